import { expect, it } from "vitest";
import table from "../../../src/games/tain/table";
import type { Offer, Types } from "../../../src/games/tain/types";
import { confirmationBefore } from "../../../src/table/confirmations";

const pass: Offer = { text: "pass", verb: "pass" };
const place: Offer = { text: "W>B1", verb: "place", piece: "W", place: "B1", final: true };

it("asks before a pass as long as something could be laid, and before nothing else", () => {
  expect(confirmationBefore<Types>(table, pass, [place, pass])?.preference).toBe("passAtOnce");
  expect(confirmationBefore<Types>(table, pass, [pass])).toBeNull();
  expect(confirmationBefore<Types>(table, place, [place, pass])).toBeNull();
});
