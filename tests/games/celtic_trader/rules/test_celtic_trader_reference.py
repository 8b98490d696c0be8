"""The engine of Celtic Trader against the slow reference: they must agree at every node.

Compared are the legal texts, the weights of chance, the whole position and the outcome; now and
then the game goes on from the position as it was written, and a move that is not legal is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.celtic_trader import reference_program as rules
from games.celtic_trader.random_positions import (
    PHASES,
    random_options,
    random_position,
    small_map,
)
from games.celtic_trader.reference_program import Position
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.kernel.errors import IllegalMove
from oenach.testing.comparing import Pair

MAPS = {"britannia": "britannia", "small": small_map()}
Chooser = Callable[[Position, list[str], Random], str]


class Walk:
    """The engine and the reference on their way together; `seen` counts what was visited."""

    def __init__(self, position: Position, rng: Random, seen: Counter[str]) -> None:
        self.game = CelticTraderGame(position["seats"], position["options"])
        self.pair = Pair.at(self.game, rules, position)
        self.rng = rng
        self.seen = seen

    def walk(self, choose: Chooser, plies: int, time: float = 0.0) -> None:
        """Play on with random draws, `time` being how likely time is called at a node."""
        self.count()
        while self.pair.moves and plies:
            plies -= 1
            if self.rng.random() < time:
                self.call_time()
            if self.rng.random() < 0.05:
                self.pair = Pair.at(self.game, rules, self.pair.position)
                self.seen["positions read"] += 1
            self.try_illegal()
            text = self.choice(choose)
            for kind in _kinds(self.pair.position, text):
                self.seen[kind] += 1
            self.pair.play(text)
            self.count()
        self.pair.round_trip()
        if not self.pair.moves:
            with pytest.raises(IllegalMove):
                self.pair.state.call_time()

    def choice(self, choose: Chooser) -> str:
        outcomes = rules.chance(self.pair.position)
        if not outcomes:
            return choose(self.pair.position, sorted(self.pair.moves), self.rng)
        texts, weights = zip(*outcomes, strict=True)
        return str(self.rng.choices(texts, weights)[0])

    def call_time(self) -> None:
        self.pair.state.call_time()
        self.pair.position = rules.call_time(self.pair.position)
        self.pair.compare()
        self.seen["time"] += 1

    def try_illegal(self) -> None:
        move = self.rng.randrange(self.game.move_count)
        if move not in self.pair.moves.values():
            with pytest.raises(IllegalMove):
                self.pair.state.apply(move)
            self.seen["refused"] += 1

    def count(self) -> None:
        self.seen["nodes"] += 1
        self.seen[f"phase {self.pair.position['phase']}"] += 1
        ended = rules.outcome(self.pair.position)
        if ended is not None:
            self.seen[f"outcome {ended[0]}"] += 1


def _kinds(position: Position, text: str) -> list[str]:
    """What sort of move this is, finely enough to see whether every rule was visited."""
    if text.startswith("="):
        return [f"={position['phase']}"]
    word, _, rest = text.partition(" ")
    if word == "resolve":
        token = rest.split("@")[0].split("+")[0]
        sort = "resource" if token in rules.RESOURCES else token
        return [f"resolve {sort}{rest[len(token) : len(token) + 1]}"]
    player = position["players"][position["to_act"]]
    if word == "go":
        cost = rules.steps(position)[rest]
        middle = rules.stronghold_tile(rules.map_of(position), rest) is not None
        stopped = rest in position["romans"]
        return [f"go {'middle' if middle else 'section'} for {cost}{' stopped' * stopped}"]
    if word == "deliver" and position["turn"]["values"] != position["charts"][player["at"]]:
        return [word, "deliver again"]
    if word in ("pick", "drop") and position["turn"]["halted"]:
        return [word, f"{word} when halted"]
    return [word]


ALWAYS_SEEN = """
    phase roles, phase roman, phase draw, phase resolve, phase move, phase circle,
    phase stronghold, phase over, outcome conquest, outcome supply, outcome limit, time,
    =roles, =draw, role, stay, roman, resolve resource@, resolve resource+, resolve resource,
    resolve roman@, resolve cycle, resolve orders@, resolve orders, resolve romanisation@,
    go section for 1, go section for 1 stopped, go section for 0 stopped, go middle for 1,
    go middle for 1 stopped, go middle for 0, go middle for 0 stopped, pick, pick when halted,
    drop, drop when halted, halt, buy, claim, deliver, deliver again, end
"""


def _assert_all_seen(seen: Counter[str]) -> None:
    names = [" ".join(name.split()) for name in ALWAYS_SEEN.split(",")]
    assert [name for name in names if not seen[name]] == []


# Choosers


def at_random(position: Position, texts: list[str], rng: Random) -> str:
    return rng.choice(texts)


def with_purpose(position: Position, texts: list[str], rng: Random) -> str:
    """Carries goods to strongholds and points to the circle; sometimes anything at all."""
    if rng.random() < 0.1:
        return rng.choice(texts)
    for word in ("deliver", "buy", "claim", "pick"):
        wanted = [text for text in texts if text.startswith(f"{word} ")]
        if wanted:
            return rng.choice(wanted)
    if position["phase"] == "resolve":
        # leave the strongholds alone, or the game is over before anybody has earned much
        charts = position["charts"]
        world = rules.map_of(position)
        harmless = [
            text
            for text in texts
            if "roman@" not in text or _node(world, text.partition("@")[2]) not in charts
        ]
        return rng.choice(harmless or texts)
    if position["phase"] != "move":
        return rng.choice(texts)
    goals = _goals(position)
    world = rules.map_of(position)
    here = _distance(world, position["players"][position["to_act"]]["at"], goals)
    steps = [text for text in texts if text.startswith("go ")]
    if here == 0 or not steps:
        return "halt"
    return min(steps, key=lambda text: (_distance(world, text[3:], goals), rng.random()))


def _goals(position: Position) -> list[str]:
    """Where the player to act should go."""
    player = position["players"][position["to_act"]]
    circle = [
        section["id"]
        for tile, section in rules.all_sections(rules.map_of(position))
        if tile["kind"] == "circle"
    ]
    if player["rp"] >= 4:
        return circle
    if len(player["carried"]) == rules.CARRYING[player["carrying"]][0] or not position["spots"]:
        return list(position["charts"])
    return list(position["spots"])


def _node(world: Any, place: str) -> str:
    """A place, a stronghold's roads being one with it."""
    for tile, section in rules.all_sections(world):
        if section["id"] == place and tile["kind"] == "stronghold":
            return str(tile["name"])
    return place


