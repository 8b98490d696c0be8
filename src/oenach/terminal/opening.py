"""Setting a table up from what was asked for on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from oenach.console.errors import TerminalError
from oenach.console.game_options import read_options
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker
from oenach.games.installed import games
from oenach.kernel.game import Game
from oenach.kernel.logs.header import Seating
from oenach.kernel.registry import make_game
from oenach.story.sitter import Sitter
from oenach.terminal.sitters import NO_BOTS, USUAL_BOT, bots_wished, chosen_seats
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
    game = make_game(wish.game, seats, read_options(wish.game, seats, wish.options, wish.map_file))
    if everybody and people != seats:
        raise TerminalError("terminal-seats-without-bots", people=people, seats=seats)
    players, seating = _players(wish, game, people, speaker)
    return Table.new(game, players, speaker, seating=seating, pace=wish.pace)


def _players(
    wish: Wish, game: Game, people: int, speaker: Speaker
) -> tuple[list[Sitter], Seating | None]:
    """Who plays, in the order of their seats; or, in a game that draws these, people before bots,
    with the seats that were asked for."""
    if len(wish.names) > people:
        raise TerminalError("terminal-too-many-names", names=len(wish.names), people=people)
    chosen = chosen_seats(game.seats, people, wish.sit_at)
    usual = "terminal-you" if people == 1 else "terminal-player"
    names = [speaker.say(usual, number=number + 1) for number in range(people)]
    names[: len(wish.names)] = wish.names
    bots = [] if wish.bots == NO_BOTS else bots_wished(wish.bots, game.seats - people)
    players = [
        *(Sitter(False, name) for name in names),
        *(Sitter(True, bot) for bot in bots),
    ]
    if game.table_rules.seats_drawn is not None:
        return players, (*chosen, *[None] * (game.seats - len(chosen)))
    free = [seat for seat in range(game.seats) if seat not in chosen]
    seats = [*chosen, *free]
    return [players[seats.index(seat)] for seat in range(game.seats)], None


def choose_game(screen: Screen, speaker: Speaker, among: Sequence[str] = ()) -> str:
    """Ask which game to play, of all or of some; Enter takes the first."""
    names = among or games()
    numbers = f"1\N{EN DASH}{len(names)}"
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
        if answer in names:
            return answer
        if answer in [str(number) for number in range(1, len(names) + 1)]:
            return names[int(answer) - 1]
        if not screen.typed:
            raise TerminalError("terminal-no-such-number", number=answer[:9], numbers=numbers)
        screen.tell(speaker.say("terminal-no-such-number", number=answer[:9], numbers=numbers))
