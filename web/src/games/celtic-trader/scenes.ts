import type { Scene } from "../../table/stage/scenes";
import type { Effect, Position, Types, View } from "./types";

const STEP = 340;

/** The places on the way of somebody who went far at once, and where they arrive. */
export function scenes(before: View, _position: Position, last: Scene<Types>): Scene<Types>[] {
  return [...walk(before, last.effects), last];
}

function walk(before: View, effects: readonly Effect[]): Scene<Types>[] {
  const steps = effects.filter(({ kind }) => kind === "went");
  return steps.slice(0, -1).map(({ seat, place }) => {
    const trader = before.players[seat!]!;
    const players = { ...before.players, [seat!]: { ...trader, at: place! } };
    return { view: { ...before, players }, lasts: STEP, caption: [], spot: null, effects: [] };
  });
}
