import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import sample from "../../../gallery/games/tain/sample.json";
import { names, say } from "../../../gallery/voice";
import TainBoard from "../../../src/games/tain/board/TainBoard.svelte";
import type { Duel, StaticData, Offer, Place, View } from "../../../src/games/tain/types";
import { seatsOf, type Seat } from "../../../src/pieces";

afterEach(cleanup);

const PASTURE = 4;
const GATES = 6;
const printed = sample.staticData as StaticData;
const seen = sample.view as View;
const seats = seatsOf(seen.clans);

/** A clan with a sixth gate, more cattle and fewer jewels than the printed game has. */
function clan(seat: Seat): View["clans"][string] {
  const row = Array.from({ length: GATES }, () => "-");
  const raiders = row.with(GATES - 1, seat === "B" ? "A:?" : "-");
  return { ...seen.clans[seat]!, guards: row, raiders, cattle: 11, jewels: 1, prisoners: [] };
}

const gates = seats.flatMap((board) =>
  Array.from({ length: GATES }, (_, n): Place => {
    const opens = n < PASTURE ? "pasture" : "house";
    return { place: `${board}${n + 1}`, board, gate: n + 1, opens };
  }),
);
const duels: Duel[] = [
  { raider: "W", guard: null, result: "succeeds", captive: null },
  { raider: "W", guard: "C", result: "boy-captured", captive: "W" },
];
const staticData: StaticData = {
  ...printed,
  rounds: 9,
  kinds: printed.kinds.filter(({ kind }) => kind !== "X"),
  places: [...gates, ...printed.places.filter(({ opens }) => opens === "kingdom")],
  duels,
};
const view: View = {
  ...seen,
  clans: Object.fromEntries(seats.map((seat) => [seat, clan(seat)])),
  sheets: Object.fromEntries(
    seats.map((seat, n) => [
      seat,
      { total: 40 + n, lines: [{ label: "cattle", count: 11, points: 40 + n }] },
    ]),
  ),
};
const offers: Offer[] = [{ text: "W>B6", verb: "place", piece: "W", place: "B6" }];

it("a table with other gates, kinds, rounds and counts is drawn as it is told", () => {
  const rest = {
    names,
    say,
    ways: [],
    spot: null,
    effects: [],
    onwalk: () => {},
    onchoose: () => {},
  };
  const { container } = render(TainBoard, { ...rest, view, staticData, seat: "B", offers });

  const inside = screen.getAllByRole("button", { name: /^inside Brigitte’s .* gate/ });
  expect(inside).toHaveLength(GATES);
  const named = (ground: string) =>
    screen.getAllByRole("button", { name: new RegExp(`^inside Brigitte’s ${ground} gate`) });
  expect(named("pasture")).toHaveLength(PASTURE);
  expect(named("house")).toHaveLength(GATES - PASTURE);
  const open = inside.filter((place) => place.getAttribute("aria-disabled") === "false");
  expect(open.map((place) => place.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(/gate 6/),
  ]);
  screen.getByRole("button", { name: /outside Brigitte’s house gate 6.*face-down/ });

  // As many tokens behind the screen as there are kinds, cattle as each board has, rounds.
  expect(container.querySelectorAll(".tokens .token")).toHaveLength(4);
  expect(
    screen.getAllByRole("img", { name: say("board-tain-cattle", { count: 11 }) }),
  ).toHaveLength(seats.length);
  expect(container.querySelectorAll(".rounds span")).toHaveLength(9);
  expect(container.querySelectorAll(".duels tbody td")).toHaveLength(2);
  for (const [n] of seats.entries()) expect(container.textContent).toContain(String(40 + n));
});
