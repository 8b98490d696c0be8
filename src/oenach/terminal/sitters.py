"""Who sits where: people and bots, as the log's seat events name them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from oenach.catalog import BOTS
from oenach.kernel.errors import OptionError
from oenach.kernel.events import Seated
from oenach.kernel.match import Match
from oenach.kernel.seats import LETTERS
from oenach.terminal.errors import TerminalError
from oenach.terminal.speaker import Speaker

NO_BOTS = "none"


class Sitter(NamedTuple):
    """A person with a name, or a bot of a kind."""

    is_bot: bool
    name: str

    def shown(self, speaker: Speaker) -> str:
        """The name as boards and sentences show it."""
        return speaker.say("terminal-bot", name=self.name) if self.is_bot else self.name

    def __str__(self) -> str:
        return f"{'bot' if self.is_bot else 'person'}:{self.name}"


def read_sitter(who: str) -> Sitter:
    """Whoever a seat event names; a bot must be one that is known here."""
    kind, colon, name = who.partition(":")
    if colon and kind == "bot":
        return Sitter(True, known_bot(name))
    return Sitter(False, name if colon and kind == "person" else who)


def known_bot(name: str) -> str:
    """The name if there is such a bot."""
    if name not in BOTS:
        raise TerminalError("terminal-unknown-bot", bot=name[:40], known=", ".join(BOTS))
    return name


def sitters_of(match: Match) -> list[Sitter]:
    """Who sits where according to the log; where nobody sat down, a bot does."""
    sitting: dict[int, Sitter] = {}
    for entry in match.events():
        if isinstance(entry.event, Seated):
            sitting[entry.event.seat] = read_sitter(entry.event.who)
    bot = Sitter(True, next(iter(BOTS)))
    if not sitting:
        sitting[0] = Sitter(False, "A")
    return [sitting.get(seat, bot) for seat in range(match.game.seats)]


def seats_of_people(
    seats: int, people: int, wanted: Sequence[str], drawn: bool, rng: Random
) -> list[int]:
    """Where people sit, in their order: where they want to, drawn by lot, or from A on."""
    if not 0 <= people <= seats:
        raise TerminalError("terminal-too-many-people", people=people, seats=seats)
    chosen = [_seat(name, seats) for name in wanted]
    if len(set(chosen)) != len(chosen) or len(chosen) > people:
        raise TerminalError("terminal-seats-do-not-fit", people=people, found=", ".join(wanted))
    free = [seat for seat in range(seats) if seat not in chosen]
    if drawn:
        rng.shuffle(free)
    return chosen + free[: people - len(chosen)]


def _seat(name: str, seats: int) -> int:
    seat = name.upper()
    if len(seat) != 1 or seat not in LETTERS[:seats]:
        raise OptionError("no-such-seat", seat=name[:40], seats=seats)
    return LETTERS.index(seat)
