import { totalBy, type Explanation, type Things } from "../../boards/explaining";
import { written } from "../../boards/offers";
import type { Shown } from "../answers";
import { direction } from "./board/direction";
import { stoneName } from "./board/stone-name";
import type { Colour, ColourOfTiles, Tile, Types } from "./types";

type Keltis = Shown<Types>;

/** By which rule it counts what is carved on a tile. */
const CARVED = { "wishing-stone": "R10", clover: "R7", bonus: "R11", plain: "R9" } as const;

/** The points of so many, now and with one more; at the end of the scale nothing more comes. */
function scale(points: readonly number[], count: number): { now: string; next: string } {
  const now = points[count] ?? points.at(-1) ?? 0;
  return { now: written(now), next: written(points[count + 1] ?? now) };
}

function laidOf({ view }: Keltis, seat: string, colour: Colour): readonly number[] {
  return view.series[seat]?.[colour] ?? [];
}

function wishes({ view }: Keltis, seat: string): number {
  return view.sheets[seat]?.lines.find(({ label }) => label === "wishing-stones")?.count ?? 0;
}

function tileOf({ staticData }: Keltis, name: string): Tile | undefined {
  return staticData.tiles.find(({ tile }) => tile === name);
}

function carving(shown: Keltis, { symbol, bonus = 0 }: Tile, seat: string | null): string {
  const { staticData, say } = shown;
  const stones = scale(staticData.stone_points, seat === null ? 0 : wishes(shown, seat));
  return say(`explain-keltis-carved-${symbol ?? "plain"}`, {
    points: bonus,
    ...{ before: stones.now, after: stones.next },
    seated: seat === null ? "no" : "yes",
  });
}

/** A tile that can still be laid: what is carved on it, and what it does to one's own row. */
function tile(shown: Keltis, name: string): Explanation | null {
  const { view, staticData, seat, say } = shown;
  const found = tileOf(shown, name);
  if (!found) return null;
  const { now, next } = scale(
    staticData.series_points,
    seat === null ? 0 : laidOf(shown, seat, found.colour).length,
  );
  const fits = seat !== null && view.fits[seat]?.includes(name);
  const row = fits
    ? say("explain-keltis-lays", { before: now, after: next })
    : say("board-keltis-unfit");
  const words = seat === null || view.phase === "over" ? [] : [row];
  return {
    name: stoneName(found, say),
    words: [carving(shown, found, seat), ...words].join(" "),
    rule: CARVED[found.symbol ?? "plain"],
  };
}

function coloured({ staticData }: Keltis, letter: string): ColourOfTiles | undefined {
  return staticData.colours.find((one) => one.letter === letter);
}

function row(shown: Keltis, seat: string, letter: string): Explanation | null {
  const { staticData, say } = shown;
  const colour = coloured(shown, letter);
  if (!colour) return null;
  const count = laidOf(shown, seat, colour.letter).length;
  const { now, next } = scale(staticData.series_points, count);
  const key = count === 0 ? "explain-keltis-row-empty" : "explain-keltis-row";
  return {
    name: say(`sheet-${colour.name}`),
    words: say(key, { count, points: now, after: next }),
    rule: "R9",
  };
}

export default {
  tile,
  row,
  total: totalBy("R11"),
  laid: (shown, seat, name) => {
    const found = tileOf(shown, name!);
    const lies = found && row(shown, seat!, found.colour);
    if (!found || !lies) return null;
    const words = `${carving(shown, found, seat!)} ${lies.words}`;
    return { name: stoneName(found, shown.say), words, rule: CARVED[found.symbol ?? "plain"] };
  },
  runs: (shown, seat, letter) => {
    const { say } = shown;
    const colour = coloured(shown, letter!);
    const runs = colour && direction(laidOf(shown, seat!, colour.letter));
    if (!colour || !runs) return row(shown, seat!, letter!);
    return {
      name: `${say(`sheet-${colour.name}`)}, ${say(`word-keltis-direction-${runs}`)}`,
      words: say(`explain-keltis-runs-${runs}`),
      rule: "R6",
    };
  },
  fits: (shown, seat, letter) => {
    const { names, say } = shown;
    const colour = coloured(shown, letter!);
    if (!colour) return null;
    return {
      name: say(`sheet-${colour.name}`),
      words: say("explain-keltis-fits", { name: names[seat!] ?? seat! }),
      rule: "R6",
    };
  },
  "face-down": ({ view, say }) => ({
    name: say("board-keltis-face-down", { count: view.face_down.length }),
    words: say("explain-keltis-face-down"),
    rule: "R8",
  }),
  "wishing-stones": (shown, seat) => {
    const { staticData, say } = shown;
    const count = wishes(shown, seat!);
    const { now, next } = scale(staticData.stone_points, count);
    return {
      name: `${say("sheet-wishing-stones")}: ${count}`,
      words: say("explain-keltis-wishes", { points: now, after: next }),
      rule: "R10",
    };
  },
  bonus: ({ view, say }, seat) => {
    const line = view.sheets[seat!]?.lines.find(({ label }) => label === "bonus");
    return {
      name: `${say("sheet-bonus")}: ${line?.count ?? 0}`,
      words: say("explain-keltis-bonuses", { points: line?.points ?? 0 }),
      rule: "R11",
    };
  },
  again: ({ say }) => ({
    name: say("explain-keltis-again"),
    words: say("explain-keltis-carved-clover"),
    rule: "R7",
  }),
  keep: (shown) => (shown.view.revealed ? tile(shown, shown.view.revealed) : null),
  leave: ({ say }) => ({
    name: say("board-keltis-leave"),
    words: say("explain-keltis-leave"),
    rule: "R5",
  }),
} satisfies Things<Types>;
