import { expect, test } from "../../support/base";
import { looksRight, picture } from "../../support/looks";
import { bots } from "../../support/lobby";
import { lay, together } from "../../support/seating";

interface Clan {
  readonly unused: string | null;
  readonly guards: readonly string[];
  readonly raiders: readonly string[];
}

/** Everything under a name in a message, wherever it stands. */
function under(name: string, message: unknown): unknown[] {
  if (message === null || typeof message !== "object") return [];
  return Object.entries(message).flatMap(([key, value]) => [
    ...(key === name ? [value as unknown] : []),
    ...under(name, value),
  ]);
}

test("Táin: an onlooker sees what somebody beside the table would", async ({ person }) => {
  const [mover, other, onlooker] = [await person(), await person(), await person()];
  const { id } = await together(mover.page, other.page, { game: "tain" });
  await onlooker.page.goto(`/table/${id}`);
  await expect(onlooker.page.getByText("You are looking on.")).toBeVisible();
  await mover.page.getByRole("tab", { name: "Players" }).click();
  await expect(mover.page.getByRole("tabpanel").getByText("one onlooker")).toBeVisible();
  await mover.page.getByRole("tab", { name: "Log" }).click();

  await mover.page.getByRole("button", { name: /^warrior/ }).click();
  await mover.page.getByRole("button", { name: /inside .* gate 2: put/ }).click();
  const log = onlooker.page.getByRole("region", { name: "Log" });
  await expect(log.getByText(/puts a token on guard/)).toBeVisible();
  await expect(
    mover.page.getByRole("region", { name: "Log" }).getByText(/puts a warrior on guard/),
  ).toBeVisible();
  await expect(onlooker.page.getByRole("button", { name: /face-down token/ })).toHaveCount(1);

  // Nor is it in what the page was sent, where a curious onlooker would look for it.
  const messages = onlooker.heard.map((text) => JSON.parse(text) as unknown);
  expect(messages.length).toBeGreaterThan(1);
  expect(messages.flatMap((message) => under("own", message))).toEqual([]);
  expect(messages.flatMap((message) => under("offers", message)).flat()).toEqual([]);
  const clans = messages.flatMap((message) => under("clans", message)) as Record<string, Clan>[];
  for (const clan of clans.flatMap((seats) => Object.values(seats))) {
    expect(clan.unused).toBeNull();
    expect(clan.guards.filter((guard) => guard !== "-" && guard !== "?")).toEqual([]);
  }
  expect(onlooker.heard.join()).not.toContain("W>");

  const main = onlooker.page.getByRole("main");
  for (const name of ["Undo", "Hint", "Give up", "Pass"]) {
    await expect(main.getByRole("button", { name })).toHaveCount(0);
  }
  await expect(main.getByRole("button", { name: /: put/ })).toHaveCount(0);
  await looksRight(onlooker.page);
  await picture(onlooker.page, "table-onlooker-1280");
});

test("Táin: whoever watches bots alone sees all hands", async ({ page }) => {
  const seats = bots(2);
  const { id } = await lay(page, { game: "tain", seats, pace: 20 });
  await page.goto(`/watch/${id}`);
  const hands = page.getByRole("list", { name: /^behind the screen/ });
  await expect(hands).toHaveCount(2);
  await expect(hands.first().getByRole("img", { name: "warrior" })).toBeVisible();
  await looksRight(page);
  await picture(page, "tain-all-hands-1280");
});
