import { pieceWords, placeWords, verbWords } from "../games";
import { sayOr, type Speech } from "../speech";
import type { Names } from "../table/names";
import type { Offer, PieceView } from "../wire/types";
import type { Zone } from "./zones";

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Everything on the board of one game, in words. */
export class BoardWords {
  constructor(
    readonly game: string,
    readonly names: Names,
    readonly say: Speech,
  ) {}

  /** A move: in the game's own words, or what is done, with what, and where. */
  move({ verb, piece, place }: Offer): string {
    const facts = {
      ...(piece === undefined ? {} : { piece: this.kind(piece) }),
      ...(place === undefined ? {} : { place: this.placeNamed(place) }),
    };
    const parts = [facts.piece, facts.place].filter((part) => part !== undefined);
    const done = capitalised(this.verb(verb));
    const plain = parts.length === 0 ? done : `${done}: ${parts.join(" → ")}`;
    return sayOr(this.say, `move-${this.game}-${verb}`, plain, facts);
  }

  verb(verb: string): string {
    return verbWords(this.game, verb, this.say);
  }

  kind(kind: string): string {
    return pieceWords(this.game, kind, this.say);
  }

  placeNamed(place: string): string {
    return placeWords(this.game, place, this.say);
  }

  /** A zone as it is written on the board. */
  label(zone: Zone): string {
    return capitalised(this.placeNamed(zone.place));
  }

  /** A zone among those of all seats. */
  where(zone: Zone): string {
    const place = this.label(zone);
    if (zone.seat === null) return place;
    return this.say("board-place-of", { place, name: this.name(zone.seat) });
  }

  /** Pieces that lie together; whose they are is said where that does not go without saying. */
  pieces({ kind, seat, count = 1 }: PieceView, zone: Zone): string {
    const what = kind === null ? this.say("board-face-down") : this.kind(kind);
    const name = seat === undefined || seat === zone.seat ? null : this.name(seat);
    const piece = name === null ? what : this.say("board-piece-of", { piece: what, name });
    return count === 1 ? piece : this.say("board-pieces", { count, piece });
  }

  /** A zone and what lies there, as a sentence. */
  holds(zone: Zone): string {
    const place = this.where(zone);
    if (zone.pieces.length === 0) return this.say("board-place-empty", { place });
    const pieces = zone.pieces.map((piece) => this.pieces(piece, zone)).join(", ");
    return this.say("board-place-holds", { place, pieces });
  }

  name(seat: string): string {
    return this.names[seat] ?? seat;
  }
}
