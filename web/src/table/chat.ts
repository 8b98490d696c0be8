import type { Said } from "../wire/types";

/** When the last was said; before anything was, never. */
export function lastSaid(chat: readonly Said[]): number {
  return chat.at(-1)?.at ?? 0;
}

/** What was said after a moment. Only the latest is kept, so that counting would not tell. */
export function saidSince(chat: readonly Said[], moment: number): readonly Said[] {
  return chat.filter(({ at }) => at > moment);
}
