"""What a tournament plays: who meets whom, in which seats, with which deal.

A *deal* is one run of luck. Each line-up plays a deal in all rotations of its seats, so that
every player gets every seat with the same luck; from deal to deal the order round the table
changes too, so that nobody always sits behind the same neighbour.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import combinations, permutations
from random import Random
from typing import Final

import oenach
from oenach.arena.errors import ArenaError
from oenach.arena.players import Player, read_part, read_seconds
from oenach.games.installed import game as make_game
from oenach.kernel.game import Game

Order = tuple[int, ...]
"""Who sits where: for each seat the number of a player."""

MOST_GAMES: Final = 10_000_000
MOST_PLAYERS: Final = 24


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of a tournament."""

    number: int
    lineup: int
    deal: int
    order: Order


@dataclass(frozen=True)
class Plan:
    """A whole tournament: with the same plan, the same games are played."""

    game: str
    seats: int
    players: tuple[Player, ...]
    games: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)

    @staticmethod
    def of(
        game: str,
        bots: str | Sequence[str],
        seats: int = 2,
        games: int = 200,
        seed: int = 1,
        options: Mapping[str, object] | None = None,
        budget: str | None = None,
        seconds: str | None = None,
    ) -> Plan:
        """A plan from words; OenachError for anything that can't be played."""
        rules = make_game(game, seats, options)
        words = bots.split(",") if isinstance(bots, str) else bots
        part = None if budget is None else read_part(str(budget))
        limit = None if seconds is None else read_seconds(str(seconds))
        if part is not None and limit is not None:
            raise ArenaError("arena-two-budgets")
        players = tuple(Player.read(word).within(rules, part, limit) for word in words)
        if not 1 <= games <= MOST_GAMES:
            raise ArenaError("arena-bad-games", games=games, most=MOST_GAMES)
        _check_players(players, seats)
        return Plan(game, seats, players, games, seed, dict(options or {}))

    def rules(self) -> Game:
        """The game that is played."""
        return make_game(self.game, self.seats, self.options)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The different players, in the order in which they were named."""
        return tuple(dict.fromkeys(player.label for player in self.players))

    @cached_property
    def cast(self) -> tuple[Player, ...]:
        """The player of each label."""
        return tuple({player.label: player for player in self.players}.values())

    @cached_property
    def lineups(self) -> tuple[Order, ...]:
        """Who meets whom: all players, or every choice of as many as there are seats."""
        numbers = [self.labels.index(player.label) for player in self.players]
        return tuple(combinations(numbers, self.seats))

    @cached_property
    def fixtures(self) -> tuple[Fixture, ...]:
        """All games; at least as many as were asked for, and every deal complete."""
        tables = [arrangements(lineup) for lineup in self.lineups]
        fixtures: list[Fixture] = []
        deal = 0
        while len(fixtures) < self.games:
            for lineup, orders in enumerate(tables):
                for order in rotations(orders[deal % len(orders)]):
                    fixtures.append(Fixture(len(fixtures), lineup, deal, order))
            deal += 1
        return tuple(fixtures)

    def luck(self, fixture: Fixture) -> bytes:
        """What all draws of a game are made from: the same in each seat order of a deal."""
        return sha256(f"{self.seed}/{fixture.lineup}/{fixture.deal}".encode()).digest()

    def generator(self, fixture: Fixture, seat: int) -> Random:
        """A player's own generator, which depends on nothing but the plan and the game."""
        order = ",".join(str(number) for number in fixture.order)
        text = f"{self.seed}/{fixture.lineup}/{fixture.deal}/{order}/{seat}"
        return Random(int.from_bytes(sha256(text.encode()).digest(), "big"))

    def to_json(self) -> dict[str, object]:
        """The plan as it stands at the head of the results, versions included."""
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": [player.label for player in self.players],
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "rules": self.rules().rules_version,
            "oenach": oenach.__version__,
        }


def _check_players(players: Sequence[Player], seats: int) -> None:
    labels = [player.label for player in players]
    if len(labels) < seats:
        raise ArenaError("arena-too-few-bots", bots=len(labels), seats=seats)
    if len(labels) > MOST_PLAYERS:
        raise ArenaError("arena-too-many-bots", bots=len(labels), most=MOST_PLAYERS)
    if len(labels) > seats and len(set(labels)) < len(labels):
        twice = next(label for label in labels if labels.count(label) > 1)
        raise ArenaError("arena-bot-twice", bot=twice[:60], seats=seats)


def rotations(order: Order) -> Iterator[Order]:
    """The different rotations of a seat order: each player gets each of its seats once."""
    turned = (order[turn:] + order[:turn] for turn in range(len(order)))
    return iter(dict.fromkeys(turned))


def arrangements(lineup: Order) -> list[Order]:
    """The different orders round the table, of which none is a rotation of another."""
    orders = [lineup[:1] + order for order in permutations(lineup[1:])]
    return list({min(rotations(order)): order for order in reversed(orders)}.values())[::-1]
