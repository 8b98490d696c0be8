import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, me } from "../../src/api";

const limits = { tables: 1, put_away: 1, days: 1, minutes: 1 };
const SIGNED_OUT = { code: "signed-out", key: "server-signed-out" };

interface Asked {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

const asked: Asked[] = [];
/** What the server does with the next request; null for no answer. */
let answers: ((asked: Asked) => [number, unknown] | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  me.signedOut = false;
  vi.stubGlobal("fetch", (path: string, { body = "{}" }: { body?: string }) => {
    const one = { path, body: JSON.parse(body) as Record<string, unknown> };
    asked.push(one);
    const answer = answers.shift()?.(one) ?? null;
    if (answer === null) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const known = (name: string) => (): [number, unknown] => [200, { name, limits }];
const refused = (): [number, unknown] => [401, SIGNED_OUT];
const lost = (): null => null;

describe("signing out on all other devices", () => {
  it("asks again with the same proof when no answer came", async () => {
    answers = [lost, lost, () => [200, { name: "Ann" }]];
    const done = me.signOutElsewhere();
    await vi.runAllTimersAsync();
    await done;
    expect(asked.map(({ path }) => path)).toEqual(Array(3).fill("/api/me/sign-out"));
    const proofs = new Set(asked.map(({ body }) => body.proof));
    expect(proofs.size).toBe(1);
    expect(String([...proofs][0])).toMatch(/^[0-9a-f]{32}$/);
    expect(me.signedOut).toBe(false);
  });

  it("is not taken for being signed out by a request that was overtaken", async () => {
    answers = [lost, refused, () => [200, { name: "Ann" }], known("Ann")];
    const done = me.signOutElsewhere();
    await vi.advanceTimersByTimeAsync(0);
    await expect(api.myTables(null)).rejects.toThrow("server-signed-out");
    const greeted = me.greet();
    await vi.runAllTimersAsync();
    await Promise.all([done, greeted]);
    expect(me.signedOut).toBe(false);
    expect(asked.map(({ path }) => path).at(-1)).toBe("/api/me");
  });
});

describe("a device that was signed out", () => {
  it("becomes nobody else before it is asked to", async () => {
    answers = [refused];
    await expect(api.join("t")).rejects.toThrow("server-signed-out");
    expect(asked).toHaveLength(1);
    expect(me.signedOut).toBe(true);
  });

  it("goes on as somebody new, and as before if its cookie came late", async () => {
    answers = [refused, () => [200, { name: null }], known("Bran")];
    await me.goOn();
    expect([me.name, me.signedOut]).toEqual(["Bran", false]);
    expect(asked[1]!.body).toEqual({ everywhere: false });
    answers = [known("Ann")];
    me.signedOut = true;
    await me.goOn();
    expect([me.name, me.signedOut]).toEqual(["Ann", false]);
  });

  it("keeps its cookie when the server cannot be reached", async () => {
    answers = [lost];
    me.signedOut = true;
    await expect(me.goOn()).rejects.toThrow("page-unreachable");
    expect(asked.map(({ path }) => path)).toEqual(["/api/me"]);
    expect(me.signedOut).toBe(true);
  });
});
