// Checking a match log: everything that needs no rules. The recorded outcomes are enough to make
// each draw again, and a commitment is checked by its opening.

import { draw, moveCommitment, salt, secretCommitment } from "./draws";
import type { Drawn, Entry, Moved, Revealed } from "./entries";
import { NotJson, parseJson } from "./json";
import { checkChain, readEntries, readLog, type Log, type Opening } from "./log";
import { HEADER, LogError } from "./reading";
import { hex, unhex } from "./sha256";

export type Status = "ok" | "not-yet" | "skipped" | "failed";

/** What a log is checked for, in this order. */
export const CHECKS = ["form", "chain", "secret", "draws", "openings"] as const;
export type CheckName = (typeof CHECKS)[number];

/** One check: what it found, on how many events, and the error if it failed. */
export interface Check {
  readonly name: CheckName;
  readonly status: Status;
  readonly checked: number;
  readonly error: LogError | null;
}

/** A log whose form is sound, with all that is open in it. */
interface Proof {
  readonly log: Log;
  readonly entries: readonly Entry[];
  readonly secret: Uint8Array | null;
  readonly hidden: ReadonlyMap<number, Moved>;
  readonly reveals: ReadonlyMap<number, Revealed>;
  readonly openings: ReadonlyMap<number, Opening>;
}

type Found = readonly [Status, number];
type Checker = (proof: Proof) => Found;

const CHECKERS: Record<Exclude<CheckName, "form">, Checker> = {
  chain: ({ log, entries }) => {
    checkChain(log, entries);
    return ["ok", entries.length];
  },
  secret: ({ log, secret }) => {
    if (secret === null) return ["not-yet", 0];
    if (hex(secretCommitment(secret)) !== log.header.commitment) {
      throw new LogError(HEADER, "log-secret");
    }
    return ["ok", 1];
  },
  draws: checkDraws,
  openings: checkOpenings,
};

/** Checks the text of a full or public log, of a running or a finished match. */
export function verify(text: string): Check[] {
  let proof: Proof;
  try {
    const log = readLog(parsed(text));
    proof = proofOf(log, readEntries(log));
  } catch (error) {
    const form: Check = { name: "form", status: "failed", checked: 0, error: told(error) };
    const rest = CHECKS.slice(1).map((name) => finding(name, ["skipped", 0]));
    return [form, ...rest];
  }
  return [
    finding("form", ["ok", proof.entries.length]),
    ...Object.entries(CHECKERS).map(([name, checker]): Check => {
      try {
        return finding(name as CheckName, checker(proof));
      } catch (error) {
        return { name: name as CheckName, status: "failed", checked: 0, error: told(error) };
      }
    }),
  ];
}

function finding(name: CheckName, [status, checked]: Found): Check {
  return { name, status, checked, error: null };
}

function told(error: unknown): LogError {
  if (!(error instanceof LogError)) throw error;
  return error;
}

function parsed(text: string): ReturnType<typeof parseJson> {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    throw new LogError(HEADER, "log-not-json", { why: error.message });
  }
}

function proofOf(log: Log, entries: readonly Entry[]): Proof {
  const open = log.end?.secret ?? log.secret;
  const hidden = new Map<number, Moved>();
  const reveals = new Map<number, Revealed>();
  const openings = new Map<number, Opening>(log.openings);
  for (const { event } of entries) {
    if (event.kind === "move" && event.commitment !== null) hidden.set(event.seq, event);
    if (event.kind !== "reveal") continue;
    reveals.set(event.of, event);
    if (!openings.has(event.of)) openings.set(event.of, { move: event.move, salt: event.salt });
  }
  return { log, entries, secret: open === null ? null : unhex(open), hidden, reveals, openings };
}

function checkDraws({ log, entries, secret }: Proof): Found {
  const draws = entries
    .map(({ event }) => event)
    .filter((one): one is Drawn => one.kind === "draw");
  if (secret === null) return [draws.length > 0 ? "not-yet" : "ok", 0];
  for (const { seq, outcomes, result } of draws) {
    const weights = outcomes.map(([, weight]) => weight);
    const expected = outcomes[draw(secret, log.header.nonces, seq, weights)]![0];
    if (result !== expected) {
      const facts = { found: result.slice(0, 80), expected: expected.slice(0, 80) };
      throw new LogError(seq, "log-draw", facts);
    }
  }
  return ["ok", draws.length];
}

/** Hidden moves are what was committed to, with the salts that the secret gives. */
function checkOpenings(proof: Proof): Found {
  const { log, secret, hidden, openings } = proof;
  const full = log.secret !== null;
  const seqs = [...new Set([...openings.keys(), ...hidden.keys()])].sort((a, b) => a - b);
  for (const seq of seqs) {
    const move = hidden.get(seq);
    const opening = openings.get(seq);
    if (move === undefined) throw new LogError(seq, "log-opening-unneeded");
    if (opening === undefined || (full && !log.openings.has(seq))) {
      if (full) throw new LogError(seq, "log-opening-missing");
      continue;
    }
    checkOpening(proof, move, opening);
  }
  const allOpen = [...hidden.keys()].every((seq) => openings.has(seq));
  const saltsOpen = secret !== null || openings.size === 0;
  return [allOpen && saltsOpen ? "ok" : "not-yet", openings.size];
}

function checkOpening({ log, secret, reveals }: Proof, move: Moved, opening: Opening): void {
  const of = move.seq;
  const reveal = reveals.get(of);
  /** Where the opening stands: beside the hidden move in a full log, or in a reveal event. */
  const at = log.openings.has(of) ? of : (reveal?.seq ?? of);
  if (hex(moveCommitment(opening.move, unhex(opening.salt))) !== move.commitment) {
    throw new LogError(at, "log-opening", { of });
  }
  if (secret !== null && opening.salt !== hex(salt(secret, of))) {
    throw new LogError(at, "log-salt", { of });
  }
  if (reveal && (reveal.move !== opening.move || reveal.salt !== opening.salt)) {
    throw new LogError(reveal.seq, "log-opening", { of });
  }
}
