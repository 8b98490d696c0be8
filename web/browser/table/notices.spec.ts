import type { Locator, Page } from "@playwright/test";
import { expect, test, type Person } from "../support/base";
import { holdTime, letTimePass } from "../support/holding";
import { looksRight, picture, smallTargets } from "../support/looks";
import { EXAMPLE, exampleWhere, moveQuietly, toMove } from "../support/players";
import { asked, sitDown, together } from "../support/seating";
import { SIZES } from "../support/sizes";

/** Longer than any notice stays. */
const LONG = 30_000;

const field = (page: Page): Locator => page.getByLabel("Say something");
const notice = (page: Page, words: RegExp): Locator => page.locator(".notices").getByText(words);
/** Where the board is, and how large. */
const place = async (page: Page): Promise<string> =>
  JSON.stringify(await page.locator(".main > .board").boundingBox());

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole("tab", { name: /^Chat/ }).click();
  await field(page).fill(words);
  await page.keyboard.press("Enter");
}

/** Points at a notice, which stays for as long as that; no time passed since it came. */
async function stayAt(page: Page, words: RegExp): Promise<void> {
  await notice(page, words).hover();
  await letTimePass(page);
  await expect(notice(page, words)).toBeVisible();
}

async function pair(
  person: (options?: object) => Promise<Person>,
  viewport: { width: number; height: number },
): Promise<[Page, Page]> {
  const [{ page }, other] = [await person({ viewport }), await person({ viewport })];
  await page.clock.install();
  return [page, other.page];
}

