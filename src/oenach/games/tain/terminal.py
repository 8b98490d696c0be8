"""Táin on the screen: the clan boards round the kingdom, and one's own screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from oenach.console.board import BoardContext, PartsOfBoard
from oenach.console.menu import Choice, other_label
from oenach.console.menu import Group as Choices
from oenach.console.speaker import Speaker
from oenach.console.styles import ACTING, QUIET, seat_style
from oenach.games.tain.rules.components import KINDS, LAST_ROUND, PASTURE_GATES
from oenach.games.tain.rules.notation import described
from oenach.games.tain.rules.view import BesideView, ClanView, TainView
from oenach.kernel.seats import LETTERS, SeatLetter, letter, letters
from oenach.story.sitter import Sitter

EMPTY: Final = "\N{MIDDLE DOT}"
BAR: Final = "\N{BOX DRAWINGS LIGHT VERTICAL}"
LABEL: Final = 8
CELL: Final = 4
BOARD_LINES: Final = 7
NARROW: Final = 70
"""Below so many columns the boards stand under each other."""


class TainBoard:
    """Draws one view; nothing but the view is looked at."""

    def __init__(
        self, view: TainView, seat: int | None, sitters: Sequence[Sitter], speaker: Speaker
    ) -> None:
        self.view = view
        self.own = None if seat is None else LETTERS[seat]
        self.sitters = sitters
        self.speaker = speaker
        self.say = speaker.say

    def draw(self, width: int) -> RenderableType:
        """The boards clockwise round the kingdom."""
        names = letters(self.view["seats"])
        boards: list[RenderableType] = [self.clan(name) for name in names]
        screen = self.screen()
        if width < NARROW:
            return Group(*boards, self.kingdom(), *screen)
        if len(boards) == 2:
            return Group(_row(boards), self.kingdom(), *screen)
        if len(boards) == 3:
            return Group(_row(boards[:2]), self.kingdom(), _row([self.beside_third(), boards[2]]))
        return Group(_row(boards[:2]), self.kingdom(), _row([boards[3], boards[2]]), *screen)

    def beside_third(self) -> RenderableType:
        """What fills the table's fourth corner when three play."""
        screen = self.screen()
        if not screen:
            return Text()
        lines = max(BOARD_LINES, len(screen) + 2)
        title = self.say("terminal-screen")
        return Panel(Group(*screen), title=title, title_align="left", height=lines, padding=(0, 1))

    def clan(self, name: SeatLetter) -> Panel:
        """One clan board: the gates with raiders and guards, and what the clan has."""
        clan = self.view["clans"][name]
        numbers = [Text(str(gate), style=QUIET) for gate in range(1, 6)]
        raiders = [self.outer(token) for token in clan["raiders"]]
        guards = [self.inner(name, token) for token in clan["guards"]]
        lines = [
            self.gates("terminal-gates", numbers),
            self.gates("terminal-raiders", raiders),
            self.gates("terminal-guards", guards),
            self.stock(clan),
            self.tokens_line(clan),
        ]
        acting = self.view["to_act"] == name
        return Panel(
            Group(*lines),
            title=self.title(name),
            title_align="left",
            border_style="bold" if acting else QUIET,
            padding=(0, 1),
        )

    def gates(self, label: str, cells: list[Text]) -> Text:
        """One row of a board; a bar parts the pasture (gates 1 to 3) from the house (4 and 5)."""
        line = Text().append(f"{self.say(label)[: LABEL - 1]:<{LABEL}}", style=QUIET)
        for gate, cell in enumerate(cells, start=1):
            line.append(f"{BAR}  " if gate == int(PASTURE_GATES) + 1 else "", style=QUIET)
            line.append_text(cell).append(" " * (CELL - len(cell)))
        return line

    def stock(self, clan: ClanView) -> Text:
        """What stands in the pasture, and lies in the house."""
        cattle = self.say("terminal-cattle", count=clan["cattle"])
        jewels = self.say("terminal-jewels", count=clan["jewels"])
        pasture = CELL * int(PASTURE_GATES)
        return (
            Text(" " * LABEL)
            .append(f"{cattle:<{pasture}}")
            .append(f"{BAR}  ", style=QUIET)
            .append(jewels)
        )

    def tokens_line(self, clan: ClanView) -> Text:
        """How many tokens are left and used, and who sits in the house."""
        held = _tallied(clan["prisoners"]) or EMPTY
        facts = {"unused": clan["unused_count"], "used": clan["used_count"]}
        return Text(self.say("terminal-tain-tokens", **facts, held=held))

    def title(self, name: SeatLetter) -> Text:
        """Who it is, the score, and where the clan stands in the round."""
        who = self.speaker.named(self.sitters[LETTERS.index(name)])
        points = self.say("terminal-tain-points", points=self.view["sheets"][name]["total"])
        acting = f"{ACTING} " if self.view["to_act"] == name else ""
        marks = [f"{acting}{name} {who}", points]
        if self.view["first"] == name:
            marks.append(self.say("terminal-first"))
        # In the raid phase everybody has.
        if name in self.view["passed"] and self.view["phase"] == "commando":
            marks.append(self.say("terminal-passed"))
        # The border is dim where nobody acts; the name never is.
        return Text(f" {EMPTY} ".join(marks), style=f"not dim {seat_style(name)}")

    def outer(self, token: str) -> Text:
        """A raider: its owner and, if it can be seen, its kind."""
        if token == "-":
            return Text(EMPTY, style=QUIET)
        return Text(token[0] + token[2], style=seat_style(token[0]))

    def inner(self, owner: str, token: str) -> Text:
        """A guard; it is its board's own."""
        if token == "-":
            return Text(EMPTY, style=QUIET)
        return Text(token, style=seat_style(owner))

    def kingdom(self) -> Panel:
        """The kingdom board with the round track, and what was won while a choice is open."""
        kingdom = self.view["kingdom"]
        line = Text(self.say("terminal-kingdom-cattle", cattle=kingdom["cattle"]))
        for place, token in enumerate(kingdom["places"], start=1):
            line.append(f"   K{place} ", style=QUIET).append_text(self.outer(token))
        line.append("   " + self.say("terminal-round") + " ")
        for number in range(1, int(LAST_ROUND) + 1):
            now = number == self.view["round"]
            line.append(f"[{number}]" if now else f" {number} ", style="bold" if now else QUIET)
        if self.view["to_act"] is not None:
            line.append(f"   {ACTING} {self.view['to_act']} {self.say('terminal-to-act')}")
        lines = [line]
        if "raid" in self.view:
            for seat, beside in self.view["raid"]["beside"].items():
                lines.append(Text(self.beside(seat, beside)))
        return Panel(
            Group(*lines), title=self.say("terminal-kingdom"), title_align="left", padding=(0, 1)
        )

    def beside(self, seat: str, beside: BesideView) -> str:
        """What a clan has won this round and not yet taken home."""
        return self.say(
            "terminal-beside",
            seat=seat,
            cattle=beside["cattle"],
            jewels=beside["jewels"],
            held=_tallied(beside["prisoners"]) or EMPTY,
        )

    def screen(self) -> list[RenderableType]:
        """What lies behind the screens that can be looked behind, and in the used piles."""
        shown: list[RenderableType] = []
        for name, clan in self.view["clans"].items():
            for key, tokens in (("unused", clan["unused"]), ("used", clan["used"])):
                if tokens is None or (key == "used" and not tokens):
                    continue
                own = "own-" if name == self.own else ""
                line = Text().append(self.say(f"terminal-{own}{key}", seat=name) + " ", QUIET)
                shown.append(line.append_text(self.tokens(tokens, name)))
        return shown

    def tokens(self, tokens: str, owner: str) -> Text:
        """Tokens by kind, with how many of each."""
        line = Text()
        for kind, count in sorted(Counter(tokens).items(), key=lambda pair: KINDS.index(pair[0])):
            line.append(", " if line else "")
            line.append(kind, style=seat_style(owner))
            line.append(" " + self.say(f"word-tain-kind-{kind}"))
            line.append(f" \N{MULTIPLICATION SIGN}{count}" if count > 1 else "")
        return line if line else Text(EMPTY)


