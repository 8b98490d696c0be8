"""Táin, for the tests of all games alike."""

from __future__ import annotations

from collections import Counter

from oenach import Game
from oenach.games.tain.rules.components import KINDS, PHASES
from oenach.testing.about import About, Position


def recount(game: Game, position: Position, seat: str) -> int:
    """A seat's points, worked out from the position by hand."""
    own = position["clans"][seat]
    captives = sum(1 if captive.endswith("B") else 5 for captive in own["prisoners"])
    return int(2 * own["cattle"] + 3 * own["jewels"] + captives + (3 if own["cattle"] >= 11 else 0))


def conserved(position: Position) -> tuple[object, ...]:
    """All cattle, jewels and tokens, wherever they are."""
    tokens: Counter[str] = Counter()
    cattle, jewels = position["kingdom"]["cattle"], 0
    outside = list(position["kingdom"]["places"])
    for name, own in position["clans"].items():
        tokens.update(f"{name}:{kind}" for kind in own["unused"] + own["used"])
        tokens.update(f"{name}:{kind}" for kind in own["guards"] if kind != "-")
        outside += own["raiders"] + own["prisoners"]
        cattle, jewels = cattle + own["cattle"], jewels + own["jewels"]
    for own in position.get("raid", {}).get("beside", {}).values():
        outside += own["prisoners"]
        cattle, jewels = cattle + own["cattle"], jewels + own["jewels"]
    tokens.update(token for token in outside if token != "-")
    return cattle, jewels, *sorted(tokens.items())


ABOUT = About(
    options=[{}, {"marker": "stays", "lone_cow": "first_in_turn_order", "first_player": "B"}],
    verbs=frozenset({"place", "pass", "free"}),
    # Whom to free is a rare choice (T19), and has a test of its own.
    rare_verbs=frozenset({"free"}),
    ends={"cattle": "T23", "rounds": "T23"},
    words={
        "word-tain-kind": tuple(KINDS),
        "word-tain-a": (*KINDS, "hidden"),
        "word-tain-no": tuple(KINDS),
        "word-tain-phase": tuple(PHASES),
    },
    sentence_family="tain",
    recount=recount,
    conserved=conserved,
)
