import type { Page } from "@playwright/test";
import { expect, test } from "./base";
import { looksRight, picture } from "./looks";
import { leaving } from "./games/keltis/playing";
import { lay, sitDown, start, together } from "./seating";

/** Lays a bluff in the kingdom. */
async function bluff(page: Page, side: "left" | "right"): Promise<void> {
  await page.getByRole("button", { name: /^bluff/ }).click();
  await page.getByRole("button", { name: new RegExp(`^the kingdom’s ${side} place: put`) }).click();
}

test("undo, and a takeback that is asked for, refused and granted", async ({ person }) => {
  const [mover, watcher] = [await person(), await person()];
  await together(mover.page, watcher.page, { game: "tain" });
  const bluffs = (left: number) => mover.page.getByRole("button", { name: `bluff, ${left} left` });

  await bluff(mover.page, "left");
  await mover.page.getByRole("button", { name: "Undo" }).click();
  await expect(bluffs(8)).toBeEnabled();
  await bluff(mover.page, "left");

  // Once the other has moved, it takes consent.
  await bluff(watcher.page, "right");
  const ask = mover.page.getByRole("button", { name: "Ask to take back" });
  await ask.click();
  await expect(mover.page.getByText("The others are asked")).toBeVisible();
  await expect(watcher.page.getByText(/would like to take 2 moves back/)).toBeVisible();
  await looksRight(watcher.page);
  await picture(watcher.page, "table-takeback-1280");
  await watcher.page.getByRole("button", { name: "Decline" }).click();
  await expect(mover.page.getByText("Somebody said no")).toBeVisible();

  await ask.click();
  await watcher.page.getByRole("button", { name: "Agree" }).click();
  await expect(mover.page.getByText("The move was taken back.")).toBeVisible();
  await expect(bluffs(8)).toBeEnabled();
  const log = watcher.page.getByRole("region", { name: "Log" });
  await expect(log.getByText(/with everybody’s consent/).first()).toBeVisible();
});

test("a bot lets one take back at once", async ({ page }) => {
  await sitDown(page, { game: "tain" });
  await expect(page.getByText(/^You can /)).toBeVisible();
  await bluff(page, "left");
  const log = page.getByRole("region", { name: "Log" });
  // Once the bot has moved as well, undoing is no longer one's own affair.
  await page.getByRole("button", { name: "Ask to take back" }).click();
  await expect(log.getByText(/takes? back/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^bluff, 8 left/ })).toBeEnabled();
});

test("whoever gives up loses, and there is a rematch with the seats turned", async ({ person }) => {
  const [one, other] = [await person(), await person()];
  const { id } = await together(one.page, other.page, { game: "keltis" });
  await one.page.getByRole("button", { name: "Give up" }).click();
  const dialog = one.page.getByRole("dialog", { name: "Do you really want to give up?" });
  await looksRight(one.page);
  await dialog.getByRole("button", { name: "Rather not" }).click();
  await expect(dialog).toBeHidden();
  await one.page.getByRole("button", { name: "Give up" }).click();
  await dialog.getByRole("button", { name: "Give up" }).click();

  await expect(other.page.getByRole("heading", { name: "You have won!" })).toBeVisible();
  await expect(one.page.getByRole("heading", { name: "The match is over" })).toBeVisible();
  await one.page.getByRole("button", { name: "Rematch" }).click();
  await expect(one.page.getByText(/Waiting for the others/)).toBeVisible();
  await other.page.getByRole("button", { name: "Rematch" }).click();
  for (const { page } of [one, other]) {
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(page.getByRole("region", { name: "The middle" })).toBeVisible();
  }
  expect(new URL(one.page.url()).pathname).toBe(new URL(other.page.url()).pathname);
  // The guest sits in the first seat now.
  const first = other.page.getByRole("list", { name: "Players" }).getByRole("listitem").first();
  const guest = await other.page.request.get("/api/me").then((answer) => answer.json());
  await expect(first).toContainText((guest as { name: string }).name);
});

test("a clock runs where it is seen; when it has run out a bot stands in until one is back", async ({
  page,
}) => {
  // The page is there before the clock runs, and a turn is long enough for a slow one.
  const clock = page.getByRole("list", { name: "Players" }).getByRole("timer");
  const { id } = await lay(page, {
    game: "keltis",
    clock: { kind: "move", seconds: 20 },
    start: false,
  });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Keltis: waiting/);
  await start(page, id);
  await expect(leaving(page)).toBeEnabled();
  const shown = await clock.innerText();
  expect(shown).toMatch(/^00:([01]\d|20)$/);
  await expect(clock).not.toHaveText(shown);
  await expect(page.getByText("Your time ran out, so a bot plays for you.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeHidden();
  await looksRight(page);
  await picture(page, "table-stand-in-1280");
  await expect(
    page.getByRole("region", { name: "Log" }).getByText(/Steady bot plays for/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Take the seat back" }).click();
  await expect(page.getByText("Your time ran out")).toBeHidden();
  await expect(page.getByText(/^You can /)).toBeVisible();
});

test("a bank of time is added to with each move", async ({ person }) => {
  const [mover, other] = [await person(), await person()];
  await together(mover.page, other.page, {
    game: "keltis",
    clock: { kind: "bank", seconds: 600, increment: 300 },
  });
  const clocks = mover.page.getByRole("list", { name: "Players" }).getByRole("timer");
  // The other's clock stands, one's own runs down.
  await expect(clocks.filter({ hasText: "10:00" })).toHaveCount(1);
  await leaving(mover.page).click();
  await expect(clocks.filter({ hasText: /^1[1-5]:/ })).toHaveCount(1);
});
