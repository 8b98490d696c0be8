import { expect, test } from "../support/base";
import { GameServer } from "../support/game-server";
import { looksRight, picture } from "../support/looks";
import { gameName } from "../support/messages";
import { EXAMPLE } from "../support/players";
import { lay } from "../support/seating";

const { game, quiet } = EXAMPLE;
const SOURCE = "https://source.example/oenach";

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.open({
    OENACH_TABLES_PER_PERSON: "2",
    OENACH_PUT_AWAY_PER_PERSON: "7",
    OENACH_PUT_AWAY_AFTER_DAYS: "9",
    OENACH_SOURCE_URL: SOURCE,
  });
});
test.afterAll(() => server.close());

test("whoever has as many games as may go on puts one away, takes it up again, or deletes it", async ({
  person,
}) => {
  const { page } = await person({
    baseURL: server.url,
    viewport: { width: 390, height: 664 },
  });
  const first = await lay(page, quiet.at);
  await lay(page, quiet.at);
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Your games" });
  await expect(mine).toContainText("Up to 2 of your games can be going on at a time.");
  await expect(mine).toContainText("nothing happens for 9 days is put away by itself");
  await expect(mine).toContainText("up to 7 can be put away");
  const card = page.getByRole("article", { name: gameName(game) });
  await card.getByRole("button", { name: "Play now" }).click();
  const refused = page.getByText(/you have 2 games going on; finish one or put one away first/i);
  await expect(refused).toBeInViewport();
  await looksRight(page);
  await picture(page, "home-too-many-390", false);

  const away = mine.getByRole("button", { name: `Put away: ${gameName(game)}` });
  const of = (id: string) =>
    mine.getByRole("listitem").filter({ has: page.locator(`[href$="${id}"]`) });
  await of(first.id)
    .getByRole("button", { name: /^Put away/ })
    .click();
  await expect(away).toHaveCount(1);
  await card.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();

  // What is put away is taken up again as soon as there is room for it.
  await page.goto("/");
  await mine.getByText("Put away: one game").click();
  await mine.getByRole("button", { name: "Take up again" }).click();
  await expect(refused).toBeInViewport();
  await away.first().click();
  await of(first.id).getByRole("button", { name: "Take up again" }).click();
  await expect(page).toHaveURL(new RegExp(`/table/${first.id}$`));
  await expect(page.getByText("This game is put away")).toHaveCount(0);

  await page.goto("/");
  await mine.getByText("Put away: one game").click();
  await mine.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(mine.getByRole("listitem")).toHaveCount(2);
  await expect(mine.getByText("Put away: one game")).toHaveCount(0);
});

test("the page about the server names where its source is", async ({ page, person }) => {
  const { page: told } = await person({ baseURL: server.url });
  await told.goto("/about");
  await expect(told.getByRole("link", { name: SOURCE })).toHaveAttribute("href", SOURCE);

  // Where nobody says so, it is in the package, under its licence.
  await page.goto("/about");
  await expect(page.getByText("lies in its Python package")).toContainText(
    "pip show --files oenach",
  );
  await expect(page.getByText(/MIT/).first()).toBeVisible();
});
