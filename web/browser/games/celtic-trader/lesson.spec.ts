import { expect, test } from "../../support/base";
import { doneByMouse, settled, stepOf } from "../../support/learning";

/** The step at the stone circle, where more can be done than anywhere else. */
const CIRCLE = 11;

test.use({ viewport: { width: 390, height: 664 } });

test("what can be done at the circle stands within its frame, beside a lesson on a phone", async ({
  page,
}) => {
  await page.goto("/learn/celtic-trader");
  await settled(page);
  while ((await stepOf(page)) < CIRCLE) await doneByMouse(page);
  const deeds = page.locator('[data-area="deeds"]');
  await expect(deeds.getByRole("button", { name: "End your turn" })).toBeAttached();
  const past = await deeds.evaluate((frame) => {
    const { bottom } = frame.getBoundingClientRect();
    const next = document.querySelector(".note")!.getBoundingClientRect();
    return [...frame.querySelectorAll("button")]
      .filter((button) => button.getBoundingClientRect().bottom > Math.min(bottom, next.top))
      .map((button) => button.textContent);
  });
  expect(past).toEqual([]);
});
