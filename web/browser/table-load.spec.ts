import type { Browser, Page } from "@playwright/test";
import { expect, test, type Person } from "./base";
import { sitDown } from "./seating";

const LARGEST = 250_000;
const LONGEST = 1500;
/** A machine that does something else at the same time gets another chance. */
const TRIES = 3;

type NewPerson = (options?: Parameters<Browser["newContext"]>[0]) => Promise<Person>;

/** Bytes as they came over the network, headers and all, of everything that the page fetched. */
function weighed(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().startsWith("data:")) return;
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Opens an address with nothing in store; `usable` comes to an end when something can be done. */
async function measured(
  person: NewPerson,
  address: string,
  cookies: Awaited<ReturnType<Person["context"]["storageState"]>> | undefined,
  usable: (page: Page) => Promise<void>,
): Promise<{ bytes: number; millis: number }> {
  const taken: number[] = [];
  for (;;) {
    const { page, context } = await person(cookies ? { storageState: cookies } : {});
    const weight = weighed(page);
    await page.goto(address, { waitUntil: "commit" });
    await usable(page);
    taken.push(await page.evaluate(() => performance.now()));
    await page.waitForLoadState("networkidle");
    const bytes = await weight();
    await context.close();
    const millis = Math.min(...taken);
    if (millis < LONGEST || taken.length === TRIES) return { bytes, millis };
  }
}

function judged(what: string, { bytes, millis }: { bytes: number; millis: number }): void {
  console.log(`${what}: ${(bytes / 1000).toFixed(0)} kB, usable after ${millis.toFixed(0)} ms`);
  expect(bytes).toBeLessThan(LARGEST);
  expect(millis).toBeLessThan(LONGEST);
}

for (const game of ["keltis", "tain", "celtic-trader"]) {
  test(`a table of ${game} is soon there and light`, async ({ page, person }) => {
    const { id } = await sitDown(page, { game });
    // This is said while something can be chosen. An assertion would look only now and then.
    const move = (at: Page): Promise<void> => at.getByText(/^You can /).waitFor();
    await move(page);
    const cookies = await page.context().storageState();
    judged(game, await measured(person, `/table/${id}`, cookies, move));
  });
}

test("the house itself is soon there and light", async ({ person }) => {
  const play = (at: Page): Promise<void> =>
    at
      .getByRole("button", { name: /play now/i, disabled: false })
      .first()
      .waitFor();
  judged("home", await measured(person, "/", undefined, play));
});
