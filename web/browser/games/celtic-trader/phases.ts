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

function phase(name: Parameters<typeof deal>[0], needs: Phase["needs"]): Phase {
  const all: Phase["needs"] = (page) => [map(page), turn(page), ...needs(page)];
  return { name: name.replace(/^celtic-trader-/, ""), at: deal(name), seats, needs: all };
}

export const phases: readonly Phase[] = [
  phase("celtic-trader-roles", (page) => [deeds(page, /^Play /)]),
  phase("celtic-trader-spot", (page) => [places(page)]),
  phase("celtic-trader-demand", (page) => [places(page), demand(page)]),
  phase("celtic-trader-roman", (page) => [places(page)]),
  phase("celtic-trader-orders", (page) => [places(page)]),
  phase("celtic-trader-romanisation", (page) => [places(page), demand(page)]),
  phase("celtic-trader-underfoot", (page) => [places(page), deeds(page), demand(page)]),
  phase("celtic-trader-loaded", (page) => [places(page), deeds(page), demand(page)]),
  phase("celtic-trader-stronghold", (page) => [
    deeds(page, /^Deliver /),
    deeds(page),
    demand(page),
  ]),
  phase("celtic-trader-circle", (page) => [deeds(page)]),
];