for (const size of SIZES) {
  test(`what is said is noticed at ${size.width} px, and answered with one tap`, async ({
    person,
  }) => {
    const [page, other] = await pair(person, size);
    await together(page, other, EXAMPLE.quiet.at);
    await toMove(page);
    const before = await place(page);
    await holdTime(page);
    await write(other, "A good evening to all");
    await stayAt(page, /says: A good evening to all/);
    await expect(page).toHaveTitle(/^\(1\) /);
    await expect(page.getByRole("tab", { name: "Chat (1)" })).toBeAttached();
    await expect(page.getByRole("button", { name: /one message that you have not/ })).toBeVisible();
    await expect(page.locator("[aria-live=polite]", { hasText: "good evening" })).toHaveCount(1);
    expect(await place(page), "the board stays where it is").toBe(before);
    expect(await smallTargets(page)).toEqual([]);
    await looksRight(page);
    await picture(page, `table-said-${size.width}`);

    await page.mouse.move(5, 600);
    await page.clock.fastForward(LONG);
    await expect(notice(page, /says:/)).toBeHidden();
    await expect(page, "who has not read it still finds it").toHaveTitle(/^\(1\) /);
    await holdTime(page);
    await write(other, "Are you there?");
    await stayAt(page, /says: Are you there/);
    await page.getByRole("button", { name: "Answer" }).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toBeInViewport();
    await expect(page).not.toHaveTitle(/^\(/);
    await expect(page.getByRole("tab", { name: "Chat", exact: true })).toBeAttached();
  });

  test(`a rematch that is wished for is noticed at ${size.width} px`, async ({ person }) => {
    const [page, other] = await pair(person, size);
    await together(page, other, EXAMPLE.quiet.at);
    await page.getByRole("button", { name: "Give up" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
    await expect(page.getByRole("button", { name: "Rematch", exact: true })).toBeVisible();
    await holdTime(page);
    await other.getByRole("button", { name: "Rematch", exact: true }).click();
    await stayAt(page, /would like a rematch/);
    await expect(page).toHaveTitle(/^\(1\) /);
    await looksRight(page);
    await picture(page, `table-rematch-wished-${size.width}`);
    const before = page.url();
    await page.locator(".notices").getByRole("button", { name: "Agree" }).click();
    await expect(page).not.toHaveURL(before);
    await expect(EXAMPLE.board(page)).toBeVisible();
  });
}

for (const size of SIZES) {
  test(`somebody who leaves, and who comes back, is noticed at ${size.width} px`, async ({
    person,
  }) => {
    const [page, other] = await pair(person, size);
    const { id } = await together(page, other, { ...EXAMPLE.quiet.at, patience: 0 });
    await toMove(page);
    const before = await place(page);
    const log = page.getByRole("region", { name: "Log" });
    await other.goto("about:blank");
    const players = page.getByRole("list", { name: "Players" });
    await expect(players.getByText("away")).toBeVisible();
    await expect(players.getByRole("button", { name: /What now\?$/ })).toBeInViewport();
    expect(await place(page), "the board stays where it is").toBe(before);
    expect(await smallTargets(page)).toEqual([]);
    await looksRight(page);
    await picture(page, `table-left-${size.width}`, false);
    await page.clock.runFor(7000);
    await expect(notice(page, /is not connected any more/)).toBeVisible();
    expect(await place(page)).toBe(before);
    await page.clock.runFor(LONG);
    await expect(notice(page, /is not connected any more/)).toBeHidden();
    await expect(log.getByText(/is not connected any more/)).toBeAttached();
    await other.goto(`/table/${id}`);
    await expect(notice(page, /is back/)).toBeVisible();
    expect(await place(page)).toBe(before);
  });

  test(`an onlooker, and a game that is put away, move nothing at ${size.width} px`, async ({
    person,
  }) => {
    const [page, onlooker] = await pair(person, size);
    const { id } = await sitDown(page, EXAMPLE.quiet.at);
    await toMove(page);
    const before = await place(page);
    await holdTime(page);
    await onlooker.goto(`/table/${id}`);
    await expect(page.getByRole("button", { name: "Chat", exact: true })).toBeVisible();
    await stayAt(page, /one onlooker/);
    expect(await place(page), "the board stays where it is").toBe(before);
    await asked(page, `tables/${id}/put-away`, {});
    await expect(notice(page, /This game is put away/)).toBeVisible();
    expect(await place(page)).toBe(before);
    await page.getByRole("button", { name: "Take up again" }).click();
    await expect(notice(page, /This game is put away/)).toBeHidden();
    expect(await place(page)).toBe(before);
  });
}

const takebacks = exampleWhere(({ quiet }) => quiet.answered).flatMap((player) =>
  SIZES.map((size) => ({ player, size })),
);
for (const { player, size } of takebacks) {
  test(`a takeback is answered with one tap at ${size.width} px; refused, it is said in passing`, async ({
    person,
  }) => {
    const [page, other] = await pair(person, size);
    await together(page, other, player.quiet.at);
    await moveQuietly(page, player);
    await toMove(other);
    await moveQuietly(other, player);
    await toMove(page);
    const before = await place(page);
    const theirs = await place(other);
    await page.getByRole("button", { name: "Ask to take back" }).click();
    await expect(other.getByRole("button", { name: "Decline" })).toBeInViewport();
    await expect(other.getByRole("button", { name: "Agree" })).toBeInViewport();
    await expect(other).toHaveTitle(/^\(1\) /);
    expect(await place(other)).toBe(theirs);
    await holdTime(page);
    await other.getByRole("button", { name: "Decline" }).click();
    const refused = notice(page, /Somebody said no/);
    await expect(refused).toBeVisible();
    expect(await place(page)).toBe(before);
    // It waits for whoever is still at it.
    await stayAt(page, /Somebody said no/);
    await page.clock.runFor(LONG);
    await expect(refused).toBeVisible();
    await page.mouse.move(5, 600);
    await page.clock.runFor(LONG);
    await expect(refused).toBeHidden();
    const told = page.getByRole("region", { name: "Log" }).getByText(/Somebody said no/);
    await expect(told).toHaveCount(1);
    expect(await place(page)).toBe(before);
  });
}
