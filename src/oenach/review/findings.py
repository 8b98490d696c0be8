"""What a review finds, and its JSON form; docs/review.md describes every field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oenach.kernel.outcome import Outcome
from oenach.kernel.seats import letter

FORMAT: Final = 1
DIGITS: Final = 4
"""Chances are written with so many decimals; more would only be noise."""

FORCED: Final = "forced"
BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
UNKNOWN: Final = "unknown"
MARKS: Final = (FORCED, BEST, GOOD, INACCURACY, MISTAKE, BLUNDER, UNKNOWN)

Json = dict[str, object]


@dataclass(frozen=True)
class Guess:
    """What seat `by` could believe of a face-down token of another seat, and what it was."""

    by: int
    seat: int
    place: str
    chances: dict[str, float]
    truth: str

    @property
    def ranked(self) -> list[tuple[str, float]]:
        """The kinds with their chances, the likeliest first."""
        return sorted(self.chances.items(), key=lambda item: (-item[1], item[0]))

    def to_json(self) -> Json:
        """The guess as JSON."""
        return {
            "by": letter(self.by),
            "seat": letter(self.seat),
            "place": self.place,
            "chances": {kind: round(chance, DIGITS) for kind, chance in self.ranked},
            "truth": self.truth,
        }


@dataclass(frozen=True)
class Weighed:
    """A move with the chance to win that it gives."""

    text: str
    win: float

    def to_json(self) -> Json:
        """The move as JSON."""
        return {"move": self.text, "win": round(self.win, DIGITS)}


@dataclass(frozen=True)
class Point:
    """How things stood in one position: the chance to win of every seat, as `seen_by` could tell.

    When all lay open, everybody could tell the same. At the end `seen_by` is None, and the
    chances are what each seat got of the victory.
    """

    ply: int
    seq: int
    seen_by: int | None
    is_open: bool
    wins: tuple[float, ...]

    def to_json(self) -> Json:
        """The point as JSON."""
        return {
            "ply": self.ply,
            "seq": self.seq,
            "seen_by": None if self.seen_by is None else letter(self.seen_by),
            "open": self.is_open,
            "wins": {letter(seat): round(win, DIGITS) for seat, win in enumerate(self.wins)},
        }


@dataclass(frozen=True)
class Finding:
    """What is to be said about one decision.

    `win` is the mover's chance with the move that was played. `better` is the best move found, only
    where it is better than that, and `bluff` the best bluff, only where it is notably better.
    """

    seq: int
    ply: int
    seat: int
    text: str
    mark: str
    win: float | None
    loss: float | None
    better: Weighed | None
    bluff: Weighed | None
    candidates: tuple[Weighed, ...]
    beliefs: tuple[Guess, ...]
    believed: tuple[Guess, ...]

    def to_json(self) -> Json:
        """The finding as JSON."""
        return {
            "seq": self.seq,
            "ply": self.ply,
            "seat": letter(self.seat),
            "move": self.text,
            "mark": self.mark,
            "win": None if self.win is None else round(self.win, DIGITS),
            "loss": None if self.loss is None else round(self.loss, DIGITS),
            "better": None if self.better is None else self.better.to_json(),
            "bluff": None if self.bluff is None else self.bluff.to_json(),
            "candidates": [candidate.to_json() for candidate in self.candidates],
            "beliefs": [guess.to_json() for guess in self.beliefs],
            "believed": [guess.to_json() for guess in self.believed],
        }


@dataclass(frozen=True)
class Summary:
    """How a seat played: its decisions with a choice, their mean loss, marks, and the worst."""

    seat: int
    decisions: int
    mean_loss: float | None
    marks: dict[str, int]
    worst: tuple[Finding, ...]
    bluff: Finding | None

    def to_json(self) -> Json:
        """The summary as JSON; decisions are named by the number of their event."""
        return {
            "decisions": self.decisions,
            "mean_loss": None if self.mean_loss is None else round(self.mean_loss, DIGITS),
            "marks": self.marks,
            "worst": [finding.seq for finding in self.worst],
            "missed_bluff": None if self.bluff is None else self.bluff.seq,
        }


@dataclass(frozen=True)
class Review:
    """A whole match, reviewed."""

    game: str
    names: tuple[str, ...]
    level: str
    budget: float
    seed: int
    seat: int | None
    outcome: Outcome | None
    points: tuple[Point, ...]
    findings: tuple[Finding, ...]
    summaries: tuple[Summary, ...]

    @property
    def seats(self) -> int:
        """How many sat at the table."""
        return len(self.names)

    def to_json(self) -> Json:
        """The review as JSON."""
        return {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "names": {letter(seat): name for seat, name in enumerate(self.names)},
            "level": self.level,
            "budget": self.budget,
            "seed": self.seed,
            "seat": None if self.seat is None else letter(self.seat),
            "outcome": None if self.outcome is None else _outcome_json(self.outcome),
            "points": [point.to_json() for point in self.points],
            "decisions": [finding.to_json() for finding in self.findings],
            "summary": {letter(one.seat): one.to_json() for one in self.summaries},
        }


def _outcome_json(outcome: Outcome) -> Json:
    return {
        "reason": outcome.reason,
        "winners": [letter(seat) for seat in outcome.winners],
        "totals": {letter(seat): sheet.total for seat, sheet in enumerate(outcome.sheets)},
    }
