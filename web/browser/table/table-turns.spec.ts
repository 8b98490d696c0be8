import { expect, test } from "../support/base";
import { looksRight, picture } from "../support/looks";
import { gameName } from "../support/messages";
import { EXAMPLE, exampleWhere, moveQuietly, toMove } from "../support/players";
import { lay, start, together } from "../support/seating";

const { game, quiet, board } = EXAMPLE;

for (const player of exampleWhere(({ quiet }) => quiet.answered)) {
  test("undo, and a takeback that is asked for, refused and granted", async ({ person }) => {
    const [mover, watcher] = [await person(), await person()];
    const { at, before } = player.quiet;
    await together(mover.page, watcher.page, at);

    await moveQuietly(mover.page, player);
    await expect(before(mover.page)).toBeHidden();
    await mover.page.getByRole("button", { name: "Undo" }).click();
    await expect(before(mover.page)).toBeVisible();
    await moveQuietly(mover.page, player);

    // Once the other has moved, it takes consent.
    await toMove(watcher.page);
    await moveQuietly(watcher.page, player);
    const ask = mover.page.getByRole("button", { name: "Ask to take back" });
    await ask.click();
    await expect(mover.page.getByText("The others are asked")).toBeVisible();
    await expect(watcher.page.getByText(/would like to take 2 moves back/)).toBeVisible();
    await looksRight(watcher.page);
    await picture(watcher.page, "table-takeback-1280");
    await watcher.page.getByRole("button", { name: "Decline" }).click();
    await expect(mover.page.getByText("Somebody said no")).toBeVisible();

    await ask.click();
    await watcher.page.getByRole("button", { name: "Agree" }).click();
    await expect(mover.page.getByText("The move was taken back.")).toBeVisible();
    await expect(before(mover.page)).toBeVisible();
    const log = watcher.page.getByRole("region", { name: "Log" });
    await expect(log.getByText(/with everybody’s consent/)).toHaveCount(1);
  });
}

test("whoever gives up loses, and there is a rematch with the seats turned", async ({ person }) => {
  const [one, other] = [await person(), await person()];
  const { id } = await together(one.page, other.page, quiet.at);
  await one.page.getByRole("button", { name: "Give up" }).click();
  const dialog = one.page.getByRole("dialog", { name: "Do you really want to give up?" });
  await looksRight(one.page);
  await dialog.getByRole("button", { name: "Rather not" }).click();
  await expect(dialog).toBeHidden();
  await one.page.getByRole("button", { name: "Give up" }).click();
  await dialog.getByRole("button", { name: "Give up" }).click();

  await expect(other.page.getByRole("heading", { name: "You have won!" })).toBeVisible();
  await expect(one.page.getByRole("heading", { name: "The match is over" })).toBeVisible();
  await one.page.getByRole("button", { name: "Rematch", exact: true }).click();
  await expect(one.page.getByText(/Waiting for the others/)).toBeVisible();
  await other.page.getByRole("button", { name: "Rematch", exact: true }).click();
  for (const { page } of [one, other]) {
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(board(page)).toBeVisible();
  }
  expect(new URL(one.page.url()).pathname).toBe(new URL(other.page.url()).pathname);
  // The guest sits in the first seat now.
  const first = other.page.getByRole("list", { name: "Players" }).getByRole("listitem").first();
  const guest = await other.page.request.get("/api/me").then((answer) => answer.json());
  await expect(first).toContainText((guest as { name: string }).name);
});

test("a clock runs where it is seen; when it has run out a bot stands in until one is back", async ({
  page,
}) => {
  // The page is there before the clock runs, a turn is long enough for a slow one, and the bots do
  // not come to the end while the page is looked over.
  const clock = page.getByRole("list", { name: "Players" }).getByRole("timer");
  const { id } = await lay(page, {
    game,
    clock: { kind: "move", seconds: 20 },
    pace: 20,
    start: false,
  });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`^${gameName(game)}: waiting`),
  );
  await start(page, id);
  await toMove(page);
  const shown = await clock.innerText();
  expect(shown).toMatch(/^00:([01]\d|20)$/);
  await expect(clock).not.toHaveText(shown);
  await expect(page.getByText("Your time ran out, so a bot plays for you.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeHidden();
  await looksRight(page);
  await picture(page, "table-stand-in-1280");
  await expect(
    page.getByRole("region", { name: "Log" }).getByText(/Steady bot plays for/),
  ).toBeVisible();
  await page.getByRole("button", { name: "I’m back" }).click();
  await expect(page.getByText("Your time ran out")).toBeHidden();
  await expect(page.getByText(/^You can /)).toBeVisible();
});

for (const player of exampleWhere(({ quiet }) => quiet.answered)) {
  test("a bank of time is added to with each turn", async ({ person }) => {
    const [mover, other] = [await person(), await person()];
    await together(mover.page, other.page, {
      ...player.quiet.at,
      clock: { kind: "bank", seconds: 600, increment: 300 },
    });
    const clocks = mover.page.getByRole("list", { name: "Players" }).getByRole("timer");
    const [own, theirs] = [clocks.first(), clocks.last()];
    const minutes = async (): Promise<number> => Number((await own.innerText()).split(":")[0]);
    // The other's clock stands, one's own runs down.
    const [running, standing] = [await own.innerText(), await theirs.innerText()];
    await expect(own).not.toHaveText(running);
    await expect(theirs).toHaveText(standing);
    const before = await minutes();
    await moveQuietly(mover.page, player);
    await expect.poll(minutes).toBeGreaterThan(before + 1);
  });
}
