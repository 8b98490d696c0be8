import { expect, it } from "vitest";
import table from "../../../src/games/keltis/table";
import type { Offer, Types } from "../../../src/games/keltis/types";
import { confirmationBefore } from "../../../src/table/confirmations";

const offer = (verb: Offer["verb"], final = false): Offer => ({ text: verb, verb, final });

it("asks before a tile is turned up, and not because a match ends", () => {
  const offers = [offer("flip", true), offer("take")];
  expect(confirmationBefore<Types>(table, offers[0]!, offers)?.preference).toBe("flipAtOnce");
  const last = [offer("keep", true), offer("leave", true)];
  for (const one of last) expect(confirmationBefore<Types>(table, one, last)).toBeNull();
});

it("asks before a turn is ended early", () => {
  const stop = offer("stop");
  expect(confirmationBefore<Types>(table, stop, [stop, offer("take")])?.preference).toBe(
    "stopAtOnce",
  );
  expect(confirmationBefore<Types>(table, stop, [stop])).toBeNull();
});
