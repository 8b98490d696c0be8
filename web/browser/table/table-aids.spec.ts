import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { looksRight, picture, smallTargets } from "../support/looks";
import { gameName } from "../support/messages";
import { EXAMPLE, PLAYERS, moveQuietly, quietlyMoved, toMove } from "../support/players";
import { sitDown, together } from "../support/seating";
import { atSizes } from "../support/sizes";

const { game, quiet, final } = EXAMPLE;

const log = (page: Page) => page.getByRole("region", { name: "Log" });

test("a hint explains what it weighs, and can be chosen", async ({ page }) => {
  await sitDown(page, quiet.at);
  await toMove(page);
  const told = log(page).getByRole("listitem");
  const before = await told.count();
  await page.getByRole("button", { name: "Hint" }).click();
  const panel = page.getByRole("region", { name: "What the adviser would weigh" });
  await expect(panel.getByRole("listitem").first()).toContainText(/wins \d+%/);
  await looksRight(page);
  await picture(page, "table-hint-1280");
  await panel.getByRole("list").first().getByRole("button").first().click();
  const sure = page.getByRole("button", { name: "Do it" });
  await expect(sure.or(told.nth(before))).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(panel).toBeHidden();
  await expect.poll(() => told.count()).toBeGreaterThan(before);
});

for (const { game, logged } of PLAYERS) {
  test(`the log’s rules open the rulebook of ${game} in a place of its own, too`, async ({
    page,
    context,
  }) => {
    await sitDown(page, { game, options: logged.options });
    const rule = log(page)
      .getByRole("link", { name: `Rule ${logged.rule}`, exact: true })
      .first();
    const opened = context.waitForEvent("page");
    await rule.click({ modifiers: ["ControlOrMeta"] });
    const book = await opened;
    await expect(book).toHaveURL(new RegExp(`/rules/${game}#${logged.rule}$`));
    await expect(book.locator(`#${logged.rule}`)).toBeInViewport();
  });
}

