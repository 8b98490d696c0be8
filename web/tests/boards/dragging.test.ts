import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draggable, type Drag } from "../../src/boards/dragging";

/** A piece and two places; what is under the pointer is what the test says. */
function table(drag: Drag | null): {
  piece: HTMLElement;
  places: HTMLElement[];
  leave: () => void;
} {
  document.body.innerHTML =
    "<button id='piece'><svg></svg></button><div data-drop='A1'></div><div data-drop='B2'></div>";
  const piece = document.querySelector<HTMLElement>("#piece")!;
  const leave = draggable(() => drag)(piece) as () => void;
  return { piece, places: [...document.querySelectorAll<HTMLElement>("[data-drop]")], leave };
}

function point(target: EventTarget, name: string, x: number, y: number): void {
  const at = { clientX: x, clientY: y, pointerId: 7, isPrimary: true, button: 0 };
  target.dispatchEvent(new PointerEvent(name, { ...at, bubbles: true, cancelable: true }));
}

let under: Element | null = null;

beforeEach(() => {
  under = null;
  document.elementFromPoint = () => under;
});

// The click that follows a release is waited for until the next turn of the browser's loop.
afterEach(() => new Promise((done) => setTimeout(done)));

describe("a piece that is dragged", () => {
  const drag = { onlift: vi.fn(), ondrop: vi.fn(), oncancel: vi.fn() };

  beforeEach(() => vi.resetAllMocks());

  test("is put down on the place under the pointer", () => {
    const { piece, places } = table(drag);
    point(piece, "pointerdown", 100, 100);
    under = places[1]!;
    point(window, "pointermove", 140, 100);
    expect(drag.onlift).toHaveBeenCalledOnce();
    expect(places[1]!.hasAttribute("data-over")).toBe(true);
    expect(document.querySelectorAll(".ghost svg")).toHaveLength(1);
    point(window, "pointerup", 140, 100);
    expect(drag.ondrop).toHaveBeenCalledExactlyOnceWith("B2");
    expect(drag.oncancel).not.toHaveBeenCalled();
    expect(document.querySelector(".ghost, [data-over], [data-lifted]")).toBeNull();
  });

  test("stays a click when the pointer hardly moves", () => {
    const { piece, places } = table(drag);
    const clicked = vi.fn();
    piece.onclick = clicked;
    under = places[0]!;
    point(piece, "pointerdown", 100, 100);
    point(window, "pointermove", 103, 104);
    point(window, "pointerup", 103, 104);
    piece.click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(drag.onlift).not.toHaveBeenCalled();
    expect(drag.ondrop).not.toHaveBeenCalled();
  });

  test("is not clicked when it is let go", () => {
    const { piece, places } = table(drag);
    const clicked = vi.fn();
    piece.onclick = clicked;
    point(piece, "pointerdown", 100, 100);
    under = places[0]!;
    point(window, "pointermove", 140, 100);
    point(window, "pointerup", 140, 100);
    piece.click();
    expect(clicked).not.toHaveBeenCalled();
    piece.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  test("goes back on Escape, and where nothing can be put", () => {
    const { piece, places } = table(drag);
    point(piece, "pointerdown", 100, 100);
    under = places[0]!;
    point(window, "pointermove", 140, 100);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    point(window, "pointerup", 140, 100);
    expect(drag.oncancel).toHaveBeenCalledOnce();

    point(piece, "pointerdown", 100, 100);
    under = null;
    point(window, "pointermove", 140, 100);
    point(window, "pointerup", 140, 100);
    expect(drag.oncancel).toHaveBeenCalledTimes(2);
    expect(drag.ondrop).not.toHaveBeenCalled();
    expect(document.querySelector(".ghost, [data-over]")).toBeNull();
  });

  test("is given up when it leaves the page", () => {
    const { piece, leave } = table(drag);
    point(piece, "pointerdown", 100, 100);
    point(window, "pointermove", 140, 100);
    leave();
    expect(drag.oncancel).toHaveBeenCalledOnce();
    expect(document.querySelector(".ghost")).toBeNull();
  });

  test("keeps the press from the map under it, unless it can't be dragged", () => {
    const pressed = vi.fn();
    document.body.addEventListener("pointerdown", pressed);
    point(table(drag).piece, "pointerdown", 1, 1);
    expect(pressed).not.toHaveBeenCalled();
    point(table(null).piece, "pointerdown", 1, 1);
    expect(pressed).toHaveBeenCalledOnce();
    document.body.removeEventListener("pointerdown", pressed);
  });
});
