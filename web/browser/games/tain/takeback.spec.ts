import { expect, test } from "../../base";
import { sitDown } from "../../seating";
import { moveQuietly, toMove } from "../../players";
import { player } from "./player";

test("Táin: a bot lets one take back at once", async ({ page }) => {
  const { at, before } = player.quiet;
  await sitDown(page, at);
  await toMove(page);
  await moveQuietly(page, player);
  const log = page.getByRole("region", { name: "Log" });
  // Once the bot has moved as well, undoing is no longer one's own affair.
  await page.getByRole("button", { name: "Ask to take back" }).click();
  await expect(log.getByText(/takes? back/).first()).toBeVisible();
  await expect(before(page)).toBeVisible();
});
