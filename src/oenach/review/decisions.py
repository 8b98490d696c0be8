"""The decisions of a match, each with the position that it was made in."""

from __future__ import annotations

from dataclasses import dataclass

from oenach.kernel.game import Game
from oenach.kernel.logs.events import Moved, Revealed, Seated, TakenBack
from oenach.kernel.outcome import Outcome
from oenach.kernel.state import State
from oenach.story.history import History, Step


@dataclass(frozen=True)
class Decision:
    """A move that stood, not taken back, with the positions before it and after it.

    `ply` is the depth of the position before it. `is_open` says that nothing lay face down there,
    so that every seat knew the same.
    """

    seq: int
    ply: int
    seat: int
    text: str
    before: State
    after: State
    is_open: bool


@dataclass(frozen=True)
class Decisions:
    """A match as a review needs it: the decisions in order, who sat where, and the end."""

    game: Game
    commitment: str
    made: tuple[Decision, ...]
    names: tuple[str, ...]
    outcome: Outcome | None
    last_seq: int
    last_ply: int


def decisions_of(history: History) -> Decisions:
    """What of a match is to be reviewed; moves that were taken back are not."""
    match = history.match
    decisions: dict[int, Decision] = {}
    face_down: set[int] = set()
    names = [""] * match.game.seats
    before: State | None = None
    for step in history.steps:
        for event in [entry.event for entry in step.entries]:
            if isinstance(event, Moved):
                assert before is not None, "the draws that open a game come before every move"
                hidden = match.openings.get(event.seq)
                text = event.text if hidden is None else hidden.move
                decisions[event.seq] = Decision(
                    event.seq, event.ply - 1, event.seat, text, before, step.state, not face_down
                )
                if event.commitment is not None:
                    face_down.add(event.seq)
            elif isinstance(event, TakenBack):
                del decisions[event.of]
                face_down.discard(event.of)
            elif isinstance(event, Revealed):
                face_down.discard(event.of)
            elif isinstance(event, Seated):
                names[event.seat] = event.who
        before = step.state
    return Decisions(
        match.game,
        match.secret_commitment,
        tuple(decisions.values()),
        tuple(names),
        match.outcome(),
        match.last_seq,
        _depth(history.steps),
    )


def _depth(steps: list[Step]) -> int:
    entries = [entry for step in steps for entry in step.entries]
    return entries[-1].event.ply if entries else 0
