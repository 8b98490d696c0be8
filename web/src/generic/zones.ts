import { isSeat, seatsOf, type Seat } from "../pieces";
import type { PieceView, View, ZoneView } from "../wire/types";

/** A part of the board. */
export interface Zone {
  /** Which it is among all zones of the view. */
  readonly key: string;
  /** What offers and effects call it. */
  readonly place: string;
  readonly seat: Seat | null;
  readonly row: string | null;
  readonly pieces: readonly PieceView[];
}

/** Something that is known and lies nowhere. */
export interface Fact {
  readonly label: string;
  readonly seat: Seat | null;
  readonly value: string | number | boolean;
}

export interface Layout {
  readonly zones: readonly Zone[];
  readonly facts: readonly Fact[];
}

/** What lies where: as the view says it or, where it does not, as far as that can be guessed. */
export function layoutOf(view: View): Layout {
  if (view.zones) return { zones: view.zones.map(zoneOf), facts: [] };
  const guess = new Guess(view);
  return { zones: guess.zones, facts: guess.facts };
}

function zoneOf({ place, seat, row, pieces }: ZoneView, n: number): Zone {
  return { key: `${n} ${place}`, place, seat: seat ?? null, row: row ?? null, pieces };
}

/** Zones that stand side by side, or one alone. */
export type Row = readonly Zone[];

/** The zones in their rows. */
export function rowsOf(zones: readonly Zone[]): Row[] {
  const rows: Zone[][] = [];
  for (const zone of zones) {
    const last = rows.at(-1);
    if (last && zone.row !== null && last[0]!.row === zone.row) last.push(zone);
    else rows.push([zone]);
  }
  return rows;
}

/** Rows that follow each other and are drawn alike. */
export interface Block {
  /** `cells` hold one piece each, `grid` are such rows below each other. */
  readonly kind: "zones" | "cells" | "grid";
  readonly rows: readonly Row[];
}

/** A row in which every zone has room for one piece. */
function isCells(row: Row): boolean {
  return (
    row.length > 1 &&
    row.every(({ pieces: [first, second] }) => second === undefined && (first?.count ?? 1) === 1)
  );
}

/** The rows as they are drawn: those of a grid stay together, and so do zones that stand alone. */
export function blocksOf(zones: readonly Zone[]): Block[] {
  const blocks: { kind: Block["kind"]; rows: Row[] }[] = [];
  for (const row of rowsOf(zones)) {
    const kind = isCells(row) ? "cells" : "zones";
    const last = blocks.at(-1);
    const same = last?.rows[0]?.length === row.length;
    if (last && kind === "zones" && last.kind === "zones") last.rows.push(row);
    else if (last && kind === "cells" && same && last.kind !== "zones") {
      last.kind = "grid";
      last.rows.push(row);
    } else blocks.push({ kind, rows: [row] });
  }
  return blocks;
}

/** What every view has, and what is shown elsewhere. */
const ELSEWHERE: readonly string[] = ["game", "seats", "options", "to_act", "sheets", "zones"];
/** A list of more than this is counted. */
const MANY = 24;
const DEEP = 3;
/** How a view that was made for no page writes that nothing lies somewhere. */
const EMPTY: readonly unknown[] = ["-", ".", "_", ""];
const HIDDEN = "?";

interface Where {
  readonly seat: Seat | null;
  readonly row: string | null;
  readonly depth: number;
}

/** A view that says no zones, read as lists of pieces and as facts. */
class Guess {
  readonly zones: Zone[] = [];
  readonly facts: Fact[] = [];
  readonly #seats: ReadonlySet<string>;

  constructor(view: View) {
    this.#seats = new Set(seatsOf(view.sheets ?? {}));
    for (const [name, value] of Object.entries(view)) {
      if (!ELSEWHERE.includes(name)) this.#add(name, value, { seat: null, row: null, depth: 0 });
    }
  }

  #add(place: string, value: unknown, where: Where): void {
    if (value === null || value === undefined || value === "") return;
    if (Array.isArray(value)) this.#list(place, value, where);
    else if (typeof value === "object") this.#object(place, value, where);
    else {
      const plain = value as string | number | boolean;
      this.facts.push({ label: place, seat: where.seat, value: plain });
    }
  }

  #list(place: string, list: readonly unknown[], where: Where): void {
    if (list.some(Array.isArray) && where.depth < DEEP) {
      const deeper = { ...where, depth: where.depth + 1 };
      list.forEach((one, n) => this.#add(`${place} ${n + 1}`, one, deeper));
    } else if (list.length <= MANY && list.some((one) => EMPTY.includes(one))) {
      // Where something is empty, it matters which: places have numbers, as in most notations.
      const row = { ...where, row: place };
      list.forEach((one, n) =>
        this.#zone(String(n + 1), row, EMPTY.includes(one) ? [] : [this.#piece(one)]),
      );
    } else this.#zone(place, where, this.#laid(list));
  }

  #object(place: string, value: object, where: Where): void {
    const entries = Object.entries(value);
    if (where.depth >= DEEP) {
      this.facts.push({ label: place, seat: where.seat, value: entries.length });
      return;
    }
    const bySeat = entries.length > 0 && entries.every(([name]) => this.#seats.has(name));
    for (const [name, one] of entries) {
      const depth = where.depth + 1;
      if (bySeat && isSeat(name)) this.#add(place, one, { seat: name, row: null, depth });
      else this.#add(`${place} ${name}`, one, { ...where, row: place, depth });
    }
  }

  #zone(place: string, { seat, row }: Where, pieces: readonly PieceView[]): void {
    this.zones.push({ key: `${this.zones.length} ${place}`, place, seat, row, pieces });
  }

  /** A list as pieces; of a long one equal pieces are counted. */
  #laid(list: readonly unknown[]): PieceView[] {
    if (list.length <= MANY) return list.map((one) => this.#piece(one));
    const many = new Map<unknown, number>();
    for (const one of list) many.set(one, (many.get(one) ?? 0) + 1);
    return [...many].map(([one, count]) => ({ ...this.#piece(one), count }));
  }

  /** A piece; `A:king` is one of seat A. */
  #piece(one: unknown): PieceView {
    const words = one === null ? HIDDEN : worded(one);
    const [, owner, kind] = /^([A-Z]):(.+)$/.exec(words) ?? [null, "", words];
    const what = kind === HIDDEN ? null : kind!;
    if (isSeat(owner!) && this.#seats.has(owner)) return { kind: what, seat: owner };
    return { kind: words === HIDDEN ? null : words };
  }
}

function worded(one: unknown): string {
  if (typeof one !== "object" || one === null) return String(one);
  return Object.values(one)
    .filter((part) => part !== null && typeof part !== "object")
    .join(" ");
}
