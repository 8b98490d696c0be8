import { fromTheStart } from "../../support/deals";
import type { Player } from "../../support/players";
import { byClick } from "../../support/press";
import { answers } from "./answers";
import { deal } from "./deals";
import { phases } from "./phases";
import { Trader, deeds, map, places } from "./playing";

export const player: Player = {
  work: 5,
  quiet: {
    at: deal("celtic-trader-road"),
    ready: async (page) => places(page, /: 1 movement point\. Here: /).first(),
    told: /goes to /,
    before: (page) => page.getByText("Movement points left: 2"),
    answered: false,
  },
  final: {
    at: deal("celtic-trader-trading"),
    ready: async (page) => deeds(page, /^End your turn/),
    told: /ends /,
    asked: "End your turn",
  },
  drawn: {},
  curtain: false,
  board: map,
  beginning: (page) => page.getByRole("heading", { name: "In the bag: 39" }),
  end: (page) => {
    const turn = page.getByRole("region", { name: "The turn" });
    return page.getByRole("main").filter({ hasNot: turn });
  },
  phases,
  answers,
  option: { label: "Roles", name: "roles", value: "draft" },
  logged: { rule: "C9", options: {} },
  short: fromTheStart("celtic-trader", { limit: "rounds:1", roles: "draft" }),
  play: (page) => new Trader(page, byClick).play(),
  sought: { words: "DRÁWN clockwise", rule: "C9" },
};
