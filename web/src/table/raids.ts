import type { Position, Sentence, TainView } from "../wire/types";
import { settled, type Taking } from "./takings";
import type { Layers, Scene } from "./scenes";

const TURNED_UP = 1600;
const BLUFFS_GONE = 900;
const MEETING = 1400;
const OUTCOME = 1300;
const WINNINGS = 2600;
const BLUFF = "X";

/** The raids one by one: who meets whom, then what comes of it. None if nothing was turned up. */
export function raidScenes(before: TainView, position: Position, layers: Layers): Scene[] {
  const { story, view } = position;
  if (view.game !== "tain") return [];
  const winnings = story.filter(({ key }) => /^story-(no-)?changes$/.test(key));
  const last: Scene = { view, lasts: WINNINGS, caption: winnings, spot: null };
  const turnedUp = story.find(({ key }) => key === "story-turned-up");
  // After somebody chose whom to free, only the end is left to be told.
  if (!turnedUp) return winnings.length > 0 ? [last] : [];
  const open = allTurnedUp(before, position, layers);
  const told: Scene[] = [{ view: open, lasts: TURNED_UP, caption: [turnedUp], spot: null }];
  const spots = story.map(spotOf);
  // T12: the bluffs go at once, but those that a raider finds are seen until it is told.
  let now = without(open, (spot, token) => token.endsWith(BLUFF) && !spots.includes(spot));
  told.push({ view: now, lasts: BLUFFS_GONE, caption: [turnedUp], spot: null });
  const takings = settled(open, position);
  for (const sentence of story) {
    const spot = spotOf(sentence);
    if (spot === null) continue;
    now = cleared(now, spot);
    const found = without(now, (at, token) => at === spot && at !== "K" && token.endsWith(BLUFF));
    const after = taken(found, spot, takings.get(sentence) ?? []);
    const scene = { caption: [sentence], spot };
    told.push({ ...scene, view: now, lasts: MEETING }, { ...scene, view: after, lasts: OUTCOME });
    now = after;
  }
  return [...told, { ...last, lasts: winnings.length > 0 ? WINNINGS : OUTCOME }];
}

/** The gate that a sentence is about, or `K` for the kingdom; null for any other sentence. */
function spotOf({ key, facts }: Sentence): string | null {
  if (key.startsWith("story-kingdom-")) return "K";
  return key.startsWith("story-raid-") ? String(facts.place) : null;
}

/** The boards before the raids, with every token face up. */
function allTurnedUp(before: TainView, { events }: Position, layers: Layers): TainView {
  const open: TainView = { ...structuredClone(before), to_act: null };
  for (const event of events) {
    if (event.kind !== "reveal") continue;
    const owner = layers.get(event.of);
    const [kind, place] = event.move.split(">");
    if (owner === undefined || kind === undefined || place === undefined) continue;
    const board = place.charAt(0);
    const nth = Number(place.charAt(1)) - 1;
    if (board === "K") open.kingdom.places[nth] = `${owner}:${kind}`;
    else if (board === owner) open.clans[board]!.guards[nth] = kind;
    else open.clans[board]!.raiders[nth] = `${owner}:${kind}`;
  }
  return open;
}

/** T18: what lies on a board goes to the used piles once the story has left it. */
function cleared(view: TainView, spot: string): TainView {
  const seats = Object.keys(view.clans);
  const first = seats.indexOf(view.first ?? "");
  const order = ["K", ...seats.slice(first), ...seats.slice(0, first)];
  const at = order.indexOf(spot.charAt(0));
  return without(view, (place) => order.indexOf(place.charAt(0)) < at);
}

/** The view without some of the tokens at its gates, and in the kingdom, `K`. */
function without(view: TainView, goes: (spot: string, token: string) => boolean): TainView {
  const after = structuredClone(view);
  const clear = (board: string, row: string[], owner: (token: string) => string): void =>
    row.forEach((token, n) => {
      const spot = board === "K" ? board : `${board}${n + 1}`;
      if (token === "-" || !goes(spot, token)) return;
      row[n] = "-";
      after.clans[owner(token)]!.used_count += 1;
    });
  clear("K", after.kingdom.places, (token) => token.charAt(0));
  for (const [board, { guards, raiders }] of Object.entries(after.clans)) {
    clear(board, guards, () => board);
    clear(board, raiders, (token) => token.charAt(0));
  }
  return after;
}

/** T17: what was won goes beside the winners' boards. */
function taken(view: TainView, spot: string, takings: readonly Taking[]): TainView {
  const after = structuredClone(view);
  const beside = (after.raid ??= { board: "", claims: {}, beside: {} }).beside;
  for (const { what, from, to } of takings) {
    const won = (beside[to] ??= { cattle: 0, jewels: 0, prisoners: [] });
    if (what === "cattle") {
      won.cattle += 1;
      if (from === "K") after.kingdom.cattle -= 1;
      else after.clans[from]!.cattle -= 1;
    } else if (what === "jewels") {
      won.jewels += 1;
      after.clans[from]!.jewels -= 1;
    } else if (what === "freed") {
      const { prisoners } = after.clans[from]!;
      prisoners.splice(
        prisoners.findIndex((token) => token.startsWith(to)),
        1,
      );
    } else {
      const clan = after.clans[spot.charAt(0)]!;
      const nth = Number(spot.charAt(1)) - 1;
      won.prisoners.push(what === "boy" ? `${from}:B` : `${from}:D`);
      if (what === "boy") clan.raiders[nth] = "-";
      else clan.guards[nth] = "-";
    }
  }
  for (const [seat, { cattle, jewels, prisoners }] of Object.entries(beside)) {
    if (cattle + jewels + prisoners.length === 0) delete beside[seat];
  }
  return after;
}
