import type { Page } from "@playwright/test";
import type { Position } from "../../../src/games/tain/types";
import type { Position as AnyPosition, ServerMessage } from "../../../src/wire/types";
import { expect, test } from "../../support/base";
import { holdTime } from "../../support/holding";
import { looksRight, picture } from "../../support/looks";
import { TainPlayer, log, openPlaces, passing, screenOf, skipping, tokens } from "./playing";
import { sitDown, together } from "../../support/seating";

const DAUGHTER = 3;
const BLUFF = 4;

/** Lays a token of a kind at one's own gate. */
async function guard(page: Page, kind: number, gate: number): Promise<void> {
  await tokens(page).nth(kind).click();
  await openPlaces(page).filter({ visible: true }).and(inside(page, gate)).click();
  await expect(inside(page, gate)).toHaveAccessibleName(/: .* of /);
}

/** Passes though more could be laid, which is asked once more. */
async function pass(page: Page): Promise<void> {
  await passing(page).click();
  await page.getByRole("button", { name: "Do it" }).click();
}

const inside = (page: Page, gate: number) =>
  page.getByRole("button", { name: new RegExp(`^inside Aed’s .* gate ${gate}: `) });

/** How the match was said to stand in every message that says it. */
function positions(heard: readonly string[]): Position[] {
  return heard.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (!("position" in message) || !message.position) return [];
    return isTain(message.position) ? [message.position] : [];
  });
}

function isTain(position: AnyPosition): position is Position {
  return position.view.game === "tain";
}

function isFor(text: string, viewer: string | null): boolean {
  return positions([text]).some((position) => position.viewer === viewer);
}

/** Everything in some messages that a seat must not know while another's tokens lie face down. */
function told(heard: readonly string[], hider: string): string[] {
  return positions(heard).flatMap(({ view, events, story }) => {
    if (view.phase !== "commando") return [];
    const { unused, used, guards } = view.clans[hider]!;
    const laid = [
      ...Object.values(view.clans).flatMap(({ raiders }) => raiders),
      ...view.kingdom.places,
    ];
    return [
      ...[unused, used].filter((pile) => pile !== null).map((pile) => `pile ${pile}`),
      ...guards.filter((token) => !"-?".includes(token)).map((token) => `guard ${token}`),
      ...laid.filter((token) => token.startsWith(hider) && !token.endsWith("?")),
      ...events.flatMap((event) =>
        event.kind === "move" && event.seat === hider && /^[CWBDX]>/.test(event.text)
          ? [event.text]
          : [],
      ),
      ...story
        .filter(({ seat, facts }) => seat === hider && facts.kind && facts.kind !== "hidden")
        .map(({ key, facts }) => `${key} ${String(facts.kind)}`),
    ];
  });
}

test("Táin: two people, each with secrets, in the page and on the wire", async ({ person }) => {
  const [host, guest] = [await person(), await person()];
  await guest.page.clock.install();
  await together(host.page, guest.page, {
    game: "tain",
    seats: [{ kind: "person", name: "Aed" }, { kind: "open" }],
  });
  await guard(host.page, DAUGHTER, 1);
  await expect(passing(guest.page)).toBeVisible();
  await tokens(guest.page).nth(BLUFF).click();
  await openPlaces(guest.page).first().click();
  await expect(passing(host.page)).toBeVisible();
  await guard(host.page, BLUFF, 2);
  await expect(passing(guest.page)).toBeVisible();

  // A daughter and a bluff look the same to the other, down to the last attribute.
  const [first, second] = [inside(guest.page, 1), inside(guest.page, 2)];
  await expect(first).toHaveAccessibleName(/face-down token of Aed$/);
  expect(await first.innerHTML()).toBe(await second.innerHTML());
  const main = await guest.page.getByRole("main").innerHTML();
  expect(main).not.toContain("chief’s daughter on guard");
  await expect(log(guest.page).filter({ hasText: "Aed puts a token on guard" })).toHaveCount(2);
  expect(positions(guest.heard).length).toBeGreaterThan(2);
  expect(told(guest.heard, "A")).toEqual([]);
  expect(told(host.heard, "B")).toEqual([]);
  expect(told(host.heard, "A"), "one's own secrets are told").toContain("guard D");
  await looksRight(guest.page);
  await picture(guest.page, "tain-two-people-light-1280");

  // What is turned up is seen by both; what stayed behind the screen is still nobody's business.
  await pass(guest.page);
  // What is held back is all that comes after the pass, not the pass itself.
  await expect(log(guest.page).filter({ hasText: / passes\./ })).toHaveCount(1);
  await holdTime(guest.page);
  await pass(host.page);
  await expect(skipping(guest.page)).toBeVisible();
  await expect(first).toHaveAccessibleName(/chief’s daughter of Aed$/);
  expect(told(guest.heard, "A")).toEqual([]);
});

