import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { Front, hasNginx } from "../support/front";
import { gameName } from "../support/messages";
import { EXAMPLE, moveQuietly, quietlyMoved, toMove } from "../support/players";
import { together } from "../support/seating";

test.skip(!hasNginx(), "nginx is not installed here (apt-get install nginx)");

let front: Front;
test.beforeAll(async () => {
  front = await Front.open();
});
test.afterAll(() => front.close());

/** Everything that a page asks for which is not below the path. */
function astray(page: Page): string[] {
  const asked: string[] = [];
  const note = (url: string): void => {
    const { host, pathname } = new URL(url);
    if (host !== new URL(front.url).host || !pathname.startsWith("/oenach/")) asked.push(url);
  };
  page.on("request", (request) => note(request.url()));
  page.on("websocket", (socket) => note(socket.url()));
  return asked;
}

test("under a path a table is set up, its link is followed, and both come back to it", async ({
  person,
}) => {
  const [{ page }, { page: friend }] = [
    await person({ baseURL: front.url }),
    await person({ baseURL: front.url }),
  ];
  const lost = [astray(page), astray(friend)];
  await page.goto("./");
  const card = page.getByRole("article", { name: gameName(EXAMPLE.game) });
  await card.getByRole("button", { name: "With friends" }).click();
  const link = page.getByRole("textbox", { name: "Link to this table" });
  await expect(link).toHaveValue(new RegExp(`^${front.url}table/`));
  await expect(page).toHaveURL(await link.inputValue());

  // A friend follows the link, and sits down.
  await friend.goto(await link.inputValue());
  await friend.getByRole("button", { name: "Sit here" }).first().click();
  await page.getByRole("button", { name: /^Start|^Fill/ }).click();
  await expect(page.getByRole("region", { name: "Log" })).toBeVisible();
  for (const one of [page, friend]) {
    await one.reload();
    await expect(one.getByRole("region", { name: "Log" })).toBeVisible();
  }
  expect(lost).toEqual([[], []]);
});

test("under a path moves are made, and pages lead to each other", async ({ person }) => {
  const [{ page }, { page: friend }] = [
    await person({ baseURL: front.url }),
    await person({ baseURL: front.url }),
  ];
  const lost = [astray(page), astray(friend)];
  await together(page, friend, EXAMPLE.quiet.at);
  await toMove(page);
  await moveQuietly(page);
  for (const one of [page, friend]) await expect(quietlyMoved(one)).toHaveCount(1);
  await page.reload();
  await expect(quietlyMoved(page)).toHaveCount(1);

  // By links and back again, without loading a page anew.
  await page.getByRole("link", { name: "Óenach" }).click();
  await expect(page).toHaveURL(front.url);
  const card = page.getByRole("article", { name: gameName(EXAMPLE.game) });
  await card.getByRole("link", { name: "Rules" }).click();
  await expect(page).toHaveURL(`${front.url}rules/${EXAMPLE.game}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await page.goto("there/is/nothing");
  await page.locator("main").getByRole("link").click();
  await expect(page).toHaveURL(front.url);
  await expect(card).toBeVisible();
  await page.goto(`learn/${EXAMPLE.game}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(lost).toEqual([[], []]);

  // Cookies are for the path alone.
  const paths = new Set((await page.context().cookies()).map(({ path }) => path));
  expect([...paths]).toEqual(["/oenach/"]);
});
