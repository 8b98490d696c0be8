import type { Game } from "../game";
import type { Types } from "./types";
import { gateName } from "./places";

export default {
  placeName: gateName,
  sheetRules: {
    cattle: "T24",
    jewels: "T24",
    "captured-boys": "T24",
    "captured-daughters": "T24",
    "full-herd": "T24",
  },
  table: () => import("./table"),
  rulebook: () => import("./rulebook"),
} satisfies Game<Types>;