def _roads(world: Any) -> dict[str, set[str]]:
    """Which places can be reached from which in one step, Romans or not."""
    roads: dict[str, set[str]] = {}
    for tile, section in rules.all_sections(world):
        for edge in section["edges"]:
            goal = rules.beyond(world, tile, edge)[1]["id"]
            roads.setdefault(_node(world, section["id"]), set()).add(_node(world, goal))
    return roads


ROADS = {name: _roads(rules.map_of({"options": {"map": MAPS[name]}})) for name in MAPS}


def _distance(world: Any, place: str, goals: list[str]) -> int:
    """Steps to the nearest goal."""
    reached = {_node(world, place)}
    for distance in range(len(world["tiles"]) * 2):
        if reached.intersection(goals):
            return distance
        reached = reached.union(*(ROADS[world["name"]][node] for node in reached))
    raise AssertionError("every map is connected")


# Tests


def _travelling(at: str, levels: dict[str, int]) -> Position:
    """Seat A of a new game about to move from a place."""
    position = rules.start(2, {})
    for text in ("=fastest", "=trusted", "=ore", "=ore", "resolve ore+iceni", "resolve ore+iceni"):
        position = rules.apply(position, text)
    position["players"]["A"].update(levels, at=at)
    position["turn"]["points"] = rules.MOVEMENT[position["players"]["A"]["movement"]]
    return position


def _after(position: Position, texts: str) -> Position:
    for text in texts.split(", "):
        position = rules.apply(position, text)
    return position


def test_the_reference_itself_knows_the_books_examples() -> None:
    """Should both sides misread a rule in the same way, the book's own words are left."""
    assert _distance(rules.map_of(rules.start(2, {})), "T13a", ["T14b"]) == 5
    grapes = _travelling("T13a", {"movement": 3})
    grapes = _after(grapes, "go T14a, go belgae, go T13b, go T08, go T14b, pick grapes")
    assert grapes["turn"]["points"] == 0
    wheat = _travelling("T08", {"movement": 1, "carrying": 2})
    assert _after(wheat, "pick wheat, go T04, pick ore")["turn"]["halted"]
    roundabout = _after(wheat, "go T14b, pick grapes, go T08, go T04, pick ore")
    assert roundabout["turn"] == {"drawn": [], "points": 0, "picks": 2, "halted": True}

    trader = _travelling("iceni", {"carrying": 4, "trading": 2})
    chart = {"deer": 1, "fish": 1, "ore": 2, "wheat": 2, "cloth": 4, "grapes": 8}
    trader["charts"]["iceni"] = chart
    trader["players"]["A"]["carried"] = ["cloth", "grapes", "grapes"]
    paid = _after(trader, "halt, deliver grapes, deliver cloth, deliver grapes")
    assert paid["players"]["A"]["rp"] == 8 + 4 + 8 + 3 * 2
    assert paid["charts"]["iceni"] == {**chart, "grapes": 4, "cloth": 2}

    over = rules.start(2, {})
    over["phase"] = "over"
    over["players"]["A"].update(role="fastest", movement=4)
    over["players"]["B"].update(role="trusted", rp=3, vp=2)
    assert rules.outcome(over) == ("limit", ["A"], [53, 5])
    over["players"]["A"]["movement"] = 2
    assert rules.total(over, "A") == 24


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("games", [16, pytest.param(40, marks=pytest.mark.long)])
def test_games(name: str, games: int) -> None:
    """Whole games, with chance, choice and purpose."""
    seen: Counter[str] = Counter()
    for seed in range(games):
        rng = Random(seed)
        seats = 2 + seed % 4
        options = random_options(rng, MAPS[name])
        Pair.at_start(CelticTraderGame(seats, options), rules, options)
        choose = at_random if seed % 3 == 0 else with_purpose
        time = 0.01 if seed % 5 == 0 else 0.0
        Walk(rules.start(seats, options), rng, seen).walk(choose, 1200, time)
    for phase in PHASES:
        assert seen[f"phase {phase}"], phase
    for word in ("pick", "deliver", "buy", "claim", "end", "drop"):
        assert seen[word], word


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("many", [350, pytest.param(700, marks=pytest.mark.long)])
def test_positions(name: str, many: int) -> None:
    """From random positions a few moves on: here every rare thing comes up."""
    seen: Counter[str] = Counter()
    for seed in range(many):
        rng = Random(seed)
        seats = rng.randint(2, 5)
        options = random_options(rng, MAPS[name])
        position = random_position(rng, seats, options, PHASES[seed % len(PHASES)])
        choose = rng.choice([at_random, with_purpose])
        Walk(position, rng, seen).walk(choose, 12, time=0.02)
    _assert_all_seen(seen)
