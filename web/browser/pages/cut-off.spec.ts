import { expect, test } from "../support/base";

// A phone goes from one network to another: whatever is on its way is lost.
const WORDS = /\/assets\/en-[\w-]+\.js$/;

test("a page whose words were lost on the way comes anew by itself", async ({ page }) => {
  let lost = 0;
  await page.route(WORDS, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    return route.abort("internetdisconnected");
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  expect(lost).toBe(1);
});

test("a page that stays cut off says so, and comes when it is asked to", async ({ page }) => {
  await page.route(WORDS, (route) => route.abort("internetdisconnected"));
  await page.goto("/");
  const said = page.getByRole("button", { name: "Is there a connection?" });
  await expect(said).toBeVisible();
  await page.unroute(WORDS);
  await said.click();
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
});
