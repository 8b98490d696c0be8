import type { Position, Sentence, TraderView, View } from "../wire/types";
import { raidScenes } from "./raids";

/** One picture of what happens, with the sentences that go with it. */
export interface Scene {
  readonly view: View;
  /** Milliseconds for which nothing else is shown. */
  readonly lasts: number;
  readonly caption: readonly Sentence[];
  /** The gate, or `K` for the kingdom, that it is about. */
  readonly spot: string | null;
}

const STEP = 340;
const REVEALED = 1000;
const OTHERS = 350;

const quiet = { caption: [], spot: null } as const;

/** Who laid the tokens that lie face down, by the number of the event. */
export type Layers = Map<number, string>;

/** Takes in who laid what. */
export function remember(layers: Layers, position: Position): void {
  for (const event of position.events) {
    if (event.kind === "move" && event.commitment) layers.set(event.seq, event.seat);
    else if (event.kind === "undo") layers.delete(event.of);
  }
}

/** What lies between two positions, picture by picture, the new position last. */
export function scenes(before: View | null, position: Position, layers: Layers): Scene[] {
  const { view } = position;
  if (before?.game === "tain") {
    const raids = raidScenes(before, position, layers);
    if (raids.length > 0) return raids;
  }
  const steps = before?.game === "celtic-trader" ? walk(before, position) : [];
  const others = position.viewer === null || position.to_act !== position.viewer;
  const revealed = view.game === "keltis" && view.revealed !== null;
  return [...steps, { ...quiet, view, lasts: others ? (revealed ? REVEALED : OTHERS) : 0 }];
}

/** The places on the way of somebody who went far at once. */
function walk(before: TraderView, { events }: Position): Scene[] {
  const steps = events.flatMap((event) =>
    event.kind === "move" && event.text.startsWith("go ")
      ? [{ seat: event.seat, place: event.text.slice("go ".length) }]
      : [],
  );
  return steps.slice(0, -1).map(({ seat, place }) => {
    const trader = before.players[seat]!;
    const players = { ...before.players, [seat]: { ...trader, at: place } };
    return { ...quiet, view: { ...before, players }, lasts: STEP };
  });
}

/** By so many milliseconds moves that tell no story may be shown late. */
const LAG = 3000;

/** What is still to be shown: of moves that came faster than they are shown, only the latest. */
export function hurried(coming: readonly Scene[]): Scene[] {
  let lag = 0;
  const kept = [...coming].reverse().filter(({ caption, lasts }) => {
    if (caption.length > 0) return true;
    lag += lasts;
    return lag <= LAG;
  });
  return kept.reverse();
}
