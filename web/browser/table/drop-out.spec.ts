import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { looksRight, picture, smallTargets } from "../support/looks";
import { EXAMPLE, toMove } from "../support/players";
import { together } from "../support/seating";

const { quiet } = EXAMPLE;

const players = (page: Page) => page.getByRole("list", { name: "Players" });
const log = (page: Page) => page.getByRole("region", { name: "Log" });

test("a bot plays on for somebody who dropped out, and gives the seat back", async ({ person }) => {
  const mover = await person({ viewport: { width: 390, height: 664 } });
  const watcher = await person({ viewport: { width: 1366, height: 650 } });
  const { id } = await together(mover.page, watcher.page, { ...quiet.at, patience: 0 });
  await toMove(mover.page);
  await mover.page.goto("/");

  await watcher.page.getByRole("button", { name: /What now\?$/ }).click();
  const asked = watcher.page.getByRole("dialog");
  await expect(asked).toContainText("sees only what");
  await looksRight(watcher.page);
  await picture(watcher.page, "table-away-1366");
  await asked.getByLabel("Which bot").selectOption("novice");
  await asked.getByRole("button", { name: "Let a bot play on" }).click();
  await expect(players(watcher.page).getByText(/ plays$/)).toBeVisible();
  await expect(
    log(watcher.page)
      .getByText(/\(by .+\)/)
      .first(),
  ).toBeVisible();

  await mover.page.goto(`/table/${id}`);
  await expect(mover.page.getByText(/made .+ for you while you were away/)).toBeVisible();
  await looksRight(mover.page);
  expect(await smallTargets(mover.page)).toEqual([]);
  await picture(mover.page, "table-given-back-390");
  await expect(players(watcher.page).getByText(/ plays$/)).toBeHidden();
});

test("somebody who must leave is played for, and everybody who is there ends the game", async ({
  person,
}) => {
  const leaver = await person({ viewport: { width: 1366, height: 650 } });
  const other = await person({ viewport: { width: 390, height: 664 } });
  await together(leaver.page, other.page, quiet.at);
  const { page } = leaver;
  await page.getByRole("tab", { name: "Players" }).click();
  await page.getByRole("button", { name: "Play for me" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play for me" }).click();
  await expect(players(other.page).getByText(/ plays$/)).toBeVisible();
  await page.getByRole("button", { name: "I’m back" }).click();
  await expect(players(other.page).getByText(/ plays$/)).toBeHidden();

  await page.getByRole("button", { name: "End the game early" }).click();
  await looksRight(page);
  await page.getByRole("button", { name: "Propose it" }).click();
  await expect(page.getByText(/ends when these agree, too/)).toBeVisible();
  await other.page.getByRole("button", { name: "Play on" }).click();
  await expect(page.getByText(/would rather play on/)).toBeVisible();
  await page.getByRole("button", { name: "End the game early" }).click();
  await page.getByRole("button", { name: "Propose it" }).click();
  await looksRight(other.page);
  await other.page.getByRole("button", { name: "End it" }).click();
  for (const one of [page, other.page]) {
    await expect(one.getByRole("heading", { name: "Nobody wins." })).toBeVisible();
  }
});
