import type { GameBoardProps } from "../src/games";
import type { StaticData, Offer, Way } from "../src/wire/types";

/** A position as the server sends it to a seat. */
interface Sample {
  readonly seat: GameBoardProps["seat"];
  readonly view: GameBoardProps["view"];
  readonly offers: readonly Offer[];
  readonly reach: readonly Way[];
  readonly staticData: StaticData;
  readonly layout: unknown;
}

const files = import.meta.glob<Sample>("./games/*/sample.json", { eager: true, import: "default" });

/** One position of each game, by its name. */
export const SAMPLES: Readonly<Record<string, Sample>> = Object.fromEntries(
  Object.entries(files).map(([path, sample]) => [path.split("/")[2]!, sample]),
);

/** What a board is given of a sample; nothing happens when it is played with. */
export function boardProps(game: string): Omit<GameBoardProps, "names" | "say"> {
  const { seat, view, offers, reach, staticData, layout } = SAMPLES[game]!;
  return {
    ...{ seat, view, offers, ways: reach, staticData: { ...staticData, layout } },
    ...{ spot: null, effects: [] },
    ...{ onchoose: () => {}, onwalk: () => {} },
  };
}
