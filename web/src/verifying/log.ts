// A match log: its frame, its events in order, and the chain of hashes over them.

import { readEntry, type Entry } from "./entries";
import { canonical, type Json, type JsonObject } from "./json";
import { UndoWindow } from "./undo-window";
import {
  HEADER,
  LETTERS,
  LogError,
  ValueError,
  asHex,
  asList,
  asNumber,
  asObject,
  asSeat,
  asText,
  blame,
  checkKeys,
  shown,
} from "./reading";
import { hex, joined, sha256, unhex, utf8 } from "./sha256";

/** The second has players, numbered as they joined, and draws seats for them. */
export const FORMATS = [1, 2];
const LONGEST_NONCE = 64;
const MOST = 2 ** 31;
const FIXED = ["game", "seats", "options", "rules", "commitment", "nonces"];
const SEATING = "seating";
const AT_END = ["events", "last_hash", "secret", "outcome"];

/** What a hidden move really was, and the salt that its commitment was made with. */
export interface Opening {
  readonly move: string;
  readonly salt: string;
}

export interface Header {
  readonly game: string;
  readonly seats: number;
  readonly commitment: string;
  /** All nonces in the order of players or seats, as draws take them. */
  readonly nonces: Uint8Array;
  /** What the first event is chained to. */
  readonly hash: string;
}

/** What the header of a finished match adds. */
export interface End {
  readonly events: number;
  readonly lastHash: string;
  readonly secret: string;
}

/** A log whose frame is sound. A full one has a secret and openings, a public one neither. */
export interface Log {
  readonly header: Header;
  readonly end: End | null;
  readonly events: readonly Json[];
  readonly secret: string | null;
  readonly openings: ReadonlyMap<number, Opening>;
}

/** The frame of a full or public log; LogError if it is not one. */
export function readLog(value: Json): Log {
  return blame(HEADER, () => {
    const log = asObject(value, "log");
    checkKeys(log, "", ["format", "header", "events"], ["secret", "openings"]);
    const format = asNumber(log.get("format"), "format", 0, MOST);
    if (!FORMATS.includes(format)) {
      const known = FORMATS.at(-1)!;
      throw new LogError(HEADER, "log-format", { found: shown(log.get("format")), known });
    }
    const fields = asObject(log.get("header"), "header");
    const over = AT_END.some((key) => fields.has(key));
    const fixed = format === FORMATS[0] ? FIXED : [...FIXED, SEATING];
    checkKeys(fields, "header", [...fixed, ...(over ? AT_END : [])]);
    const header = readHeader(fields, format, fixed);
    const end = over ? readEnd(fields, header.seats) : null;
    const events = asList(log.get("events"), "events");
    const secret = log.has("secret") ? asHex(log.get("secret"), "secret") : null;
    if (secret !== null && !log.has("openings")) {
      throw new LogError(HEADER, "missing", { where: "openings" });
    }
    if (secret === null && log.has("openings")) {
      throw new LogError(HEADER, "missing", { where: "secret" });
    }
    if (secret !== null && end !== null && end.secret !== secret) {
      throw new LogError(HEADER, "log-secret");
    }
    return { header, end, events, secret, openings: readOpenings(log.get("openings")) };
  });
}

function readHeader(fields: JsonObject, format: number, fixed: readonly string[]): Header {
  const seats = asNumber(fields.get("seats"), "header.seats", 1, LETTERS.length);
  const numbered = fields.has(SEATING);
  if (numbered) checkSeating(fields.get(SEATING), seats);
  const names = [...LETTERS.slice(0, seats)].map((name, n) => (numbered ? String(n + 1) : name));
  const nonces = asObject(fields.get("nonces"), "header.nonces");
  checkKeys(nonces, "header.nonces", [], names);
  const game = asText(fields.get("game"), "header.game");
  asObject(fields.get("options"), "header.options");
  asNumber(fields.get("rules"), "header.rules", 0, MOST);
  const commitment = asHex(fields.get("commitment"), "header.commitment");
  const given = names.filter((name) => nonces.has(name));
  const bytes = given.map((name) => readNonce(nonces.get(name), `header.nonces.${name}`));
  const hashed = new Map([...fields].filter(([key]) => fixed.includes(key)));
  const hash = hex(sha256(utf8(canonical(hashed.set("format", format)))));
  return { game, seats, commitment, nonces: joined(...bytes), hash };
}

