import { existsSync, readdirSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { Deal } from "./deals";

/** Something that can be done at a table, and what is told of it. */
export interface Deed {
  /** A table of two at which whoever sits first can do it. */
  readonly at: Deal;
  /** Does all that comes before the last press, and finds what is pressed then. */
  readonly ready: (page: Page) => Promise<Locator>;
  /** The sentence of the log, whoever reads it. */
  readonly told: RegExp;
}

/** A moment at which something is to be decided, at the fullest table that a game allows. */
export interface Phase {
  readonly name: string;
  readonly at: Deal;
  readonly seats: number;
  /** Does what comes before the decision. */
  readonly ready?: (page: Page) => Promise<void>;
  /** All that one decides with. */
  readonly needs: (page: Page) => readonly Locator[];
}

/** What the table answers to whoever asks by key, each a whole sentence. */
export interface Answers {
  readonly turn: string;
  readonly move: string;
  readonly can: string;
  readonly hold: string;
  readonly points: string;
  /** Which roads lead on from where one stands, or that there is no map. */
  readonly near: string;
  /** Places by the names under which they are asked about, and what lies there. */
  readonly places: Readonly<Record<string, string>>;
}

/** How a game is played by the tests for all games alike: what a game's folder has in player.ts. */
export interface Player {
  /** How much work a match is, next to one of another game: tests take the one with the least. */
  readonly work: number;
  /** What can be taken back, and done again. */
  readonly quiet: Deed & {
    /** What whoever can do it sees as long as it is not done. */
    readonly before: (page: Page) => Locator;
    /** Whether the turn then goes to the other, who can do the same before anything is drawn. */
    readonly answered: boolean;
  };
  /** What cannot be taken back, so that one is asked whether one means it. */
  readonly final: Deed & {
    /** The words with which one is asked. */
    readonly asked: string;
  };
  /** Options of a match in which something is drawn. */
  readonly drawn: Record<string, unknown>;
  /** Whether players at one device must not see what the others see. */
  readonly curtain: boolean;
  /** What is seen of a match only as long as it goes on. */
  readonly board: (page: Page) => Locator;
  /** What an onlooker sees only before the first move, and only after the last. */
  readonly beginning: (page: Page) => Locator;
  readonly end: (page: Page) => Locator;
  /** Every phase in which somebody has to decide. */
  readonly phases: readonly Phase[];
  /** What is answered where something `quiet` can be done, to `you` who sit opposite `other`. */
  readonly answers: (you: string, other: string) => Answers;
  /** An option of the rules: the label of its field, and what it is set to. */
  readonly option: { readonly label: string; readonly name: string; readonly value: string };
  /** A rule that the log of a new match names. */
  readonly logged: { readonly rule: string; readonly options: Record<string, unknown> };
  /** A match of two that is soon over, whoever sits first to move. */
  readonly short: Deal;
  /** Plays for somebody to the end of the match. */
  readonly play: (page: Page) => Promise<void>;
  /** Words that only one rule has, with an accent that is not theirs. */
  readonly sought: { readonly words: string; readonly rule: string };
}

/** A player, and the name of the game. */
export type Playing = Player & { readonly game: string };

const FOLDER = new URL("../games/", import.meta.url);

async function found(): Promise<Playing[]> {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory());
  const players: Playing[] = [];
  for (const { name } of folders) {
    const file = new URL(`${name}/player.ts`, FOLDER);
    if (!existsSync(file)) continue;
    const { player } = (await import(file.href)) as { player: Player };
    players.push({ ...player, game: name });
  }
  return players.sort((one, other) => one.work - other.work);
}

/** Somebody for every game, those first whose matches are the least work. */
export const PLAYERS: readonly Playing[] = await found();

/** The game with which is tested what holds in all of them; EXAMPLE names another. */
export const EXAMPLE: Playing =
  PLAYERS.find(({ game }) => game === process.env.EXAMPLE) ?? PLAYERS[0]!;

/** The example again, or where it can't be one the first that can. */
export function exampleWhere(can: (player: Playing) => boolean): readonly Playing[] {
  return [EXAMPLE, ...PLAYERS].filter(can).slice(0, 1);
}

/** Does what can be taken back. */
export async function moveQuietly(page: Page, { quiet }: Player = EXAMPLE): Promise<void> {
  await (await quiet.ready(page)).click();
}

/** The sentences of the log which tell that. */
export function quietlyMoved(page: Page, { quiet }: Player = EXAMPLE): Locator {
  return page.getByRole("region", { name: "Log" }).getByText(quiet.told);
}

/** Waits until it is one's own turn. */
export async function toMove(page: Page): Promise<void> {
  await page
    .getByText(/^You can /)
    .or(page.locator("[data-prompt]"))
    .waitFor();
}
