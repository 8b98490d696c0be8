import type { Page } from "@playwright/test";
import { expect, test } from "./base";
import { looksRight, picture, smallTargets } from "./looks";
import { flipping, leaving } from "./games/keltis/playing";
import { left, sitDown, together } from "./seating";

const log = (page: Page) => page.getByRole("region", { name: "Log" });

test("a hint explains what it weighs, and can be chosen", async ({ page }) => {
  await sitDown(page, {
    game: "keltis",
    seats: [{ kind: "person" }, { kind: "person", name: "Bran" }],
  });
  // To keep a tile or to leave it needs no second thought.
  await expect(leaving(page)).toBeEnabled();
  const before = await log(page).getByRole("listitem").count();
  await page.getByRole("button", { name: "Hint" }).click();
  const panel = page.getByRole("region", { name: "What the adviser would weigh" });
  await expect(panel.getByRole("listitem").first()).toContainText(/wins \d+%/);
  await looksRight(page);
  await picture(page, "table-hint-1280");
  await panel.getByRole("list").first().getByRole("button").first().click();
  await expect(panel).toBeHidden();
  await expect.poll(() => log(page).getByRole("listitem").count()).toBeGreaterThan(before);
});

test("the log’s rules open the rulebook at that rule", async ({ page, context }) => {
  await sitDown(page, { game: "keltis", options: { first_player: "random" } });
  const rule = log(page).getByRole("link", { name: "Rule R3" });
  const opened = context.waitForEvent("page");
  await rule.click();
  const book = await opened;
  await expect(book).toHaveURL(/\/rules\/keltis#R3$/);
  await expect(book.locator("#R3")).toBeInViewport();
});

test("what can’t be taken back is shown before it is sent", async ({ person }) => {
  const [mover, { page }] = [
    await person(),
    await person({ viewport: { width: 390, height: 844 } }),
  ];
  await together(mover.page, page, { game: "keltis" });
  await leaving(mover.page).click();
  await expect(page).toHaveTitle("● Your turn · Keltis");
  await expect(mover.page).toHaveTitle("Keltis · table");

  const bar = page.getByRole("group", { name: "Reveal a tile" });
  await flipping(page).focus();
  await page.keyboard.press("Enter");
  await expect(bar).toBeVisible();
  await picture(page, "table-confirm");
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(flipping(page)).toBeFocused();
  await expect(log(page).getByText(/reveals a tile/)).toHaveCount(1);

  await page.keyboard.press("Enter");
  await expect(bar.getByRole("button", { name: "Do it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(log(page).getByText(/reveals a tile/)).toHaveCount(2);
  await expect(leaving(page)).toBeEnabled();
});

test("keys do what the help says, unless they are told not to", async ({ page }) => {
  await sitDown(page, {
    game: "keltis",
    seats: [{ kind: "person" }, { kind: "person", name: "Bran" }],
  });
  await expect(leaving(page)).toBeVisible();
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

test("sound is off until one wants it, and that is remembered", async ({ page }) => {
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
  await sitDown(page, {
    game: "keltis",
    seats: [{ kind: "person" }, { kind: "person", name: "Bran" }],
  });
  await leaving(page).click();
  await expect(left(page)).toHaveCount(1);
  expect(await tones()).toBe(0);
  await page.getByRole("button", { name: "Sound" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "true");
  await flipping(page).click();
  await page.getByRole("button", { name: "Do it" }).click();
  await expect.poll(tones).toBeGreaterThan(0);
});

test("Táin: guards wait for their turn, and a place that is taken says why", async ({ person }) => {
  const [mover, waiting] = [await person(), await person()];
  await together(mover.page, waiting.page, { game: "tain" });
  const guard = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: /^bluff/ }).click();
    await page.getByRole("button", { name: /^inside .* gate 1: put/ }).click();
  };

  // A guard that is queued goes out by itself when the turn comes.
  await guard(waiting.page);
  await expect(waiting.page.getByText("Waiting for your turn")).toBeVisible();
  await looksRight(waiting.page);
  await picture(waiting.page, "table-queue-1280");
  await guard(mover.page);
  await expect(log(waiting.page).getByText(/puts a bluff on guard/)).toHaveCount(1);
  await expect(log(mover.page).getByText(/puts a token on guard/)).toHaveCount(1);

  // What is not offered can be tried all the same; the rule that forbids it is a link.
  await mover.page.getByRole("button", { name: /^warrior/ }).click();
  const taken = mover.page.getByRole("button", { name: /^inside .* gate 1: bluff/ });
  await taken.click({ force: true });
  const why = mover.page.getByRole("alert");
  await expect(why.getByRole("link", { name: "Rule T6" })).toHaveAttribute("href", /#T6$/);
  await looksRight(mover.page);
  await why.getByRole("button", { name: "Close" }).click();
  await expect(why).toBeHidden();
});

test("those who hear the page hear each sentence once, in order, and their turn", async ({
  person,
}) => {
  const [mover, { page }] = [await person(), await person()];
  await page.addInitScript(listen);
  await together(mover.page, page, { game: "keltis" });
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const before = await log(page).getByRole("listitem").count();

  await leaving(mover.page).click();
  await expect(left(page)).toHaveCount(1);
  await mover.page.getByRole("button", { name: "Undo" }).click();
  await leaving(mover.page).click();
  await expect(left(page)).toHaveCount(2);
  await mover.page.getByRole("tab", { name: "Chat" }).click();
  await mover.page.getByLabel("Say something").fill("Your turn, friend");
  await mover.page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Chat (1)" })).toBeVisible();

  const sentences = (await log(page).getByRole("listitem").allInnerTexts())
    .slice(before)
    .map((sentence) => sentence.replace(/\s*R\d+\w*$/, ""));
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
