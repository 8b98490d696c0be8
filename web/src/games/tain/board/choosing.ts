import type { Ground } from "../types";
import type { Laid } from "./laid";

/** A gate of a clan's board, and what it opens. */
export interface GateOf {
  readonly place: string;
  readonly opens: Exclude<Ground, "kingdom">;
}

/** What the places of a board need to know of the choice that is being made. */
export interface Choosing {
  /** The places to which the chosen token, or any, can go. */
  readonly open: ReadonlySet<string>;
  /** The place that was chosen, and the token that is on its way there. */
  readonly place: string | null;
  readonly token: Laid | null;
  /** The token that will be laid there when it is one's turn. */
  readonly waits: (place: string) => Laid | null;
  /** The gate that the story is about; `K` for the kingdom. */
  readonly spot: string | null;
  /** A place in words: what lies there, or what may be put there. */
  readonly describe: (where: string, place: string, token: Laid | null) => string;
  readonly onplace: (place: string) => void;
}
