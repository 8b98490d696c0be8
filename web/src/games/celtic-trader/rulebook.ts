import type { Examples, GameRulebook } from "../game";
import RulePieces from "./RulePieces.svelte";
import SummaryPieces from "./SummaryPieces.svelte";
import type { Types } from "./types";

// An import would go by the types that TypeScript reads from a file of JSON, which knows no words.
const drawn = import.meta.glob<Examples<Types>>("./examples.json", {
  eager: true,
  import: "default",
});

export default {
  RulePieces,
  SummaryPieces,
  examples: drawn["./examples.json"]!,
} satisfies GameRulebook<Types>;
