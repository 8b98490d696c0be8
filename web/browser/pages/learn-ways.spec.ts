import type { Page } from "@playwright/test";
import { expect } from "../support/base";
import { test, TOY } from "../support/generic";
import { settled, stepOf } from "../support/learning";
import { picture } from "../support/looks";
import { lay } from "../support/seating";

// The toy has a lesson, and a board on which each move has a button.

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const offered = (page: Page, move: string) => page.locator(`[data-offer="${move}"]`);

async function learn(page: Page): Promise<void> {
  await page.goto(`/learn/${TOY}`);
  await settled(page);
}

test("a wrong try is answered, by what would happen or by the rule, and the lesson goes on", async ({
  page,
}) => {
  await learn(page);
  await expect(page.getByText("Pebbles are laid face down.")).toBeVisible();
  await button(page, "Go on").click();
  await expect(page.getByText("Lay a pebble on the first place.")).toBeVisible();
  await offered(page, "done").click();
  await expect(page.getByText("Then the round would go on without you.")).toBeVisible();
  await expect(offered(page, "done")).toHaveCount(0);
  await button(page, "Back to the lesson").click();
  await settled(page);
  expect(await stepOf(page)).toBe(1);
  await button(page, "Do it for me").click();
  await settled(page);
  expect(await stepOf(page)).toBe(2);
  await expect(page.getByText("nobody else knows its colour")).toBeVisible();
  // Boards offer only what is legal; what comes to the server all the same is refused by its rule.
  await page.route("**/try", (route) =>
    route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), move: "R>2" }),
    }),
  );
  await offered(page, "done").click();
  await expect(page.getByText("A pebble lies on 2 already.")).toBeVisible();
  const rule = page.getByRole("link", { name: "Rule P2" });
  await expect(rule).toHaveAttribute("href", `/rules/${TOY}#P2`);
  await rule.click();
  await expect(page.locator("#at-hand-P2")).toBeFocused();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(rule, "the lesson was not left").toBeFocused();
  expect(await stepOf(page)).toBe(2);
  await page.unroute("**/try");
  await button(page, "Back").click();
  await settled(page);
  expect(await stepOf(page)).toBe(1);
});

test("what is said at each step, and to each try, is heard", async ({ page }) => {
  await learn(page);
  const heard = page.locator("[data-lesson] .words[aria-live=polite]");
  await expect(heard).toHaveText(/Pebbles are laid face down\./);
  // A region that is put there with its words is not heard: it is the same one all the time.
  const region = await heard.elementHandle();
  await button(page, "Go on").click();
  await expect(heard).toHaveText("Lay a pebble on the first place.");
  await offered(page, "done").click();
  await expect(heard).toHaveText("Then the round would go on without you.");
  await button(page, "Back to the lesson").click();
  await expect(heard).toHaveText("Lay a pebble on the first place.");
  expect(await heard.evaluate((one, before) => one === before, region)).toBe(true);
});

test("a lesson goes on where it was left, and begins anew when that is wished", async ({
  page,
}) => {
  await learn(page);
  await button(page, "Go on").click();
  await settled(page);
  await button(page, "Do it for me").click();
  await settled(page);
  await page.reload();
  await settled(page);
  expect(await stepOf(page)).toBe(2);
  await expect(page.getByText("You were here last time.")).toBeVisible();
  await button(page, "From the beginning").click();
  await settled(page);
  expect(await stepOf(page)).toBe(0);
});

test("what this browser kept of a lesson that is another now is no dead end", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate((game) => {
    localStorage.setItem(`oenach.lesson.${game}.first`, '{"step":2,"made":["X>9"],"furthest":2}');
  }, TOY);
  await learn(page);
  expect(await stepOf(page)).toBe(0);
});

test("at its end one plays on against novices, and the front page leads there until then", async ({
  page,
}) => {
  await page.goto("/");
  const card = page.getByRole("article", { name: "Pebbles" });
  await card.getByRole("link", { name: "Learn in five minutes" }).click();
  await settled(page);
  for (const way of ["Go on", "Do it for me", "Do it for me", "Go on"]) {
    await button(page, way).click();
    await settled(page);
  }
  await expect(page.getByText("That is all there is to it.")).toBeVisible();
  await expect(button(page, "A new game")).toBeVisible();
  await button(page, "Play on from here against novices").click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole("tab", { name: "Players" })).toBeVisible();
  await expect(page.getByText("Nuala").first()).toBeVisible();
});

test("whoever waits for a friend learns meanwhile, and is called when the match begins", async ({
  page,
  person,
}) => {
  const { id } = await lay(page, {
    game: TOY,
    seats: [{ kind: "person" }, { kind: "open" }],
    start: false,
  });
  const friend = await person();
  await friend.page.goto(`/table/${id}`);
  await friend.page.getByRole("button", { name: "Sit here" }).click();
  await friend.page.getByRole("textbox", { name: "What are you called?" }).fill("Medb");
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await friend.page.getByRole("link", { name: "Learn in five minutes" }).click();
  await settled(friend.page);
  await expect(friend.page.getByText("You will be called when the match begins.")).toBeVisible();
  await picture(friend.page, "learn-waiting", false);
  await page.goto(`/table/${id}`);
  await button(page, "Start").click();
  await expect(friend.page.getByRole("alert")).toContainText("The match has begun!");
  await expect(friend.page).toHaveTitle(/\(!\)/);
  await picture(friend.page, "learn-called", false);
  await friend.page.getByRole("link", { name: "To the table" }).click();
  await expect(friend.page).toHaveURL(new RegExp(`/table/${id}`));
});
