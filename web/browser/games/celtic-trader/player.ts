import type { Player } from "../../players";
import { deal } from "./deals";
import { deeds, map, places } from "./playing";

export const player: Player = {
  work: 5,
  quiet: {
    at: deal("trader-road"),
    ready: async (page) => places(page, /: 1 movement point\. Here: /).first(),
    told: /goes to /,
    before: (page) => page.getByText("Movement points left: 2"),
    answered: false,
  },
  final: {
    at: deal("trader-halted"),
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
  option: { label: "How the players come by their roles", name: "roles", value: "draft" },
  logged: { rule: "C9", options: {} },
  sought: { words: "DRÁWN clockwise", rule: "C9" },
};
