import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "@playwright/test";
import { expect } from "./base";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Pictures are for people to look at; the tests look at the page itself. */
const PICTURES = !!process.env.PICTURES;

/** Keeps a picture of the page where pictures are wanted: `make test-web PICTURES=1`. */
export async function picture(page: Page, name: string, fullPage = true): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `screenshots/${name}.png`, fullPage });
}

/** Shows the page light or dark, and waits until every colour has changed. */
export async function inTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    // One that is taken off the page in the meantime never gets to its end.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Fails on what axe finds, and where a page is wider than its window. */
export async function looksRight(page: Page): Promise<void> {
  // A colour on its way to another is neither of the two.
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changing.map((one) => one.finished));
  });
  expect(await faults(page)).toEqual([]);
  await fits(page);
}

/** Fails where a page is wider than its window. */
export async function fits(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, "the page scrolls sideways").toBeLessThanOrEqual(window);
}

/** What axe finds, a line each. */
async function faults(page: Page): Promise<string[]> {
  // The page forbids scripts that are not its own; the debugger's are not bound by that.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  // Only of what is wrong it has to tell where it found it.
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run({ resultTypes: ['violations'], preload: false })",
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("  ")}`);
}

/** The targets that are smaller than a finger wants, a line each; `within` names a part of the page. */
export async function smallTargets(page: Page, least = 40, within = "body"): Promise<string[]> {
  return page.evaluate(
    ({ least, within }) => {
      const targets = document
        .querySelector(within)!
        .querySelectorAll<HTMLElement | SVGElement>(
          "button, a[href], input, select, [role=button], [role=tab]",
        );
      return [...targets].flatMap((target) => {
        // A box to tick is hit by its label, too.
        const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
        const shown = width > 1 && height > 1 && getComputedStyle(target).visibility === "visible";
        const inText = target.matches("p a, li a, td a, th a, dd a");
        if (!shown || inText || (width >= least - 0.5 && height >= least - 0.5)) return [];
        return [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`];
      });
    },
    { least, within },
  );
}
