import type { Atlas, Point } from "../map/atlas";
import type { Whereabouts } from "./flights";
import type { Locate } from "./flying.svelte";
import { isResource } from "../pieces";
import type { Token } from "../types";

/** Finds where tokens are on a board: on its map, or in what names itself as a store of them. */
export function locator(board: HTMLElement, atlas: Atlas): Locate {
  return (where, kind) => {
    const { store, of = "" } = where;
    if (store === "spot" && isResource(kind)) return onMap(board, atlas.spot(of, kind));
    if (store === "roman") return onMap(board, atlas.roman(of));
    return inStore(board, where, kind);
  };
}

function inStore(board: HTMLElement, { store, of }: Whereabouts, kind: Token): Point | null {
  const owner = of === undefined ? "" : `[data-of="${of}"]`;
  const home = board.querySelector(`[data-store="${store}"]${owner}`);
  const seen = home?.querySelector(`[data-kind="${kind}"] svg`) ?? home;
  if (!seen) return null;
  const { left, top, width, height } = seen.getBoundingClientRect();
  return within(board, { x: left + Math.min(width, 200) / 2, y: top + Math.min(height, 60) / 2 });
}

function onMap(board: HTMLElement, { x, y }: Point): Point | null {
  const drawing = board.querySelector<SVGSVGElement>('svg[data-area="map"]');
  const matrix = drawing?.getScreenCTM?.();
  if (!drawing || !matrix) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  const { left, top, right, bottom } = drawing.getBoundingClientRect();
  // What lies beyond the window of the map comes and goes at its edge.
  return within(board, {
    x: Math.min(right, Math.max(left, at.x)),
    y: Math.min(bottom, Math.max(top, at.y)),
  });
}

function within(board: HTMLElement, { x, y }: Point): Point {
  const { left, top } = board.getBoundingClientRect();
  return { x: x - left, y: y - top };
}
