import { seatsOf, type Seat } from "../../pieces";
import type { GameAnswers, Shown } from "../answers";
import { stoneName } from "./board/stone-name";
import type { Types } from "./types";

const MIDDLE = "middle";

/** The rows of a seat, those that were begun. */
function rows({ view, staticData, say }: Shown<Types>, seat: string): string {
  return staticData.colours
    .flatMap(({ letter }) => {
      const row = view.series[seat]?.[letter] ?? [];
      if (row.length === 0) return [];
      return [`${say(`word-keltis-colour-${letter}`)} ${row.join(" ")}`];
    })
    .join("; ");
}

function middle({ view, staticData, say }: Shown<Types>): string {
  const stones = view.middle.map((tile) => {
    const printed = staticData.tiles.find((one) => one.tile === tile);
    return printed ? stoneName(printed, say) : tile;
  });
  const up = stones.length > 0 ? `${stones.join("; ")}.` : say("board-keltis-none-face-up");
  return `${up} ${say("board-keltis-face-down", { count: view.face_down.length })}.`;
}

function rowsOf(shown: Shown<Types>, seat: Seat): string {
  const { names, say } = shown;
  const found = rows(shown, seat);
  const name = names[seat] ?? seat;
  return found === ""
    ? say("board-keltis-no-rows", { name })
    : say("board-keltis-rows", { name, rows: found });
}

export default {
  holding: (shown, seat) => {
    const { say } = shown;
    const found = rows(shown, seat);
    return found === ""
      ? say("board-keltis-holding-none")
      : say("board-keltis-holding", { rows: found });
  },
  places: ({ view, names, say }) => [
    { place: MIDDLE, name: say("board-keltis-middle") },
    ...seatsOf(view.series).map((seat) => ({
      place: seat,
      name: say("board-keltis-rows-of", { name: names[seat] ?? seat }),
    })),
  ],
  at: (shown, place) => (place === MIDDLE ? middle(shown) : rowsOf(shown, place as Seat)),
} satisfies GameAnswers<Types>;
