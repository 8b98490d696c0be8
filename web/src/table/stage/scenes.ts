import type { GameTable } from "../../games";
import type { Effect, GameTypes, Position, Sentence } from "../../wire/types";
import { effectsOf } from "./effects";

/** One picture of what happens, with the sentences that go with it. */
export interface Scene<G extends GameTypes = GameTypes> {
  readonly view: G["view"];
  /** Milliseconds for which nothing else is shown. */
  readonly lasts: number;
  readonly caption: readonly Sentence[];
  /** The place on the board that it is about. */
  readonly spot: string | null;
  /** What was done since the picture before, for boards that show more of it than the view. */
  readonly effects: readonly G["effect"][];
}

const OTHERS = 350;

/** What lies between two positions, picture by picture, the new position last. */
export function scenes<G extends GameTypes>(
  game: GameTable<G> | null,
  before: G["view"],
  position: Position<G>,
): Scene<G>[] {
  const { view, viewer, to_act, events } = position;
  const others = viewer === null || to_act !== viewer;
  const last: Scene<G> = {
    ...{ view, lasts: others ? OTHERS : 0, caption: [], spot: null },
    effects: effectsOf(events),
  };
  return game?.scenes?.(before, position, last) ?? [last];
}

/** By so many milliseconds moves that tell no story may be shown late. */
const LAG = 3000;

/** What is still to be shown: of moves that came faster than they are shown, only the latest. */
export function hurried<S extends Scene>(coming: readonly S[]): S[] {
  let lag = 0;
  const late = [...coming].reverse().filter(({ caption, lasts }) => {
    if (caption.length > 0) return false;
    lag += lasts;
    return lag > LAG;
  });
  // What a picture that is left out had done is seen with the next.
  let missed: readonly Effect[] = [];
  return coming.flatMap((scene) => {
    const effects = [...missed, ...scene.effects];
    const shown = !late.includes(scene);
    missed = shown ? [] : effects;
    return shown ? [{ ...scene, effects }] : [];
  });
}
