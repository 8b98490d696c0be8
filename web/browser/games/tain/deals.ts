import { dealsOf } from "../../support/deals";
import deals from "./deals.json" with { type: "json" };

/** A deal by its name. */
export const deal = dealsOf(deals);
