import type KeltisBoard from "./keltis/KeltisBoard.svelte";
import type TainBoard from "./tain/TainBoard.svelte";
import type TraderBoard from "./trader/TraderBoard.svelte";

/** A game's board, fetched. */
export type LoadedBoard =
  | { readonly game: "keltis"; readonly Board: typeof KeltisBoard }
  | { readonly game: "tain"; readonly Board: typeof TainBoard }
  | { readonly game: "celtic-trader"; readonly Board: typeof TraderBoard };

const boards: Record<string, () => Promise<LoadedBoard>> = {
  keltis: async () => ({
    game: "keltis",
    Board: (await import("./keltis/KeltisBoard.svelte")).default,
  }),
  tain: async () => ({ game: "tain", Board: (await import("./tain/TainBoard.svelte")).default }),
  "celtic-trader": async () => ({
    game: "celtic-trader",
    Board: (await import("./trader/TraderBoard.svelte")).default,
  }),
};

/** Fetches the board of a game: nobody needs those of the games that are not played. */
export async function loadBoard(game: string): Promise<LoadedBoard> {
  const load = boards[game];
  if (!load) throw new Error(`there is no board for ${game}`);
  return load();
}
