import { expect, test } from "../support/base";
import { looksRight, picture, smallTargets } from "../support/looks";
import { gameName } from "../support/messages";
import { EXAMPLE, moveQuietly, quietlyMoved, toMove } from "../support/players";
import { lay, together } from "../support/seating";

const { game, quiet } = EXAMPLE;

test("whoever comes back to a phone finds their games first: turn, last thing, result", async ({
  person,
}) => {
  const { page } = await person({ viewport: { width: 390, height: 664 } });
  const friend = await person();
  await together(page, friend.page, quiet.at);
  await friend.page.getByRole("button", { name: "Give up" }).click();
  await friend.page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await expect(page.getByRole("heading", { name: "You have won!" })).toBeVisible();
  const { id } = await together(page, friend.page, quiet.at);
  await moveQuietly(page);
  await expect(quietlyMoved(page)).toHaveCount(1);

  await page.goto("/");
  const cards = page.getByRole("region", { name: "Your games" }).getByRole("link");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(quiet.answered ? "to move" : "your turn");
  await expect(cards.first()).toContainText(quiet.told);
  await expect(cards.last()).toContainText("you won");
  await expect(cards.last().getByLabel(/points$/)).toHaveCount(2);
  await expect(cards.last()).toContainText("The match ended because a player gave up.");
  const fold = { least: 0, most: 664 };
  for (const card of await cards.all()) {
    const box = (await card.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(fold.least);
    expect(box.y + box.height).toBeLessThanOrEqual(fold.most);
  }
  await looksRight(page);
  expect(await smallTargets(page)).toEqual([]);
  await picture(page, "home-mine-390");
  await cards.first().click();
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`));
});

test("a game is put away, found again, taken up, and deleted", async ({ page }) => {
  const { id } = await lay(page, quiet.at);
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Your games" });
  await expect(mine).toContainText("Up to 400 of your games can be going on at a time.");
  await expect(mine).toContainText(/nothing happens for \d+ days is put away by itself/);
  await expect(mine).toContainText(/up to \d+ can be put away/);
  await mine.getByRole("button", { name: `Put away: ${gameName(game)}` }).click();
  await mine.getByText("Put away: one game").click();
  await looksRight(page);
  expect(await smallTargets(page)).toEqual([]);
  await picture(page, "home-put-away");

  // Whoever has the link of it sees how it stands, and can go on.
  await page.goto(`/table/${id}`);
  await expect(page.getByText("This game is put away")).toBeVisible();
  await looksRight(page);
  await page.getByRole("button", { name: "Take up again" }).click();
  await expect(page.getByText("This game is put away")).toBeHidden();
  await toMove(page);
  await moveQuietly(page);

  await page.goto("/");
  await mine.getByRole("button", { name: "Put away" }).click();
  await mine.getByText("Put away: one game").click();
  await mine.getByRole("button", { name: "Delete" }).click();
  await looksRight(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.locator(`a[href$="${id}"]`)).toHaveCount(0);
  await page.goto(`/table/${id}`);
  await expect(page.getByText("There is no such table, or no longer.")).toBeVisible();
});
