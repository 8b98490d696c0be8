import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./base";
import { giveTime, holdTime, letTimePass } from "./holding";
import { oneThatEnded } from "./lobby";
import { inTheme, looksRight, picture, smallTargets } from "./looks";

/** Milliseconds from one step to the next where the pace is quick. */
const QUICK = 400;

const slider = (page: Page): Locator => page.getByRole("slider", { name: "Step" });
const eyes = (page: Page, name: string): Locator => page.getByRole("radio", { name });
const seen = (page: Page): Locator => page.getByText(/^Step \d+ of \d+$/);
const hidden = (page: Page): Locator => page.getByRole("button", { name: /face-down token of/ });

/** The last step of the match. */
async function last(page: Page): Promise<number> {
  await expect(seen(page)).toBeVisible();
  return Number((await seen(page).innerText()).split(" ").at(-1));
}

test("a stranger goes through a match with slider and keys", async ({ page, person }) => {
  const { id } = await oneThatEnded((await person()).page);
  await page.clock.install();
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Keltis, step by step" })).toBeVisible();
  const end = await last(page);
  expect(end).toBeGreaterThan(60);

  await page.keyboard.press("ArrowRight");
  await expect(seen(page)).toHaveText(`Step 1 of ${end}`);
  await page.keyboard.press("End");
  await expect(seen(page)).toHaveText(`Step ${end} of ${end}`);
  await expect(page.getByText("Left over: these tiles count for nobody")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(seen(page)).toHaveText(`Step ${end - 1} of ${end}`);
  await page.keyboard.press("Home");
  await expect(page.getByRole("button", { name: "55 tiles face down" })).toBeVisible();
  await slider(page).fill(String(end - 3));
  await expect(seen(page)).toHaveText(`Step ${end - 3} of ${end}`);

  // Space plays on to the end, and stops there.
  await page.getByLabel("Pace").selectOption("quick");
  await slider(page).focus();
  await holdTime(page);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  for (const step of [end - 2, end - 1, end]) {
    await giveTime(page, QUICK);
    await expect(seen(page)).toHaveText(`Step ${step} of ${end}`);
  }
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await letTimePass(page);

  await looksRight(page);
  await picture(page, "replay-keltis-light-1280");
  await page.setViewportSize({ width: 390, height: 844 });
  await inTheme(page, "dark");
  await looksRight(page);
  expect(await smallTargets(page)).toEqual([]);
  await picture(page, "replay-keltis-dark-390");
});

test("each pair of eyes sees what it saw at the time, the open ones everything", async ({
  page,
  person,
}) => {
  const { id } = await oneThatEnded((await person()).page, "tain");
  await page.goto(`/replay/${id}`);
  await last(page);
  await slider(page).fill("6");
  await expect(hidden(page)).toHaveCount(0);
  await eyes(page, "onlooker").check();
  await expect.poll(() => hidden(page).count()).toBeGreaterThan(2);
  const all = await hidden(page).count();
  const bots = await page.getByRole("radio").all();
  expect(bots).toHaveLength(4);
  // Each of the two players knows their own tokens, and together they know all.
  let known = 0;
  for (const bot of bots.slice(1, 3)) {
    // From the onlooker's eyes each time, so that nothing of the other player's is still there.
    await eyes(page, "onlooker").check();
    await expect(hidden(page)).toHaveCount(all);
    await bot.check();
    const some = async (): Promise<boolean> => {
      const count = await hidden(page).count();
      return count > 0 && count < all;
    };
    await expect.poll(some).toBe(true);
    known += all - (await hidden(page).count());
  }
  expect(known).toBe(all);
  await looksRight(page);
  await picture(page, "replay-tain-light-1280");
});

test("a long match shows its first steps before the rest has come", async ({ page, person }) => {
  const { id } = await oneThatEnded((await person()).page, "celtic-trader");
  let released = (): void => {};
  const held = new Promise<void>((done) => (released = done));
  await page.route(/\/replay\?.*count=100/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/replay/${id}`);
  const end = await last(page);
  expect(end).toBeGreaterThan(100);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("group", { name: "The map" })).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();
  released();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await page.keyboard.press("End");
  await expect(seen(page)).toHaveText(`Step ${end} of ${end}`);
  await expect(page.getByRole("group", { name: "The map" })).toBeVisible();
  await looksRight(page);
  await picture(page, "replay-trader-light-1280");
});

test("where there is no match to replay, the page says so", async ({ page }) => {
  await page.goto("/replay/no-such-table");
  await expect(page.getByRole("heading", { name: "There is no replay here" })).toBeVisible();
  await looksRight(page);
  await page.getByRole("link", { name: "To the games" }).click();
  await expect(page).toHaveURL("/");
});

test("the shuffles are verified in the page, without the browser's own cryptography", async ({
  page,
  person,
}) => {
  const { id } = await oneThatEnded((await person()).page);
  // On plain http a browser keeps it from pages.
  await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
  await page.goto(`/replay/${id}#verify`);
  await expect(page.getByText("Everything holds.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Verify the shuffles" })).toBeInViewport();
  const draws = page.getByRole("listitem").filter({ hasText: "Every draw" });
  await expect(draws).toContainText(/5[56] checked/);
  await looksRight(page);
  await picture(page, "verify-light-1280");
});

interface LogSeen {
  events: { kind: string; outcomes?: [string, number][]; result?: string }[];
}

test("a log in which one draw was changed is found out", async ({ page, person }) => {
  const { id } = await oneThatEnded((await person()).page);
  await page.route(`**/api/tables/${id}/log`, async (route) => {
    const answer = await route.fetch();
    const log = (await answer.json()) as LogSeen;
    const draw = log.events.find(({ outcomes }) => (outcomes?.length ?? 0) > 10)!;
    draw.result = draw.outcomes!.find(([outcome]) => outcome !== draw.result)![0];
    await route.fulfill({ response: answer, json: log });
  });
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Check the shuffles" }).click();
  await expect(page.getByText("This log does not hold.")).toBeVisible();
  const draws = page.getByRole("listitem").filter({ hasText: "Every draw" });
  await expect(draws).toContainText(/The log breaks at event \d+/);
  await looksRight(page);
  await picture(page, "verify-tampered-light-1280");
});
