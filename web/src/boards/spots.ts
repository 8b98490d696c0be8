import type { GameTable } from "../games";
import type { Speech } from "../speech";
import type { Offer } from "../wire/types";

/** Where something lies, from the corner of the board. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where on a board a move is made: where the game says, or where its button is. */
export function spotOf(
  played: GameTable,
  offer: Offer,
  say: Speech,
): ReturnType<NonNullable<GameTable["spotOf"]>> {
  const button = `[data-offer="${CSS.escape(offer.text)}"]`;
  const spot = played.spotOf?.(offer, say);
  return spot ? { ...spot, at: [...spot.at, button] } : { at: [button] };
}

/** The first of these that is there. */
export function firstOf(board: Element, selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const found = board.querySelector(selector);
    if (found) return found;
  }
  return null;
}

/** Where something is on the board; null while it is out of sight there. */
export function boxOn(board: Element, element: Element): Box | null {
  const frame = board.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const map = element.closest("svg")?.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (width === 0) return null;
  if (map && (x < map.left || x > map.right || y < map.top || y > map.bottom)) return null;
  return { left: left - frame.left, top: top - frame.top, width, height };
}

/** Works something out anew for each frame that is drawn, and tells of it when it is another. */
export function watched<T>(work: () => T, tell: (found: T) => void): () => void {
  let frame = 0;
  let known = "";
  const look = (): void => {
    const found = work();
    const now = JSON.stringify(found);
    if (now !== known) tell(found);
    known = now;
    frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
