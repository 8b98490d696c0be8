import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { looksRight, picture, smallTargets } from "../support/looks";
import { gameName } from "../support/messages";
import { EXAMPLE, moveQuietly, quietlyMoved, toMove } from "../support/players";
import { lay, together } from "../support/seating";

const { game, quiet, board } = EXAMPLE;

const players = (page: Page) => page.getByRole("list", { name: "Players" });

test("friends come by the link, talk, are muted or sent away, and begin", async ({ person }) => {
  const host = await person({ viewport: { width: 390, height: 844 } });
  const { id } = await lay(host.page, {
    game,
    seats: [{ kind: "person" }, { kind: "open" }],
    start: false,
  });
  await host.page.goto(`/table/${id}`);
  await expect(host.page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  const link = await host.page.getByLabel("Link to this table").inputValue();
  expect(new URL(link).pathname).toBe(`/table/${id}`);
  await expect(host.page.getByRole("button", { name: "Start with bots" })).toBeEnabled();

  const guest = await person();
  await guest.page.goto(link);
  await expect(guest.page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`^${gameName(game)}: waiting`),
  );
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  await guest.page.getByRole("textbox", { name: "What are you called?" }).fill("Medb");
  await looksRight(guest.page);
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await expect(players(host.page).getByText("Medb")).toBeVisible();
  await expect(players(host.page).getByText("there")).toHaveCount(2);
  // There is room for a third as long as the match has not begun, and none too many.
  await expect(host.page.getByRole("button", { name: "One seat fewer" })).toBeDisabled();
  await host.page.getByRole("button", { name: "One seat more" }).click();
  await expect(players(guest.page).getByRole("listitem")).toHaveCount(3);
  await host.page.getByRole("button", { name: "One seat fewer" }).click();
  await expect(players(guest.page).getByRole("listitem")).toHaveCount(2);
  await looksRight(host.page);
  expect(await smallTargets(host.page)).toEqual([]);
  await picture(host.page, "table-waiting-390");

  // Markup is what was said, nothing else.
  await say(guest.page, "<b>Hello</b> & welcome");
  await expect(said(host.page)).toContainText("<b>Hello</b> & welcome");
  await host.page.getByRole("button", { name: "Mute" }).click();
  await expect(guest.page.getByText("The host has muted you.")).toBeVisible();
  await host.page.getByRole("button", { name: "Let speak" }).click();
  await expect(guest.page.getByLabel("Say something")).toBeVisible();

  await host.page.getByRole("button", { name: "Send away" }).click();
  await host.page.getByRole("button", { name: "Rather not" }).click();
  await expect(players(host.page).getByText("there")).toHaveCount(2);
  await host.page.getByRole("button", { name: "Send away" }).click();
  await looksRight(host.page);
  await host.page.getByRole("dialog").getByRole("button", { name: "Send away" }).click();
  await expect(guest.page.getByRole("heading", { level: 1 })).toHaveText(/sent you away/);
  await expect(guest.page.getByRole("button", { name: "Sit here" })).toHaveCount(0);
  await looksRight(guest.page);
  await picture(guest.page, "table-sent-away");
  await host.page.getByRole("button", { name: /^Invite .+ back$/ }).click();
  await expect(guest.page.getByText("You are invited back")).toBeVisible();
  // Nobody is asked twice what they are called.
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  await expect(players(host.page).getByText("Medb")).toBeVisible();
  await guest.page.getByRole("button", { name: "Leave the table" }).click();
  await expect(players(host.page).getByText("Medb")).toBeHidden();
  await guest.page.goto("/");

  const friend = await person();
  await friend.page.goto(link);
  await friend.page.getByRole("button", { name: "Sit here" }).click();
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await expect(friend.page.getByText(/starts the match when everybody is there/)).toBeVisible();
  await host.page.getByRole("button", { name: "Start", exact: true }).click();
  for (const { page } of [host, friend]) {
    await expect(board(page)).toBeVisible();
  }
});

const said = (page: Page) => page.getByRole("log", { name: "Chat" });

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

test("a seat moves to another device by a private link that works once", async ({ person }) => {
  const [{ page }, other] = [await person(), await person()];
  const { id } = await together(page, other.page, quiet.at);
  await page.getByRole("tab", { name: "Players" }).click();
  await page.getByRole("button", { name: "To another device" }).click();
  const link = await page.getByLabel("Link to this table").inputValue();
  // What comes after the # never leaves the browser.
  expect(new URL(link).pathname).toBe("/seat");
  expect(new URL(link).hash.length).toBeGreaterThan(20);
  await looksRight(page);

  const phone = await person({ viewport: { width: 390, height: 844 } });
  await phone.page.goto(link);
  await phone.page.getByRole("button", { name: "Take the seat" }).click();
  await expect(phone.page).toHaveURL(`/table/${id}`);
  await moveQuietly(phone.page);
  await expect(quietlyMoved(phone.page)).toHaveCount(1);
  await expect(page.getByText("You are looking on.")).toBeVisible();

  const thief = await person();
  await thief.page.goto(link);
  await thief.page.getByRole("button", { name: "Take the seat" }).click();
  await expect(thief.page.getByRole("alert")).toBeVisible();
  await expect(thief.page).toHaveURL(/\/seat/);
});

test("whoever drops out is seen to be away, and is there again", async ({ person }) => {
  const [mover, watcher] = [await person(), await person()];
  const { id } = await together(mover.page, watcher.page, quiet.at);
  await toMove(mover.page);
  await mover.page.goto("/");
  await expect(players(watcher.page).getByText("away")).toBeVisible();
  await expect(
    watcher.page.getByRole("heading", { name: /to move, but not connected/ }),
  ).toBeVisible();
  await looksRight(watcher.page);
  await mover.page.goto(`/table/${id}`);
  await expect(players(watcher.page).getByText("away")).toBeHidden();
});
