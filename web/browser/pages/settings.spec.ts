import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { looksRight, picture } from "../support/looks";
import { EXAMPLE, toMove } from "../support/players";
import { sitDown } from "../support/seating";

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Settings" });

async function open(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
  await expect(dialog(page)).toBeVisible();
}

const root = (page: Page, read: (style: CSSStyleDeclaration) => string): Promise<string> =>
  page.evaluate(`(${read.toString()})(getComputedStyle(document.documentElement))`);

test("each setting has its effect at the table, and is there again after a reload", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await sitDown(page, EXAMPLE.quiet.at);
  await toMove(page);
  await open(page);
  await looksRight(page);
  await picture(page, "settings-390");

  const within = dialog(page);
  const choose = async (group: string, value: string): Promise<void> => {
    await within.getByRole("group", { name: group }).getByRole("radio", { name: value }).check();
  };
  await choose("Movement", "Off");
  await choose("Size of text", "Larger");
  await choose("Size of the board", "Larger");
  await choose("Colours", "For the colour-blind");
  await choose("Appearance", "Dark");
  await within.getByLabel("Volume").fill("0.4");
  await within.getByLabel("Name").fill("Étaín");
  await within.getByLabel("Name").press("Tab");
  await within.getByLabel("Language").selectOption("fr");
  await expect(page.getByRole("dialog", { name: "Réglages" })).toBeVisible();
  await page.keyboard.press("Escape");

  const holds = async (): Promise<void> => {
    expect(await root(page, (style) => style.fontSize)).toBe("20px");
    expect(await root(page, (style) => style.colorScheme)).toBe("dark");
    expect(parseFloat(await root(page, (style) => style.getPropertyValue("--slow")))).toBe(0.01);
    await expect(page.locator(".pattern").first()).toBeAttached();
    await expect(page.getByRole("banner")).toContainText("Étaín");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(await page.evaluate(() => localStorage.getItem("oenach.table"))).toContain("0.4");
  };
  await holds();
  // However large the text is, the way to oneself and to the settings is in the window.
  await looksRight(page);
  for (const button of await page.getByRole("banner").getByRole("button").all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await picture(page, "settings-large-390");
  await page.reload();
  await expect(page.locator(".pattern").first()).toBeAttached();
  await holds();
  expect(await page.locator("[style*=zoom]").evaluate((one) => getComputedStyle(one).zoom)).toBe(
    "1.3",
  );
});

for (const locale of ["en", "fr", "nl", "de"]) {
  test(`no word of the settings is cut on a phone: ${locale}`, async ({ person }) => {
    const { page } = await person({ locale, viewport: { width: 390, height: 664 } });
    await page.goto("/");
    await page.getByRole("banner").locator("[aria-haspopup=dialog]").first().click();
    const within = page.getByRole("dialog");
    await expect(within).toBeVisible();
    for (const size of ["usual", "larger"]) {
      await within.locator(`input[name][value=${size}]`).first().check();
      expect(await within.evaluate(cut), size).toEqual([]);
    }
    await picture(page, `settings-${locale}-390`);
  });
}

/** In the page: the words that stick out of what they stand in. */
function cut(dialog: Element): string[] {
  const { left, right } = dialog.getBoundingClientRect();
  return [...dialog.querySelectorAll<HTMLElement>("label, label span, legend, button, p")].flatMap(
    (one) => {
      const box = one.getBoundingClientRect();
      const around = one.closest("fieldset > div")?.getBoundingClientRect() ?? { left, right };
      const out = box.left < around.left - 1 || box.right > around.right + 1;
      return out || one.scrollWidth > one.clientWidth + 1 ? [one.textContent.trim()] : [];
    },
  );
}
