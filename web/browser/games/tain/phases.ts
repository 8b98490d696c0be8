import type { Locator, Page } from "@playwright/test";
import { fromTheStart } from "../../support/deals";
import type { Phase } from "../../support/players";
import { deal } from "./deals";
import { freeing, openPlaces, openTokens, passing, screenOf, tokens } from "./playing";

const seats = 4;

/** One's own board: whole, with what it holds and all that stands at its gates. */
const ownBoard = (page: Page): Locator => page.locator("article.own");
const ownGates = (page: Page): Locator => ownBoard(page).locator("[data-drop]");
const hand = (page: Page): Locator[] => [screenOf(page), tokens(page)];

export const phases: readonly Phase[] = [
  {
    name: "first",
    at: fromTheStart("tain", { first_player: "A" }),
    seats,
    needs: (page) => [
      ...hand(page),
      ownBoard(page),
      ownGates(page),
      openPlaces(page),
      passing(page),
    ],
  },
  {
    name: "token",
    at: deal("tain-of-four"),
    seats,
    needs: (page) => [
      ...hand(page),
      ownBoard(page),
      ownGates(page),
      openPlaces(page),
      passing(page),
    ],
  },
  {
    name: "place",
    at: deal("tain-of-four"),
    seats,
    ready: (page) => openTokens(page).first().click(),
    needs: (page) => [
      ...hand(page),
      ownBoard(page),
      ownGates(page),
      openPlaces(page),
      passing(page),
    ],
  },
  {
    name: "pass",
    at: deal("tain-raids-of-four"),
    seats,
    needs: (page) => [
      ...hand(page),
      ownBoard(page),
      ownGates(page),
      openPlaces(page),
      passing(page),
    ],
  },
  {
    name: "free",
    at: deal("tain-free"),
    seats,
    needs: (page) => [...hand(page), ownBoard(page), ownGates(page), freeing(page)],
  },
];
