import { expect, it } from "vitest";
import { flights, type Whereabouts } from "../../../src/games/celtic-trader/board/flights";
import table from "../../../src/games/celtic-trader/table";
import { effectsOf } from "../../../src/table/stage/effects";
import { scenes } from "../../../src/table/stage/scenes";
import type { Position, CelticTraderView } from "../../../src/games/celtic-trader/types";
import recorded from "./positions.json";

const played = recorded as unknown as { before: CelticTraderView; position: Position }[];

it("walks every step of a way that was gone at once", () => {
  const map = {
    game: "celtic-trader",
    players: { A: { at: "T01" } },
  } as unknown as CelticTraderView;
  const step = { kind: "move", seat: "A", seq: 1, ply: 0, hash: "", answers: 0, text: "" } as const;
  const there = { ...map, players: { A: { ...map.players.A!, at: "T03" } } };
  const shown = scenes(table, map, {
    ...{ seq: 9, viewer: "A", to_act: "A", story: [] },
    view: there,
    events: [
      { ...step, effects: [{ kind: "went", seat: "A", place: "T02", count: 1 }] },
      { ...step, effects: [{ kind: "went", seat: "A", place: "T03", count: 1 }] },
    ],
  } satisfies Position);
  expect(shown.map(({ view }) => view.players.A!.at)).toEqual(["T02", "T03"]);
});

const named = ({ store, of }: Whereabouts): string => (of === undefined ? store : `${store} ${of}`);

/** How many tokens of each kind are where. */
function tally({
  bag,
  discard,
  turn,
  spots,
  romans,
  players,
}: CelticTraderView): Map<string, number> {
  const counted = new Map<string, number>();
  const add = (kind: string, where: string, many = 1): void => {
    if (many > 0) counted.set(`${kind} ${where}`, (counted.get(`${kind} ${where}`) ?? 0) + many);
  };
  for (const [kind, many] of Object.entries(bag)) add(kind, "bag", many);
  for (const [kind, many] of Object.entries(discard)) add(kind, "discard", many);
  for (const kind of turn.drawn) add(kind, "drawn");
  for (const [section, kinds] of Object.entries(spots)) {
    for (const kind of kinds) add(kind, `spot ${section}`);
  }
  for (const place of romans) add("roman", `roman ${place}`);
  for (const [seat, { carried }] of Object.entries(players)) {
    for (const kind of carried) add(kind, `seat ${seat}`);
  }
  return counted;
}

/** Where there are more of a kind afterwards, and where fewer. */
function changes(before: CelticTraderView, after: CelticTraderView): Record<string, number> {
  const [old, now] = [tally(before), tally(after)];
  const places = [...new Set([...old.keys(), ...now.keys()])].sort();
  const change = (place: string): number => (now.get(place) ?? 0) - (old.get(place) ?? 0);
  return Object.fromEntries(
    places.map((place) => [place, change(place)] as const).filter(([, many]) => many !== 0),
  );
}

it("has every token fly from where it was to where it is, in matches that were played", () => {
  const seen = new Set<string>();
  for (const { before, position } of played) {
    const effects = effectsOf(position.events);
    const kinds = effects.map(({ kind }) => kind);
    // A heap is shown by one token of each kind, and one Roman token leaves the game (C12).
    if (kinds.includes("bag-refilled")) continue;
    const after = position.view;
    const moved: Record<string, number> = {};
    const add = (place: string, many: number): void => {
      moved[place] = (moved[place] ?? 0) + many;
      if (moved[place] === 0) delete moved[place];
    };
    for (const { kind, from, to } of flights(effects, before.discard)) {
      add(`${kind} ${named(from)}`, -1);
      add(`${kind} ${named(to)}`, 1);
    }
    const gone = after.removed_romans - before.removed_romans;
    const expected = changes(before, after);
    const places = [...new Set([...Object.keys(expected), ...Object.keys(moved)])];
    const lost = places.filter((place) => expected[place] !== moved[place]);
    expect(lost.length).toBe(gone);
    for (const kind of kinds) seen.add(kind);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...["drawn", "placed", "discarded", "picked", "dropped", "delivered"],
      ...["roman-left", "roman-placed", "roman-lifted", "roman-withdrawn"],
    ]),
  );
});

it("has one token of each kind in the discard fly to the bag when it is refilled", () => {
  const refilled = played.filter(({ position }) =>
    effectsOf(position.events).some(({ kind }) => kind === "bag-refilled"),
  );
  expect(refilled.length).toBeGreaterThan(0);
  for (const { before, position } of refilled) {
    const flown = flights(effectsOf(position.events), before.discard).filter(
      ({ to }) => to.store === "bag",
    );
    const lay = Object.entries(before.discard).flatMap(([kind, many]) => (many > 0 ? [kind] : []));
    const heap = flown.filter(({ from }) => from.store === "discard").map(({ kind }) => kind);
    expect(heap.sort()).toEqual(lay.sort());
    expect(flown.filter(({ from }) => from.store === "drawn")).toMatchObject([{ kind: "cycle" }]);
  }
});
