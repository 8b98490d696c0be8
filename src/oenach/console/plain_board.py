"""A board for any game, drawn from what its view says of zones and score sheets, and nothing else.

The `terminal.py` of a game that needs no more:

    from oenach.console.plain_board import PARTS, draw, draw_step, menus_of

    menu_groups = menus_of("hurling")
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from oenach.console.board import BoardContext, PartsOfBoard
from oenach.console.menu import MANY, Choice, first_word, flowing, other_label
from oenach.console.menu import Group as Choices
from oenach.console.speaker import Speaker
from oenach.console.styles import ACTING, QUIET, seat_style
from oenach.kernel.seats import LETTERS, SeatLetter
from oenach.kernel.view import PieceView, View, ZoneView
from oenach.messages.describing import HIDDEN, described, word_for

PARTS: Final[PartsOfBoard] = {}
NUMBERED: Final = re.compile(r"\D+([1-9]\d{0,5})")
"""A move whose only number stands at its end."""
EDGES: Final = 3
"""Columns that a zone needs beside its pieces: a border, and a space on either side."""


class PlainBoard:
    """Draws one view; nothing but the view is looked at."""

    def __init__(self, view: View, context: BoardContext) -> None:
        self.view = view
        self.game = view["game"]
        self.context = context
        self.speaker = context.speaker
        self.zones = view.get("zones", [])

    def drawn(self) -> Group:
        """The middle of the table, then what is in front of each seat with its score."""
        middle = [zone for zone in self.zones if "seat" not in zone]
        parts = [Text(self.speaker.game(self.game), "bold"), *self._drawn_zones(middle, None)]
        for seat in self.view["sheets"]:
            own = [zone for zone in self.zones if zone.get("seat") == seat]
            parts += [self._heading(seat), *self._drawn_zones(own, seat)]
        return Group(*parts)

    def _heading(self, seat: SeatLetter) -> Text:
        """Who it is, whether it is their turn, and their score."""
        name = self.speaker.named(self.context.sitters[LETTERS.index(seat)])
        acts = self.view["to_act"] == seat
        told = Text(f"{ACTING} " if acts else "  ").append(f"{seat} {name}", seat_style(seat))
        if acts:
            told.append(f" {self.speaker.say('terminal-to-act')}")
        sheet = self.view["sheets"][seat]
        told.append(f"   {self.speaker.label('total')} {sheet['total']}", "bold")
        lines = [
            Text(f"{self.speaker.label(line['label'])} {line['count']}", QUIET)
            for line in sheet["lines"]
        ]
        return flowing([[told, *lines]], self.context.width)

    def _drawn_zones(
        self, zones: Sequence[ZoneView], seat: SeatLetter | None
    ) -> list[RenderableType]:
        """Zones of one row side by side, as many as there is room for; others a line each."""
        parts: list[RenderableType] = []
        for row, run in groupby(zones, key=lambda zone: zone.get("row")):
            if row is None:
                parts += [self._line(zone, seat) for zone in run]
            else:
                parts += [self._row(some, seat) for some in self._fitting(list(run), seat)]
        return parts

    def _line(self, zone: ZoneView, seat: SeatLetter | None) -> Text:
        told = Text(f"    {self._named(zone)}  ", QUIET)
        return flowing([[told.append_text(self._pieces(zone["pieces"], seat))]], self.context.width)

    def _fitting(
        self, zones: Sequence[ZoneView], seat: SeatLetter | None
    ) -> Iterable[Sequence[ZoneView]]:
        """The zones of a row in as few lines as the screen is wide enough for."""
        widest = max(self._width(zone, seat) for zone in zones)
        most = max(1, (self.context.width - 1) // widest)
        # As many in each line, as far as that goes, rather than a last one that is nearly empty.
        lines = -(-len(zones) // most)
        each = -(-len(zones) // lines)
        return [zones[first : first + each] for first in range(0, len(zones), each)]

    def _width(self, zone: ZoneView, seat: SeatLetter | None) -> int:
        """The columns that a zone needs so that no word of it is broken."""
        words = f"{self._named(zone)} {self._pieces(zone['pieces'], seat).plain}".split()
        return EDGES + max((len(word) for word in words), default=1)

    def _row(self, zones: Sequence[ZoneView], seat: SeatLetter | None) -> Grid:
        table = Grid(box=box.ROUNDED, padding=(0, 1))
        for zone in zones:
            table.add_column(Text(self._named(zone), QUIET), ratio=1)
        table.add_row(*(self._pieces(zone["pieces"], seat) for zone in zones))
        return table

    def _named(self, zone: ZoneView) -> str:
        return word_for("place", self.game, zone["place"], self.speaker.language)

    def _pieces(self, pieces: Sequence[PieceView], seat: SeatLetter | None) -> Text:
        """The pieces of a zone, those that look alike counted together."""
        counted: Counter[tuple[str, str | None]] = Counter()
        for piece in pieces:
            kind = HIDDEN if piece["kind"] is None else piece["kind"]
            counted[kind, piece.get("seat")] += piece.get("count", 1)
        if not counted:
            return Text("\N{MIDDLE DOT}", QUIET)
        told = Text()
        for (kind, owner), count in counted.items():
            told.append(", " if told else "", QUIET)
            if owner is not None and owner != seat:
                told.append(f"{owner} ", seat_style(owner))
            told.append(self._piece(kind))
            told.append(f" \N{MULTIPLICATION SIGN}{count}" if count != 1 else "")
        return told

    def _piece(self, kind: str) -> str:
        word = word_for("piece", self.game, kind, self.speaker.language)
        return "?" if word == HIDDEN else word


def draw(view: Mapping[str, object], seat: int | None, context: BoardContext) -> RenderableType:
    """The whole board as a seat sees it; all that a view holds if it names no zones."""
    if "zones" not in view:
        return Text(json.dumps(view, indent=1, ensure_ascii=False))
    return PlainBoard(cast(View, view), context).drawn()


draw_step = draw


def menus_of(game: str) -> Callable[[int, Sequence[str], Speaker], list[Choices]]:
    """What groups the moves of a game by their verbs, and many of a verb by their pieces. Moves
    that are called by numbers keep them in the menu."""

    def menu_groups(seat: int, moves: Sequence[str], speaker: Speaker) -> list[Choices]:
        verbs: dict[str, list[str]] = {}
        for move in moves:
            told = described(game, move)
            verbs.setdefault(first_word(move) if told is None else told.verb, []).append(move)
        groups: list[Choices] = []
        single: list[Choice] = []
        for verb, texts in verbs.items():
            label = word_for("verb", game, verb.strip(), speaker.language)
            if len(texts) == 1:
                single.append(_single(texts[0], label if texts[0] == verb else texts[0]))
            else:
                groups.append(Choices(label, _choices(game, texts, speaker)))
        return [*groups, Choices(other_label(groups, speaker), single)]

    return menu_groups


def _single(text: str, label: str) -> Choice:
    """One move; `lay 5` is asked for by 5, whichever cards are left, and not by its place here."""
    own = NUMBERED.fullmatch(text)
    return Choice(label, [text], number=None if own is None else int(own[1]))


def _choices(game: str, texts: Sequence[str], speaker: Speaker) -> list[Choice]:
    """A choice for each move; or, where there are many, for each piece with a second menu."""
    if len(texts) < MANY:
        return [_single(text, text) for text in texts]
    pieces: dict[str, list[str]] = {}
    for text in texts:
        told = described(game, text)
        piece = told.piece if told is not None and told.piece is not None else ""
        pieces.setdefault(piece, []).append(text)
    return [_piece_choice(game, piece, same, speaker) for piece, same in pieces.items()]


def _piece_choice(game: str, piece: str, texts: list[str], speaker: Speaker) -> Choice:
    if len(texts) == 1:
        return _single(texts[0], texts[0])
    word = word_for("piece", game, piece, speaker.language)
    return Choice(speaker.say("terminal-menu-many", family=word, count=len(texts)), texts)
