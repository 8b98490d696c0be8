import type { Scene } from "../../table/stage/scenes";
import type { Sentence } from "../../wire/types";
import { cleared, met, taken, turnedUp, without } from "./raid-views";
import type { Effect, EffectName, TainView, Types } from "./types";

const TURNED_UP = 1600;
const BLUFFS_GONE = 900;
const MEETING = 1400;
const OUTCOME = 1300;
const WINNINGS = 2600;

const GETS_IN: readonly EffectName[] = ["finds-nobody", "finds-bluff", "gets-past"];
const MEETINGS: readonly EffectName[] = [...GETS_IN, "is-held-off", "is-captured", "carries-off"];
const TAKINGS: readonly EffectName[] = ["took-cattle", "took-jewel", "freed"];

/** Who raided a board, in the order of its gates, and what all of them took from it. */
interface Raid {
  readonly meetings: Effect[];
  readonly takings: Effect[];
}

/** The raids one by one: who meets whom, then what comes of it; the last picture otherwise. */
export function raidScenes(
  before: TainView,
  story: readonly Sentence[],
  last: Scene<Types>,
): Scene<Types>[] {
  const { effects } = last;
  const rounds = of(effects, ["turned-up"]).length;
  const raids = byBoard(effects);
  const winnings = told(story, ["story-changes", "story-no-changes"]);
  // Whoever missed a whole round can't be shown how it went.
  if (rounds > 1 || (rounds === 0 && raids.size === 0)) return [last];
  const ended = winnings.length > 0 ? { ...last, caption: winnings, lasts: WINNINGS } : last;
  if (rounds === 0) return [...goneOn(before, raids, story.slice(0, 1)), ended];
  const telling = new Telling(story, turnedUp(before, effects));
  telling.begin(effects);
  telling.kingdom(effects);
  for (const [board, raid] of raids) telling.board(board, raid);
  return [...telling.scenes, { ...ended, lasts: winnings.length > 0 ? WINNINGS : OUTCOME }];
}

/** T19: once somebody chose whom to free, what is taken from there on, told with that choice. */
function goneOn(
  before: TainView,
  raids: ReadonlyMap<string, Raid>,
  caption: readonly Sentence[],
): Scene<Types>[] {
  let view: TainView = { ...before, to_act: null };
  return [...raids.values()].map(({ takings }) => {
    view = taken(view, takings);
    return { view, lasts: OUTCOME, caption, spot: null, effects: [] };
  });
}

/** Tells a raid phase over boards that change from picture to picture. */
class Telling {
  readonly scenes: Scene<Types>[] = [];
  readonly #story: readonly Sentence[];
  readonly #left = new Set<string>();
  #now: TainView;

  constructor(story: readonly Sentence[], open: TainView) {
    this.#story = story;
    this.#now = open;
  }

  /** T12: all is turned up and the bluffs go, but those that are told of are seen until then. */
  begin(effects: readonly Effect[]): void {
    const caption = told(this.#story, ["story-turned-up"]);
    this.#show(TURNED_UP, caption, null);
    const found = of(effects, ["finds-bluff"]).map(({ place }) => place);
    const gone = of(effects, ["bluff-gone"]).filter(
      ({ place }) => !found.includes(place) && !inKingdom(place),
    );
    this.#now = without(this.#now, gone);
    this.#show(BLUFFS_GONE, caption, null);
  }

  /** T13: who is in the kingdom, and who takes cattle from there. */
  kingdom(effects: readonly Effect[]): void {
    if (!of(effects, ["revealed"]).some(({ place }) => inKingdom(place))) return;
    const caption = told(this.#story, ["story-kingdom-one", "story-kingdom-two"]);
    this.#show(MEETING, caption, "K");
    this.#now = taken(this.#now, of(effects, ["kingdom-cow"]));
    this.#show(OUTCOME, caption, "K");
    this.#left.add("K");
  }

  /** T14 to T16: everybody who raids a board, and with the last who gets in what is taken. */
  board(board: string, { meetings, takings }: Raid): void {
    this.#now = cleared(this.#now, this.#left);
    this.#left.add(board);
    const last = of(meetings, GETS_IN).at(-1);
    for (const meeting of meetings) {
      this.#show(MEETING, this.#of(meeting), meeting.place!);
      if (meeting !== last) this.#outcome(meeting, []);
    }
    if (last) this.#outcome(last, takings);
  }

  #outcome(meeting: Effect, takings: readonly Effect[]): void {
    this.#now = taken(met(this.#now, meeting), takings);
    this.#show(OUTCOME, this.#of(meeting), meeting.place!);
  }

  /** The sentence about a meeting: no two are at the same gate. */
  #of({ place }: Effect): Sentence[] {
    return this.#story.filter(({ facts }) => facts.place === place);
  }

  #show(lasts: number, caption: readonly Sentence[], spot: string | null): void {
    this.scenes.push({ view: this.#now, lasts, caption, spot, effects: [] });
  }
}

function byBoard(effects: readonly Effect[]): Map<string, Raid> {
  const raids = new Map<string, Raid>();
  for (const effect of of(effects, [...MEETINGS, ...TAKINGS])) {
    const raid = raids.get(effect.whom!) ?? { meetings: [], takings: [] };
    raids.set(effect.whom!, raid);
    (MEETINGS.includes(effect.kind) ? raid.meetings : raid.takings).push(effect);
  }
  return raids;
}

function inKingdom(place: string | null | undefined): boolean {
  return place?.startsWith("K") ?? false;
}

function of(effects: readonly Effect[], kinds: readonly EffectName[]): Effect[] {
  return effects.filter(({ kind }) => kinds.includes(kind));
}

function told(story: readonly Sentence[], keys: readonly string[]): Sentence[] {
  return story.filter(({ key }) => keys.includes(key));
}
