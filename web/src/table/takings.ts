import type { Position, Sentence, TainView } from "../wire/types";

/** Something that changes hands at one gate. */
export interface Taking {
  readonly what: "cattle" | "jewels" | "freed" | "boy" | "daughter";
  /** The board that loses it, `K` for the kingdom; for a captive, its clan. */
  readonly from: string;
  readonly to: string;
}

type Takings = Map<Sentence, Taking[]>;

const SUCCEEDED = /^story-raid-(open|bluff|wins)$/;

/**
 * What changed hands at which gate. The story says which raids succeeded, the boards before and
 * after say how much everybody won: the two are laid one on the other. Where they do not fit, as
 * when a board had less than was asked of it, nothing is said, and all of it is seen at the end.
 */
export function settled(before: TainView, { story, view }: Position): Takings {
  if (view.game !== "tain" || view.phase === "raid") return new Map();
  const takings: Takings = new Map();
  for (const sentence of story) {
    if (sentence.key.startsWith("story-raid-")) takings.set(sentence, atGate(sentence, before));
  }
  free(takings, before, view);
  const kingdom = story.find(({ key }) => key.startsWith("story-kingdom-"));
  if (kingdom) takings.set(kingdom, inKingdom(takings, before, view));
  return fits(takings, before, view) ? takings : new Map();
}

function atGate({ key, facts }: Sentence, before: TainView): Taking[] {
  const raider = String(facts.owner);
  const place = String(facts.place);
  const board = place.charAt(0);
  if (key === "story-raid-captured") return [{ what: "boy", from: raider, to: board }];
  if (key === "story-raid-kidnaps") return [{ what: "daughter", from: board, to: raider }];
  if (!SUCCEEDED.test(key)) return [];
  const inPasture = Number(place.charAt(1)) <= pastureGates(before);
  return [{ what: inPasture ? "cattle" : "jewels", from: board, to: raider }];
}

/** A board's gates are the pasture's and then the house's two. */
function pastureGates({ clans }: TainView): number {
  return Object.values(clans)[0]!.guards.length - 2;
}

/** Where the number of prisoners says so, a raid freed one and took no jewel. */
function free(takings: Takings, before: TainView, after: TainView): void {
  const all = [...takings.values()].flat();
  for (const board of Object.keys(before.clans)) {
    for (const owner of Object.keys(before.clans)) {
      const captured = all.filter(
        ({ what, from, to }) => /boy|daughter/.test(what) && from === owner && to === board,
      ).length;
      let freed = held(before, board, owner) + captured - held(after, board, owner);
      for (const taking of takings.values()) {
        const [one] = taking;
        if (freed < 1 || one?.what !== "jewels" || one.from !== board || one.to !== owner) continue;
        taking[0] = { ...one, what: "freed" };
        freed -= 1;
      }
    }
  }
}

function held(view: TainView, board: string, owner: string): number {
  return view.clans[board]!.prisoners.filter((token) => token.startsWith(owner)).length;
}

/** What those in the kingdom have gained that they did not gain at any gate. */
function inKingdom(takings: Takings, before: TainView, after: TainView): Taking[] {
  const raiders = before.kingdom.places.flatMap((token) => (token === "-" ? [] : token.charAt(0)));
  return raiders.flatMap((to): Taking[] =>
    gained(takings, "cattle", to) < after.clans[to]!.cattle - before.clans[to]!.cattle
      ? [{ what: "cattle", from: "K", to }]
      : [],
  );
}

function gained(takings: Takings, goods: "cattle" | "jewels", seat: string): number {
  const moved = [...takings.values()].flat().filter(({ what }) => what === goods);
  return (
    moved.filter(({ to }) => to === seat).length - moved.filter(({ from }) => from === seat).length
  );
}

/** Whether the boards end up as they do. */
function fits(takings: Takings, before: TainView, after: TainView): boolean {
  if (before.kingdom.cattle + gained(takings, "cattle", "K") !== after.kingdom.cattle) return false;
  return Object.entries(before.clans).every(([seat, { cattle, jewels }]) => {
    const then = after.clans[seat]!;
    return (
      cattle + gained(takings, "cattle", seat) === then.cattle &&
      jewels + gained(takings, "jewels", seat) === then.jewels
    );
  });
}
