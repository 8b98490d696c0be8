import { totalBy, type Explanation, type Things } from "../../boards/explaining";
import { properName } from "../../speech";
import { abilityValue, carryingLimit, tokenName } from "./board/labels";
import { Atlas } from "./map/atlas";
import { placeLabel, placeName, thingsAt } from "./map/places";
import { isResource } from "./pieces";
import type { Shown } from "../answers";
import type { AbilityTrack, PlayerView, Resource, Types } from "./types";

type Trader = Shown<Types>;

/** What the best stronghold pays for a resource now; nothing where nobody trades any more. */
function best({ view }: Trader, resource: Resource): { place: string; points: number } | null {
  const offers = Object.entries(view.charts).map(([place, chart]) => ({
    place,
    points: chart[resource] ?? 0,
  }));
  return offers.sort((one, other) => other.points - one.points)[0] ?? null;
}

/** What a resource is worth, wherever it lies. */
function worth(shown: Trader, resource: Resource): string {
  const found = best(shown, resource);
  if (!found) return shown.say("explain-celtic-trader-worthless");
  const { place, points } = found;
  return shown.say("explain-celtic-trader-worth", { place: properName(place), points });
}

function token(shown: Trader, kind: string): Explanation {
  const { view, say } = shown;
  const name = tokenName(kind, say);
  if (isResource(kind)) {
    const lying = Object.values(view.spots).filter((kinds) => kinds.includes(kind)).length;
    const words = say("explain-celtic-trader-resource", { count: lying });
    return { name, words: `${words} ${worth(shown, kind)}`, rule: "C18" };
  }
  return {
    name,
    words: say(`explain-celtic-trader-event-${kind}`),
    rule: kind === "roman" ? "C14" : "C11",
  };
}

/** Somewhere on the map, with what lies and stands there. */
function place(shown: Trader, where: string): Explanation | null {
  const { view, staticData, names, say } = shown;
  const atlas = new Atlas(staticData);
  if (!atlas.places.includes(where)) return null;
  if (atlas.tile(where).name === where) return stronghold(shown, where);
  const things = thingsAt(where, view, atlas, names, say);
  const name = placeLabel(placeName(where, atlas, say), things, say);
  if (atlas.tile(where).kind === "circle") {
    const words = [say("explain-celtic-trader-circle"), ...traders(shown, where)].join(" ");
    return { name, words, rule: "C17" };
  }
  const blocked = view.romans.includes(where);
  const key = blocked ? "explain-celtic-trader-road-roman" : "explain-celtic-trader-road";
  return {
    name,
    words: [say(key), ...traders(shown, where)].join(" "),
    rule: blocked ? "C14" : "C13",
  };
}

/** Those who stand somewhere: their figures can't be pointed at while they are not one's own to move. */
function traders(shown: Trader, where: string): string[] {
  const here = Object.entries(shown.view.players).filter(([, { at }]) => at === where);
  return here.map(([seat, player]) => `${shown.names[seat] ?? seat}: ${trader(shown, player)}`);
}

function trader(shown: Trader, player: PlayerView): string {
  const movement = trackOf(shown, "movement");
  return shown.say("explain-celtic-trader-pawn", {
    points: movement ? abilityValue(movement, player.movement) : "0",
    count: player.carried.length,
    most: carryingLimit(shown.staticData.abilities, player),
  });
}

function stronghold(shown: Trader, where: string): Explanation {
  const { view, staticData, say } = shown;
  const name = properName(where);
  const chart = view.charts[where];
  if (!chart) {
    const city = `${name}, ${say("board-celtic-trader-city")}`;
    return { name: city, words: say("explain-celtic-trader-city"), rule: "C12" };
  }
  const pieces = staticData.resources.map((one) => `${tokenName(one, say)} ${chart[one] ?? 0}`);
  return {
    name: `${name}, ${say("word-celtic-trader-phase-stronghold")}`,
    words: [
      say("explain-celtic-trader-stronghold", { pieces: pieces.join(", ") }),
      ...traders(shown, where),
    ].join(" "),
    rule: "C18",
  };
}

