import type { Game } from "../game";
import type { Types } from "./types";

export default {
  sheetRules: {
    blue: "R9",
    yellow: "R9",
    pink: "R9",
    brown: "R9",
    green: "R9",
    "wishing-stones": "R10",
    bonus: "R11",
  },
  table: () => import("./table"),
  rulebook: () => import("./rulebook"),
} satisfies Game<Types>;
