"""The numbered menu of legal moves: a few groups of choices, some of which open a second menu."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from oenach.kernel.seats import letter
from oenach.terminal.keltis_tiles import tile_text
from oenach.terminal.speaker import Speaker

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


@dataclass(frozen=True)
class Group:
    """Choices that belong together."""

    label: str
    choices: list[Choice]


class Menu:
    """All legal moves, numbered from 1."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = [group for group in groups if group.choices]
        self.choices = [choice for group in self.groups for choice in group.choices]

    def pick(self, number: int) -> Choice | None:
        """The choice with that number."""
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def numbered(self, width: int) -> Text:
        """The menu as it is shown above the prompt, in so many columns."""
        rows: list[list[Text]] = []
        number = 0
        for group in self.groups:
            row = [Text(group.label, style="italic")]
            for choice in group.choices:
                number += 1
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
    family = _family(choice.moves[0])
    if all(move.startswith(family) for move in choice.moves):
        return Menu([Group(family, [Choice(move[len(family) :], [move]) for move in choice.moves])])
    return Menu([Group(choice.label, [Choice(move, [move]) for move in choice.moves])])


def menu_of(game: str, seat: int, moves: list[str], speaker: Speaker) -> Menu:
    """The menu of the legal moves of a seat."""
    if game == "tain":
        return Menu(_tain_groups(seat, moves, speaker))
    if game == "keltis":
        return Menu(_keltis_groups(moves, speaker))
    return Menu(_families(moves, speaker))


def _tain_groups(seat: int, moves: list[str], speaker: Speaker) -> list[Group]:
    """By place; the kind of token is asked next."""
    places: dict[str, list[str]] = {}
    other: list[Choice] = []
    for move in moves:
        _, arrow, place = move.partition(">")
        if arrow:
            places.setdefault(place, []).append(move)
        else:
            other.append(Choice(move, [move]))
    boards: dict[str, list[Choice]] = {}
    for place, texts in places.items():
        boards.setdefault(place[0], []).append(Choice(place, texts))
    groups = [Group(_board_label(board, seat, speaker), boards[board]) for board in boards]
    return [*groups, Group(_other_label(groups, speaker), other)]


def _other_label(groups: list[Group], speaker: Speaker) -> str:
    return speaker.say("terminal-menu-other" if groups else "terminal-menu-moves")


def _board_label(board: str, seat: int, speaker: Speaker) -> str:
    if board == letter(seat):
        return speaker.say("terminal-menu-guard")
    if board == "K":
        return speaker.say("terminal-menu-kingdom")
    return speaker.say("terminal-menu-raid", seat=board)


def _keltis_groups(moves: list[str], speaker: Speaker) -> list[Group]:
    choices: list[Choice] = []
    for move in moves:
        verb, _, tile = move.partition(" ")
        choices.append(Choice(f"{verb} {tile_text(tile)}" if tile else move, [move]))
    return [Group(speaker.say("terminal-menu-moves"), choices)]


def _families(moves: list[str], speaker: Speaker) -> list[Group]:
    """By what comes before the place: `resolve roman@`, `go `, `claim `."""
    families: dict[str, list[str]] = {}
    for move in moves:
        families.setdefault(_family(move), []).append(move)
    groups: list[Group] = []
    other: list[Choice] = []
    for family, texts in families.items():
        if len(texts) >= MANY:
            label = speaker.say("terminal-menu-many", family=family, count=len(texts))
            other.append(Choice(label, texts))
        elif family == texts[0]:
            other.append(Choice(family, texts))
        else:
            choices = [Choice(text[len(family) :], [text]) for text in texts]
            groups.append(Group(family.strip(), choices))
    return [*groups, Group(_other_label(groups, speaker), other)]


def _family(move: str) -> str:
    """A move up to the thing that it names; all of it if it names none."""
    for sign in ("@", "+"):
        if sign in move:
            return move[: move.index(sign) + 1]
    verb, _, rest = move.partition(" ")
    return f"{verb} " if rest and verb != "resolve" else move
