import { expect, test } from "../support/base";
import { giveTime, holdTime, letTimePass } from "../support/holding";
import { finished, oneThatEnded } from "../support/lobby";
import { inTheme, looksRight, picture, smallTargets } from "../support/looks";
import { gameName } from "../support/messages";
import { EXAMPLE } from "../support/players";
import { last, seen, slider } from "../support/replaying";

/** Milliseconds from one step to the next where the pace is quick. */
const QUICK = 400;

const { game, beginning, end: ended } = EXAMPLE;

test("a stranger goes through a match with slider and keys", async ({ page, person }) => {
  const { id } = await oneThatEnded((await person()).page);
  await page.clock.install();
  await page.goto(`/replay/${id}`);
  const title = `${gameName(game)}, step by step`;
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const end = await last(page);
  expect(end).toBeGreaterThan(60);

  await page.keyboard.press("ArrowRight");
  await expect(seen(page)).toHaveText(`Step 1 of ${end}`);
  await page.keyboard.press("End");
  await expect(seen(page)).toHaveText(`Step ${end} of ${end}`);
  await expect(ended(page)).toBeVisible();
  await expect(beginning(page)).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(seen(page)).toHaveText(`Step ${end - 1} of ${end}`);
  await page.keyboard.press("Home");
  await expect(beginning(page)).toBeVisible();
  await expect(ended(page)).toBeHidden();
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
  await picture(page, "replay-light-1280");
  await page.setViewportSize({ width: 390, height: 844 });
  await inTheme(page, "dark");
  await looksRight(page);
  expect(await smallTargets(page)).toEqual([]);
  await picture(page, "replay-dark-390");
});

test("an address leads to a step, which is listed, linked to and shared", async ({
  page,
  person,
}) => {
  const { id } = await oneThatEnded((await person()).page);
  const shared: unknown[] = [];
  await page.exposeFunction("sharedNow", (what: unknown) => shared.push(what));
  await page.addInitScript(() => {
    const share = (what: unknown): Promise<void> =>
      (window as unknown as { sharedNow: (what: unknown) => Promise<void> }).sharedNow(what);
    Object.defineProperty(navigator, "share", { value: share });
  });
  await page.goto(`/replay/${id}#step-12`);
  const end = await last(page);
  await expect(seen(page)).toHaveText(`Step 12 of ${end}`);
  const steps = page.getByRole("region", { name: "All steps" });
  await expect(steps.getByRole("button")).toHaveCount(end + 1);
  await expect(steps.locator("[aria-current=step]")).toHaveText(/^12/);
  await expect(steps.locator("[aria-current=step]")).toBeInViewport();

  // The list is one stop for Tab, and arrows go through it.
  await steps.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(seen(page)).toHaveText(`Step 13 of ${end}`);
  await expect(page).toHaveURL(`/replay/${id}#step-13`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect
    .poll(() => shared)
    .toEqual([{ url: page.url(), title: `${gameName(game)}, step by step` }]);

  // A step that there is not is the last one.
  await page.evaluate(() => (location.hash = "#step-99999"));
  await expect(seen(page)).toHaveText(`Step ${end} of ${end}`);
  await looksRight(page);
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
  const { page: owner } = await person();
  const { id } = await finished(owner, { options: EXAMPLE.drawn });
  const log = (await (await owner.request.get(`/api/tables/${id}/log`)).json()) as LogSeen;
  const drawn = log.events.filter(({ kind }) => kind === "draw").length;
  expect(drawn).toBeGreaterThan(0);
  // On plain http a browser keeps it from pages.
  await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
  await page.goto(`/replay/${id}#verify`);
  await expect(page.getByText("Everything holds.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Verify the shuffles" })).toBeInViewport();
  const draws = page.getByRole("listitem").filter({ hasText: "Every draw" });
  await expect(draws).toContainText(`${drawn} checked`);
  await looksRight(page);
  await picture(page, "verify-light-1280");
});

interface LogSeen {
  events: { kind: string; outcomes?: [string, number][]; result?: string }[];
}

test("a log in which one draw was changed is found out", async ({ page, person }) => {
  const { id } = await finished((await person()).page, { options: EXAMPLE.drawn });
  await page.route(`**/api/tables/${id}/log`, async (route) => {
    const answer = await route.fetch();
    const log = (await answer.json()) as LogSeen;
    const draw = log.events.find(({ outcomes }) => (outcomes?.length ?? 0) > 1)!;
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
