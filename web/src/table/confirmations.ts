import type { GameTable, Confirmation } from "../games";
import type { GameTypes } from "../wire/types";
import { preferences } from "./preferences.svelte";

/** In a game that says nothing else, whatever cannot be taken back. */
const FINAL: readonly Confirmation[] = [
  {
    preference: "finalAtOnce",
    label: "table-final-at-once",
    before: ({ final }) => final === true,
  },
];

/** What somebody is asked before a move is made; nothing where they wish not to be asked. */
export function confirmationBefore<G extends GameTypes>(
  { confirmations }: Pick<GameTable<G>, "confirmations">,
  offer: G["offer"],
  offers: readonly G["offer"][],
): Confirmation<G> | null {
  const asked = (confirmations ?? FINAL).find(({ before }) => before(offer, offers));
  return asked && !preferences.unasked(asked.preference) ? asked : null;
}
