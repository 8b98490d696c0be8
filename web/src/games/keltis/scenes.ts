import type { Scene } from "../../table/stage/scenes";
import type { Position, Types, View } from "./types";

const REVEALED = 1000;

/** A tile that somebody else revealed is seen for a while before it goes. */
export function scenes(_before: View, _position: Position, last: Scene<Types>): Scene<Types>[] {
  const revealed = last.effects.some(({ kind }) => kind === "revealed");
  return [revealed && last.lasts > 0 ? { ...last, lasts: REVEALED } : last];
}
