"""What the adviser thinks: the moves that it weighed, and what may lie face down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from oenach.bots.bot import Belief, Candidate
from oenach.bots.hosting.answer import Answer
from oenach.console.speaker import Speaker
from oenach.kernel.seats import letter
from oenach.kernel.state import State

MOST: Final = 3
"""So many moves are named, and so many kinds for a token."""

LEAST: Final = 0.01
"""A kind that is less likely than this is left out."""


def hint_text(answer: Answer, state: State, speaker: Speaker) -> RenderableType:
    """The best moves with their chances, and what lies face down as far as it can be told."""
    thoughts = answer.thoughts
    if thoughts is None:
        return Text(speaker.say("terminal-no-hint"))
    # A bot that only knows a rule of thumb has no numbers to show.
    if not thoughts.candidates:
        text = state.game.text(state, thoughts.move)
        return Text(speaker.say("terminal-hint-move", text=text))
    parts: list[RenderableType] = [
        Text(speaker.say("terminal-hint-moves")),
        move_table(thoughts.candidates[:MOST], state, speaker),
    ]
    if thoughts.beliefs:
        beliefs = belief_table(thoughts.beliefs, state.game.name, speaker)
        parts += [Text(speaker.say("terminal-hint-beliefs")), beliefs]
    return Group(*parts)


def move_table(candidates: Sequence[Candidate], state: State, speaker: Speaker) -> Grid:
    """A row for each move: how likely it wins, and how much of the search went to it."""
    table = _table(("move", "win", "share"), speaker)
    for one in candidates:
        text = state.game.text(state, one.move)
        table.add_row(text, percent(one.win, speaker), percent(one.share, speaker))
    return table


def belief_table(beliefs: Sequence[Belief], game: str, speaker: Speaker) -> Grid:
    """A row for each face-down token: whose it is, where it lies, and the likeliest kinds."""
    table = _table(("owner", "place", "kinds"), speaker)
    for one in beliefs:
        table.add_row(letter(one.seat), one.place, _kinds(one.chances, game, speaker))
    return table


def percent(part: float, speaker: Speaker) -> str:
    """A part of one as people write it."""
    return speaker.say("terminal-percent", number=round(100 * part))


def _table(columns: Sequence[str], speaker: Speaker) -> Grid:
    table = Grid(box=box.SIMPLE_HEAD)
    for name in columns:
        table.add_column(speaker.say(f"terminal-hint-column-{name}"))
    return table


def _kinds(chances: Mapping[str, float], game: str, speaker: Speaker) -> str:
    likeliest = sorted(chances.items(), key=lambda pair: (-pair[1], pair[0]))[:MOST]
    return ", ".join(
        f"{speaker.say(f'word-{game}-kind-{kind}')} {percent(chance, speaker)}"
        for kind, chance in likeliest
        if chance >= LEAST
    )
