import type { Scene } from "../../table/stage/scenes";
import { raidScenes } from "./raids";
import type { Position, Types, View } from "./types";

/** The raids one by one, if there were any. */
export function scenes(before: View, { story }: Position, last: Scene<Types>): Scene<Types>[] {
  return raidScenes(before, story, last);
}

/** A view without what only its viewer may see, once all that was laid is turned up. */
export function publicView(view: View): View {
  const clans = Object.entries(view.clans).map(([seat, clan]) => [
    seat,
    { ...clan, unused: null, used: null },
  ]);
  return { ...view, clans: Object.fromEntries(clans) };
}
