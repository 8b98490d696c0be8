"""Words for a game that says no more of a move than what its description holds.

The `words.py` of such a game:

    from oenach.story.plain_words import consequences, wording_of

    RULES = {"tell-hurling-strike": "H4"}
    WINNING = "H9"
    wording = wording_of("hurling")

and its catalogue has a sentence for every verb, `tell-hurling-strike`. Its facts are the `seat`,
the `piece` (a code, or `hidden`), the first `place` and the last, `to`, all `places`, and the
`amount`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from oenach.kernel.description import Description
from oenach.messages.describing import HIDDEN, described
from oenach.messages.telling import Wording
from oenach.story.consequences import Consequences

NO_KEY: Final = re.compile(r"[^A-Za-z0-9_-]")
"""What no message key may hold."""

consequences = Consequences


def wording_of(game: str) -> Callable[[str, str], Wording | None]:
    """What tells the moves of a game by the verbs of their descriptions."""

    def wording(seat: str, text: str) -> Wording | None:
        told = described(game, text)
        return None if told is None else (sentence_key(game, told.verb), facts_of(told))

    return wording


def sentence_key(game: str, verb: str) -> str:
    """The key of the sentence about moves with that verb."""
    return f"tell-{game}-{NO_KEY.sub('', verb)}"


def facts_of(told: Description) -> dict[str, str | int]:
    """The parts of a move as facts of a sentence, all of them: a piece that is not there, or not
    told, is `hidden`, everything else that a move has not is empty."""
    places = told.places or ("",)
    return {
        "piece": HIDDEN if told.piece is None else told.piece,
        "place": places[0],
        "to": places[-1],
        "places": ", ".join(places),
        "amount": "" if told.amount is None else told.amount,
    }
