import { seatsOf, type Seat } from "../../pieces";
import type { GameAnswers, Shown } from "../answers";
import { countOf, laid, type Laid } from "./board/laid";
import type { ClanView, Place, Types } from "./types";

const OUTSIDE = "outside";
const INSIDE = "inside";
const HOUSE = "house";

export type Tain = Shown<Types>;

export function token({ names, say }: Tain, { clan, kind }: Laid): string {
  const name = names[clan] ?? clan;
  return kind === null
    ? say("board-tain-hidden-token", { name })
    : say("board-tain-token", { kind: say(`word-tain-kind-${kind}`), name });
}

/** A gate's outside and inside, or a place of the kingdom. */
function spots({ names, say }: Tain, { place, board, gate, opens }: Place) {
  if (board === undefined) return [{ place, name: say(`board-tain-kingdom-${place}`) }];
  const facts = { name: names[board] ?? board, gate: gate! };
  return [
    { place: `${OUTSIDE} ${place}`, name: say(`board-tain-raider-${opens}`, facts) },
    { place: `${INSIDE} ${place}`, name: say(`board-tain-guard-${opens}`, facts) },
  ];
}

export function places(shown: Tain) {
  const { view, staticData, names, say } = shown;
  const houses = seatsOf(view.clans).map((seat) => ({
    place: `${HOUSE} ${seat}`,
    name: say("board-tain-clan-of", { name: names[seat] ?? seat }),
  }));
  return [...staticData.places.flatMap((place) => spots(shown, place)), ...houses];
}

/** What lies there, as the view writes it. */
export function lying({ view, staticData }: Tain, asked: string): Laid | null {
  const [side = "", place = side] = asked.split(" ");
  const { board, gate } = staticData.places.find((one) => one.place === place)!;
  if (board === undefined) {
    const kingdom = staticData.places.filter((one) => one.board === undefined);
    return laid(view.kingdom.places[kingdom.findIndex((one) => one.place === place)] ?? "-");
  }
  const { guards, raiders } = view.clans[board]!;
  const written = (side === INSIDE ? guards : raiders)[gate! - 1] ?? "-";
  return side === INSIDE ? laid(written, board as Seat) : laid(written);
}

/** Cattle, jewels and prisoners. */
function wealth(shown: Tain, { cattle, jewels, prisoners }: ClanView): string {
  const { say } = shown;
  const captives = prisoners.flatMap((written) => {
    const one = laid(written);
    return one ? [say("board-tain-captive", { token: token(shown, one) })] : [];
  });
  const herd = say("board-tain-cattle", { count: cattle });
  return [herd, say("board-tain-jewels", { count: jewels }), ...captives].join(", ");
}

function clan(shown: Tain, seat: string): string {
  const { view, names, say } = shown;
  const found = view.clans[seat]!;
  return say("board-tain-clan", {
    name: names[seat] ?? seat,
    count: found.unused_count,
    pieces: wealth(shown, found),
  });
}

export default {
  holding: (shown, seat) => {
    const { view, staticData, say } = shown;
    const found = view.clans[seat]!;
    const tokens = staticData.kinds.flatMap(({ kind }) => {
      const count = countOf(found.unused ?? "", kind);
      return count > 0
        ? [say("board-pieces", { count, piece: say(`word-tain-kind-${kind}`) })]
        : [];
    });
    const behind = tokens.join(", ") || say("board-tain-unused", { count: found.unused_count });
    return say("board-tain-holding", { pieces: behind, names: wealth(shown, found) });
  },
  places,
  at: (shown, place) => {
    const { say } = shown;
    if (place.startsWith(HOUSE)) return clan(shown, place.slice(HOUSE.length + 1));
    const { name } = places(shown).find((one) => one.place === place)!;
    const there = lying(shown, place);
    if (!there) return `${say("board-tain-empty", { place: name })}.`;
    return `${say("board-tain-taken", { place: name, token: token(shown, there) })}.`;
  },
} satisfies GameAnswers<Types>;
