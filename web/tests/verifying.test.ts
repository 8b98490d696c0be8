import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KNOWN_GAMES } from "../src/games";
import { NotJson, canonical, parseJson, type Json, type JsonObject } from "../src/verifying/json";
import { hex, hmac, joined, sha256, unhex, utf8 } from "../src/verifying/sha256";
import { draw } from "../src/verifying/draws";
import { verify } from "../src/verifying";

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("is that of FIPS 180-4 for %.10s…", (text, digest) => {
    expect(hex(sha256(utf8(text)))).toBe(digest);
  });

  it("is that of another implementation around the ends of blocks", async () => {
    for (let length = 50; length < 135; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      const other = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(hex(sha256(bytes))).toBe(hex(other));
    }
  });
});

describe("HMAC-SHA-256", () => {
  const long = new Uint8Array(131).fill(0xaa);
  it.each([
    [
      new Uint8Array(20).fill(0x0b),
      "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ],
    [
      utf8("Jefe"),
      "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    [
      long,
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
  ])("is that of RFC 4231 (case %#)", (key, text, code) => {
    expect(hex(hmac(key, utf8(text)))).toBe(code);
  });
});

describe("JSON as a log needs it", () => {
  it("keeps large numbers and fractions as they are written", () => {
    const text = '{"a":[18446744073709551616,1.50,-3],"b":"é\\n"}';
    expect(canonical(parseJson(text))).toBe(text);
  });

  it("sorts keys by code point", () => {
    expect(canonical(parseJson('{"\u{1f600}":1,"\uff41":2,"b":{"z":1,"y":2}}'))).toBe(
      '{"b":{"y":2,"z":1},"\uff41":2,"\u{1f600}":1}',
    );
  });

  it.each(['{"a":1,"a":1}', "[1,]", "NaN", "01", '"\t"', "[1", "{} {}", "", "[".repeat(9999)])(
    "refuses %.20s",
    (text) => {
      expect(() => parseJson(text)).toThrow(NotJson);
    },
  );
});

it("draws what Python draws, rejecting words that would favour the first outcomes", () => {
  // Half of all words are rejected at this weight.
  const weights = [1n << 61n, 1n << 61n, 1n << 61n, (1n << 61n) + 1n];
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
  const drawn = Array.from({ length: 24 }, (_, seq) => draw(secret, utf8("salmon"), seq, weights));
  expect(drawn.join("")).toBe("122023132100310102321300");
});

type Path = (string | number)[];
const field = (value: Json, key: string): Json => (value as JsonObject).get(key)!;

function forged(log: Json, edits: Json[], sealing: boolean): Json {
  const copy = parseJson(canonical(log));
  for (const [path, value] of edits as [Path, Json][]) {
    const last = path.at(-1)!;
    const place = path.slice(0, -1).reduce<Json>((at, key) => step(at, key), copy);
    if (place instanceof Map) {
      if (value === null) place.delete(String(last));
      else place.set(String(last), value);
    } else if (value === null) (place as Json[]).splice(Number(last), 1);
    else (place as Json[])[Number(last)] = value;
  }
  if (sealing) seal(copy);
  return copy;
}

function step(at: Json, key: string | number): Json {
  return Array.isArray(at) ? at[Number(key)]! : field(at, String(key));
}

function seal(log: Json): void {
  const header = field(log, "header") as JsonObject;
  const end = ["events", "last_hash", "secret", "outcome"];
  const fixed = new Map([...header].filter(([key]) => !end.includes(key)));
  let last = hex(sha256(utf8(canonical(fixed.set("format", field(log, "format"))))));
  for (const event of field(log, "events") as JsonObject[]) {
    event.delete("hash");
    last = hex(sha256(joined(unhex(last), utf8(canonical(event)))));
    event.set("hash", last);
  }
  header.set("last_hash", last);
}

function found(log: Json): Json[] {
  return verify(canonical(log)).map(({ name, status, checked, error }) => [
    ...[name, status, checked],
    ...[error?.seq ?? null, error?.key ?? null],
  ]);
}

function keptOf(game: string): Json {
  return parseJson(readFileSync(`tests/games/${game}/log.json`, "utf8"));
}

describe.each(KNOWN_GAMES)("a log of %s", (game) => {
  const kept = keptOf(game);
  const log = field(kept, "log");

  it("holds, as it does for oenach verify", () => {
    expect(found(log)).toEqual(field(kept, "found"));
    expect(verify(canonical(log)).every(({ status }) => status === "ok")).toBe(true);
  });

  it.each([...(field(kept, "forgeries") as JsonObject)])(
    "gets the verdict of oenach verify with %s",
    (_name, forgery) => {
      const edits = field(forgery, "edits") as Json[];
      const copy = forged(log, edits, field(forgery, "sealed") === true);
      expect(found(copy)).toEqual(field(forgery, "found"));
    },
  );
});

it("finds any digit of a hash that was changed", () => {
  const logs = KNOWN_GAMES.map((game) => canonical(field(keptOf(game), "log")));
  // Each digit is a log to verify: the shortest has enough of them.
  const [text] = logs.toSorted((one, other) => one.length - other.length) as [string];
  for (const { index, 1: digit } of [...text.matchAll(/"hash":"(.)/g)]) {
    const at = index + '"hash":"'.length;
    const other = text.slice(0, at) + (digit === "0" ? "1" : "0") + text.slice(at + 1);
    expect(verify(other).some(({ status }) => status === "failed")).toBe(true);
  }
});

it("reports a text that is no log instead of failing", () => {
  for (const text of ["", "[]", "{}", '{"format":1,"header":{},"events":[]}']) {
    expect(verify(text)[0]).toMatchObject({ name: "form", status: "failed" });
  }
});
