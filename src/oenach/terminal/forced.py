"""Moves that the table makes for a person, because there is no other.

A single legal move is made at once only if everybody can see that it is the only one: otherwise
the speed of the answer would tell what is left behind a screen.
"""

from __future__ import annotations

from typing import cast

from oenach.kernel.knowledge import OpenImaginer
from oenach.kernel.match import Match
from oenach.kernel.seats import letter
from oenach.terminal.views import TainView


def forced_move(match: Match) -> str | None:
    """The move that the seat to act must make in every state that an onlooker holds possible."""
    state = match.state
    moves = state.legal_moves()
    if len(moves) != 1:
        return None
    if match.game.name == "tain":
        known = _tain_pass_is_plain(match)
    else:
        # In a game that hides nothing, everybody sees what is legal.
        known = isinstance(match.game.imaginer(match.knowledge(None)), OpenImaginer)
    return match.game.text(state, moves[0]) if known else None


def _tain_pass_is_plain(match: Match) -> bool:
    """T10: no token is left behind the screen, or there is no place that any token could take."""
    seat = letter(match.to_act)
    view = cast(TainView, match.observe(None))
    if view["clans"][seat]["unused_count"] == 0:
        return True
    state = match.state
    refusals = [
        match.game.refusal(state, move)
        for move, text in enumerate(match.game.move_texts)
        if ">" in text
    ]
    # A place that is refused for want of a token is open; which tokens are left is hidden.
    return all(error is not None and error.key != "tain-none-unused" for error in refusals)
