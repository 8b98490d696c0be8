import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { bots, ME, OPEN } from "../support/lobby";
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
    // It stopped in somebody's turn; nobody waits for that any more.
    await expect(one.getByRole("heading", { name: /, to move/ })).toHaveCount(0);
  }
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(log(page).getByText(/agreed to end the match here/)).toHaveCount(1);
});

test("whoever is sent away from a match is told, looks on, and plays again when invited", async ({
  person,
}) => {
  const { page: host } = await person({ viewport: { width: 1366, height: 650 } });
  const { page: guest } = await person({ viewport: { width: 390, height: 664 } });
  await together(host, guest, { ...quiet.at, seats: [ME, OPEN, ...bots(1)] });
  await host.getByRole("tab", { name: "Players" }).click();
  // A bot is never sent away, nor does anybody send themselves.
  await expect(host.getByRole("button", { name: "Send away" })).toHaveCount(1);
  await host.getByRole("button", { name: "Send away" }).click();
  await host.getByRole("dialog").getByRole("button", { name: "Rather not" }).click();
  await host.getByRole("button", { name: "Send away" }).click();
  await looksRight(host);
  await host.getByRole("dialog").getByRole("button", { name: "Send away" }).click();
  await expect(host.getByRole("button", { name: "Send away" })).toHaveCount(0);

  const sent = /The host has sent you away/;
  await expect(guest.getByRole("alert").getByText(sent)).toBeVisible();
  await guest.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await expect(guest.getByRole("alert")).toBeHidden();
  // Somebody who looks on has a pace of their own, which ends when they play again.
  await guest.getByRole("button", { name: "Pause" }).click();
  await guest.reload();
  await expect(guest.locator(".status").getByText(sent), "it is still said").toBeVisible();
  await looksRight(guest);
  expect(await smallTargets(guest)).toEqual([]);
  await picture(guest, "table-sent-away-390");
  await host.getByRole("button", { name: /^Invite .+ back$/ }).click();
  await expect(guest.getByText("The host has invited you back")).toBeVisible();
  await guest.getByRole("button", { name: "I’m back" }).click();
  await expect(players(host).getByText(/ plays$/)).toBeHidden();
  await expect(guest.getByRole("button", { name: "Pause" })).toHaveCount(0);
  await expect(guest.locator(".status").getByText(sent)).toHaveCount(0);
});
