"""The numbered menu of legal moves: a few groups of choices, some of which open a second menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from rich.text import Text

from oenach.console.speaker import Speaker

MANY: Final = 9
"""So many moves of one family and more become one choice with a menu of its own."""

FEW: Final = 4
"""More groups than this run on in one paragraph."""
BAR: Final = Text("\N{BOX DRAWINGS LIGHT VERTICAL}", style="dim")


@dataclass(frozen=True)
class Choice:
    """One number of the menu: a single move, or several to choose from next."""

    label: str
    moves: list[str]
    family: str = ""
    """How all these moves begin, where they do."""
    number: int | None = None
    """By which it is asked for, where the move itself is called by a number."""


@dataclass(frozen=True)
class Group:
    """Choices that belong together."""

    label: str
    choices: list[Choice]


class Menu:
    """All legal moves, numbered from 1; those with numbers of their own by these, if no two have
    the same, and the others after them."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = [group for group in groups if group.choices]
        self.choices = [choice for group in self.groups for choice in group.choices]
        own = [choice.number for choice in self.choices if choice.number is not None]
        if len(own) != len(set(own)):
            own = []
        after = count(max(own, default=0) + 1)
        self.by_number = {
            choice.number if own and choice.number is not None else next(after): choice
            for choice in self.choices
        }

    def pick(self, number: int) -> Choice | None:
        """The choice with that number."""
        return self.by_number.get(number)

    def numbers(self) -> str:
        """The numbers that there are, those that follow each other as a range."""
        runs: list[list[int]] = []
        for number in sorted(self.by_number):
            if runs and runs[-1][-1] == number - 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        told = [f"{run[0]}\N{EN DASH}{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
        return ", ".join(told)

    def numbered(self, width: int) -> Text:
        """The menu as it is shown above the prompt, in so many columns."""
        rows: list[list[Text]] = []
        numbers = iter(self.by_number)
        for group in self.groups:
            row = [Text(group.label, style="italic")]
            for choice in group.choices:
                number = next(numbers)
                row.append(Text(f"{number})", style="bold").append(f" {choice.label}", "not bold"))
            rows.append(row)
        if len(rows) > FEW:
            # Many groups run on in one paragraph, so that the board above stays in sight.
            rows = [[piece for row in rows for piece in [*row, BAR]][:-1]]
        return flowing(rows, width)

    def listed(self, width: int) -> Text:
        """Every legal move in notation, group by group."""
        rows: list[list[Text]] = []
        for group in self.groups:
            texts = [move for choice in group.choices for move in choice.moves]
            rows.append([Text(group.label, style="italic"), *map(Text, texts)])
        return flowing(rows, width)


def flowing(rows: list[list[Text]], width: int) -> Text:
    """Rows of pieces, two spaces apart; a piece is never broken at the end of a line."""
    shown = Text()
    for row in rows:
        column = 0
        shown.append("\n" if shown else "")
        for index, piece in enumerate(row):
            if index and column + 2 + piece.cell_len > width:
                shown.append("\n  ")
                column = 2
            elif index:
                shown.append("  ")
                column += 2
            shown.append_text(piece)
            column += piece.cell_len
    return shown


def submenu(choice: Choice) -> Menu:
    """The second menu behind a choice of several moves."""
    family = choice.family
    if family:
        return Menu([Group(family, [Choice(move[len(family) :], [move]) for move in choice.moves])])
    return Menu([Group(choice.label, [Choice(move, [move]) for move in choice.moves])])


def first_word(move: str) -> str:
    """The verb of a move in a notation of which nothing is known; all of it if it is one word."""
    verb, space, rest = move.partition(" ")
    return f"{verb} " if space and rest else move


def families(
    moves: Sequence[str], speaker: Speaker, family_of: Callable[[str], str] = first_word
) -> list[Group]:
    """Moves that begin alike together; many of them become one choice with a menu of its own."""
    families: dict[str, list[str]] = {}
    for move in moves:
        families.setdefault(family_of(move), []).append(move)
    groups: list[Group] = []
    other: list[Choice] = []
    for family, texts in families.items():
        if len(texts) >= MANY:
            label = speaker.say("terminal-menu-many", family=family, count=len(texts))
            other.append(Choice(label, texts, family))
        elif family == texts[0]:
            other.append(Choice(family, texts))
        else:
            choices = [Choice(text[len(family) :], [text]) for text in texts]
            groups.append(Group(family.strip(), choices))
    return [*groups, Group(other_label(groups, speaker), other)]


def other_label(groups: list[Group], speaker: Speaker) -> str:
    return speaker.say("terminal-menu-other" if groups else "terminal-menu-moves")
