"""Short matches of Táin, and a judge whose opinions can be worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

import oenach
from oenach.bots.bot import Belief, Bot, Candidate, Thoughts
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import letter
from oenach.review.questions import Level
from review.review_samples import SECRET

FEARED = {"W": 0.4, "B": 0.35, "X": 0.25}
"""What the judge believes of every face-down token."""


def tain(*moves: str, seats: int = 2) -> Match:
    """A match in which A begins, after some moves."""
    match = Match(oenach.game("tain", seats=seats, options={"first_player": "A"}), SECRET)
    for move in moves:
        match.play(move)
    return match


class WarriorFriend(Bot):
    """Believes in warriors: each of its own on the table is worth 20 %, a bluff in the kingdom
    10 %, and without any it has 30 %."""

    def __init__(self, game: Game, part: float = 1.0) -> None:
        self.game = game
        self.part = part
        self.asked: list[tuple[int, float]] = []

    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        wins = self.judge(knowledge, rng)
        own = self._worth(knowledge)
        weighed = [Candidate(move, own + self._gain(move), 1 / len(moves)) for move in moves]
        weighed.sort(key=lambda one: (-one.win, one.move))
        found = self.believe(knowledge, rng) if beliefs else ()
        return Thoughts(weighed[0].move, wins, tuple(weighed), found)

    def judge(
        self, knowledge: Knowledge, rng: Random, seconds: float | None = None
    ) -> tuple[float, ...]:
        assert knowledge.seat is not None
        self.asked.append((knowledge.seat, self.part))
        own = self._worth(knowledge)
        wins = [(1 - own) / (self.game.seats - 1)] * self.game.seats
        wins[knowledge.seat] = own
        return tuple(wins)

    def believe(self, knowledge: Knowledge, rng: Random) -> tuple[Belief, ...]:
        return tuple(
            Belief(seat, place, dict(FEARED))
            for seat, place, kind in _tokens(knowledge)
            if kind == "?"
        )

    def scaled(self, fraction: float) -> WarriorFriend:
        smaller = WarriorFriend(self.game, self.part * fraction)
        smaller.asked = self.asked
        return smaller

    def _worth(self, knowledge: Knowledge) -> float:
        own = [(place, kind) for seat, place, kind in _tokens(knowledge) if seat == knowledge.seat]
        warriors = sum(kind == "W" for _, kind in own)
        return 0.3 + 0.2 * warriors + 0.1 * sum(p[0] == "K" and kind == "X" for p, kind in own)

    def _gain(self, move: int) -> float:
        text = self.game.move_texts[move]
        return 0.2 if text.startswith("W>") else 0.1 if text.startswith("X>K") else 0.0


def _tokens(knowledge: Knowledge) -> list[tuple[int, str, str]]:
    """All tokens on the table: the owner, the place, and the kind or `?`."""
    clans = cast("dict[str, dict[str, list[str]]]", knowledge.view["clans"])
    kingdom = cast("dict[str, list[str]]", knowledge.view["kingdom"])
    found: list[tuple[int, str, str]] = []
    rows = {name: clan["raiders"] for name, clan in clans.items()} | {"K": kingdom["places"]}
    for name, row in rows.items():
        found += [
            (ord(token[0]) - ord("A"), f"{name}{place}", token[2:])
            for place, token in enumerate(row, start=1)
            if token != "-"
        ]
    for seat in range(len(clans)):
        found += [
            (seat, f"{letter(seat)}{gate}", kind)
            for gate, kind in enumerate(clans[letter(seat)]["guards"], start=1)
            if kind != "-"
        ]
    return found


@dataclass(frozen=True)
class Friendly(Level):
    """The level of that judge."""

    def __call__(self, game: Game) -> Bot:
        return WarriorFriend(game, self.budget)


JUDGE = Friendly("friend of warriors")