/** What a stronghold pays for a resource now, after a delivery, and once the demand rises. */
function price(shown: Trader, where: string, resource: string): Explanation | null {
  const { view, staticData, seat, say } = shown;
  if (!isResource(resource)) return null;
  const points = view.charts[where]?.[resource];
  if (points === undefined) return stronghold(shown, where);
  const { columns } = staticData;
  const at = columns.indexOf(points);
  const trading = trackOf(shown, "trading");
  const level = seat === null ? 0 : (view.players[seat]?.trading ?? 0);
  return {
    name: `${properName(where)}, ${tokenName(resource, say)}`,
    words: say("explain-celtic-trader-price", {
      points,
      bonus: trading ? abilityValue(trading, level) : "0",
      seated: seat === null ? "no" : "yes",
      before: columns[at - 1] ?? points,
      after: columns[at + 1] ?? points,
    }),
    rule: "C18",
  };
}

function trackOf({ staticData }: Trader, ability: string): AbilityTrack | undefined {
  return staticData.abilities.find((one) => one.ability === ability);
}

/** What an ability gives at a level, and what the next one costs. */
function level(shown: Trader, ability: string, at: string): Explanation | null {
  const { say } = shown;
  const track = trackOf(shown, ability);
  if (!track) return null;
  const next = Number(at) + 1;
  const meant = say(`explain-celtic-trader-ability-${track.ability}`);
  const more =
    next < track.levels.length
      ? say("explain-celtic-trader-next-level", {
          after: abilityValue(track, next),
          cost: track.costs[next] ?? 0,
        })
      : say("explain-celtic-trader-top-level");
  return {
    name: `${say(`board-celtic-trader-ability-${track.ability}`)} ${abilityValue(track, Number(at))}`,
    words: `${meant} ${more}`,
    rule: "C5",
  };
}

function role(shown: Trader, name: string): Explanation | null {
  const { staticData, say } = shown;
  const sheet = staticData.roles.find((one) => one.role === name);
  if (!sheet) return null;
  const bonuses = Object.entries(sheet.bonus).map(([ability, points]) =>
    say("board-celtic-trader-bonus", {
      ability: say(`word-celtic-trader-ability-${ability}`),
      points: points.join(" · "),
    }),
  );
  const reputation = sheet.rp ? [say("board-celtic-trader-bonus-rp", { points: sheet.rp })] : [];
  return {
    name: say(`word-celtic-trader-role-${sheet.role}`),
    words: say("explain-celtic-trader-role", { pieces: [...bonuses, ...reputation].join("; ") }),
    rule: "C7",
  };
}

