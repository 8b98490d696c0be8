import { firstOf, spotOf } from "../../boards/spots";
import type { GameTable } from "../../games";
import type { Speech } from "../../speech";
import type { LessonFrame } from "../../wire/types";

/** Something on the board that a lesson is about. */
export interface Pointed {
  readonly element: Element;
  /** Which of the moves that are asked for it is about; none for what is only pointed at. */
  readonly ask: number | null;
}

/** What can be turned to with the keys, also where the arrows go on from something else. */
const FOCUSED = "button:not(:disabled), a[href], [tabindex], input, select, summary";

/** What a step asks for, a piece before the place that it goes to, and then what it points at. */
export function pointedAt(
  played: GameTable,
  frame: LessonFrame,
  board: Element,
  say: Speech,
): Pointed[] {
  const found = new Map<Element, number | null>();
  const note = (element: Element | null, ask: number | null): void => {
    if (element && !found.has(element)) found.set(element, ask);
  };
  const offers = frame.position.offers ?? [];
  (frame.asks ?? []).forEach((text, ask) => {
    const offer = offers.find((one) => one.text === text);
    if (!offer) return;
    const { at, piece } = spotOf(played, offer, say);
    if (piece) note(firstOf(board, [piece]), ask);
    note(firstOf(board, at), ask);
  });
  for (const word of frame.point ?? []) {
    for (const selector of played.pointed?.(word, frame.position.viewer) ?? []) {
      for (const element of board.querySelectorAll(selector)) note(element, null);
    }
  }
  return [...found].map(([element, ask]) => ({ element, ask }));
}

/** Turns somebody who uses the keys to something on the board. */
export function turnTo(element: Element): boolean {
  const target = element.matches(FOCUSED)
    ? element
    : (element.querySelector(FOCUSED) ?? element.closest(FOCUSED));
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return false;
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}

/** Whether something lies over the middle of an element, such as a hand that stays in sight. */
function covered(element: Element, box: DOMRect): boolean {
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const whole = element.closest("svg") ?? element;
  return top !== null && !whole.contains(top) && !top.contains(element);
}

/** Whether more than half of something is seen in its room. */
export function mostlySeen(element: Element, room: Element): boolean {
  const box = element.getBoundingClientRect();
  const { top, bottom } = room.getBoundingClientRect();
  const seen = Math.min(box.bottom, bottom, innerHeight) - Math.max(box.top, top, 0);
  return seen > box.height / 2;
}

/** Brings something into sight that is not wholly there; what is larger than the room begins there. */
export function bringIntoSight(element: Element, room: Element): void {
  const box = element.getBoundingClientRect();
  const { top, bottom } = room.getBoundingClientRect();
  const [least, most] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (box.top >= least && box.bottom <= most && !covered(element, box)) return;
  const block = box.height > most - least ? "start" : "center";
  element.scrollIntoView({ block, inline: "nearest" });
}
