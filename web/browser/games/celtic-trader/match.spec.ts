import { expect, test } from "../../support/base";
import { looksRight, picture, smallTargets } from "../../support/looks";
import { byClick, byTap } from "../../support/press";
import { Trader, byKeys, map, pinch, places } from "./playing";
import { sitDown, together } from "../../support/seating";

const game = "celtic-trader";

test("a whole match of Celtic Trader against a bot", async ({ page }) => {
  const seen = new Set<string>();
  await sitDown(page, { game, options: { limit: "rounds:3", roles: "draft" } });
  const trader: Trader = new Trader(page, byClick, async () => {
    const phase = await trader.phase();
    if (seen.has(phase)) return;
    seen.add(phase);
    await picture(page, `trader-${phase.replaceAll(" ", "-").toLowerCase()}-light-1280`);
  });
  await trader.play();
  await expect(page.getByText("The game ended at the agreed limit.")).toBeVisible();
  expect([...seen]).toEqual(expect.arrayContaining(["choice of roles", "resolving", "movement"]));
  expect(trader.done).toContain("Pick");
  await looksRight(page);
  await picture(page, "celtic-trader-end-light-1280");
});

test("a match of Celtic Trader by keys alone, and by ear", async ({ page }) => {
  await sitDown(page, { game, options: { limit: "rounds:2", roles: "draft" } });
  const trader: Trader = new Trader(page, byKeys(page), async () => {
    // Whoever plays by keys stays where they were: nothing is further than a few keys away.
    if (trader.done.length > 0) await expect(page.locator(":focus[data-area]")).toBeVisible();
  });
  const heard = page.locator("[aria-live=polite]");
  await trader.play(async () => (await trader.phase()) === "movement");
  await expect(heard).toContainText(/ (puts|raises|resolves|discards) /);
  // A place says its name, what it costs to go there, and what is there.
  await expect(places(page, /^T24: 1 movement point\. Here: grapes/)).toHaveCount(1);
  await expect(places(page, /^Belgae: 2 movement points\. Here: stronghold$/)).toHaveCount(1);
  await trader.play();
  await expect(page.getByText("The game ended at the agreed limit.")).toBeVisible();
});

test("Celtic Trader on a phone, by touch", async ({ person }) => {
  const { page } = await person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  await sitDown(page, { game, options: { limit: "rounds:2", roles: "draft" } });
  const trader: Trader = new Trader(page, byTap, async () => {
    // Whatever can be done is in the window of the map, and large enough for a finger.
    expect(await smallTargets(page)).toEqual([]);
  });
  await trader.play(async () => (await trader.phase()) === "movement");
  await expect(places(page).first()).toBeInViewport();
  await looksRight(page);
  await picture(page, "celtic-trader-movement-dark-390");

  const wide = (): Promise<number> =>
    map(page).evaluate((drawing) => (drawing as unknown as SVGSVGElement).viewBox.baseVal.width);
  const before = await wide();
  await pinch(page, map(page));
  expect(await wide()).toBeLessThan(before * 0.8);
  await page.getByRole("button", { name: "The whole map" }).tap();
  // The whole map is what one sees at first.
  await expect.poll(wide).toBeCloseTo(before);

  await trader.play();
  await expect(page.getByText("The game ended at the agreed limit.")).toBeVisible();
});

test("two people trade: everything is open but the order of the bag", async ({ person }) => {
  const [host, guest] = [await person(), await person()];
  await together(host.page, guest.page, { game, options: { limit: "rounds:1" } });
  await expect(host.page.getByText(/^You can /)).toBeVisible();
  await expect(guest.page.getByRole("heading", { name: /to move|turn/ }).first()).toBeVisible();

  // Both see what was drawn; only one can do anything with it.
  const [mine, theirs] = [host, guest].map(({ page }) =>
    page.getByRole("region", { name: "The turn" }),
  );
  const drawn = await mine!.locator("[data-kind]").evaluateAll(kinds);
  expect(drawn).toHaveLength(2);
  expect(await theirs!.locator("[data-kind]").evaluateAll(kinds)).toEqual(drawn);
  await expect(mine!.getByRole("button").first()).toBeVisible();
  await expect(theirs!.getByRole("button")).toHaveCount(0);
  await expect(places(guest.page)).toHaveCount(0);

  // Two seats, two roles and two tokens: nobody hears of a third token before it is drawn.
  for (const { heard } of [host, guest]) expect(draws(heard)).toHaveLength(6);
  await new Trader(host.page, byClick).playWhile(() => draws(host.heard).length === 6);
  for (const { heard } of [host, guest]) await expect.poll(() => draws(heard).length).toBe(8);
  await new Trader(guest.page, byClick).play();
  await expect(host.page.getByText("The game ended at the agreed limit.")).toBeVisible();

  for (const { heard } of [host, guest]) {
    expect(draws(heard)).toEqual(draws(host.heard));
    // Of the bag it is told how many of each kind it holds, and nothing else.
    for (const { view } of positions(heard)) {
      expect(Object.values(view.bag).every((count) => typeof count === "number")).toBe(true);
    }
    expect(heard.join()).not.toContain('"secret"');
  }
});

interface Heard {
  readonly events: readonly {
    readonly kind: string;
    readonly seq: number;
    readonly result?: string;
  }[];
  readonly view: { readonly bag: Record<string, unknown> };
}

function kinds(tokens: Element[]): (string | null)[] {
  return tokens.map((token) => token.getAttribute("data-kind"));
}

/** Every position that came over the socket. */
function positions(heard: readonly string[]): Heard[] {
  return heard.flatMap((text) => {
    const { position } = JSON.parse(text) as { position?: Heard };
    return position ? [position] : [];
  });
}

/** What was drawn, in order. */
function draws(heard: readonly string[]): string[] {
  const events = positions(heard).flatMap((position) => position.events);
  const drawn = events.filter(({ kind }) => kind === "draw");
  return [...new Map(drawn.map(({ seq, result }) => [seq, `${seq} ${result}`])).values()];
}
