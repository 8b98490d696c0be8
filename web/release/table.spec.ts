import { expect, test as usual } from "../browser/support/base";
import type { GameServer } from "../browser/support/game-server";
import { EXAMPLE } from "../browser/support/players";
import { verdict } from "../browser/support/verdict";

/** The server of an installed package, which `scripts/release/try_release.py` has started. */
const test = usual.extend<object, { server: GameServer }>({
  server: [
    async ({}, use) => use({ url: process.env.OENACH_URL } as GameServer),
    { scope: "worker" },
  ],
});

test("a game against a bot, from the front page to the verdict", async ({ page }) => {
  await page.goto("/");
  const rules = page.locator(`a[href="/rules/${EXAMPLE.game}"]`);
  const card = page.getByRole("article").filter({ has: rules });
  await card.getByRole("button", { name: "Play now" }).click();
  await EXAMPLE.play(page);
  await expect(verdict(page)).toBeVisible();
});
