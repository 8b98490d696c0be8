"""The game is drawn in a terminal, told as a story, and played by bots."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

from oenach.bots.catalog import LEVEL_NAMES, bot
from oenach.console.speaker import Speaker
from oenach.kernel.matches.match import Match
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.kernel.state import State
from oenach.story.chronicle import Chronicle
from oenach.story.sitter import Sitter
from oenach.terminal.boards import BoardPainter, menu_of, part_names
from oenach.testing.conformance.base import Conformance
from oenach.testing.spots import Spot
from oenach.testing.tables import views

SCREENS = ((40, 24), (80, 24), (160, 50))


class PlayingConforms(Conformance):
    """What people and bots do with the game."""

    @pytest.mark.parametrize(("width", "height"), SCREENS)
    def test_every_position_can_be_drawn(self, seats: int, width: int, height: int) -> None:
        for spot, state in self.walk(self.make(seats), seed=19):
            if (spot.ply or 0) % 30 and state.to_act != OVER:
                continue
            for seat in views(state.game):
                drawn = _drawn(state, seat, width, height)
                here = spot.of(viewer=seat, screen=f"{width} by {height}", drawn=f"\n{drawn}")
                here.holds("a terminal draws something", bool(drawn.strip()))
                widest = max(map(len, drawn.splitlines()))
                here.holds(f"the widest line, of {widest} columns, fits", widest <= width)

    def test_every_part_of_the_board_can_be_drawn(self) -> None:
        state = self.make(self.module.seats[1]).new()
        console = Console(width=80)
        for part in part_names(self.game):
            with console.capture() as shown:
                console.print(_painter(state, 80, 24).draw_part(part, state.observe(0)))
            Spot.at(state).holds(f"the part {part} is drawn", bool(shown.get().strip()))

    def test_the_menu_has_every_legal_move_once(self, seats: int) -> None:
        for spot, state in self.walk(self.make(seats), seed=20, each=10):
            if state.to_act < 0:
                continue
            texts = [state.game.text(state, move) for move in state.legal_moves()]
            menu = menu_of(self.game, int(state.to_act), texts, Speaker())
            listed = sorted(text for one in menu.choices for text in one.moves)
            spot.same("moves in the menu of terminal.py", listed, sorted(texts))

    def test_a_whole_match_is_told(self, seats: int) -> None:
        match, rng = Match(self.make(seats), secret=bytes(32)), Rng(seats)
        chronicle = Chronicle(self.game, Speaker().spoken)
        chronicle.follow(match.happened())
        while not match.over:
            seen, state = match.last_seq, match.state
            match.play(match.game.text(state, int(match.game.random_move(state, rng))))
            chronicle.follow(match.happened(seen))
        told = [sentence for _, sentence in chronicle.whole(None)]
        spot = Spot(match.game)
        spot.holds("a match is told in sentences", bool(told))
        bare = [sentence for sentence in told if sentence.startswith(("tell-", "story-"))]
        spot.same("sentences that are bare keys", bare, [])

    def test_every_level_finds_legal_moves(self, seats: int) -> None:
        levels = tuple(self.module.strategy.LEVELS)
        Spot(self.make(seats)).same("LEVELS of strategy.py", levels, LEVEL_NAMES)
        for name in ("greedy", *LEVEL_NAMES):
            self._play(name, seats, most=12)

    def test_a_bot_plays_a_whole_match(self, seats: int) -> None:
        match = self._play("greedy", seats, most=self.about.most_plies)
        Spot.at(match.state).holds(
            f"a match of the greedy bot is over after {self.about.most_plies} moves"
            " (about.most_plies)",
            match.over,
        )

    def _play(self, name: str, seats: int, most: int) -> Match:
        match = Match(self.make(seats), secret=bytes(32))
        # Few simulations are enough to see that it plays.
        player = bot(name, match.game).scaled(1 / 400)
        for made in range(most):
            if match.over:
                break
            moves, seat = match.state.legal_moves(), match.to_act
            move = player.choose(match.knowledge(seat), moves, Random(seat))
            here = Spot.at(match.state, bot=name, moves_made=made, move=move)
            here.holds("a bot chooses a legal move", move in moves)
            match.play(match.game.text(match.state, move), seat=seat)
        return match


def _painter(state: State, width: int, height: int) -> BoardPainter:
    sitters = [Sitter(False, "Deirdre"), *[Sitter(True, "random")] * (state.game.seats - 1)]
    return BoardPainter(sitters, Speaker(), width, height)


def _drawn(state: State, seat: int | None, width: int, height: int) -> str:
    painter, view = _painter(state, width, height), state.observe(seat)
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as shown:
        console.print(painter.draw(view, seat))
        console.print(painter.draw_step(view, seat))
    return shown.get()
