import { describe, expect, it } from "vitest";
import { names, say } from "../gallery/voice";
import { botName, tell } from "../src/table/names";

describe("sentences at a table", () => {
  it("name who drew a seat, for whom a log has a number only", () => {
    const told = { key: "story-seat-drawn", facts: { player: 3, drawn: "B" } };
    expect(tell("fidchell", told, names, say)).toBe("Brigitte draws seat B.");
    expect(tell("fidchell", told, {}, say)).toBe("B draws seat B.");
  });

  it("name who sits down, and a bot that plays for somebody", () => {
    const person = { key: "story-sits", facts: { seat: "A", name: "Patrick" } };
    expect(tell("fidchell", person, names, say)).toBe("Patrick sits down.");
    const name = { key: "story-bot", facts: { name: "steady" }, rule: null };
    expect(tell("fidchell", { key: "story-sits", facts: { seat: "A", name } }, names, say)).toBe(
      "Steady bot plays for Patrick from now on.",
    );
  });

  it("call a bot by its level, and one that was brought along by its name", () => {
    expect(botName("novice", say)).toBe("Novice bot");
    expect(botName("cuchulainn", say)).toContain("cuchulainn");
  });
});
