import type { GameAnswers, Shown } from "../games/answers";
import { BoardWords } from "./words";
import { layoutOf, type Zone } from "./zones";

const words = ({ view, names, say }: Shown): BoardWords => new BoardWords(view.game, names, say);

/** What lies in some zones, sentence by sentence. */
function told(shown: Shown, zones: readonly Zone[]): string {
  return zones.map((zone) => words(shown).holds(zone)).join(" ");
}

export default {
  holding: (shown, seat) => {
    const own = layoutOf(shown.view).zones.filter((zone) => zone.seat === seat);
    return told(shown, own) || shown.say("board-holding-none");
  },
  places: (shown) =>
    layoutOf(shown.view).zones.map((zone) => ({
      place: zone.key,
      name: words(shown).where(zone),
    })),
  at: (shown, place) =>
    told(
      shown,
      layoutOf(shown.view).zones.filter(({ key }) => key === place),
    ),
} satisfies GameAnswers;
