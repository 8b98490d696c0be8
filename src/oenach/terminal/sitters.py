"""Who is to sit where, by what was asked for, or by the log of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oenach.bots.catalog import BOTS
from oenach.console.errors import TerminalError
from oenach.kernel.errors import OptionError
from oenach.kernel.logs.events import Seated
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import LETTERS
from oenach.story.sitter import Sitter, read_sitter

NO_BOTS: Final = "none"

USUAL_BOT: Final = "steady"
"""Who plays where nobody asked for another."""

ADVISER: Final = "master"
"""The bot whose thoughts a person is given as a hint."""


def known_bot(name: str) -> str:
    """The name if there is such a bot."""
    if name not in BOTS:
        raise TerminalError("terminal-unknown-bot", bot=name[:40], known=", ".join(BOTS))
    return name


def bots_wished(text: str, seats: int) -> list[str]:
    """The bots for so many seats: one for each, or the same for all."""
    names = [known_bot(name.strip()) for name in text.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise TerminalError("terminal-bots-do-not-fit", bots=len(names), seats=seats)
    return names


def sitters_of(match: Match) -> list[Sitter]:
    """Who sits where according to the log; where nobody sat down, a bot does, and a person at the
    first seat if nobody did anywhere.

    TerminalError if a bot sat down that is not known here.
    """
    sitting: dict[int, Sitter] = {}
    for entry in match.events():
        if isinstance(entry.event, Seated):
            sitter = read_sitter(entry.event.who)
            if sitter.is_bot:
                known_bot(sitter.name)
            sitting[entry.event.seat] = sitter
    bot = Sitter(True, USUAL_BOT)
    if not sitting:
        sitting[0] = Sitter(False, "A")
    return [sitting.get(seat, bot) for seat in range(match.game.seats)]


def chosen_seats(seats: int, people: int, wanted: Sequence[str]) -> list[int]:
    """The seats that people want, in their order; the others get what is left."""
    if not 0 <= people <= seats:
        raise TerminalError("terminal-too-many-people", people=people, seats=seats)
    chosen = [_seat(name, seats) for name in wanted]
    if len(set(chosen)) != len(chosen) or len(chosen) > people:
        raise TerminalError("terminal-seats-do-not-fit", people=people, found=", ".join(wanted))
    return chosen


def _seat(name: str, seats: int) -> int:
    seat = name.upper()
    if len(seat) != 1 or seat not in LETTERS[:seats]:
        raise OptionError("no-such-seat", seat=name[:40], seats=seats)
    return LETTERS.index(seat)
