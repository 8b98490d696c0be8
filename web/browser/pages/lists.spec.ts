import { expect, test } from "../support/base";
import { looksRight, smallTargets } from "../support/looks";
import { ME, OPEN } from "../support/lobby";
import { EXAMPLE } from "../support/players";
import { lay, sitDown } from "../support/seating";

const { game } = EXAMPLE;

test("a long list is shown page by page, by mouse and by keyboard", async ({ page }) => {
  await page.goto("/");
  // Pages of two, so that a list is long soon.
  await page.route("**/api/me/tables*", async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("limit", "2");
    await route.continue({ url: url.href });
  });
  for (let made = 0; made < 5; made++) await lay(page, { game, seats: [ME, OPEN], start: false });
  await page.reload();
  const mine = page.getByRole("region", { name: "Your games" });
  await expect(mine.getByRole("link")).toHaveCount(2);
  const more = mine.getByRole("button", { name: "Show more: Your games" });
  await more.click();
  await expect(mine.getByRole("link")).toHaveCount(4);
  await looksRight(page);
  expect(await smallTargets(page)).toEqual([]);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(mine.getByRole("link")).toHaveCount(5);
  await expect(more).toHaveCount(0);
});

test("what a table is drawn from is fetched once for all tables that share it", async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  const fetched: Record<string, string> = {};
  const kept = new Set<string>();
  browser.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.includes("/static-data")) fetched[requestId] = new URL(request.url).pathname;
  });
  browser.on("Network.requestServedFromCache", ({ requestId }) => kept.add(requestId));
  browser.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache) kept.add(requestId);
  });
  const asked = (): [string, boolean][] =>
    Object.entries(fetched).map(([id, path]) => [path, kept.has(id)]);
  const one = await sitDown(page, { game });
  await expect(EXAMPLE.board(page)).toBeVisible();
  const two = await sitDown(page, { game });
  await expect(EXAMPLE.board(page)).toBeVisible();
  expect(two.static_data).toBe(one.static_data);
  const address = `/api/static-data/${one.static_data}`;
  expect(asked()).toEqual([
    [address, false],
    [address, true],
  ]);
});
