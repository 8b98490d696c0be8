import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Socket } from "../../src/table/session/connection";
import { TableSession } from "../../src/table/session/session.svelte";
import type { Offer, Position, ServerMessage, You } from "../../src/wire/types";

/** The other end of the connection, in the hands of the test. */
class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  readonly heard: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  tell(message: ServerMessage): void {
    const event = new MessageEvent("message", { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  breakOff(code: number): void {
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }

  moves(): Record<string, unknown>[] {
    return this.heard.filter(({ type }) => type === "move");
  }
}

const sockets: FakeSocket[] = [];
const introduced = vi.fn(() => Promise.resolve());
let session: TableSession;
let leave: () => void;
const last = (): FakeSocket => sockets.at(-1)!;

function sentence(seq: number): Position["story"][number] {
  return { seq, seat: null, key: `said-${seq}`, facts: {}, rule: null };
}

function position(seq: number, since: number, viewer: Position["viewer"] = "A"): Position {
  const numbers = Array.from({ length: seq - since }, (_, n) => since + 1 + n);
  return {
    seq,
    viewer,
    to_act: "A",
    events: numbers.map((seq) => ({ kind: "time", seq, ply: seq, hash: "" })),
    story: numbers.map(sentence),
    view: {} as Position["view"],
  };
}

function welcome(at: Position, seats: You["seats"] = ["A"]): ServerMessage {
  const table = { id: "t", state: "playing", seats: [] } as unknown as Extract<
    ServerMessage,
    { type: "welcome" }
  >["table"];
  return {
    type: "welcome",
    protocol: 1,
    table,
    you: { name: "Aoife", seats, host: true },
    position: at,
  };
}

const told = (): string[] => session.story.map(({ key }) => key);

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  introduced.mockClear();
  session = new TableSession("t", {
    introduce: introduced,
    dial: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket;
    },
  });
  leave = session.enter();
  last().open();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe("a server whose games rest", () => {
  const rest = (yes: boolean): void => last().tell({ type: "all-rest", yes });
  const refuse = (id: unknown): void =>
    last().tell({ type: "refused", id: String(id), code: "resting", key: "server-resting" });

  it("is told nothing meanwhile, and everything once they go on", () => {
    last().tell(welcome(position(3, -1)));
    rest(true);
    expect(session.resting).toBe(true);
    session.move(["flip"]);
    expect(last().moves()).toHaveLength(0);
    expect(session.busy).toBe(true);
    rest(false);
    expect(last().moves()).toHaveLength(1);
    expect(session.trouble).toBeNull();
  });

  it("keeps what was refused because of that, under the same name", () => {
    last().tell(welcome(position(3, -1)));
    session.move(["flip"]);
    rest(true);
    refuse(last().moves()[0]!.id);
    expect(session.trouble).toBeNull();
    rest(false);
    expect(last().moves()).toHaveLength(2);
    // A refusal that was on its way when they went on.
    refuse(last().moves()[0]!.id);
    const ids = last()
      .moves()
      .map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it("says so again to whoever comes back", async () => {
    last().tell(welcome(position(3, -1)));
    rest(true);
    last().breakOff(1012);
    expect(session.resting).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    last().open();
    last().tell(welcome(position(3, 3)));
    rest(true);
    expect(session.resting).toBe(true);
  });
});

describe("a connection that breaks", () => {
  it("comes back by itself and asks only for what was missed", async () => {
    last().tell(welcome(position(3, -1)));
    last().breakOff(1006);
    expect(session.link).toBe("waiting");
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    expect(last().address).toMatch(/after=3$/);
    last().open();
    last().tell(welcome(position(5, 3)));
    expect(told()).toEqual(["said-0", "said-1", "said-2", "said-3", "said-4", "said-5"]);
  });

  it("waits longer after each failure, but never longer than ten seconds", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    for (const delay of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const before = sockets.length;
      last().breakOff(1006);
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(sockets).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it("is found out soon by a move that nobody answers", async () => {
    last().tell(welcome(position(3, -1)));
    session.move(["flip"]);
    await vi.advanceTimersByTimeAsync(6000);
    expect(last().heard.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(6000);
    expect(session.link).toBe("waiting");
  });

  it("comes back at once when the browser is online again", () => {
    last().breakOff(1006);
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
  });

  it("is noticed when nothing is heard, even if the browser says nothing", async () => {
    last().tell(welcome(position(0, -1)));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().heard.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(session.link).toBe("waiting");
    expect(sockets[0]!.closed).toBe(true);
  });

  it("has the page introduce itself anew when the cookie is not known", async () => {
    last().breakOff(4401);
    expect(introduced).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
  });

  it("asks who it is a little later when it was signed out: the new cookie may be on its way", async () => {
    last().breakOff(4403);
    expect(introduced).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect(introduced).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
  });

  it("is given up when there is no such table", async () => {
    last().breakOff(4404);
    expect(session.link).toBe("gone");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("is given up when what is stored of the match is damaged", async () => {
    last().breakOff(4409);
    expect(session.link).toBe("damaged");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("is given up when the rules of the match are not installed", async () => {
    last().breakOff(4410);
    expect(session.link).toBe("uninstalled");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("comes back without delay after reading too slowly", async () => {
    last().breakOff(4408);
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
  });
});

describe("a command", () => {
  beforeEach(() => last().tell(welcome(position(3, -1))));

  it("is sent again with the same id and answers, and is no second move", async () => {
    session.move(["flip"]);
    const [first] = last().moves();
    last().breakOff(1006);
    await vi.advanceTimersByTimeAsync(500);
    last().open();
    expect(last().moves()).toEqual([]);
    last().tell(welcome(position(5, 3)));
    expect(last().moves()).toEqual([first]);
    expect(first).toMatchObject({ answers: 3, moves: ["flip"] });
    last().tell({ type: "acknowledged", id: first!.id as string, again: true });
    last().breakOff(1006);
    await vi.advanceTimersByTimeAsync(500);
    last().open();
    last().tell(welcome(position(5, 5)));
    expect(last().moves()).toEqual([]);
  });

  it("given while the connection is down goes out once it stands", async () => {
    last().breakOff(1006);
    session.move(["flip"]);
    expect(session.sent).toEqual(["flip"]);
    await vi.advanceTimersByTimeAsync(500);
    last().open();
    last().tell(welcome(position(3, 3)));
    expect(last().moves()).toHaveLength(1);
  });

  it("is given once, however often a slow server makes somebody press", () => {
    session.move(["flip"]);
    session.move(["flip"]);
    session.undo();
    expect(last().heard).toHaveLength(1);
    last().tell({
      type: "acknowledged",
      id: last().heard[0]!.id as string,
      position: position(4, 3),
    });
    expect(session.busy).toBe(false);
    session.move(["flip"]);
    expect(last().moves()).toMatchObject([{ answers: 3 }, { answers: 4 }]);
  });

  it("that was overtaken brings what was missed, and says so", () => {
    session.move(["flip"]);
    const id = last().heard[0]!.id as string;
    last().tell({ type: "stale", id, position: position(6, 2) });
    expect(told().slice(-3)).toEqual(["said-4", "said-5", "said-6"]);
    expect(session.trouble?.key).toBe("table-stale");
    expect(session.busy).toBe(false);
  });

  it("that is refused leaves everything as it was, with the reason", () => {
    session.move(["X>A1"]);
    const id = last().heard[0]!.id as string;
    last().tell({ type: "refused", id, code: "illegal-move", key: "why-not", rule: "T6" });
    expect(session.trouble).toMatchObject({ key: "why-not", rule: "T6", of: "move" });
    expect(session.position?.seq).toBe(3);
  });
});

it("whoever leaves while being introduced does not come back", async () => {
  last().breakOff(4401);
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sockets).toHaveLength(1);
});

describe("the story", () => {
  it("has each sentence once, whatever comes twice", () => {
    last().tell(welcome(position(3, -1)));
    last().tell({ type: "update", position: position(4, 1) });
    last().tell({ type: "update", position: position(4, 1) });
    last().tell({ type: "update", position: position(2, 1) });
    expect(told()).toEqual(["said-0", "said-1", "said-2", "said-3", "said-4"]);
    expect(session.position?.seq).toBe(4);
  });

  it("has no gap: what was missed is fetched", () => {
    last().tell(welcome(position(3, -1)));
    last().tell({ type: "update", position: position(7, 5) });
    expect(sockets).toHaveLength(2);
    expect(last().address).toMatch(/after=3$/);
    expect(session.position?.seq).toBe(3);
  });

  it("has no gap where a later position came without events", () => {
    last().tell(welcome(position(3, -1)));
    last().tell({ type: "update", position: position(5, 5) });
    expect(last().address).toMatch(/after=3$/);
    expect(session.position?.seq).toBe(3);
  });

  it("of one player is not kept for the next who looks at the same screen", () => {
    last().tell(welcome(position(3, -1, "A"), ["A", "B"]));
    expect(session.curtain).toBe(false);
    last().tell({ type: "update", position: position(4, 3, null) });
    expect(session.curtain).toBe(true);
    expect(told(), "what all may know").toEqual(["said-4"]);
    const you: You = { name: "Aoife", seats: ["A", "B"], host: true, here: "B" };
    last().tell({ type: "curtain", you, position: position(4, -1, "B") });
    expect(session.curtain).toBe(false);
    expect(told()).toHaveLength(5);
  });
});

it("what one was told on asking is not kept for the next who looks at the same screen", () => {
  last().tell(welcome(position(3, -1, "A"), ["A", "B"]));
  session.askWhy({ verb: "place", piece: "D", place: "K1" });
  const id = last().heard.at(-1)!.id as string;
  last().tell({ type: "because", id, code: "illegal-move", key: "why-not" });
  expect(session.because).not.toBeNull();
  last().tell({ type: "refused", id: null, code: "illegal-move", key: "why-not" });
  last().tell({ type: "update", position: position(4, 3, null) });
  expect(session.because).toBeNull();
  expect(session.trouble).toBeNull();
});

const WARRIOR: Offer = { text: "W>A1", verb: "place", piece: "W", place: "A1" };
const BOY: Offer = { text: "B>A2", verb: "place", piece: "B", place: "A2" };

describe("moves put in the queue", () => {
  const lined = (): unknown[] => last().heard.filter(({ type }) => type === "queue");

  const texts = (): string[] => session.queue.map(({ text }) => text);

  it("faster than the server answers are all kept", () => {
    last().tell(welcome({ ...position(3, -1), queue: [], queueable: [WARRIOR, BOY] }));
    session.setQueue([...session.queue, WARRIOR]);
    expect(session.queueable, "it is not offered twice").toEqual([BOY]);
    session.setQueue([...session.queue, BOY]);
    expect(lined()).toMatchObject([{ moves: ["W>A1"] }, { moves: ["W>A1", "B>A2"], seat: "A" }]);
    for (const { id } of [...last().heard]) last().tell({ type: "acknowledged", id: id as string });
    expect(session.queue).toEqual([WARRIOR, BOY]);
  });

  it("and refused are no longer there", () => {
    last().tell(welcome({ ...position(3, -1), queue: [WARRIOR], queueable: [BOY] }));
    session.setQueue([WARRIOR, BOY]);
    const id = last().heard.at(-1)!.id as string;
    last().tell({ type: "refused", id, code: "notation", key: "why-not" });
    expect(texts()).toEqual(["W>A1"]);
    expect(session.queueable).toEqual([BOY]);
  });

  it("are not shown to another who looks at the same screen", () => {
    last().tell(welcome({ ...position(3, -1, "A"), queue: [], queueable: [WARRIOR] }, ["A", "B"]));
    session.setQueue([WARRIOR]);
    last().tell({ type: "update", position: { ...position(4, 3, "B"), queue: [] } });
    expect(session.queue).toEqual([]);
    last().tell({ type: "acknowledged", id: last().heard.at(-1)!.id as string });
    expect(session.queue).toEqual([]);
  });
});

it("a second tab of the same seat hears of the queue that the first one made", () => {
  last().tell(welcome({ ...position(3, -1), queue: [] }));
  last().tell({ type: "queue", seat: "A", moves: [WARRIOR], queueable: [BOY] });
  expect(session.queue).toEqual([WARRIOR]);
  expect(session.queueable).toEqual([BOY]);
});
