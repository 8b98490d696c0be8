"""What the tests of a game can be told about it. All of it may be left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from oenach.kernel.game import Game

Position = dict[str, Any]
Options = dict[str, object]


@dataclass(frozen=True, kw_only=True)
class About:
    """One game, for the tests of all."""

    options: list[Options] = field(default_factory=lambda: [{}])
    """Option sets that between them reach every option; the first of them ends soon."""
    open_options: tuple[int, ...] = ()
    """In a game that hides something: the option sets, counted from 0, with which it does not."""
    short: Options = field(default_factory=dict)
    """Options with which a whole match takes next to no time."""
    a_begins: Options = field(default_factory=lambda: {"first_player": "A"})
    """Options with which seat A is to act as soon as the game is set up."""
    draws_late: Options = field(default_factory=dict)
    """Options with which little is drawn before the first move."""
    most_plies: int = 10_000
    """So many moves and draws a random game takes at most: one that goes on is held not to end."""
    golden_bot: str = "random"
    """Whose moves its golden playthroughs are."""
    tests: Path | None = None
    """Where its tests are, if each rule is to have one of its name there."""
    verbs: frozenset[str] | None = None
    """What offers let one do, all of which must come up then."""
    rare_verbs: frozenset[str] = frozenset()
    """Those of the verbs that random play may not come to."""
    ends: Mapping[str, str] = field(default_factory=dict)
    """Why a match of it ends, and the rule that says so."""
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the family of words, the codes that every language must have words for."""
    sentence_family: str = ""
    """What stands in the keys of sentences about its moves."""
    unruled: frozenset[str] = frozenset()
    """Sentences about moves that are under several rules."""
    languages: tuple[str, ...] = ("en",)
    """The languages that it has all its words and its rulebook in."""
    some_undoable: bool = True
    """Whether some of its moves can be taken back."""
    winners_lead: bool = True
    """Whether whoever wins has the highest total."""
    recount: Callable[[Game, Position, str], int] | None = None
    """A seat's points, worked out from the position by hand."""
    conserved: Callable[[Position], tuple[object, ...]] | None = None
    """All that there is of tokens and points: the same from the first move to the last."""
