import { readFileSync } from "node:fs";
import { expect, test } from "../../support/base";

const BRITANNIA = readFileSync(
  new URL(
    "../../../../src/oenach/games/celtic_trader/maps/files/data/britannia.json",
    import.meta.url,
  ),
  "utf8",
);

test("what is amiss is said beside its field, in the language of the page", async ({ person }) => {
  const { page } = await person({ locale: "de" });
  await page.goto("/new?game=celtic-trader");
  const supply = page.getByRole("spinbutton");
  await supply.fill("0");
  await page.getByRole("button", { name: "Beginnen" }).click();
  await expect(supply).toBeFocused();
  await expect(supply).toHaveAccessibleDescription("eine ganze Zahl von 1 bis 999");
  await supply.fill("90");
  await expect(supply).toHaveAttribute("aria-invalid", "false");
});

test("Celtic Trader is played on a map of one's own, or the page says what is wrong with it", async ({
  page,
}) => {
  await page.goto("/new?game=celtic-trader");
  await page.getByLabel("Map", { exact: true }).selectOption("own");
  const file = page.getByLabel("Map file", { exact: true });
  const give = (text: string): Promise<void> =>
    file.setInputFiles({
      name: "map.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });

  await give("a map?");
  await expect(file).toHaveAccessibleDescription(/holds no JSON/);
  await give('{"name": "half"}');
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(file).toHaveAccessibleDescription(/map can’t be used/);
  await give(BRITANNIA.replace('"britannia"', '"mona"'));
  await expect(file).toHaveAttribute("aria-invalid", "false");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/table\//);
});
