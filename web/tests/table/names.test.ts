import { describe, expect, it } from "vitest";
import { names, say } from "../../gallery/voice";
import { botName, nextLevel, seatNames, tell } from "../../src/table/names";

describe("sentences at a table", () => {
  it("name who drew a seat, for whom a log has a number only", () => {
    const told = { key: "story-seat-drawn", facts: { player: 3, drawn: "B" } };
    expect(tell("fidchell", told, names, say)).toBe("Brigitte draws place 2 at the table.");
    expect(tell("fidchell", told, {}, say)).toBe("B draws place 2 at the table.");
  });

  it("name who sits down, and a bot that plays for somebody", () => {
    const person = { key: "story-sits", facts: { seat: "A", name: "Patrick" } };
    expect(tell("fidchell", person, names, say)).toBe("Patrick sits down.");
    const name = { key: "story-bot", facts: { name: "steady" }, rule: null };
    expect(tell("fidchell", { key: "story-sits", facts: { seat: "A", name } }, names, say)).toBe(
      "Steady bot plays for Patrick from now on.",
    );
  });

  it("name the one whose bot has failed", () => {
    for (const fault of ["crashed", "late", "garbled", "illegal"]) {
      const told = { key: `story-fallback-${fault}`, facts: { seat: "B" } };
      expect(tell("fidchell", told, names, say)).toMatch(/^Brigitte: the bot /);
    }
  });

  it("call a bot by its level, and one that was brought along by its name", () => {
    expect(botName("novice", say)).toBe("Novice bot");
    expect(botName("cuchulainn", say)).toContain("cuchulainn");
  });
});

describe("bots at a table", () => {
  const bot = (seat: "B" | "C", level: string) => ({ seat, kind: "bot" as const, level });
  const me = { seat: "A" as const, kind: "person" as const, name: "Medb" };

  it("have names of their own, so that two of a level are told apart", () => {
    const seats = [me, bot("B", "novice"), bot("C", "novice")];
    expect(seatNames({ seats }, say)).toEqual({ A: "Medb", B: "Nuala", C: "Cian" });
    const name = { key: "story-bot", facts: { name: "novice" }, rule: null };
    const sits = { key: "story-sits", facts: { seat: "C", name } };
    expect(tell("fidchell", sits, seatNames({ seats }, say), say)).toBe("Cian sits down.");
  });

  it("are followed by those of the next level once somebody has beaten them alone", () => {
    const seats = [me, bot("B", "novice"), bot("C", "steady")];
    expect(nextLevel(seats, ["A"], ["A"])).toBe("steady");
    expect(nextLevel(seats, ["A"], ["B"])).toBeNull();
    expect(nextLevel(seats, ["A"], ["A", "B"])).toBeNull();
    expect(nextLevel([me, bot("B", "master")], ["A"], ["A"])).toBeNull();
    expect(nextLevel([me, { seat: "B", kind: "person" }], ["A"], ["A"])).toBeNull();
  });
});
