import { expect, test } from "../../support/base";
import { sitDown } from "../../support/seating";
import { moveQuietly, toMove } from "../../support/players";
import { player } from "./player";

test("Táin: a bot lets one take back at once", async ({ page }) => {
  const { at, before } = player.quiet;
  await sitDown(page, at);
  await toMove(page);
  await moveQuietly(page, player);
  const log = page.getByRole("region", { name: "Log" });
  // The bot has moved as well by then: it goes back with that, and nobody is asked.
  await expect(log.getByText(/^Nuala (puts|sends|passes)/)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Ask to take back" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(before(page)).toBeVisible();
  await expect(log.getByText(/takes? back/)).toHaveCount(1);
});
