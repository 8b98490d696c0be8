import type { GameSeen } from "../../src/wire/types";
import { expect, test } from "../support/base";
import { bots, GAMES, ME, OPEN } from "../support/lobby";
import { gameName } from "../support/messages";
import { EXAMPLE, PLAYERS } from "../support/players";
import { lay, sitDown } from "../support/seating";

for (const game of GAMES) {
  test(`a newcomer is at a first move of ${game} after one click`, async ({ page }) => {
    await page.goto("/");
    const card = page.getByRole("article", { name: gameName(game) });
    await expect(card.getByText("Against: Novice bot")).toBeVisible();
    await card.getByRole("button", { name: "Play now" }).click();
    await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
    await page.getByRole("tab", { name: "Players" }).click();
    const bots = page.getByText("Novice bot · plays for the fun of it and overlooks things");
    await expect(bots.first()).toBeVisible();
    await expect(page.getByText("Nuala").first()).toBeVisible();
  });
}

test("with friends there is a link and a code; whoever follows it finds the table", async ({
  page,
  person,
}) => {
  await page.goto("/");
  await page
    .getByRole("article", { name: gameName(EXAMPLE.game) })
    .getByRole("button", { name: "With friends" })
    .click();
  const link = page.getByRole("textbox", { name: "Link to this table" });
  await expect(link).toHaveValue(/\/table\//);
  await expect(page.getByRole("img", { name: /code/i })).toBeVisible();
  const { page: friend } = await person();
  await friend.goto(new URL(await link.inputValue()).pathname);
  await expect(friend.getByRole("heading", { level: 1 })).toContainText(/waiting/i);
});

for (const { game, curtain, board } of PLAYERS) {
  test(`on this device as many play ${game} as have a name or a place`, async ({ page }) => {
    await page.goto("/");
    const card = page.getByRole("article", { name: gameName(game) });
    await card.getByRole("button", { name: "On this device" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Player 1" }).fill("Maeve");
    await dialog.getByRole("textbox", { name: "Player 2" }).fill("Ailill");
    await dialog.getByRole("button", { name: "Another player" }).click();
    await dialog.getByRole("textbox", { name: "Player 3" }).fill("Fergus");
    await dialog.getByRole("button", { name: "Begin" }).click();
    const covered = page.getByRole("heading", { name: /^Pass the device to / });
    await expect(curtain ? covered : board(page)).toBeVisible();
    await expect(curtain ? board(page) : covered).toHaveCount(0);
  });
}

test("my games are listed, those first that wait for me, and lead back to the table", async ({
  page,
}) => {
  await lay(page, { game: GAMES.at(-1)!, seats: [ME, OPEN], start: false });
  const { id } = await lay(page, EXAMPLE.quiet.at);
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Your games" }).getByRole("link");
  await expect(mine).toHaveCount(2);
  await expect(mine.first()).toContainText("your turn");
  await expect(mine.last()).toContainText("one open seat");
  await mine.first().click();
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`));
});

test("others' public tables are found: open ones to join, running ones to watch", async ({
  page,
  person,
}) => {
  const host = await person();
  const [game, seats] = [EXAMPLE.game, [ME, OPEN]];
  const open = await lay(host.page, { game, seats, public: true, start: false });
  const hidden = await lay(host.page, { game, seats, start: false });
  const running = await lay(host.page, { game, seats: [ME, ...bots(1)], public: true });
  await page.goto("/");
  const to = (id: string, region: string) =>
    page.getByRole("region", { name: region }).locator(`a[href$="${id}"]`);
  await expect(to(running.id, "Games to watch")).toBeVisible();
  await expect(page.locator(`a[href$="${hidden.id}"]`)).toHaveCount(0);
  await to(open.id, "Open tables").click();
  await expect(page).toHaveURL(new RegExp(`/table/${open.id}$`));
});

test("a name is chosen, and light or dark; both are there after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("button", { name: "You" }).click();
  await page.getByLabel("Your name").fill("Nessa");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Light or dark" }).click();
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe("dark");
  await page.reload();
  await expect(page.getByRole("button", { name: "You Nessa" })).toBeVisible();
  expect(await scheme()).toBe("dark");
  await page.getByRole("button", { name: "Light or dark" }).click();
  expect(await scheme()).toBe("light");
});

test("the games are those of the server, whatever the page knows", async ({ page }) => {
  const [gone, ...rest] = GAMES;
  await page.route("**/api/games", async (route) => {
    const answer = await route.fetch();
    const games = (await answer.json()) as GameSeen[];
    const others = games.filter(({ name }) => name !== gone);
    await route.fulfill({ json: [...others, { ...others[0]!, name: "fidchell", options: {} }] });
  });
  await page.goto("/");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(GAMES.length);
  for (const game of rest) {
    await expect(page.getByRole("article", { name: gameName(game) })).toBeVisible();
  }
  await expect(page.getByRole("article", { name: gameName(gone!) })).toHaveCount(0);
  await expect(page.getByRole("article", { name: "fidchell" })).toBeVisible();
  await page.goto("/new?game=fidchell");
  await expect(page.getByRole("radio", { name: "fidchell" })).toBeChecked();
});

for (const game of GAMES) {
  test(`a page that does not know ${game} has its moves as buttons`, async ({ page }) => {
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) =>
        socket.send(String(text).replaceAll(`"game":"${game}"`, '"game":"fidchell"')),
      );
    });
    await sitDown(page, { game });
    await expect(page.getByRole("heading", { level: 1, name: "fidchell" })).toBeAttached();
    // Nothing is known but the view, which was made for another board, and is read as it comes.
    await expect(page.getByRole("region", { name: "The middle of the table" })).toBeVisible();
    await expect(page.locator("pre")).toHaveCount(0);
    const log = page.getByRole("region", { name: "Log" }).getByRole("listitem");
    await expect(log.first()).toBeVisible();
    const before = await log.count();
    const deeds = page.getByRole("region", { name: "What you can do" });
    const folded = deeds.locator("summary").first();
    const moves = deeds.locator(".moves").getByRole("button");
    await expect(moves.first().or(folded)).toBeVisible();
    if (await folded.isVisible()) await folded.click();
    await moves.last().click();
    const sure = page.getByRole("button", { name: "Do it" });
    await expect(sure.or(log.nth(before))).toBeVisible();
    if (await sure.isVisible()) await sure.click();
    await expect(log.nth(before)).toBeVisible();
    await expect(deeds).toBeVisible();
  });
}
