import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { GAMES, ME, oneThatEnded, OPEN } from "../support/lobby";
import { messages } from "../support/messages";
import { openWhole } from "../support/opening";
import { lay } from "../support/seating";

const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands", de: "Deutsch" };
/** A key where a sentence should be. */
const KEY = /^(board|page|table|replay|rules|story|option|sheet|can|move|file)-[a-z-]+$/;
/** Whoever has an emblem and a name is never called by a letter; only rulebooks and notation do that. */
const LETTERED = /\b(seats?|places?|sièges?|plaats|stoel|platz|sitz) [A-E]\b/i;
/** With less of its own a message could be anything. */
const LEAST_LETTERS = 12;

/** A message as it may stand on a page, whatever its facts are. */
function pattern(message: string): RegExp {
  const parts = message
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`, "i");
}

/** What would be English on a page in this language. */
function english(language: string): RegExp[] {
  const own = messages(language);
  const spoken = new Set(own.values());
  return [...messages("en")]
    .filter(([key, words]) => own.get(key) !== words && !spoken.has(words))
    .filter(([, words]) => words.replace(/\{[^}]*\}|[^a-z]/gi, "").length >= LEAST_LETTERS)
    .map(([, words]) => pattern(words));
}

/** Everything that is written on the page or said of it. */
async function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: (string | null)[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) found.push(texts.currentNode.textContent);
    for (const element of document.querySelectorAll(
      "[aria-label], [title], [alt], [placeholder]",
    )) {
      for (const name of ["aria-label", "title", "alt", "placeholder"]) {
        found.push(element.getAttribute(name));
      }
    }
    return found.map((text) => text?.trim() ?? "").filter(Boolean);
  });
}

async function addresses(page: Page): Promise<string[]> {
  const tables = [await lay(page, { game: GAMES[0]!, seats: [ME, OPEN], start: false })];
  for (const game of GAMES) tables.push(await lay(page, { game }));
  const { id } = await oneThatEnded(page);
  return [
    ...[
      "/",
      "/watch",
      "/seat#0123456789abcdef",
      "/seat",
      `/rules/${GAMES[0]}/nothing`,
      "/rules/chess",
    ],
    ...GAMES.flatMap((game) => [`/new?game=${game}`, `/rules/${game}`]),
    ...tables.map((table) => `/table/${table.id}`),
    ...[`/table/${id}`, `/replay/${id}`, `/watch/${id}`],
  ];
}

for (const language of Object.keys(LANGUAGES)) {
  test(`every page speaks ${language}, and nothing else`, async ({ person }) => {
    const { page } = await person({ locale: language });
    const foreign = english(language);
    for (const address of await addresses(page)) {
      await openWhole(page, address);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const said = await words(page);
      expect(said.length, address).toBeGreaterThan(5);
      const keys = said.filter((text) => KEY.test(text));
      const stayed =
        language === "en" ? [] : said.filter((text) => foreign.some((one) => one.test(text)));
      const lettered = said.filter((text) => LETTERED.test(text) && !address.startsWith("/rules/"));
      expect.soft([...keys, ...stayed, ...lettered], address).toEqual([]);
    }
  });
}

test("the language of the browser is spoken, another can be chosen, and the choice is kept", async ({
  person,
}) => {
  const { page } = await person({ locale: "nl-BE" });
  await page.goto("/");
  const select = page.getByRole("combobox", { name: /^(Taal|Langue)$/ });
  await expect(select).toHaveValue("nl");
  await select.selectOption({ label: LANGUAGES.fr });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("button", { name: "Jouer tout de suite" }).first()).toBeVisible();
  await page.reload();
  await expect(select).toHaveValue("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("a browser of another language is spoken to in English", async ({ person }) => {
  const { page } = await person({ locale: "pt-BR" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
