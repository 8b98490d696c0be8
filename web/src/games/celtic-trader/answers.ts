import { properName } from "../../speech";
import type { GameAnswers, Shown } from "../answers";
import { carryingLimit, tokenName, wayLabel } from "./board/labels";
import { Atlas } from "./map/atlas";
import { neighboursOf, shortest } from "./map/neighbours";
import { placeLabel, placeName, thingsAt } from "./map/places";
import { isResource } from "./pieces";
import type { Types } from "./types";

type Trader = Shown<Types>;

/** What a stronghold pays for each resource; nothing for any other place. */
function demand({ view, say }: Trader, place: string): string {
  const wanted = Object.entries(view.charts[place] ?? {}).filter(([kind]) => isResource(kind));
  if (wanted.length === 0) return "";
  const pieces = wanted.map(([kind, points]) => `${tokenName(kind, say)} ${points}`).join(", ");
  return ` ${say("board-celtic-trader-wants", { pieces })}`;
}

/** Where whoever asks stands, or else whoever is to move. */
function here({ view, seat }: Trader): string | null {
  return view.players[seat ?? view.to_act ?? ""]?.at ?? null;
}

export default {
  holding: ({ view, staticData, say }, seat) => {
    const player = view.players[seat]!;
    const { at, rp, vp, carried } = player;
    const goods = carried.map((kind) => tokenName(kind, say)).join(", ");
    return say("board-celtic-trader-holding", {
      place: at === null ? "–" : properName(at),
      goods: goods || say("board-celtic-trader-no-goods"),
      count: carried.length,
      most: carryingLimit(staticData.abilities, player),
      rp,
      points: vp,
    });
  },
  places: ({ staticData, say }) => {
    const atlas = new Atlas(staticData);
    return atlas.places.map((place) => ({ place, name: placeName(place, atlas, say) }));
  },
  at: (shown, place) => {
    const { view, staticData, names, say } = shown;
    const atlas = new Atlas(staticData);
    const things = thingsAt(place, view, atlas, names, say);
    const name = properName(place);
    if (things.length === 0) return say("board-place-empty", { place: name });
    return `${placeLabel(name, things, say)}.${demand(shown, place)}`;
  },
  neighbours: ({ staticData, say }, place) => {
    const next = neighboursOf(new Atlas(staticData), staticData.map.roads).get(place) ?? [];
    return say("board-celtic-trader-next-to", {
      place: properName(place),
      names: next.map(properName).join(", "),
    });
  },
  way: (shown, place) => {
    const { staticData, ways, say } = shown;
    const from = here(shown);
    if (from === null) return say("board-celtic-trader-nowhere");
    if (from === place)
      return say("board-celtic-trader-you-are-there", { place: properName(place) });
    const open = ways.find((way) => way.place === place);
    if (open) return `${wayLabel(open, say)}: ${open.through.map(properName).join(", ")}.`;
    const steps = shortest(neighboursOf(new Atlas(staticData), staticData.map.roads), from, place);
    if (steps === null) return say("board-celtic-trader-no-road", { place: properName(place) });
    return say("board-celtic-trader-far", {
      place: properName(place),
      count: steps.length,
      names: steps.map(properName).join(", "),
    });
  },
  standing: ({ view }, seat) => view.players[seat]?.at ?? null,
} satisfies GameAnswers<Types>;
