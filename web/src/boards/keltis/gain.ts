import type { Speech } from "../../speech";
import { signed, type Offer } from "../offers";

/** What a move brings, or costs, in words. */
export function gained({ gain = 0 }: Offer, say: Speech): string {
  return say("board-gain", { points: signed(gain), count: gain });
}
