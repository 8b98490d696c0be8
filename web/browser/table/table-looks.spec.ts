import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { inTheme, looksRight, picture, smallTargets } from "../support/looks";
import { EXAMPLE } from "../support/players";
import { lay, together } from "../support/seating";

/** Looks at a page in every size and both lights; on a phone everything can be hit. */
async function everywhere(page: Page, name: string): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
    for (const colorScheme of ["light", "dark"] as const) {
      await inTheme(page, colorScheme);
      await looksRight(page);
      await picture(page, `${name}-${colorScheme}-${width}`);
    }
    if (width === 390) expect(await smallTargets(page)).toEqual([]);
  }
}

test("the waiting room looks right everywhere", async ({ page }) => {
  const { id } = await lay(page, {
    game: EXAMPLE.game,
    seats: [{ kind: "person" }, { kind: "open" }, { kind: "bot", level: "novice" }],
    clock: { kind: "bank", seconds: 600, increment: 10 },
    start: false,
  });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  await everywhere(page, "table-waiting");
});

test("a table with clocks, a question and a list of players looks right everywhere", async ({
  person,
}) => {
  const [{ page }, other] = [await person(), await person()];
  await together(page, other.page, {
    ...EXAMPLE.final.at,
    clock: { kind: "bank", seconds: 600, increment: 10 },
  });
  await page.getByRole("tab", { name: "Players" }).click();
  await (await EXAMPLE.final.ready(page)).click();
  await expect(page.getByRole("button", { name: "Do it" })).toBeVisible();
  await everywhere(page, "table-question");
});
