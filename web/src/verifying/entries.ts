// One event of a log: the keys and types of its kind, and nothing else.

import { WORDS } from "./draws";
import type { Json, JsonObject } from "./json";
import {
  ValueError,
  asHex,
  asList,
  asNumber,
  asObject,
  asSeat,
  asText,
  asWhole,
  checkKeys,
  shown,
} from "./reading";

/** No event number or ply is above this. */
const MOST = 2 ** 31;

interface Numbered {
  readonly seq: number;
  readonly ply: number;
}

export interface Moved extends Numbered {
  readonly kind: "move";
  readonly seat: string;
  readonly answers: number;
  readonly text: string;
  readonly commitment: string | null;
}

export interface Drawn extends Numbered {
  readonly kind: "draw";
  readonly outcomes: readonly (readonly [string, bigint])[];
  readonly result: string;
  /** Whose seat is drawn, before anything else happens; null for any other draw. */
  readonly player: number | null;
}

export interface Revealed extends Numbered {
  readonly kind: "reveal";
  readonly of: number;
  readonly move: string;
  readonly salt: string;
}

export interface TakenBack extends Numbered {
  readonly kind: "undo";
  readonly seat: string;
  readonly of: number;
  readonly consent: boolean;
}

export interface Other extends Numbered {
  readonly kind: "time" | "resign" | "call-off" | "seat";
  readonly seat: string | null;
}

export type Event = Moved | Drawn | Revealed | TakenBack | Other;

/** An event with its hash; `body` is what is hashed: everything else that stands in it. */
export interface Entry {
  readonly event: Event;
  readonly hash: string;
  readonly body: JsonObject;
}

const EVERY = ["seq", "kind", "ply", "hash"];
const KEYS = new Map<string, readonly string[]>([
  ["move", ["seat", "answers", "text"]],
  ["draw", ["outcomes", "result"]],
  ["reveal", ["of", "move", "salt"]],
  ["undo", ["seat", "of"]],
  ["time", []],
  ["resign", ["seat"]],
  ["call-off", []],
  ["seat", ["seat", "who"]],
]);
const OPTIONAL: Record<string, readonly string[]> = {
  move: ["commitment"],
  draw: ["player"],
  undo: ["consent"],
};

/** The event that stands at place `seq` of a log. */
export function readEntry(value: Json, seq: number, seats: number): Entry {
  const fields = asObject(value, "event");
  if (!fields.has("kind")) throw new ValueError("kind", "missing");
  const kind = fields.get("kind");
  const keys = typeof kind === "string" ? KEYS.get(kind) : undefined;
  if (typeof kind !== "string" || keys === undefined) {
    const allowed = [...KEYS.keys()].join(", ");
    throw new ValueError("kind", "unknown-word", { found: shown(kind), allowed });
  }
  checkKeys(fields, "", [...EVERY, ...keys], OPTIONAL[kind]);
  if (asNumber(fields.get("seq"), "seq", 0, MOST) !== seq) {
    throw new ValueError("seq", "log-seq", { found: shown(fields.get("seq")), expected: seq });
  }
  const numbered = { seq, ply: asNumber(fields.get("ply"), "ply", 0, MOST) };
  const event = readEvent(kind, fields, numbered, seats);
  const body = new Map([...fields].filter(([key]) => key !== "hash"));
  return { event, hash: asHex(fields.get("hash"), "hash"), body };
}

function readEvent(kind: string, fields: JsonObject, numbered: Numbered, seats: number): Event {
  switch (kind) {
    case "move":
      return readMove(fields, numbered, seats);
    case "draw":
      return readDraw(fields, numbered, seats);
    case "reveal":
      return {
        ...numbered,
        kind,
        of: asNumber(fields.get("of"), "of", 0, MOST),
        move: asText(fields.get("move"), "move"),
        salt: asHex(fields.get("salt"), "salt"),
      };
    case "undo":
      return readUndo(fields, numbered, seats);
    case "resign":
      return { ...numbered, kind, seat: asSeat(fields.get("seat"), "seat", seats) };
    case "seat": {
      const seat = asSeat(fields.get("seat"), "seat", seats);
      asText(fields.get("who"), "who");
      return { ...numbered, kind, seat };
    }
    default:
      return { ...numbered, kind: kind === "time" ? kind : "call-off", seat: null };
  }
}

function readMove(fields: JsonObject, numbered: Numbered, seats: number): Moved {
  const hidden = fields.has("commitment");
  return {
    ...numbered,
    kind: "move",
    seat: asSeat(fields.get("seat"), "seat", seats),
    answers: asNumber(fields.get("answers"), "answers", -1, MOST),
    text: asText(fields.get("text"), "text"),
    commitment: hidden ? asHex(fields.get("commitment"), "commitment") : null,
  };
}

function readDraw(fields: JsonObject, numbered: Numbered, seats: number): Drawn {
  const outcomes = new Map<string, bigint>();
  for (const value of asList(fields.get("outcomes"), "outcomes")) {
    const pair = asList(value, "outcomes");
    if (pair.length !== 2) throw new ValueError("outcomes", "log-outcome-pair");
    const text = asText(pair[0], "outcomes");
    if (outcomes.has(text)) {
      throw new ValueError("outcomes", "log-outcome-twice", { found: text.slice(0, 40) });
    }
    outcomes.set(text, asWhole(pair[1], "outcomes", 1n, WORDS));
  }
  if ([...outcomes.values()].reduce((sum, weight) => sum + weight, 0n) > WORDS) {
    throw new ValueError("outcomes", "log-outcome-weights");
  }
  const result = asText(fields.get("result"), "result");
  if (!outcomes.has(result)) {
    throw new ValueError("result", "log-no-such-outcome", { found: result.slice(0, 40) });
  }
  const player = fields.has("player") ? asNumber(fields.get("player"), "player", 1, seats) : null;
  return { ...numbered, kind: "draw", outcomes: [...outcomes], result, player };
}

function readUndo(fields: JsonObject, numbered: Numbered, seats: number): TakenBack {
  const seat = asSeat(fields.get("seat"), "seat", seats);
  const consent = fields.get("consent");
  if (consent !== undefined && typeof consent !== "boolean") {
    throw new ValueError("consent", "not-a-flag");
  }
  if (consent === false) {
    // It is left out instead: one event has one form.
    throw new ValueError("consent", "unknown-word", { found: "false", allowed: "true" });
  }
  const of = asNumber(fields.get("of"), "of", 0, MOST);
  return { ...numbered, kind: "undo", seat, of, consent: consent === true };
}
