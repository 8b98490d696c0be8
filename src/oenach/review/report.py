"""A review in the terminal."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from oenach.console.screen import Screen
from oenach.console.speaker import printable
from oenach.console.styles import seat_style
from oenach.kernel.seats import letter
from oenach.review.chart import chart
from oenach.review.findings import BEST, BLUNDER, FORCED, GOOD, INACCURACY, MISTAKE, Finding, Review
from oenach.review.wording import Wording, misread

COUNTED: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
STYLES: Final = {INACCURACY: "yellow", MISTAKE: "bold yellow", BLUNDER: "bold red"}
INDENT: Final = 4


class Report:
    """Shows a review: the lines, the seats, and the decisions worth a second thought."""

    def __init__(self, review: Review, wording: Wording, screen: Screen) -> None:
        self.review = review
        self.wording = wording
        self.screen = screen

    def show(self, every: bool) -> None:
        """Show everything; `every` decision, or only the worst."""
        say = self.wording.say
        self.screen.tell(say("review-title", game=self.wording.game()), "bold")
        self.screen.tell(self.wording.judged(), "dim")
        self.screen.tell("")
        self.screen.tell(say("review-chances"), "bold")
        self.screen.show(chart(self.review, self.wording, self.screen.width), self.screen.width)
        for sentence in self.wording.outcome():
            self.screen.tell(sentence)
        self.screen.show(self._seats(), self.screen.width)
        if every:
            self.screen.show(self._decisions(), self.screen.width)
        for summary in self.review.summaries:
            self._tell_seat(summary.seat)

    def _seats(self) -> RenderableType:
        table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(self.wording.say("review-seat"))
        table.add_column(self.wording.say("review-decisions"), justify="right")
        table.add_column(self.wording.say("review-mean-loss"), justify="right")
        for mark in COUNTED:
            table.add_column(self.wording.mark(mark), justify="right")
        for summary in self.review.summaries:
            name = Text(printable(self.wording.seat(summary.seat)))
            name.stylize(seat_style(letter(summary.seat)))
            table.add_row(
                name,
                str(summary.decisions),
                self.wording.points(summary.mean_loss),
                *(str(summary.marks[mark]) for mark in COUNTED),
            )
        return table

    def _decisions(self) -> RenderableType:
        table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        for key in ("review-event", "review-seat", "review-move"):
            table.add_column(self.wording.say(key))
        table.add_column(self.wording.say("review-win"), justify="right")
        table.add_column(self.wording.say("review-loss"), justify="right")
        table.add_column("")
        table.add_column(self.wording.say("review-best-found"))
        for finding in self.review.findings:
            if finding.mark != FORCED:
                table.add_row(*self._row(finding))
        return table

    def _row(self, finding: Finding) -> list[RenderableType]:
        seat = letter(finding.seat)
        return [
            str(finding.seq),
            Text(seat, style=seat_style(seat)),
            finding.text,
            "" if finding.win is None else self.wording.percent(finding.win),
            self.wording.points(finding.loss) if finding.loss else "",
            Text(self.wording.mark(finding.mark), style=STYLES.get(finding.mark, "")),
            "" if finding.better is None else finding.better.text,
        ]

    def _tell_seat(self, seat: int) -> None:
        summary = next(one for one in self.review.summaries if one.seat == seat)
        if not summary.worst:
            return
        name = self.wording.seat(seat)
        self.screen.tell("")
        self.screen.tell(self.wording.say("review-worst", seat=name), seat_style(letter(seat)))
        for finding in summary.worst:
            self._tell(finding)
        if summary.bluff is not None and summary.bluff not in summary.worst:
            self._tell(summary.bluff)

    def _tell(self, finding: Finding) -> None:
        self.screen.tell("")
        head = Text(f"{finding.seq:>{INDENT - 1}} ", style="dim")
        style = STYLES.get(finding.mark, "")
        head.append(self.wording.mark(finding.mark), style=style)
        head.append(f"  \N{MINUS SIGN}{self.wording.points(finding.loss)}  ", style=style)
        head.append(printable(self.wording.told(finding, finding.text)))
        self.screen.show(head, self.screen.width)
        for line in self._reasons(finding):
            self.screen.show(Padding(printable(line), (0, 0, 0, INDENT)), self.screen.width)

    def _reasons(self, finding: Finding) -> list[str]:
        told = [self.wording.better(finding)]
        if finding.bluff != finding.better:
            told.append(self.wording.bluff(finding))
        told += [self.wording.guess(guess) for guess in misread(finding.believed)]
        told += [self.wording.guess(guess) for guess in misread(finding.beliefs)]
        return [line for line in told if line is not None]
