import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { names, say } from "../../gallery/voice";
import LogPanel from "../../src/pages/table/panels/LogPanel.svelte";
import type { Sentence } from "../../src/wire/types";

const STORY: readonly Sentence[] = ["A", "B", "C"].map((seat, seq) => ({
  ...{ seq, seat, key: "story-sits", rule: seq === 1 ? "T1" : null },
  facts: { seat, name: seat },
}));

describe("a list that is one stop", () => {
  let panel: ReturnType<typeof mount> | undefined;

  afterEach(() => {
    if (panel) void unmount(panel);
    document.body.replaceChildren();
  });

  function shown(): HTMLElement {
    const props = { game: "fidchell", story: STORY, asides: [], names, say };
    panel = mount(LogPanel, { target: document.body, props });
    flushSync();
    return document.querySelector<HTMLElement>("[role=region]")!;
  }

  function press(key: string): void {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }

  const at = (): number =>
    [...document.querySelectorAll("[data-entry]")].indexOf(document.activeElement!);

  it("has nothing else for Tab to stop at", () => {
    const list = shown();
    const stops = [...document.querySelectorAll<HTMLElement>("*")].filter(
      (one) => one.tabIndex >= 0,
    );
    expect(stops).toEqual([list]);
  });

  it("is gone through with arrows, from the newest on", () => {
    shown().focus();
    press("ArrowUp");
    expect(at()).toBe(2);
    press("ArrowUp");
    expect(at()).toBe(1);
    press("Home");
    expect(at()).toBe(0);
    press("ArrowUp");
    expect(at()).toBe(0);
    press("End");
    expect(at()).toBe(2);
  });

  it("leads to the rule of an entry and back, with arrows or Enter", () => {
    shown().focus();
    press("ArrowUp");
    press("ArrowUp");
    press("ArrowRight");
    expect(document.activeElement!.textContent).toBe("T1");
    press("ArrowLeft");
    expect(at()).toBe(1);
    let followed = 0;
    document.querySelector("a")!.addEventListener("click", (event) => {
      event.preventDefault();
      followed += 1;
    });
    press("Enter");
    expect(followed).toBe(1);
  });

  it("is left by one Tab from inside, in both directions", () => {
    const list = shown();
    list.focus();
    press("ArrowUp");
    expect(list.tabIndex).toBe(-1);
    (document.activeElement as HTMLElement).blur();
    expect(list.tabIndex).toBe(0);
  });
});
