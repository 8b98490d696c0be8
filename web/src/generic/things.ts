import { totalBy, type Things } from "../boards/explaining";
import type { Shown } from "../games/answers";
import { isSeat } from "../pieces";
import { BoardWords } from "./words";
import { layoutOf, type Zone } from "./zones";

const words = ({ view, names, say }: Shown): BoardWords => new BoardWords(view.game, names, say);

function zoneOf({ view }: Shown, key: readonly string[]): Zone | undefined {
  return layoutOf(view).zones.find((zone) => zone.key === key.join(" "));
}

/** Of a game that only the server knows, what lies where, and how much of it. */
export default {
  total: totalBy(null),
  zone: (shown, ...key) => {
    const zone = zoneOf(shown, key);
    return zone
      ? { name: words(shown).where(zone), words: words(shown).holds(zone), rule: null }
      : null;
  },
  piece: (shown, nth, ...key) => {
    const zone = zoneOf(shown, key);
    const piece = zone?.pieces[Number(nth)];
    if (!zone || !piece) return null;
    const place = words(shown).where(zone);
    return {
      name: words(shown).pieces(piece, zone),
      words: shown.say("explain-piece", { place }),
      rule: null,
    };
  },
  fact: (shown, nth) => {
    const { view, say } = shown;
    const fact = layoutOf(view).facts[Number(nth)];
    if (!fact) return null;
    const { label, value, seat } = fact;
    const said = typeof value === "boolean" ? say(value ? "board-yes" : "board-no") : String(value);
    const known = isSeat(said) ? words(shown).name(said) : said;
    return {
      name: words(shown).placeNamed(label),
      words: seat ? `${words(shown).name(seat)}: ${known}.` : `${known}.`,
      rule: null,
    };
  },
} satisfies Things;
