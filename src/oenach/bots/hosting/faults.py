"""Making a bot's move in a match, whatever became of the bot: for a terminal and a server alike."""

from __future__ import annotations

from collections.abc import Callable

from oenach.bots.hosting.answer import Answer
from oenach.kernel.matches.match import Match

Named = Callable[[str], str]
"""How the log names the bot of a seat, given the kind of its fault, or nothing after none."""


def play_answer(match: Match, seat: int, answer: Answer, named: Named, before: str = "") -> str:
    """Make the move of an answer for the seat to act; the kind of fault, or nothing.

    After a fault (crashed, late, garbled, illegal) the answer's move is a random legal one, and a
    seat event before it says that it was drawn for the bot. `before` is the fault that the log
    names at the seat so far: a bot that can go on sits down again.
    """
    text = match.game.text(match.state, answer.move)
    fault = "" if answer.fault is None else answer.fault.kind.value
    if fault or before:
        match.take_seat(seat, named(fault))
    match.play(text, seat=seat)
    return fault
