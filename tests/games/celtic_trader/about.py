"""Celtic Trader, for the tests of all games alike."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from oenach import Game
from oenach.games.celtic_trader.maps.files.faults import ABILITIES, FAULT_KEYS, RESOURCES
from oenach.games.celtic_trader.maps.files.worldmap import WorldMap, builtin
from oenach.games.celtic_trader.rules.components import PHASES, TOKENS
from oenach.testing.about import About, Position


def _britannia() -> WorldMap:
    world = builtin("britannia")
    assert world is not None
    return world


def recount(game: Game, position: Position, seat: str) -> int:
    """A seat's points, worked out from the position by hand."""
    own = position["players"][seat]
    if own["role"] is None:
        return int(own["vp"])
    roles = cast("dict[str, dict[str, Any]]", _britannia().file["roles"])
    points = int(own["vp"])
    for key, value in roles[own["role"]]["bonus"].items():
        points += int(value * own["rp"] if key == "rp" else value[own[key]])
    return points


def conserved(position: Position) -> tuple[object, ...]:
    """All tokens and points, wherever they are."""
    tokens: Counter[str] = Counter(position["bag"]) + Counter(position["discard"])
    tokens.update(position["turn"]["drawn"])
    for lying in position["spots"].values():
        tokens.update(lying)
    tokens["roman"] += len(position["romans"]) + position["removed_romans"]
    points = position["supply"]
    for own in position["players"].values():
        tokens.update(own["carried"])
        points += own["rp"] + own["vp"]
    # What was paid for abilities went back to the supply.
    return points, *sorted(tokens.items())


ABOUT = About(
    options=[
        {"limit": "rounds:6"},
        {"roles": "draft", "fast_game": True, "supply": 40, "limit": "rounds:9"},
    ],
    short={"limit": "rounds:3"},
    a_begins={"roles": "draft"},
    draws_late={"roles": "draft"},
    # Random travellers would hardly ever trade.
    golden_bot="greedy",
    verbs=frozenset(
        {
            *("role", "stay", "roman", "resolve", "go", "pick", "drop", "halt"),
            *("buy", "claim", "deliver", "end"),
        }
    ),
    ends={"conquest": "C19", "supply": "C19", "limit": "C19"},
    words={
        "word-celtic-trader-token": tuple(TOKENS),
        "word-celtic-trader-some": tuple(RESOURCES),
        "word-celtic-trader-no": tuple(TOKENS),
        "word-celtic-trader-ability": tuple(ABILITIES),
        "word-celtic-trader-role": tuple(_britannia().roles),
        "word-celtic-trader-phase": tuple(PHASES),
        "word-celtic-trader-now": tuple(phase for phase in PHASES if phase != "over"),
        "terminal-phase": tuple(PHASES[1:-1]),
        "sheet": tuple(ABILITIES),
        "fault": tuple(FAULT_KEYS),
    },
    sentence_family="celtic-trader",
    # Ending a turn is described with the steps that it can end, under several rules.
    unruled=frozenset({"tell-celtic-trader-end"}),
    recount=recount,
    conserved=conserved,
)