test("what can’t be taken back is shown before it is sent", async ({ person }) => {
  const [{ page }, other] = [
    await person({ viewport: { width: 390, height: 844 } }),
    await person(),
  ];
  await together(page, other.page, final.at);
  await expect(page).toHaveTitle(`● Your turn · ${gameName(game)}`);
  await expect(other.page).toHaveTitle(`${gameName(game)} · table`);

  const told = log(page).getByText(final.told);
  const before = await told.count();
  const target = await final.ready(page);
  const bar = page.getByRole("group", { name: final.asked });
  await target.focus();
  await page.keyboard.press("Enter");
  await expect(bar).toBeVisible();
  await picture(page, "table-confirm");
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(target).toBeFocused();
  await expect(told).toHaveCount(before);

  await page.keyboard.press("Enter");
  await expect(bar.getByRole("button", { name: "Do it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(told).toHaveCount(before + 1);
  await expect(bar).toBeHidden();
});

for (const [{ game, final }, size] of atSizes(PLAYERS)) {
  test(`a question of ${game} stands beside what was pressed at ${size.width} px, until it is not wanted`, async ({
    person,
  }) => {
    const [{ page }, other] = [await person({ viewport: size }), await person()];
    await together(page, other.page, final.at);
    const bar = page.getByRole("group", { name: final.asked });
    const target = await final.ready(page);
    await target.click();
    await expect(bar.getByRole("button", { name: "Do it" })).toBeFocused();
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await fromPress(target, bar), "it does not cover what was pressed").toBeGreaterThan(10);
    expect(await fromPress(target, bar), "and it is next to that").toBeLessThan(100);
    await looksRight(page);
    expect(await smallTargets(page, 24)).toEqual([]);
    await picture(page, `table-question-${game}-${size.width}`);
    await page.getByRole("heading", { level: 2 }).first().click();
    await expect(bar, "whoever presses elsewhere would rather not").toBeHidden();

    await target.click();
    await bar.getByRole("checkbox", { name: "Don’t ask again" }).check();
    await bar.getByRole("button", { name: "Rather not" }).click();

    // The settings know of it, and can have it asked again.
    const settings = page.getByRole("dialog", { name: "Settings" });
    const way = page.getByRole("banner").getByRole("button", { name: "Settings" });
    await way.click();
    await expect(settings).toContainText("One question is no longer asked.");
    await settings.getByRole("button", { name: "Ask them again" }).click();
    await expect(settings).toContainText("All questions are asked.");
    await page.keyboard.press("Escape");
    await (await final.ready(page)).click();
    await bar.getByRole("checkbox", { name: "Don’t ask again" }).check();
    await bar.getByRole("button", { name: "Rather not" }).click();
    await page.reload();
    await toMove(page);
    const told = log(page).getByText(final.told);
    const before = await told.count();
    await (await final.ready(page)).click();
    await expect(told).toHaveCount(before + 1);
    await expect(bar).toBeHidden();
  });
}

/** How far something lies from the middle of another, where that was pressed; 0 if it covers that. */
async function fromPress(pressed: Locator, thing: Locator): Promise<number> {
  const [target, box] = [(await pressed.boundingBox())!, (await thing.boundingBox())!];
  const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
  const across = Math.max(box.x - x, x - (box.x + box.width), 0);
  const down = Math.max(box.y - y, y - (box.y + box.height), 0);
  return Math.hypot(across, down);
}

test("keys do what the help says, unless they are told not to", async ({ page }) => {
  await sitDown(page, quiet.at);
  await toMove(page);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expect(help).toBeVisible();
  await looksRight(page);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();

  const sound = page.getByRole("button", { name: "Sound" });
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("s");
  await expect(sound).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("c");
  await page.keyboard.type("less");
  await expect(page.getByLabel("Say something")).toHaveValue("less");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("l");
  await expect(page.getByRole("tab", { name: "Log" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("h");
  await expect(page.getByText("What the adviser would weigh")).toBeVisible();
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press("f");

  await page.keyboard.press("?");
  await help.getByRole("checkbox", { name: "Letter shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  await expect(sound).toHaveAttribute("aria-pressed", "true");
});

test("sound is off until one wants it, and that is remembered", async ({ person }) => {
  const [{ page }, other] = [await person(), await person()];
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
      heard.push(String(this.frequency.value));
      return start.apply(this, at);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
  await together(page, other.page, quiet.at);
  await moveQuietly(page);
  await expect(quietlyMoved(page)).toHaveCount(1);
  expect(await tones()).toBe(0);
  await page.getByRole("button", { name: "Sound" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Undo" }).click();
  await moveQuietly(page);
  await expect.poll(tones).toBeGreaterThan(0);
});

test("those who hear the page hear each sentence once, in order, and their turn", async ({
  person,
}) => {
  const [mover, { page }] = [await person(), await person()];
  await page.addInitScript(listen);
  await together(mover.page, page, quiet.at);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const before = await log(page).getByRole("listitem").count();

  await moveQuietly(mover.page);
  await expect(quietlyMoved(page)).toHaveCount(1);
  await mover.page.getByRole("button", { name: "Undo" }).click();
  await moveQuietly(mover.page);
  await expect(quietlyMoved(page)).toHaveCount(2);
  await mover.page.getByRole("tab", { name: "Chat" }).click();
  await mover.page.getByLabel("Say something").fill("Your turn, friend");
  await mover.page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Chat (1)" })).toBeVisible();

  const sentences = (await log(page).getByRole("listitem").allInnerTexts())
    .slice(before)
    .map((sentence) => sentence.replace(/\s*[A-Z]\d+\w*$/, ""));
  expect(sentences).toHaveLength(3);
  const told = (): Promise<string[]> => page.evaluate("window.told") as Promise<string[]>;
  await expect.poll(async () => (await told()).length).toBeGreaterThanOrEqual(5);
  const heard = await told();
  expect(heard.filter((line) => sentences.includes(line))).toEqual(sentences);
  expect(heard.filter((line) => /^Your turn\. You can /.test(line)).length).toBeLessThanOrEqual(2);
  expect(heard.at(-1)).toMatch(/says: Your turn, friend$/);
  expect(new Set(heard.filter((line) => line.includes("friend"))).size).toBe(1);
});

/** Keeps what is put into regions that are read aloud, as it would be read. */
function listen(): void {
  const told: string[] = [];
  Object.assign(window, { told });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target as Element).closest?.("[aria-live=polite], [role=status]");
      if (!region) continue;
      for (const node of addedNodes) if (node.textContent?.trim()) told.push(node.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}