def _row(panels: list[RenderableType]) -> Grid:
    row = Grid.grid(expand=True)
    for _ in panels:
        row.add_column(ratio=1)
    row.add_row(*panels)
    return row


def _tallied(prisoners: list[str]) -> str:
    """Prisoners in a few signs: `B:B C:D`, with how many of each."""
    return " ".join(
        token if count == 1 else f"{token}\N{MULTIPLICATION SIGN}{count}"
        for token, count in Counter(prisoners).items()
    )


def draw(view: Mapping[str, object], seat: int | None, context: BoardContext) -> RenderableType:
    """The whole table as a seat sees it."""
    board = TainBoard(cast(TainView, view), seat, context.sitters, context.speaker)
    return board.draw(context.width)


draw_step = draw
PARTS: Final[PartsOfBoard] = {}


def menu_groups(seat: int, moves: Sequence[str], speaker: Speaker) -> list[Choices]:
    """By place; the kind of token is asked next."""
    places: dict[str, list[str]] = {}
    other: list[Choice] = []
    for move in moves:
        told = described(move)
        if told is not None and told.verb == "place":
            places.setdefault(told.places[0], []).append(move)
        else:
            other.append(Choice(move, [move]))
    boards: dict[str, list[Choice]] = {}
    for place, texts in places.items():
        boards.setdefault(place[0], []).append(Choice(place, texts))
    groups = [Choices(_board_label(board, seat, speaker), boards[board]) for board in boards]
    return [*groups, Choices(other_label(groups, speaker), other)]


def _board_label(board: str, seat: int, speaker: Speaker) -> str:
    if board == letter(seat):
        return speaker.say("terminal-menu-guard")
    if board == "K":
        return speaker.say("terminal-menu-kingdom")
    return speaker.say("terminal-menu-raid", seat=board)