/** In the page: how much buttons stand out from what they lie on, as contrast. */
function strengths(buttons: Element[]): number[] {
  const light = (colour: string): number => {
    const [red, green, blue, opaque = 1] = colour.match(/[\d.]+/g)!.map(Number);
    if (opaque === 0) return NaN;
    const [r, g, b] = [red!, green!, blue!].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  return buttons.map((button) => {
    const ground = light(getComputedStyle(button.closest("dialog")!).backgroundColor);
    const own = light(getComputedStyle(button).backgroundColor);
    if (Number.isNaN(own)) return 1;
    return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
  });
}

test("Táin: a curtain between two players at one device", async ({ person }) => {
  const { page, heard } = await person();
  await page.clock.install();
  await sitDown(page, {
    game: "tain",
    seats: [
      { kind: "person", name: "Aed" },
      { kind: "person", name: "Brigit" },
    ],
    options: { first_player: "A", marker: "stays" },
  });
  const curtain = page.getByRole("dialog", { name: "Pass the device to Aed." });
  await expect(curtain).toBeVisible();
  await expect(screenOf(page)).toHaveCount(0);
  await looksRight(page);
  await picture(page, "tain-curtain-light-1280");
  // The one whose turn it is stands out from the curtain more than the other does.
  const [right, other] = await curtain.getByRole("button").evaluateAll(strengths);
  expect(await curtain.getByRole("button").first().innerText()).toBe("I am Aed");
  expect(right).toBeGreaterThan(4.5);
  expect(right).toBeGreaterThan(2 * other!);
  await page.getByRole("button", { name: "I am Aed" }).click();
  await expect(screenOf(page)).toBeVisible();
  await tokens(page).nth(DAUGHTER).click();
  const before = heard.length;
  await openPlaces(page).and(inside(page, 1)).click();

  await expect(page.getByRole("dialog", { name: "Pass the device to Brigit." })).toBeVisible();
  // Neither the board nor the log is left under the curtain, nor what the other decided.
  await expect(screenOf(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Log" })).toHaveCount(0);
  expect(await page.content()).not.toMatch(/daughter|data-step|1 left/);
  await page.getByRole("button", { name: "I am Brigit" }).click();
  await expect(inside(page, 1)).toHaveAccessibleName(/face-down token of Aed$/);
  await expect(log(page).filter({ hasText: "Aed puts a token on guard" })).toHaveCount(1);
  // The answer to Aed's own move still goes to Aed; from then on nothing does.
  const since = heard.slice(before);
  const covered = since.slice(since.findIndex((text) => isFor(text, null)));
  expect(positions(covered).map(({ viewer }) => viewer)).not.toContain("A");
  expect(covered.some((text) => isFor(text, "B"))).toBe(true);
  expect(told(covered, "A")).toEqual([]);

  // The device goes round until the raids are told.
  const player = new TainPlayer(page, undefined, 1);
  await player.next();
  await page.getByRole("button", { name: "I am Aed" }).click();
  await pass(page);
  await page.getByRole("button", { name: "I am Brigit" }).click();
  await holdTime(page);
  await pass(page);
  // What is turned up is for all who sit round the device; what is behind a screen is not.
  await expect(page.getByText("all tokens are turned up").first()).toBeVisible();
  await expect(inside(page, 1)).toHaveAccessibleName(/chief’s daughter of Aed$/);
  await expect(screenOf(page)).toHaveCount(0);
  await skipping(page).click();
  await expect(curtain).toBeVisible();
  await expect(page.getByRole("region", { name: "Log" })).toHaveCount(0);
});
