import { describe, expect, it } from "vitest";
import { silence } from "../../src/table/permissions";
import { deedsFor, reportable } from "../../src/table/reporting";
import type { ReportSeen, Said, SeatSeen, TableSeen, You } from "../../src/wire/types";

const you: You = { name: "Medb", seats: ["A"], host: false };
const onlooker: You = { ...you, seats: [] };
const said: Said = { at: 1, name: "Ailill", text: "Ha", seat: "B", id: "s", hidden: false };

function table(more: Partial<TableSeen> = {}, seat: Partial<SeatSeen> = {}): TableSeen {
  const seats = [{ seat: "B", kind: "person", ...seat }];
  return { state: "playing", seats, ...more } as unknown as TableSeen;
}

function report(more: Partial<ReportSeen> = {}): ReportSeen {
  return { id: "r", at: 1, kind: "insult", name: "Ailill", person: "p", ...more };
}

describe("what a host can do about a report", () => {
  it("goes by what is reported", () => {
    expect(deedsFor(report({ seat: "B", saying: "s" }), table())).toEqual([
      "hide",
      "mute",
      "send-away",
      "dismiss",
    ]);
    expect(deedsFor(report(), table())).toEqual(["mute", "send-away", "close-chat", "dismiss"]);
    expect(deedsFor(report({ person: null, saying: "s" }), table())).toEqual([
      "hide",
      "close-chat",
      "dismiss",
    ]);
  });

  it("leaves out what is so already", () => {
    const sent_away = [{ id: "p", name: "Ailill" }];
    const closed = table({ onlookers_speak: false, sent_away });
    expect(deedsFor(report({ muted: true }), closed)).toEqual(["dismiss"]);
  });

  it.each([table({ state: "over" }), table({ put_away: 1 }), table({}, { stand_in: "novice" })])(
    "sends nobody away from a seat where that can’t be",
    (at) => {
      expect(deedsFor(report({ seat: "B" }), at)).toEqual(["mute", "dismiss"]);
    },
  );
});

it("reports what others said, and neither one’s own words nor hidden ones", () => {
  expect(reportable(said, you)).toBe(true);
  expect(reportable(said, { ...you, name: null })).toBe(false);
  expect(reportable({ ...said, seat: "A" }, you)).toBe(false);
  expect(reportable({ ...said, hidden: true }, you)).toBe(false);
});

it("says why somebody cannot write", () => {
  const closed = { onlookers_speak: false };
  expect(silence({}, onlooker)).toBe(null);
  expect(silence(closed, onlooker)).toBe("talk-closed-you");
  expect(silence(closed, you)).toBe(null);
  expect(silence(closed, { ...onlooker, host: true })).toBe(null);
  expect(silence({}, { ...you, muted: true })).toBe("table-muted");
  expect(silence({}, { ...you, muted: true, removed: true })).toBe("sent-you");
});
