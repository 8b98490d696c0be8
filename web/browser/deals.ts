import deals from "./deals.json" with { type: "json" };

/** What the server under test can be told of a match: its secret, and what was done already. */
export interface Dealt {
  readonly secret: string;
  readonly moves: readonly string[];
}

interface Deal extends Dealt {
  readonly game: string;
  readonly options: Record<string, unknown>;
}

/** A deal by its name; deals.json says what each is chosen for, scripts/make_deals.py finds them. */
export function deal(name: keyof typeof deals): Deal {
  const { game, options, secret, moves } = deals[name];
  return { game, options, secret, moves };
}

/** The secret of every match that is not said to have another. */
export const USUAL_SECRET = deal("keltis").secret;
