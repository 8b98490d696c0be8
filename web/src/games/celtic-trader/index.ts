import type { Game } from "../game";
import type { Types } from "./types";

export default {
  sheetRules: { vp: "C20", movement: "C7", trading: "C7", carrying: "C7", rp: "C20" },
  table: () => import("./table"),
  rulebook: () => import("./rulebook"),
} satisfies Game<Types>;
