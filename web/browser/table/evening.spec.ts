import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { PLAYERS, toMove, type Playing } from "../support/players";
import { lay, start } from "../support/seating";
import { verdict } from "../support/verdict";

const players = (page: Page) => page.getByRole("list", { name: "Players" });
const [first, ...rest] = PLAYERS;

/** A table of two that waits for a guest, and its link. */
async function waiting(host: Page, { short }: Playing): Promise<{ id: string; link: string }> {
  const seats = [{ kind: "person" as const }, { kind: "open" as const }];
  const { moves: _, ...deal } = short;
  const { id } = await lay(host, { ...deal, seats, start: false, patience: 0 });
  await host.goto(`/table/${id}`);
  return { id, link: await host.getByLabel("Link to this table").inputValue() };
}

test("two people's evening: a link, names, every game, a drop-out, chat, a rematch of three", async ({
  person,
}) => {
  const { page: host } = await person({ viewport: { width: 1366, height: 650 } });
  const { page: guest } = await person({ viewport: { width: 390, height: 664 } });

  // By the link, with a name that is asked for once.
  const { id, link } = await waiting(host, first!);
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit here" }).click();
  await guest.getByRole("textbox", { name: "What are you called?" }).fill("Medb");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(players(host).getByText("Medb")).toBeVisible();
  await host.getByRole("button", { name: "Start", exact: true }).click();

  // The first to move drops out; a bot plays until they are back, and they are told.
  await toMove(host);
  await host.goto("/");
  await guest.getByRole("button", { name: /What now\?$/ }).click();
  await guest.getByRole("dialog").getByLabel("Which bot").selectOption("novice");
  await guest.getByRole("button", { name: "Let a bot play on" }).click();
  await expect(
    guest
      .getByRole("region", { name: "Log", includeHidden: true })
      .getByText(/\(by .+\)/)
      .first(),
  ).toBeAttached();
  await host.goto(`/table/${id}`);
  await expect(host.getByText(/made .+ for you while you were away/)).toBeVisible();

  // Something is said, and noticed on a phone that shows the board.
  await host.keyboard.press("c");
  await host.getByLabel("Say something").fill("Back again!");
  await host.keyboard.press("Enter");
  await expect(guest.getByText("Back again!").first()).toBeAttached();
  await host.getByRole("tab", { name: "Log" }).click();
  await Promise.all([first!.play(host), first!.play(guest)]);
  for (const page of [host, guest]) await expect(verdict(page)).toBeVisible();

  // Another match with a third seat, for a bot.
  await host.getByRole("button", { name: "Rematch with other seats" }).click();
  await guest.getByRole("button", { name: "Rematch", exact: true }).click();
  await expect(host).not.toHaveURL(`/table/${id}`);
  await expect(guest).toHaveURL(host.url());
  await host.getByRole("button", { name: "One seat more" }).click();
  await expect(players(guest).getByRole("listitem")).toHaveCount(3);
  await host.getByRole("button", { name: "Start with bots" }).click();
  for (const page of [host, guest]) {
    await expect(
      page.getByRole("heading", { name: /Your turn|is to move|is thinking/ }),
    ).toBeVisible();
  }

  // The other games, to their ends.
  for (const game of rest) {
    const next = await waiting(host, game);
    // By its link again; the name is known by now.
    await guest.goto(next.link);
    await guest.getByRole("button", { name: "Sit here" }).click();
    await expect(players(guest).getByText("Medb (you)")).toBeVisible();
    await expect(guest.getByRole("dialog")).toHaveCount(0);
    await start(host, next.id, game.short.moves);
    await Promise.all([game.play(host), game.play(guest)]);
    for (const page of [host, guest]) await expect(verdict(page)).toBeVisible();
  }
});
