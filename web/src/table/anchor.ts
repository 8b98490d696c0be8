/** Where something was pressed, for what is to stand beside it. */
export interface Anchor {
  /** Where that is in the window now. */
  readonly box: () => DOMRect;
}

/** What can be pressed; boards have tiles and places that are no buttons. */
const PRESSED = "button, a, label, [role=button], [tabindex]";
/** So much of a finger's place is not to be covered. */
const FINGER = 24;

/** Follows where somebody presses, with the pointer or with the keys. */
export class Presses {
  #point: { x: number; y: number } | null = null;

  /** A press of a pointer, or its end after a drag. */
  pointed({ clientX, clientY }: PointerEvent): void {
    this.#point = { x: clientX, y: clientY };
  }

  keyed(): void {
    this.#point = null;
  }

  /** What was pressed last. */
  last(): Anchor {
    const point = this.#point;
    const under = point ? document.elementFromPoint(point.x, point.y) : document.activeElement;
    const pressed = under?.closest(PRESSED) ?? null;
    const begun = { x: scrollX, y: scrollY };
    return {
      box: () => {
        const box = pressed?.isConnected ? pressed.getBoundingClientRect() : null;
        // A whole board is not where the finger was.
        if (box && (!point || box.height < innerHeight / 3)) return box;
        const { x, y } = point ?? { x: innerWidth / 2, y: innerHeight / 2 };
        const [left, top] = [x + begun.x - scrollX, y + begun.y - scrollY];
        return new DOMRect(left - FINGER, top - FINGER, 2 * FINGER, 2 * FINGER);
      },
    };
  }
}
