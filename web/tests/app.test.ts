import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import { router } from "../src/router";
import { voice } from "../src/speech";

/** Every page that was made, with what it was given. */
const made = vi.hoisted((): string[] => []);

vi.mock("../src/shell/pages", () => ({
  pageOf: ({ page, ...props }: { page: string; id?: string }) => ({
    // As from the server: not there at once, even when it was fetched before.
    load: async () => {
      await new Promise((done) => setTimeout(done));
      const Page = (_: unknown, { id }: { id?: string }): void => {
        made.push(`${page} ${id ?? ""}`.trim());
      };
      return { default: pages[page] ?? (pages[page] = Page) };
    },
    props,
    key: [page, props.id].join("/"),
  }),
}));

const pages: Record<string, unknown> = {};

async function settled(): Promise<void> {
  await vi.runAllTimersAsync();
  await tick();
}

beforeEach(async () => {
  vi.useFakeTimers();
  made.length = 0;
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async () => Response.json({ name: "Aoife" }));
  await voice.speak("en");
  router.go("/");
  render(App);
  await settled();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("makes each page once, and only for its own address", async () => {
  router.go("/table/one");
  await settled();
  router.go("/table/two");
  await settled();
  router.go("/");
  await settled();
  expect(made).toEqual(["home", "table one", "table two", "home"]);
});

it("leaves a page as it is when only the place in it changes", async () => {
  router.go("/table/one");
  await settled();
  document.title = "One";
  (document.activeElement as HTMLElement).blur();
  router.go("/table/one#main");
  await settled();
  expect(made).toEqual(["home", "table one"]);
  expect([document.title, document.activeElement]).toEqual(["One", document.body]);
});
