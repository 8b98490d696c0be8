import { expect, test } from "../../support/base";
import { oneThatEnded } from "../../support/lobby";
import { looksRight, picture } from "../../support/looks";
import { last, seen } from "../../support/replaying";
import { map } from "./playing";

test("a long match of Celtic Trader shows its first steps before the rest has come", async ({
  page,
  person,
}) => {
  const { id } = await oneThatEnded((await person()).page, "celtic-trader");
  let released = (): void => {};
  const held = new Promise<void>((done) => (released = done));
  await page.route(/\/replay\?.*count=100/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/replay/${id}`);
  const end = await last(page);
  expect(end).toBeGreaterThan(100);
  await page.keyboard.press("ArrowRight");
  await expect(map(page)).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();
  released();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await page.keyboard.press("End");
  await expect(seen(page)).toHaveText(`Step ${end} of ${end}`);
  await expect(map(page)).toBeVisible();
  await looksRight(page);
  await picture(page, "replay-celtic-trader-light-1280");
});