function count(tokens: Readonly<Partial<Record<string, number>>>): number {
  return Object.values(tokens).reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

export default {
  token,
  place,
  price,
  level,
  role,
  total: totalBy("C20"),
  stronghold,
  spot: (shown, where, kind) => {
    const { view, say } = shown;
    if (!isResource(kind)) return null;
    const lies = view.spots[where!]?.includes(kind);
    const words = say(lies ? "explain-celtic-trader-goods" : "explain-celtic-trader-free-spot");
    return {
      name: `${tokenName(kind, say)}, ${properName(where!)}`,
      words: lies ? `${words} ${worth(shown, kind)}` : words,
      rule: lies ? "C16" : "C11",
    };
  },
  roman: ({ view, say }, where) => {
    const lies = view.romans.includes(where!);
    return {
      name: `${tokenName("roman", say)}, ${properName(where!)}`,
      words: say(lies ? "explain-celtic-trader-event-roman" : "explain-celtic-trader-roman-place"),
      rule: lies ? "C14" : "C3",
    };
  },
  tile: (shown, id) => {
    const { staticData, say } = shown;
    const found = staticData.map.tiles.find((one) => one.id === id);
    if (!found) return null;
    if (found.name) return stronghold(shown, found.name);
    if (found.kind === "circle") return place(shown, found.sections[0]!);
    const roads = found.sections.length;
    return {
      name: properName(found.id),
      words: say("explain-celtic-trader-tile", { count: roads }),
      rule: "C3",
    };
  },
  map: ({ staticData, say }) => ({
    name: properName(staticData.map.name),
    words: say("explain-celtic-trader-map"),
    rule: "C2",
  }),
  pawn: (shown, seat) => {
    const player = shown.view.players[seat!];
    const name = shown.names[seat!] ?? seat!;
    return player ? { name, words: trader(shown, player), rule: "C13" } : null;
  },
  carried: (shown, kind) => {
    if (!isResource(kind)) return null;
    const words = shown.say("explain-celtic-trader-carried");
    return {
      name: tokenName(kind, shown.say),
      words: `${words} ${worth(shown, kind)}`,
      rule: "C18",
    };
  },
  room: ({ view, staticData, say }, seat) => {
    const player = view.players[seat!];
    if (!player) return null;
    return {
      name: say("explain-celtic-trader-room-name"),
      words: say("explain-celtic-trader-room", {
        count: player.carried.length,
        most: carryingLimit(staticData.abilities, player),
      }),
      rule: "C16",
    };
  },
  ability: (shown, seat, ability) =>
    level(
      shown,
      ability!,
      String(
        ability === "movement" || ability === "trading" || ability === "carrying"
          ? (shown.view.players[seat!]?.[ability] ?? 0)
          : 0,
      ),
    ),
  "level-bonus": ({ staticData, say }, name, ability, at) => {
    const sheet = staticData.roles.find((one) => one.role === name);
    const points = Object.entries(sheet?.bonus ?? {}).find(([one]) => one === ability)?.[1];
    return {
      name: say("board-celtic-trader-bonus-row"),
      words: say("explain-celtic-trader-level-bonus", { points: points?.[Number(at)] ?? 0 }),
      rule: "C7",
    };
  },
  cost: ({ staticData, say }, at) => ({
    name: say("board-celtic-trader-price"),
    words: say("explain-celtic-trader-cost", {
      cost: staticData.abilities[0]?.costs[Number(at)] ?? 0,
    }),
    rule: "C5",
  }),
  rp: ({ view, say }, seat) => ({
    name: say("board-celtic-trader-reputation", { points: view.players[seat!]?.rp ?? 0 }),
    words: say("explain-celtic-trader-rp"),
    rule: "C17",
  }),
  vp: ({ view, say }, seat) => ({
    name: `${view.players[seat!]?.vp ?? 0} ${say("board-celtic-trader-vp")}`,
    words: say("explain-celtic-trader-vp"),
    rule: "C20",
  }),
  bag: ({ view, say }) => ({
    name: say("board-celtic-trader-bag", { count: count(view.bag) }),
    words: say("explain-celtic-trader-bag"),
    rule: "C11",
  }),
  discard: ({ view, say }) => ({
    name: say("board-celtic-trader-discard", { count: count(view.discard) }),
    words: say("explain-celtic-trader-discard"),
    rule: "C11",
  }),
  supply: ({ view, say }) => ({
    name: say("board-celtic-trader-supply", { points: view.supply }),
    words: say("explain-celtic-trader-supply"),
    rule: "C19",
  }),
  round: ({ view, say }) => ({
    name: say("board-celtic-trader-round", { round: view.round }),
    words: say("explain-celtic-trader-round", { count: Object.keys(view.charts).length }),
    rule: "C19",
  }),
  points: ({ view, say }) => ({
    name: say("board-celtic-trader-points", { points: view.turn.points }),
    words: say("explain-celtic-trader-points"),
    rule: "C13",
  }),
  claim: ({ say }) => ({
    name: `${say("board-celtic-trader-rp")} → ${say("board-celtic-trader-vp")}`,
    words: say("explain-celtic-trader-claim"),
    rule: "C17",
  }),
} satisfies Things<Types>;
