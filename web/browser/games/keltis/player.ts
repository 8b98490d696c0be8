import type { Player } from "../../support/players";
import { answers } from "./answers";
import { deal } from "./deals";
import { phases } from "./phases";
import { KeltisPlayer, byClick, flipping, taking } from "./playing";

export const player: Player = {
  work: 1,
  quiet: {
    at: deal("keltis-taking"),
    ready: async (page) => taking(page).first(),
    told: /takes the .* from the middle/,
    before: (page) => taking(page).nth(3),
    answered: true,
  },
  final: {
    at: deal("keltis-taking"),
    ready: async (page) => flipping(page),
    told: /reveals a tile/,
    asked: "Reveal a tile",
  },
  drawn: {},
  curtain: false,
  board: (page) => page.getByRole("region", { name: "The middle" }),
  beginning: (page) => page.getByRole("button", { name: "55 tiles face down" }),
  end: (page) => page.getByText("Left over: these tiles count for nobody"),
  phases,
  answers,
  option: { label: "Who starts", name: "first_player", value: "B" },
  logged: { rule: "R3", options: { first_player: "random" } },
  short: deal("keltis-late"),
  play: (page) => new KeltisPlayer(page, byClick).play(),
  sought: { words: "ÓLDEST clockwise", rule: "R3" },
};
