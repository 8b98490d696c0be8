"""How a match ended, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from oenach.kernel.outcome import Outcome
from oenach.kernel.seats import letter
from oenach.messages.telling import reason_key, rule_of, winning_rule
from oenach.messages.told import Told, sentence
from oenach.story.sitter import Sitter


def why_it_ended(game: str, outcome: Outcome) -> Told:
    """Why the match is over."""
    key = reason_key(game, outcome.reason)
    return Told(key, {}, rule_of(key))


def who_won(game: str, outcome: Outcome, sitters: Sequence[Sitter]) -> Told:
    """The winners, by seat and name."""
    names = tuple(
        sentence("story-seat-named", seat=letter(seat), name=sitters[seat].named())
        for seat in outcome.winners
    )
    if not names:
        return sentence("story-nobody-won")
    rule = winning_rule(game)
    if len(names) == 1:
        return Told("story-winner", {"name": names[0]}, rule)
    return Told("story-winners", {"names": names}, rule)
