// Reading the values of a log: each is checked, and an error says where in which event it is wrong.

import { Fraction, type Json, type JsonObject } from "./json";

export const LETTERS = "ABCDE";

/** The `seq` of errors that are not about any event. */
export const HEADER = -1;

export type Facts = Record<string, string | number>;

/** A log that does not hold; `seq` is the event at which it breaks. */
export class LogError extends Error {
  constructor(
    readonly seq: number,
    readonly key: string,
    readonly facts: Facts = {},
  ) {
    super(`${seq < 0 ? "header" : `event ${seq}`}: ${key}`);
  }
}

/** A value that cannot be; `where` is the path to it. */
export class ValueError extends Error {
  constructor(
    readonly where: string,
    readonly key: string,
    readonly facts: Facts = {},
  ) {
    super(`${where}: ${key}`);
  }
}

/** Reads something of event `seq`, to which whatever is wrong with it is put down. */
export function blame<T>(seq: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw new LogError(seq, error.key, { where: error.where, ...error.facts });
  }
}

export function asObject(value: Json | undefined, where: string): JsonObject {
  if (!(value instanceof Map)) throw new ValueError(where, "not-an-object");
  return value;
}

export function asList(value: Json | undefined, where: string): Json[] {
  if (!Array.isArray(value)) throw new ValueError(where, "not-a-list");
  return value;
}

/** A text that has a UTF-8 form; halves of surrogate pairs have none. */
export function asText(value: Json | undefined, where: string): string {
  if (typeof value !== "string") throw new ValueError(where, "not-a-text");
  if (/\p{Surrogate}/u.test(value)) throw new ValueError("", "log-not-json");
  return value;
}

export function asNumber(
  value: Json | undefined,
  where: string,
  least: number,
  most: number,
): number {
  return Number(asWhole(value, where, BigInt(least), BigInt(most)));
}

/** A whole number that may be larger than JavaScript counts. */
export function asWhole(
  value: Json | undefined,
  where: string,
  least: bigint,
  most: bigint,
): bigint {
  if (typeof value !== "number" && typeof value !== "bigint") {
    throw new ValueError(where, "not-a-number");
  }
  const whole = BigInt(value);
  if (whole < least || whole > most) {
    const bounds = { least: String(least), most: String(most) };
    throw new ValueError(where, "out-of-range", { found: shown(value), ...bounds });
  }
  return whole;
}

/** 32 bytes in small hexadecimal digits. */
export function asHex(value: Json | undefined, where: string): string {
  const text = asText(value, where);
  if (!/^[0-9a-f]{64}$/.test(text)) throw new ValueError(where, "not-hex");
  return text;
}

/** The letter of one of the first `seats` seats. */
export function asSeat(value: Json | undefined, where: string, seats: number): string {
  if (typeof value !== "string" || value.length !== 1 || !LETTERS.slice(0, seats).includes(value)) {
    throw new ValueError(where, "not-a-seat", { found: shown(value) });
  }
  return value;
}

/** Every needed key is there and no key is unknown. */
export function checkKeys(
  fields: JsonObject,
  where: string,
  needed: readonly string[],
  optional: readonly string[] = [],
): void {
  const path = (key: string): string => (where ? `${where}.${key}` : key);
  for (const key of needed) if (!fields.has(key)) throw new ValueError(path(key), "missing");
  for (const key of fields.keys()) {
    if (!needed.includes(key) && !optional.includes(key)) {
      throw new ValueError(path(key.slice(0, 40)), "unknown-key");
    }
  }
}

/** A value as a short text for a fact. */
export function shown(value: Json | undefined): string {
  if (typeof value === "string") return value.length <= 60 ? value : `${value.slice(0, 57)}...`;
  if (value instanceof Fraction) return value.digits;
  if (value instanceof Map) return "an object";
  if (Array.isArray(value)) return "a list";
  return String(value);
}
