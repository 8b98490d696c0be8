/** A legal move as the server offers it; what a move does not have is left out. */
export interface Offer {
  /** The notation, which is what is sent back. */
  readonly text: string;
  readonly verb: string;
  readonly piece?: string;
  readonly place?: string;
  readonly points?: number;
  readonly cost?: number;
  readonly gain?: number;
  readonly again?: boolean;
  readonly halts?: boolean;
  readonly ends?: boolean;
  readonly falls?: string;
  readonly final?: boolean;
}

/** How a place is reached this turn, and the steps to send. */
export interface Way {
  readonly place: string;
  readonly cost: number;
  readonly moves: readonly string[];
  readonly onward?: boolean;
  readonly ends?: boolean;
  readonly final?: boolean;
}

export interface SheetLine {
  readonly label: string;
  readonly count: number;
  readonly points: number;
}

export interface Sheet {
  readonly total: number;
  readonly lines: readonly SheetLine[];
}

/** What every board is given besides its game's own view. */
export interface BoardProps<Seat extends string = string> {
  /** The seat that looks on; none for a spectator. */
  readonly seat: Seat | null;
  readonly names: Readonly<Record<string, string>>;
  readonly offers: readonly Offer[];
  readonly onchoose: (text: string) => void;
  /** The move that is on its way, or that is shown before it is made. */
  readonly chosen?: string | null;
  /** Asks why a move that is not offered can't be made. */
  readonly onwhy?: ((text: string) => void) | undefined;
}

/** Points with a proper minus. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** A gain or a loss, with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}
