import { fromTheStart } from "../../support/deals";
import type { Player } from "../../support/players";
import { answers } from "./answers";
import { deal } from "./deals";
import { phases } from "./phases";
import { TainPlayer, openPlaces, passing, screenOf } from "./playing";

export const player: Player = {
  work: 2,
  quiet: {
    at: fromTheStart("tain", { first_player: "A" }),
    ready: async (page) => {
      await page.getByRole("button", { name: /^bluff/ }).click();
      return openPlaces(page).filter({ visible: true }).first();
    },
    told: /(puts|sends) a (token|bluff)/,
    before: (page) => page.getByRole("button", { name: "bluff, 8 left", disabled: false }),
    answered: true,
  },
  final: {
    at: deal("tain-raids"),
    ready: async (page) => passing(page),
    told: /passes/,
    asked: "Pass",
  },
  drawn: { first_player: "random" },
  curtain: true,
  board: screenOf,
  beginning: (page) => page.getByRole("img", { name: "Round 1 of 8" }),
  end: (page) => page.getByRole("img", { name: "Round 8 of 8" }),
  phases,
  answers,
  option: { label: "First player each round", name: "marker", value: "stays" },
  logged: { rule: "T5", options: { first_player: "random" } },
  short: deal("tain-late"),
  play: (page) => new TainPlayer(page).play(),
  sought: { words: "RÉD hair", rule: "T5" },
};
