import { beforeEach, describe, expect, it } from "vitest";
import { KNOWN_GAMES, loadTable } from "../../src/games";
import { preferences } from "../../src/table/preferences.svelte";
import { confirmationBefore } from "../../src/table/confirmations";
import type { Offer } from "../../src/wire/types";

beforeEach(() => localStorage.clear());

const offer = (verb: string, final = false): Offer => ({ text: verb, verb, final });

describe("before a move of a game that says nothing of it", () => {
  it("one is asked if it can't be taken back, and not any more if one wishes", () => {
    const [quiet, final] = [offer("lay"), offer("draw", true)];
    expect(confirmationBefore({}, quiet, [quiet, final])).toBeNull();
    const asked = confirmationBefore({}, final, [quiet, final])!;
    expect(asked.preference).toBe("finalAtOnce");
    preferences.setUnasked(asked.preference, true);
    expect(confirmationBefore({}, final, [quiet, final])).toBeNull();
    preferences.setUnasked(asked.preference, false);
    expect(confirmationBefore({}, final, [quiet, final])).toEqual(asked);
  });
});

describe.each(KNOWN_GAMES)("%s", (name) => {
  it("asks by questions that each have a wish of their own", async () => {
    const { confirmations = [] } = await loadTable(name);
    expect(confirmations.length).toBeGreaterThan(0);
    const wishes = confirmations.map(({ preference }) => preference);
    expect(new Set(wishes).size).toBe(wishes.length);
  });
});
