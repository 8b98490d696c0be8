import type { Game } from "../game";
import type { Types } from "./types";
import { gateName } from "./places";

export default {
  placeName: gateName,
  table: () => import("./table"),
  rulebook: () => import("./rulebook"),
} satisfies Game<Types>;
