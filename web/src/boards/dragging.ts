import type { Attachment } from "svelte/attachments";
import { lasting } from "./motion";

/**
 * What becomes of a piece that is dragged. A place where it can be put down is any element with
 * `data-drop`, whose value is told; while the piece is over it, the element has `data-over` too.
 */
export interface Drag {
  /** It was drawn so far that it is a drag and no click. */
  readonly onlift?: () => void;
  readonly ondrop: (place: string) => void;
  /** It was let go where nothing can be put, or taken back with Escape. */
  readonly oncancel?: () => void;
  /** What follows the pointer: a copy of this; without it, of the first drawing in the source. */
  readonly ghost?: Element;
}

/** A pointer that moves less than this clicks. */
const CLICK = 6;
/** So near to the upper or lower edge of the window the page scrolls under the piece. */
const EDGE = 56;
const SCROLLED = 9;

/**
 * Lets a piece be dragged by mouse, pen or finger: `{@attach draggable(() => drag)}`. What can be
 * done with it is asked when it is pressed: null leaves it where it is. Clicks and keys stay as
 * they are. The press goes no further, so that a map under the piece is not moved with it.
 */
export function draggable(offered: () => Drag | null): Attachment<HTMLElement | SVGElement> {
  return (source) => {
    let held: Held | null = null;

    function press(event: Event): void {
      const { button, isPrimary } = event as PointerEvent;
      if (held || button !== 0 || !isPrimary) return;
      const drag = offered();
      if (!drag) return;
      event.stopPropagation();
      held = new Held(source, drag, event as PointerEvent, () => (held = null));
    }

    // A finger on a piece draws the piece and not the page.
    function keepStill(event: Event): void {
      if (held && event.cancelable) event.preventDefault();
    }

    source.addEventListener("pointerdown", press);
    source.addEventListener("touchmove", keepStill, { passive: false });
    return () => {
      held?.cancel();
      source.removeEventListener("pointerdown", press);
      source.removeEventListener("touchmove", keepStill);
    };
  };
}

/** A piece from the press of the pointer until it is let go. */
class Held {
  readonly #source: Element;
  readonly #drag: Drag;
  readonly #pointer: number;
  readonly #from: { readonly x: number; readonly y: number };
  readonly #ended: () => void;
  readonly #listening = new AbortController();
  #ghost: HTMLElement | null = null;
  #over: Element | null = null;
  #at: { x: number; y: number };
  /** Whether the piece has been away from the edges, where it may have been lifted. */
  #away = false;
  #frame = 0;

  constructor(source: Element, drag: Drag, event: PointerEvent, ended: () => void) {
    this.#source = source;
    this.#drag = drag;
    this.#pointer = event.pointerId;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#at = { ...this.#from };
    this.#ended = ended;
    const { signal } = this.#listening;
    const listen = (name: string, heard: (event: PointerEvent) => void): void =>
      addEventListener(
        name,
        (event) => {
          if ((event as PointerEvent).pointerId === this.#pointer) heard(event as PointerEvent);
        },
        { signal },
      );
    listen("pointermove", (moved) => this.#move(moved));
    listen("pointerup", () => this.#release());
    listen("pointercancel", () => this.cancel());
    addEventListener("keydown", (key) => this.#key(key), { signal, capture: true });
  }

  cancel(): void {
    const lifted = this.#ghost !== null;
    this.#flyBack();
    this.#end();
    if (lifted) this.#drag.oncancel?.();
  }

  #move(event: PointerEvent): void {
    this.#at = { x: event.clientX, y: event.clientY };
    if (this.#ghost === null) {
      if (Math.hypot(this.#at.x - this.#from.x, this.#at.y - this.#from.y) < CLICK) return;
      this.#lift();
    }
    this.#follow();
  }

  #lift(): void {
    this.#ghost = ghostOf(this.#drag.ghost ?? this.#source.querySelector("svg") ?? this.#source);
    this.#source.setPointerCapture?.(this.#pointer);
    this.#source.toggleAttribute("data-lifted", true);
    getSelection()?.removeAllRanges();
    this.#drag.onlift?.();
    this.#scroll();
  }

  #follow(): void {
    const { x, y } = this.#at;
    this.#ghost!.style.translate = `${x}px ${y}px`;
    const over = document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;
    if (over === this.#over) return;
    this.#over?.removeAttribute("data-over");
    over?.toggleAttribute("data-over", true);
    this.#over = over;
  }

  #release(): void {
    if (this.#ghost === null) {
      this.#end();
      return;
    }
    swallowClick();
    const place = this.#over?.getAttribute("data-drop") ?? null;
    if (place === null) {
      this.cancel();
      return;
    }
    this.#ghost.remove();
    this.#end();
    this.#drag.ondrop(place);
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || this.#ghost === null) return;
    event.preventDefault();
    event.stopPropagation();
    // The pointer is still down.
    addEventListener("pointerup", swallowClick, { once: true });
    this.cancel();
  }

  /** Brings what lies above or below into the window while the piece is held at its edge. */
  #scroll(): void {
    this.#frame = requestAnimationFrame(() => this.#scroll());
    const { y } = this.#at;
    const up = y < EDGE;
    const down = y > innerHeight - EDGE;
    if (!up && !down) this.#away = true;
    else if (this.#away) {
      scrollBy({ top: up ? -SCROLLED : SCROLLED, behavior: "instant" });
      this.#follow();
    }
  }

  #flyBack(): void {
    const ghost = this.#ghost;
    if (!ghost) return;
    const { left, top, width, height } = this.#source.getBoundingClientRect();
    const home = { translate: `${left + width / 2}px ${top + height / 2}px` };
    const flight = ghost.animate?.(home, { duration: lasting(160), easing: "ease-out" });
    if (flight) flight.onfinish = () => ghost.remove();
    else ghost.remove();
  }

  #end(): void {
    cancelAnimationFrame(this.#frame);
    this.#listening.abort();
    this.#over?.removeAttribute("data-over");
    this.#source.removeAttribute("data-lifted");
    this.#ended();
  }
}

/** A copy of what is seen, in the middle of the pointer and above everything else. */
function ghostOf(seen: Element): HTMLElement {
  const { width, height } = seen.getBoundingClientRect();
  const copy = seen.cloneNode(true) as HTMLElement | SVGElement;
  Object.assign(copy.style, { display: "block", width: `${width}px`, height: `${height}px` });
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  ghost.className = "ghost";
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "50",
    left: `${-width / 2}px`,
    top: `${-height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    scale: "1.12",
    filter: "drop-shadow(0 5px 6px rgb(0 0 0 / 0.4))",
    pointerEvents: "none",
  });
  ghost.append(copy);
  // Outside of what fills the screen nothing is shown.
  (document.fullscreenElement ?? document.body).append(ghost);
  return ghost;
}

/** The browser takes the end of a drag for a click on the source, and sends it at once. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
