import type { Spot } from "./beside";

/** What is being explained. */
export interface Pointed {
  readonly element: Element;
  readonly thing: string;
  /** What a screen reader is told of it at. */
  readonly described: Element;
  /** Where the pointer is; null for the keys. */
  readonly pointer: Spot | null;
}

/** Milliseconds for which a pointer rests before anything is said; less from one thing to the next. */
const [REST, NEXT] = [450, 120];
/** Milliseconds after which a finger presses long, and how far it may tremble. */
const [LONG, TREMBLES] = [500, 8];

/**
 * Notices which thing of a board somebody wants explained: one on which the pointer rests, one that
 * has the focus of the keys, one on which a finger lies for a while. Whoever presses, drags or
 * scrolls wants something else.
 */
export class Pointing {
  at: Pointed | null = $state.raw(null);
  readonly #board: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was pressed last: it needs no words until the pointer has been elsewhere. */
  #pressed: Element | null = null;
  #finger: { readonly id: number; readonly at: Spot; long: boolean } | null = null;

  constructor(board: HTMLElement) {
    this.#board = board;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }

  /** Listens until it is told to stop. */
  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const capture = { signal, capture: true };
    const board = this.#board;
    board.addEventListener("pointermove", (event) => this.#moved(event), { signal });
    board.addEventListener("pointerleave", (event) => this.#left(event), { signal });
    board.addEventListener("focusin", (event) => this.#focused(event), { signal });
    board.addEventListener("focusout", () => this.#blurred(), { signal });
    board.addEventListener("contextmenu", (event) => this.#menu(event), { signal });
    addEventListener("pointerdown", (event) => this.#down(event), capture);
    addEventListener("pointermove", (event) => this.#trembled(event), capture);
    addEventListener("pointerup", (event) => this.#up(event), capture);
    addEventListener("pointercancel", () => this.#cancelled(), capture);
    addEventListener("scroll", () => this.#scrolled(), capture);
    addEventListener("keydown", (event) => event.key === "Escape" && this.hide(), capture);
    return () => {
      listening.abort();
      this.hide();
    };
  }

  #show(element: Element, described: Element, pointer: Spot | null): void {
    clearTimeout(this.#timer);
    const thing = element.getAttribute("data-explains")!;
    this.at = { element, thing, described, pointer };
  }

  #moved({ pointerType, buttons, clientX, clientY }: PointerEvent): void {
    if (pointerType === "touch") return;
    const pointer = { x: clientX, y: clientY };
    const shown = this.at?.pointer ? this.at.element : null;
    if (shown && buttons === 0 && this.#thingAt(pointer) === shown) return;
    if (shown || buttons !== 0) this.hide();
    clearTimeout(this.#timer);
    if (buttons !== 0) return;
    this.#timer = setTimeout(() => this.#rested(pointer), shown ? NEXT : REST);
  }

  #rested(pointer: Spot): void {
    const thing = this.#thingAt(pointer);
    if (thing !== this.#pressed) this.#pressed = null;
    if (thing && !this.#pressed) this.#show(thing, thing, pointer);
  }

  #left({ pointerType }: PointerEvent): void {
    if (pointerType === "touch") return;
    this.#pressed = null;
    clearTimeout(this.#timer);
    if (this.at?.pointer) this.hide();
  }

  #down(event: PointerEvent): void {
    this.hide();
    this.#finger = null;
    const { clientX, clientY, target, pointerType, isPrimary, pointerId } = event;
    if (!(target instanceof Node) || !this.#board.contains(target)) return;
    const at = { x: clientX, y: clientY };
    this.#pressed = this.#thingAt(at);
    if (pointerType !== "touch" || !isPrimary || !this.#pressed) return;
    const thing = this.#pressed;
    this.#finger = { id: pointerId, at, long: false };
    this.#timer = setTimeout(() => {
      if (!this.#finger) return;
      this.#finger.long = true;
      this.#show(thing, thing, at);
    }, LONG);
  }

  /** Once something is explained, the finger on it draws nothing. */
  #trembled(event: PointerEvent): void {
    const finger = this.#finger;
    if (!finger || event.pointerId !== finger.id) return;
    if (finger.long) event.stopPropagation();
    else if (Math.hypot(event.clientX - finger.at.x, event.clientY - finger.at.y) > TREMBLES) {
      this.#finger = null;
      clearTimeout(this.#timer);
    }
  }

  #up({ pointerId }: PointerEvent): void {
    const finger = this.#finger;
    if (pointerId !== finger?.id) return;
    this.#finger = null;
    // What was said stays to be read; the press was no click.
    if (finger.long) swallowClick();
    else clearTimeout(this.#timer);
  }

  #cancelled(): void {
    if (!this.#finger) return;
    this.#finger = null;
    this.hide();
  }

  #scrolled(): void {
    clearTimeout(this.#timer);
    // The keys scroll to what they come to.
    if (this.at?.pointer) this.hide();
  }

  #menu(event: Event): void {
    if (this.#finger) event.preventDefault();
  }

  #focused({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const thing = target.closest("[data-explains]");
    if (thing && this.#board.contains(thing)) this.#show(thing, target, null);
  }

  #blurred(): void {
    const was = this.at;
    if (was?.pointer !== null) return;
    // What had the focus may just be taken off the page, where nothing may change in between.
    queueMicrotask(() => this.at === was && this.hide());
  }

  /** What is seen there; of what lies over other things only if none of those is explained. */
  #thingAt({ x, y }: Spot): Element | null {
    let ground: Element | null = null;
    for (const seen of document.elementsFromPoint(x, y)) {
      const thing = seen.closest("[data-explains]");
      if (!thing || !this.#board.contains(thing)) break;
      if (!thing.hasAttribute("data-ground")) return thing;
      ground ??= thing;
    }
    return ground;
  }
}

/** The click that follows a press comes at once, if it comes. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
