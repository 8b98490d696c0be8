// JSON as a log needs it read: whole numbers stay whole however large, a fraction keeps its digits,
// and a key that stands twice in one object is refused, since two readers might take either.

/** A number that is not whole; a log has none, but options may. */
export class Fraction {
  constructor(readonly digits: string) {}
}

export type Json = null | boolean | number | bigint | string | Fraction | Json[] | JsonObject;
export type JsonObject = Map<string, Json>;

/** Text that is not JSON, or says one thing twice. */
export class NotJson extends Error {}

/** Deeper than any log; what is nested further is not read. */
const DEEPEST = 500;

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const LITERALS: readonly (readonly [string, Json])[] = [
  ["true", true],
  ["false", false],
  ["null", null],
];

/** The value that a text of JSON stands for. */
export function parseJson(text: string): Json {
  return new Reader(text).whole();
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  whole(): Json {
    const value = this.value(0);
    if (this.at < this.text.length) throw new NotJson("something follows");
    return value;
  }

  private value(depth: number): Json {
    if (depth > DEEPEST) throw new NotJson("nested too deep");
    this.match(SPACE);
    const value = this.bare(depth);
    this.match(SPACE);
    return value;
  }

  private bare(depth: number): Json {
    if (this.skip("{")) return this.object(depth);
    if (this.skip("[")) return this.list(depth);
    const text = this.match(TEXT);
    if (text) return JSON.parse(text[0]) as string;
    for (const [word, value] of LITERALS) if (this.skip(word)) return value;
    const number = this.match(NUMBER);
    if (!number) throw new NotJson("no value");
    const [digits, part, power] = number;
    if (part !== undefined || power !== undefined) return new Fraction(digits);
    const whole = BigInt(digits);
    return Number.isSafeInteger(Number(whole)) ? Number(whole) : whole;
  }

  private list(depth: number): Json[] {
    const items: Json[] = [];
    this.match(SPACE);
    if (this.skip("]")) return items;
    do items.push(this.value(depth + 1));
    while (this.skip(","));
    if (!this.skip("]")) throw new NotJson("a list does not end");
    return items;
  }

  private object(depth: number): JsonObject {
    const fields: JsonObject = new Map();
    this.match(SPACE);
    if (this.skip("}")) return fields;
    do {
      this.match(SPACE);
      const key = this.match(TEXT);
      this.match(SPACE);
      if (!key || !this.skip(":")) throw new NotJson("no key");
      const name = JSON.parse(key[0]) as string;
      if (fields.has(name)) throw new NotJson("a key stands twice in one object");
      fields.set(name, this.value(depth + 1));
    } while (this.skip(","));
    if (!this.skip("}")) throw new NotJson("an object does not end");
    return fields;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private skip(word: string): boolean {
    const found = this.text.startsWith(word, this.at);
    if (found) this.at += word.length;
    return found;
  }
}

/** The one JSON form of a value that hashes are made of: sorted keys, no spaces. */
export function canonical(value: Json): string {
  if (value instanceof Fraction) return value.digits;
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value instanceof Map) {
    const fields = [...value].sort(([one], [other]) => byCodePoint(one, other));
    return `{${fields.map(([key, of]) => `${JSON.stringify(key)}:${canonical(of)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

/** JavaScript's own order is that of UTF-16, which puts rare characters elsewhere. */
function byCodePoint(one: string, other: string): number {
  const left = Array.from(one, (character) => character.codePointAt(0)!);
  const right = Array.from(other, (character) => character.codePointAt(0)!);
  const at = left.findIndex((point, i) => point !== right[i]);
  if (at < 0) return left.length - right.length;
  return at < right.length ? left[at]! - right[at]! : 1;
}
