import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { looksRight, picture } from "../support/looks";
import { EXAMPLE, toMove } from "../support/players";
import { together } from "../support/seating";

/** With a Cyrillic letter in front, which looks like any other. */
const IMITATED = "\u0410nn";

async function named(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "You" }).click();
  const dialog = page.getByRole("dialog", { name: "You" });
  await dialog.getByLabel("Your name").fill(name);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
}

async function said(page: Page, text: string): Promise<void> {
  await page.getByRole("tab", { name: "Chat" }).click();
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("textbox").fill(text);
  await panel.getByRole("textbox").press("Enter");
  await expect(panel.getByRole("log")).toContainText(text);
}

test("whoever goes by another’s name is told apart, at the seats and in the chat", async ({
  person,
}) => {
  const [ann, other, onlooker] = [
    (await person()).page,
    (await person()).page,
    (await person()).page,
  ];
  await named(ann, "Ann");
  await named(other, IMITATED);
  await named(onlooker, "ann");
  const { id } = await together(ann, other, EXAMPLE.quiet.at);
  await toMove(ann);
  await onlooker.goto(`/table/${id}`);
  await expect(onlooker.getByText("You are looking on.")).toBeVisible();
  await said(other, "I sit here");
  await said(onlooker, "I only look on");

  for (const page of [ann, other, onlooker]) {
    await page.getByRole("tab", { name: "Chat" }).click();
    const chat = page.getByRole("tabpanel").getByRole("log");
    await expect(chat.locator("p", { hasText: "I sit here" })).toContainText(`${IMITATED} (2)`);
    await expect(chat.locator("p", { hasText: "I only look on" })).toContainText("ann (3)");
    await page.getByRole("tab", { name: "Players" }).click();
    const players = page.getByRole("tabpanel");
    await expect(players.getByText("Ann", { exact: true })).toBeVisible();
    await expect(players.getByText(`${IMITATED} (2)`, { exact: true })).toBeVisible();
    await expect(players.getByText("ann (3)", { exact: true })).toBeVisible();
  }
  await looksRight(ann);
  await picture(ann, "told-apart");

  // The log tells who sat down by the same names.
  await ann.getByRole("tab", { name: "Log" }).click();
  await expect(ann.getByRole("tabpanel")).toContainText(`${IMITATED} (2) sits down`);
});
