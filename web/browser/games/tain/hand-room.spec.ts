import { expect, test } from "../../support/base";
import { atRest } from "../../support/in-view";
import { fits, picture } from "../../support/looks";
import { bots, ME } from "../../support/lobby";
import { sitDown } from "../../support/seating";
import { deal } from "./deals";
import { asked, screenOf } from "./playing";

/** Windows in which there was too little room once. */
const WINDOWS = [
  { width: 820, height: 1180, text: "usual" },
  { width: 1366, height: 768, text: "larger" },
  { width: 390, height: 844, text: "larger" },
];

test("Táin: the hand covers no board on a tablet, nor where text is largest", async ({ page }) => {
  await sitDown(page, { ...deal("tain-of-four"), seats: [ME, ...bots(3)] });
  await asked(page);
  for (const { width, height, text } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate((text) => {
      localStorage.setItem("oenach.appearance", JSON.stringify({ text }));
    }, text);
    await page.reload();
    await asked(page);
    await atRest(page);
    await picture(page, `tain-hand-${text}-${width}`, false);
    const hand = (await screenOf(page).boundingBox())!;
    expect(hand.y + hand.height, "the hand is in view").toBeLessThanOrEqual(height);
    for (const board of await page.locator("article").all()) {
      const box = (await board.boundingBox())!;
      const apart =
        box.y + box.height <= hand.y + 1 ||
        hand.y + hand.height <= box.y + 1 ||
        box.x + box.width <= hand.x + 1 ||
        hand.x + hand.width <= box.x + 1;
      expect(apart, `${width} px: ${await board.getAttribute("aria-label")}`).toBe(true);
    }
    const heading = page.locator(".turn > h2");
    expect(await heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    const tabs = page.getByRole("tablist").first();
    expect(await tabs.evaluate((one) => one.scrollWidth - one.clientWidth), "no tab is cut").toBe(
      0,
    );
    await fits(page);
  }
});
