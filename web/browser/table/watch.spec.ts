import type { GameSeen, TableSeen } from "../../src/wire/types";
import { expect, test } from "../support/base";
import { bots, GAMES, over } from "../support/lobby";
import { looksRight } from "../support/looks";
import { gameName } from "../support/messages";
import { EXAMPLE } from "../support/players";
import { lay, start } from "../support/seating";

for (const game of GAMES) {
  test(`bots play ${game}; pause, a move at a time, slower, faster, and to the newest`, async ({
    page,
  }) => {
    // The match lasts for minutes, so that it goes on as long as somebody looks on here.
    const { id } = await lay(page, { game, seats: bots(2), pace: 2, start: false });
    await page.goto(`/watch/${id}`);
    const ahead = page.getByText(/the bots are \d+ moves ahead/);
    await page.getByRole("button", { name: "Pause" }).click();
    await start(page, id);
    await expect(ahead).toBeVisible();

    const told = page.getByRole("region", { name: "Log" }).getByRole("listitem");
    const before = await told.count();
    await page.getByRole("button", { name: "One move on" }).click();
    await expect.poll(() => told.count()).toBeGreaterThan(before);
    const then = await told.count();
    await expect(ahead).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => told.count()).toBeGreaterThan(then);
    await looksRight(page);

    const pace = page.getByText(/ s a move$/);
    const usual = await pace.textContent();
    await page.getByRole("button", { name: "Slower" }).click();
    await expect(pace).not.toHaveText(usual!);
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    const quick = await pace.textContent();
    expect(parseFloat(quick!)).toBeLessThan(parseFloat(usual!));
    await page.reload();
    await expect(pace, "the pace is remembered").toHaveText(quick!);

    await page.getByRole("button", { name: "Pause" }).click();
    await expect(ahead).toBeVisible();
    await page.getByRole("button", { name: "To the newest move" }).click();
    await expect(ahead.or(page.getByText("the bots are thinking"))).toBeVisible();
  });
}

test("watching goes on from the first move, however fast the bots move on", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("oenach.pace", "0.7"));
  // The next arrives before the last was seen for long enough.
  const { id } = await lay(page, { game: EXAMPLE.game, seats: bots(2), pace: 0.3, start: false });
  await page.goto(`/watch/${id}`);
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await start(page, id);
  const told = page.getByRole("region", { name: "Log" }).getByRole("listitem");
  await expect(page.getByText(/the bots are \d+ moves ahead/)).toBeVisible();
  const before = await told.count();
  await expect.poll(() => told.count(), { intervals: [50] }).toBeGreaterThan(before + 2);
  const { state } = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableSeen;
  expect(state, "the bots were still at it").toBe("playing");
});

test("whoever comes back to bots goes on where they were, though the match is over", async ({
  page,
}) => {
  const { id } = await lay(page, { game: EXAMPLE.game, seats: bots(2), pace: 0, start: false });
  await page.goto(`/watch/${id}`);
  await page.getByRole("button", { name: "Pause" }).click();
  await start(page, id);
  const told = page.getByRole("region", { name: "Log" }).getByRole("listitem");
  await over(page, id);
  const beginning = await told.count();
  await page.getByRole("button", { name: "One move on" }).click();
  await expect.poll(() => told.count()).toBeGreaterThan(beginning);
  const seen = await told.allInnerTexts();

  await page.goto("/");
  await page.goto(`/watch/${id}`);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText(/the bots are \d+ moves ahead/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Watch another game" })).toBeHidden();
  expect((await told.allInnerTexts()).slice(0, seen.length)).toEqual(seen);
  const before = await told.count();
  await page.getByRole("button", { name: "One move on" }).click();
  await expect.poll(() => told.count()).toBeGreaterThan(before);
  await page.getByRole("button", { name: "To the newest move" }).click();
  await expect(page.getByRole("link", { name: "Watch another game" })).toBeVisible();
});

test("the form of the page leads to a match", async ({ page }) => {
  const games = (await (await page.request.get("/api/games")).json()) as GameSeen[];
  const { name, most_seats: most } = games.at(-1)!;
  await page.goto("/watch");
  await page.getByRole("radio", { name: gameName(name) }).check();
  await page.getByRole("radio", { name: String(most) }).check();
  await page.getByLabel(`Seat ${most}`).selectOption({ label: "Novice bot" });
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: gameName(name) })).toBeVisible();
  await expect(page.getByText("Nuala").first()).toBeVisible();
});

test("whoever looks on slowly still sees the end when it is long over", async ({ page }) => {
  const { id } = await lay(page, { game: EXAMPLE.game, seats: bots(2), pace: 0, start: false });
  await page.goto(`/watch/${id}`);
  await page.getByRole("button", { name: "Pause" }).click();
  await start(page, id);
  await over(page, id);
  await expect(page.getByRole("link", { name: "Watch another game" })).toBeHidden();
  await page.getByRole("button", { name: "To the newest move" }).click();
  await expect(page.getByText(/ wins?( together)?\.$/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Watch another game" })).toBeVisible();
});

test("whoever comes to the house finds a public match to watch", async ({ page, person }) => {
  await lay(page, { game: EXAMPLE.game, seats: bots(3), public: true, pace: 20 });
  const { page: other } = await person();
  await other.goto("/");
  const running = other.getByRole("region", { name: "Games to watch" });
  await running
    .getByRole("link")
    .filter({ hasText: gameName(EXAMPLE.game) })
    .first()
    .click();
  await expect(other).toHaveURL(/\/watch\//);
  await expect(other.getByRole("button", { name: "Pause" })).toBeVisible();
});
