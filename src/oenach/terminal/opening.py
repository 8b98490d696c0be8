"""Setting a table up from what was asked for on the command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom

from rich.text import Text

from oenach.catalog import GAMES
from oenach.kernel.game import Game
from oenach.kernel.registry import make_game
from oenach.maps.files import read_map_file
from oenach.story.sitter import Sitter
from oenach.terminal.errors import TerminalError
from oenach.terminal.screen import Screen
from oenach.terminal.sitters import NO_BOTS, USUAL_BOT, bots_wished, seats_of_people
from oenach.terminal.speaker import Speaker
from oenach.terminal.table import Table

USUAL_SEATS = 3


@dataclass(frozen=True)
class Wish:
    """What a person asked for; None where nothing was said."""

    game: str
    seats: int | None = None
    people: int | None = None
    bots: str = USUAL_BOT
    pass_round: bool = False
    sit_at: Sequence[str] = field(default_factory=list)
    names: Sequence[str] = field(default_factory=list)
    options: Sequence[str] = field(default_factory=list)
    map_file: Path | None = None
    pace: float | None = None


def open_table(wish: Wish, speaker: Speaker) -> Table:
    """The table that was wished for; OenachError if there can be none."""
    least = max(USUAL_SEATS, wish.people or 0, len(wish.names))
    seats = least if wish.seats is None else wish.seats
    everybody = wish.pass_round or wish.bots == NO_BOTS
    people = wish.people
    if people is None:
        people = seats if everybody else max(1, len(wish.names), len(wish.sit_at))
    game = make_game(wish.game, seats, read_options(wish, seats))
    if everybody and people != seats:
        raise TerminalError("terminal-seats-without-bots", people=people, seats=seats)
    return Table.new(game, _sitters(wish, game, people, speaker), speaker, pace=wish.pace)


def _sitters(wish: Wish, game: Game, people: int, speaker: Speaker) -> list[Sitter]:
    if len(wish.names) > people:
        raise TerminalError("terminal-too-many-names", names=len(wish.names), people=people)
    # C9: in Celtic Trader the table draws who sits where.
    drawn = game.name == "celtic-trader"
    places = seats_of_people(game.seats, people, wish.sit_at, drawn, SystemRandom())
    usual = "terminal-you" if people == 1 else "terminal-player"
    names = [speaker.say(usual, number=number + 1) for number in range(people)]
    names[: len(wish.names)] = wish.names
    sitters = {place: Sitter(False, name) for place, name in zip(places, names, strict=True)}
    free = [seat for seat in range(game.seats) if seat not in sitters]
    bots = [] if wish.bots == NO_BOTS else bots_wished(wish.bots, len(free))
    sitters.update({seat: Sitter(True, bot) for seat, bot in zip(free, bots, strict=True)})
    return [sitters[seat] for seat in range(game.seats)]


def read_options(wish: Wish, seats: int) -> dict[str, object]:
    """The options by name; their values are checked when the game is made."""
    # An unknown game or number of seats is told before anything about its options.
    kind = type(make_game(wish.game, seats))
    schemas = {option.name: option.schema() for option in kind.option_list(seats)}
    given: dict[str, object] = {}
    for text in wish.options:
        name, equals, value = text.partition("=")
        if not equals:
            raise TerminalError("terminal-option-form", option=text[:60])
        if name in given:
            raise TerminalError("terminal-option-twice", option=name[:40])
        given[name] = _value(value, schemas.get(name, {}).get("type"))
    if wish.map_file is not None:
        given["map"] = read_map_file(wish.map_file).file
    return given


def _value(text: str, kind: object) -> object:
    """The value of an option as its schema wants it; as text if it is not of that kind."""
    if kind == "boolean":
        return {"true": True, "false": False}.get(text, text)
    if kind == "integer" and text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    return text


def choose_game(screen: Screen, speaker: Speaker) -> str:
    """Ask which game to play; Enter takes the first."""
    names = list(GAMES)
    for number, name in enumerate(names, start=1):
        line = Text(f" {number}) ", style="bold").append(speaker.game(name), style="bold")
        screen.show(line.append("  " + speaker.say(f"game-{name}"), style="not bold"))
    while True:
        try:
            question = speaker.say("terminal-which-game", usual=speaker.game(names[0]))
            answer = screen.ask(question + " ")
        except EOFError:  # nobody there to answer: the usual game begins, and is saved
            answer = ""
        if not answer:
            return names[0]
        if answer in GAMES:
            return answer
        if answer in [str(number) for number in range(1, len(names) + 1)]:
            return names[int(answer) - 1]
        if not screen.typed:
            raise TerminalError("terminal-no-such-number", number=answer[:9], most=len(names))
        screen.tell(speaker.say("terminal-no-such-number", number=answer[:9], most=len(names)))


def shown_value(value: object) -> str:
    """The value of an option in a few characters."""
    return value if isinstance(value, str) else json.dumps(value)
