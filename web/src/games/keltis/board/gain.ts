import type { Speech } from "../../../speech";
import { signed } from "../../../boards/offers";
import type { Offer } from "../types";

/** What a move brings, or costs, in words. */
export function gained({ gain = 0 }: Offer, say: Speech): string {
  return say("board-gain", { points: signed(gain), count: gain });
}
