import { totalBy, type Explanation, type Things } from "../../boards/explaining";
import { lying, places, token, type Tain } from "./answers";
import { countOf, isKind } from "./board/laid";
import { gateName } from "./places";
import type { Kind, Place, Types } from "./types";

/** By the kind of a captive, the line of the score sheet on which it counts. */
const CAPTIVES: Readonly<Partial<Record<Kind, string>>> = {
  B: "captured-boys",
  D: "captured-daughters",
};

const pointsOf = ({ staticData }: Tain, line: string | undefined): number =>
  staticData.points[line ?? ""] ?? 0;

/** What is said of a kind of token wherever one lies. */
function kindWords(shown: Tain, kind: Kind): string {
  const { staticData, say } = shown;
  const word = (one: Kind | null): string =>
    one === null ? say("board-tain-no-guard") : say(`word-tain-kind-${one}`);
  const past = staticData.duels.filter((one) => one.raider === kind && one.result === "succeeds");
  const held = staticData.duels.filter((one) => one.guard === kind && one.result !== "succeeds");
  return say(`explain-tain-kind-${kind}`, {
    beats: past.map(({ guard }) => word(guard)).join(", "),
    stops: held.map(({ raider }) => word(raider)).join(", "),
    points: pointsOf(shown, CAPTIVES[kind]),
  });
}

function kindOf(shown: Tain, kind: Kind, name: string, more = ""): Explanation {
  const words = [more, kindWords(shown, kind)].filter((part) => part !== "").join(" ");
  return { name, words, rule: kind === "X" ? "T12" : "T14" };
}

/** An empty place, by what it is for. */
function emptyPlace(shown: Tain, name: string, { opens }: Place, side: string): Explanation {
  const { say } = shown;
  if (opens === "kingdom") return { name, words: say("explain-tain-place-kingdom"), rule: "T13" };
  const points = pointsOf(shown, opens === "pasture" ? "cattle" : "jewels");
  const outside = side === "outside";
  const words = outside
    ? say(`explain-tain-outside-${opens}`, { points })
    : say(`explain-tain-inside-${opens}`);
  return { name, words, rule: outside ? "T8" : "T7" };
}

function place(shown: Tain, ...which: string[]): Explanation | null {
  const { staticData, say } = shown;
  const asked = which.join(" ");
  const found = places(shown).find((one) => one.place === asked);
  const printed = staticData.places.find((one) => one.place === which.at(-1));
  if (!found || !printed) return null;
  const there = lying(shown, asked);
  if (!there) return emptyPlace(shown, found.name, printed, which[0]!);
  const name = say("board-tain-taken", { place: found.name, token: token(shown, there) });
  if (there.kind === null) return { name, words: say("explain-tain-hidden"), rule: "T12" };
  return kindOf(shown, there.kind, name);
}

/** What a clan has of something, and what that counts. */
function goods(shown: Tain, seat: string, line: "cattle" | "jewels") {
  const found = shown.view.sheets[seat]?.lines.find(({ label }) => label === line);
  const count = shown.view.clans[seat]?.[line] ?? 0;
  return { count, points: pointsOf(shown, line), total: found?.points ?? 0 };
}

function cattle(shown: Tain, seat: string): Explanation {
  const { staticData, say } = shown;
  const { count, points, total } = goods(shown, seat, "cattle");
  return {
    name: say("board-tain-cattle", { count }),
    words: say("explain-tain-cattle", {
      ...{ points, total },
      most: staticData.herd,
      bonus: pointsOf(shown, "full-herd"),
    }),
    rule: "T23",
  };
}

function jewels(shown: Tain, seat: string): Explanation {
  const { say } = shown;
  const { count, points, total } = goods(shown, seat, "jewels");
  return {
    name: say("board-tain-jewels", { count }),
    words: say("explain-tain-jewels", { points, total }),
    rule: "T24",
  };
}

