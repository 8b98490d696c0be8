import type { Game } from "../game";
import type { Types } from "./types";

export default {
  table: () => import("./table"),
  rulebook: () => import("./rulebook"),
} satisfies Game<Types>;
