import type { Browser, Page } from "@playwright/test";
import { expect, test, type Person } from "../support/base";
import { GAMES } from "../support/lobby";
import { openWhole } from "../support/opening";
import { sitDown } from "../support/seating";

/** What a page may fetch and wait for; how long that takes is for `python -m bench.pages`. */
const MOST = { requests: 36, deep: 3 };
/** What the house and a table may weigh. */
const HOME = 100_000;
const TABLE = 200_000;

type NewPerson = (options?: Parameters<Browser["newContext"]>[0]) => Promise<Person>;

interface Load {
  /** Bytes of what came over the network, compressed as it came. */
  readonly bytes: number;
  readonly requests: number;
  /** How many requests had to be answered one after the other before the last could be made. */
  readonly deep: number;
  /** How many positions came over the socket until something could be done. */
  readonly told: number;
}

/** Bytes of everything that the page fetched, and what it fetched. */
function weighed(page: Page): () => Promise<{ bytes: number; requests: number }> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().startsWith("data:")) return;
    sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  return async () => {
    const all = await Promise.all(sizes);
    return { bytes: all.reduce((sum, size) => sum + size, 0), requests: all.length };
  };
}

/** Follows from each request to what asked for it: the page, a style, a script. */
async function chained(page: Page): Promise<() => number> {
  const depths = new Map<string, number>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ request, initiator }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? "";
    depths.set(request.url, Math.max(depths.get(request.url) ?? 0, (depths.get(by) ?? 0) + 1));
  });
  await session.send("Network.enable");
  return () => Math.max(...depths.values());
}

/** Opens an address with nothing in store; `usable` comes to an end when something can be done. */
async function loaded(
  person: NewPerson,
  address: string,
  cookies: Awaited<ReturnType<Person["context"]["storageState"]>> | undefined,
  usable: (page: Page) => Promise<void>,
): Promise<Load> {
  const { page, heard } = await person(cookies ? { storageState: cookies } : {});
  const [weight, depth] = [weighed(page), await chained(page)];
  await openWhole(page, address);
  await usable(page);
  const told = heard.filter((text) => text.includes('"position":{')).length;
  return { ...(await weight()), deep: depth(), told };
}

function judged(what: string, load: Load, bytes: number): void {
  console.log(`${what}: ${JSON.stringify(load)}`);
  expect(load.bytes).toBeLessThan(bytes);
  expect(load.requests).toBeLessThanOrEqual(MOST.requests);
  expect(load.deep).toBeLessThanOrEqual(MOST.deep);
}

for (const game of GAMES) {
  test(`a table of ${game} is light, and there after one message`, async ({ page, person }) => {
    const { id } = await sitDown(page, { game });
    // This is said while something can be chosen.
    const move = (at: Page): Promise<void> => at.getByText(/^You can /).waitFor();
    await move(page);
    const cookies = await page.context().storageState();
    const load = await loaded(person, `/table/${id}`, cookies, move);
    judged(game, load, TABLE);
    expect(load.told).toBe(1);
  });
}

test("the house itself is light", async ({ person }) => {
  const play = (at: Page): Promise<void> =>
    at
      .getByRole("button", { name: /play now/i, disabled: false })
      .first()
      .waitFor();
  const load = await loaded(person, "/", undefined, play);
  judged("home", load, HOME);
  expect(load.told).toBe(0);
});