/** Each player's seat, or null where it is drawn; no two the same. */
function checkSeating(value: Json | undefined, seats: number): void {
  const where = `header.${SEATING}`;
  const found = asList(value, where);
  const chosen = found.filter((seat) => seat !== null).map((seat) => asSeat(seat, where, seats));
  if (found.length !== seats || new Set(chosen).size !== chosen.length) {
    throw new ValueError(where, "log-seating");
  }
}

function readNonce(value: Json | undefined, where: string): Uint8Array {
  const text = asText(value, where);
  if (!/^([0-9a-f]{2})+$/.test(text) || text.length > 2 * LONGEST_NONCE) {
    throw new ValueError(where, "not-hex");
  }
  return unhex(text);
}

function readEnd(fields: JsonObject, seats: number): End {
  const end = {
    events: asNumber(fields.get("events"), "header.events", 0, MOST),
    lastHash: asHex(fields.get("last_hash"), "header.last_hash"),
    secret: asHex(fields.get("secret"), "header.secret"),
  };
  checkResult(fields.get("outcome"), "header.outcome", seats);
  return end;
}

function checkResult(value: Json | undefined, where: string, seats: number): void {
  const result = asObject(value, where);
  checkKeys(result, where, ["reason", "winners", "totals"]);
  const winners = asList(result.get("winners"), `${where}.winners`);
  const totals = asList(result.get("totals"), `${where}.totals`);
  asText(result.get("reason"), `${where}.reason`);
  for (const winner of winners) asSeat(winner, `${where}.winners`, seats);
  for (const total of totals) asNumber(total, `${where}.totals`, -MOST, MOST);
}

function readOpenings(value: Json | undefined): Map<number, Opening> {
  const openings = new Map<number, Opening>();
  if (value === undefined) return openings;
  for (const [name, opening] of asObject(value, "openings")) {
    if (!/^(0|[1-9]\d{0,8})$/.test(name)) {
      throw new ValueError("openings", "unknown-key", { found: name.slice(0, 40) });
    }
    const seq = Number(name);
    blame(seq, () => {
      const fields = asObject(opening, "opening");
      checkKeys(fields, "opening", ["move", "salt"]);
      const move = asText(fields.get("move"), "opening.move");
      openings.set(seq, { move, salt: asHex(fields.get("salt"), "opening.salt") });
    });
  }
  return openings;
}

/** The events in order; LogError at the first that is malformed or out of place. */
export function readEntries({ events, header, end }: Log): Entry[] {
  const line = new UndoWindow();
  const entries = events.map((value, seq) => {
    const entry = blame(seq, () => readEntry(value, seq, header.seats));
    line.follow(entry.event);
    return entry;
  });
  if (end !== null && end.events !== events.length) {
    const key = end.events > events.length ? "log-cut" : "log-after-end";
    const counts = { found: events.length, expected: end.events };
    throw new LogError(Math.min(end.events, events.length), key, counts);
  }
  line.checkWhole(events.length, end !== null);
  return entries;
}

/** Every event is tied to the one before it, and the last one to the header's end. */
export function checkChain({ header, end }: Log, entries: readonly Entry[]): void {
  let link = header.hash;
  for (const { event, hash, body } of entries) {
    link = hex(sha256(joined(unhex(link), utf8(canonical(body)))));
    if (hash !== link) {
      throw new LogError(event.seq, "log-hash", { found: hash, expected: link });
    }
  }
  if (end !== null && end.lastHash !== link) {
    throw new LogError(HEADER, "log-last-hash", { found: end.lastHash, expected: link });
  }
}
