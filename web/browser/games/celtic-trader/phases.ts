import type { Locator, Page } from "@playwright/test";
import type { Phase } from "../../support/players";
import { deal } from "./deals";
import { deeds, map, places } from "./playing";

const seats = 5;

/** What is asked, the drawn tokens, and every button. */
const turn = (page: Page): Locator => page.getByRole("region", { name: "The turn" });
const demand = (page: Page): Locator =>
  page
    .getByRole("table", { name: /^Demand/ })
    .filter({ visible: true })
    .first();

function phase(
  name: Parameters<typeof deal>[0],
  needs: Phase["needs"],
  ready?: Phase["ready"],
): Phase {
  const all: Phase["needs"] = (page) => [map(page), turn(page), ...needs(page)];
  const short = name.replace(/^celtic-trader-/, "");
  return { name: short, at: deal(name), seats, needs: all, ...(ready && { ready }) };
}

/** Takes up one of the two tokens that were drawn. */
function taking(token: RegExp): (page: Page) => Promise<void> {
  return (page) => deeds(page, token).first().click();
}

export const phases: readonly Phase[] = [
  phase("celtic-trader-roles", (page) => [deeds(page, /^Play /)]),
  phase("celtic-trader-spot", (page) => [places(page)]),
  phase("celtic-trader-demand", (page) => [places(page), demand(page)]),
  phase("celtic-trader-roman", (page) => [places(page, /Roman token/)], taking(/^Roman token/)),
  phase("celtic-trader-orders", (page) => [places(page, /Roman token off/)], taking(/^orders/)),
  phase(
    "celtic-trader-romanisation",
    (page) => [places(page, /is conquered/), demand(page)],
    taking(/^Romanisation/),
  ),
  phase("celtic-trader-underfoot", (page) => [places(page), deeds(page), demand(page)]),
  phase("celtic-trader-loaded", (page) => [places(page), deeds(page), demand(page)]),
  phase("celtic-trader-goods", (page) => [
    places(page),
    deeds(page, /^Pick up /),
    deeds(page),
    demand(page),
  ]),
  phase("celtic-trader-stronghold", (page) => [
    deeds(page, /^Deliver /),
    deeds(page),
    demand(page),
  ]),
  phase("celtic-trader-circle", (page) => [
    // What each ability brings, what one has, and how much of it is turned into points.
    deeds(page, /^Raise .* RP .* → .* VP$/),
    turn(page).getByText(/^\d+ RP$/),
    turn(page).getByRole("slider"),
    deeds(page, /^Turn \d+ RP into VP$/),
    deeds(page),
  ]),
];
