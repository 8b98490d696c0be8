import type { Offer, Verb } from "../types";

/** The moves that can be made, found by what is done and with which stone. */
export class Offered {
  readonly #offers: readonly Offer[];

  constructor(offers: readonly Offer[]) {
    this.#offers = offers;
  }

  get count(): number {
    return this.#offers.length;
  }

  find(verb: Verb, stone?: string): Offer | undefined {
    return this.#offers.find(
      (offer) => offer.verb === verb && (stone === undefined || offer.piece === stone),
    );
  }

  has(verb: Verb): boolean {
    return this.find(verb) !== undefined;
  }
}
