import { expect, test, type Person } from "../../support/base";
import { deal } from "./deals";
import { inTheme, looksRight, picture, smallTargets } from "../../support/looks";
import { KeltisPlayer, byClick, byKeys, byTap, flipping, leaving, taking } from "./playing";
import { verdict } from "../../support/verdict";
import { sitDown, together } from "../../support/seating";
import { LONG } from "../../support/sizes";

test("a match against a bot by clicks to its end, and on to a rematch", async ({ page }) => {
  // From the very beginning where LONG=1 asks for it.
  await sitDown(page, deal(LONG ? "keltis" : "keltis-middle"));
  const player = new KeltisPlayer(page, byClick);
  await player.play(async (moves) => {
    if (moves !== 5) return;
    await looksRight(page);
    await picture(page, "keltis-table-light-1280");
    await inTheme(page, "dark");
    await looksRight(page);
    await picture(page, "keltis-table-dark-1280");
    await inTheme(page, "light");
  });
  const { flip, keep, leave, take } = player.made;
  // From the middle on not everything comes up again.
  const often = [flip, keep, leave, take].filter((times) => times > 1);
  expect(often.length).toBeGreaterThanOrEqual(LONG ? 4 : 2);
  expect(flip + keep + leave + take).toBeGreaterThan(LONG ? 20 : 5);

  // The end: the sheets add up, the score is drawn, nothing is left of the field.
  const end = page.getByRole("region", { name: await verdict(page).innerText() });
  const sheets = end.getByRole("table", { name: "The score sheets" });
  await expect(sheets.getByRole("row")).toHaveCount(9);
  const plot = end.getByRole("img", { name: /^The score through the game .* at the most\.$/ });
  await expect(plot).toBeVisible();
  await expect(page.getByText("face down")).toHaveCount(0);
  await looksRight(page);
  await picture(page, "end-keltis-light-1280");
  await inTheme(page, "dark");
  await looksRight(page);

  const first = page.url();
  await end.getByRole("button", { name: "Rematch", exact: true }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole("heading", { name: /Your turn|is thinking/ })).toBeVisible();
});

test("two people, one with a phone and one with keys alone, play to the end", async ({
  person,
}) => {
  const phone = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const desk = await person();
  await together(phone.page, desk.page, deal(LONG ? "keltis-middle" : "keltis-late"));
  await Promise.all([
    new KeltisPlayer(phone.page, byTap).play(async (moves) => {
      if (moves !== 3) return;
      await looksRight(phone.page);
      expect(await smallTargets(phone.page)).toEqual([]);
      await picture(phone.page, "keltis-table-light-390");
    }),
    new KeltisPlayer(desk.page, byKeys).play(),
  ]);
  await expect(verdict(desk.page)).toBeVisible();
  await looksRight(phone.page);
  expect(await smallTargets(phone.page)).toEqual([]);
  await picture(phone.page, "end-keltis-light-390");

  // Both saw the same of the same match, and no more than lay open.
  expect(views(phone)).toEqual(views(desk));
  for (const { heard } of [phone, desk]) hidesWhatIsToCome(heard);
});

interface Seen {
  readonly face_down: readonly string[];
  readonly revealed: string | null;
}

/** Every position that somebody was told of, by the number of the last event. */
function views({ heard }: Person): Record<string, Seen> {
  return Object.fromEntries(positions(heard).map(({ seq, view }) => [seq, view]));
}

interface Told {
  readonly seq: number;
  readonly view: Seen;
}

function positions(heard: readonly string[]): Told[] {
  return heard
    .map((text) => JSON.parse(text) as { position?: Told | null })
    .flatMap(({ position }) => (position ? [position] : []));
}

const ORDER = ["B", "Y", "P", "N", "G"].flatMap((colour) =>
  Array.from({ length: 11 }, (_, value) => `${colour}${value}`),
);

/** The stones that lie face down are told as a set: sorted, so that no order can be read. */
function hidesWhatIsToCome(heard: readonly string[]): void {
  const told = positions(heard);
  for (const { view } of told) {
    const hidden = new Set(view.face_down);
    expect(view.face_down).toEqual(ORDER.filter((stone) => hidden.has(stone)));
  }
  const early = heard.filter((text) => !text.includes('"outcome":{'));
  expect(early.length).toBeGreaterThan(LONG ? 50 : 15);
  expect(early.filter((text) => text.includes('"secret"'))).toEqual([]);
}

test("the field shows no stone's face, and the one that is pointed at is turned up", async ({
  person,
}) => {
  const [one, other] = [await person(), await person()];
  await together(one.page, other.page, deal("keltis"));
  // The first stone the table turns up by itself, as nothing else can be done.
  await leaving(one.page).click();
  await expect(taking(other.page)).toHaveCount(1);

  const field = flipping(other.page);
  const places = field.locator("[data-place]");
  await expect(places).toHaveCount(54);
  await expect(field).toHaveText("");
  expect(await field.innerHTML()).not.toMatch(/aria-label|<text|data-stone/);
  await places.nth(30).click();
  const place = await places.nth(30).getAttribute("data-place");
  await other.page.getByRole("button", { name: "Do it" }).click();
  await expect(leaving(other.page)).toBeVisible();
  await expect(other.page.locator(`[data-place="${place}"]`)).toHaveCount(0);
  await expect(other.page.locator("[data-place]")).toHaveCount(53);
});

test("a stone is dragged to its row; what cannot be done says why when it is tried", async ({
  person,
}) => {
  const [one, other] = [await person(), await person()];
  await together(one.page, other.page, deal("keltis"));
  await leaving(one.page).click();

  // It can't be left again once it lies in the middle, and a row can be dragged to.
  const stone = taking(other.page);
  const name = /Take the (\w+ \d+)/.exec((await stone.getAttribute("aria-label"))!)![1]!;
  const own = other.page.locator("[data-drop]").filter({ has: other.page.locator("ol") });
  await stone.dragTo(own);
  await expect(own.getByRole("img", { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(taking(other.page)).toHaveCount(0);

  // The revealed stone keeps everything else from being taken.
  const { page } = one;
  await expect(leaving(page)).toBeVisible();
  await page.getByRole("button", { name: /tiles face down$/ }).click({ force: true });
  await expect(page.getByText(/keep it or leave it first/)).toBeVisible();
});
