import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/base";
import { oneThatEnded } from "../../support/lobby";
import { looksRight, picture } from "../../support/looks";
import { last, slider } from "../../support/replaying";

const eyes = (page: Page, name: string): Locator => page.getByRole("radio", { name });
const hidden = (page: Page): Locator => page.getByRole("button", { name: /face-down token of/ });

test("Táin: each pair of eyes sees what it saw at the time, the open ones everything", async ({
  page,
  person,
}) => {
  const { id } = await oneThatEnded((await person()).page, "tain");
  await page.goto(`/replay/${id}`);
  await last(page);
  await slider(page).fill("6");
  await expect(hidden(page)).toHaveCount(0);
  await eyes(page, "onlooker").check();
  await expect.poll(() => hidden(page).count()).toBeGreaterThan(2);
  const all = await hidden(page).count();
  const bots = await page.getByRole("radio").all();
  expect(bots).toHaveLength(4);
  // Each of the two players knows their own tokens, and together they know all.
  let known = 0;
  for (const bot of bots.slice(1, 3)) {
    // From the onlooker's eyes each time, so that nothing of the other player's is still there.
    await eyes(page, "onlooker").check();
    await expect(hidden(page)).toHaveCount(all);
    await bot.check();
    const some = async (): Promise<boolean> => {
      const count = await hidden(page).count();
      return count > 0 && count < all;
    };
    await expect.poll(some).toBe(true);
    known += all - (await hidden(page).count());
  }
  expect(known).toBe(all);
  await looksRight(page);
  await picture(page, "replay-tain-light-1280");
});
