/** What the server under test can be told of a match: its secret, and what was done already. */
export interface Dealt {
  readonly secret: string;
  readonly moves: readonly string[];
}

export interface Deal extends Dealt {
  readonly game: string;
  readonly options: Record<string, unknown>;
}

/**
 * A game's deals by name, from its deals.json, which says what each is chosen for;
 * scripts/make_deals.py finds them.
 */
export function dealsOf<Name extends string>(
  kept: Readonly<Record<Name, Deal>>,
): (name: Name) => Deal {
  return (name) => {
    const { game, options, secret, moves } = kept[name];
    return { game, options, secret, moves };
  };
}

/** The secret of every match that is not said to have another. */
export const USUAL_SECRET = "8a705495b5dc5f5887eb9243723c56a1ba93051187bd230a97391e7b9c10e759";

/** A match from its beginning, where nothing hangs on how it is dealt. */
export function fromTheStart(game: string, options: Deal["options"]): Deal {
  return { game, options, secret: USUAL_SECRET, moves: [] };
}