function gate(shown: Tain, which: string): Explanation | null {
  const { view, staticData, names, say } = shown;
  const found = staticData.places.find((one) => one.place === which);
  if (!found?.board) return null;
  const line = found.opens === "pasture" ? "cattle" : "jewels";
  return {
    name: gateName(which, names, say) ?? which,
    words: say(`explain-tain-gate-${found.opens}`, {
      count: view.clans[found.board]![line],
      points: pointsOf(shown, line),
    }),
    rule: "T15",
  };
}

function duel(shown: Tain, raider: string, guard: string): Explanation | null {
  const { staticData, say } = shown;
  const found = staticData.duels.find(
    (one) => one.raider === raider && (one.guard ?? "") === guard,
  );
  if (!found) return null;
  const facing = found.guard ? `word-tain-kind-${found.guard}` : "board-tain-no-guard";
  return {
    name: say("explain-tain-duel-name", {
      token: say(`word-tain-kind-${found.raider}`),
      kind: say(facing),
    }),
    words: say(`explain-tain-duel-${found.result}`, {
      points: pointsOf(shown, found.captive ? CAPTIVES[found.captive] : undefined),
    }),
    rule: "T14",
  };
}

export default {
  place,
  gate,
  duel,
  cattle,
  jewels,
  total: totalBy("T24"),
  hand: (shown, kind) => {
    const { view, seat, say } = shown;
    if (!seat || !isKind(kind!)) return null;
    const count = countOf(view.clans[seat]?.unused ?? "", kind);
    const left = say("explain-tain-in-hand", { count });
    return kindOf(shown, kind, say(`word-tain-kind-${kind}`), left);
  },
  kind: (shown, kind) =>
    isKind(kind!) ? kindOf(shown, kind, shown.say(`word-tain-kind-${kind}`)) : null,
  captive: (shown, holder, clan, kind) => {
    const { names, say } = shown;
    if (!isKind(kind!)) return null;
    const name = names[clan!] ?? clan!;
    return {
      name: say("board-tain-prisoner", { kind: say(`word-tain-kind-${kind}`), name }),
      words: say("explain-tain-captive", {
        count: pointsOf(shown, CAPTIVES[kind]),
        name: names[holder!] ?? holder!,
      }),
      rule: "T19",
    };
  },
  "kingdom-cattle": (shown) => ({
    name: shown.say("board-tain-cattle", { count: shown.view.kingdom.cattle }),
    words: shown.say("explain-tain-kingdom-cattle", { points: pointsOf(shown, "cattle") }),
    rule: "T13",
  }),
  screen: ({ view, names, say }, seat) => ({
    name: say("board-tain-unused", { count: view.clans[seat!]?.unused_count ?? 0 }),
    words: say("explain-tain-screen", { name: names[seat!] ?? seat! }),
    rule: "T22",
  }),
  used: ({ view, say }, seat) => ({
    name: say("board-tain-used", { count: view.clans[seat!]?.used_count ?? 0 }),
    words: say("explain-tain-used"),
    rule: "T22",
  }),
  beside: ({ say }) => ({
    name: say("board-tain-beside"),
    words: say("explain-tain-beside"),
    rule: "T17",
  }),
  first: ({ say }) => ({
    name: say("board-tain-first"),
    words: say("explain-tain-first"),
    rule: "T6",
  }),
  passed: ({ say }) => ({
    name: say("board-tain-has-passed"),
    words: say("explain-tain-passed"),
    rule: "T10",
  }),
  pass: ({ say }) => ({
    name: say("board-tain-pass"),
    words: say("explain-tain-pass"),
    rule: "T10",
  }),
  free: ({ say }) => ({
    name: say("board-tain-whom-to-free"),
    words: say("explain-tain-free"),
    rule: "T19",
  }),
  round: ({ view, staticData, say }) => ({
    name: say("board-tain-round", { round: view.round, rounds: staticData.rounds }),
    words: say("explain-tain-round", { rounds: staticData.rounds, most: staticData.herd }),
    rule: "T23",
  }),
} satisfies Things<Types>;
