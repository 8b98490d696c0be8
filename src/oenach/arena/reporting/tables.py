"""A tournament in the terminal: the progress bar, and the tables at the end."""

from __future__ import annotations

from types import TracebackType

from rich.box import SIMPLE_HEAD
from rich.console import Console, JustifyMethod
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from oenach.arena import Plan, Summary
from oenach.arena.records import FAULTS, GameRecord
from oenach.arena.reporting.figures import (
    decimal,
    milliseconds,
    percent,
    percent_interval,
    percent_range,
    rating_interval,
)
from oenach.arena.reporting.telling import cast_line, findings, reason_name
from oenach.arena.statistics import Interval
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker, printable
from oenach.kernel.seats import letter


class Scoreboard:
    """The progress bar: games done, time left, and how it stands."""

    def __init__(self, plan: Plan, console: Console, speaker: Speaker) -> None:
        self.done = 0
        self.wins = dict.fromkeys(plan.labels, 0.0)
        self.seats = dict.fromkeys(plan.labels, 0)
        self.speaker = speaker
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=16),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[score]}", markup=False),
            console=console,
        )
        games = len(plan.fixtures)
        self.task = self.progress.add_task(speaker.say("arena-progress"), total=games, score="")

    def __enter__(self) -> Scoreboard:
        self.progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.progress.stop()

    def add(self, record: GameRecord) -> None:
        """One game more."""
        self.done += 1
        for label, win in zip(record.order, record.wins(), strict=True):
            self.wins[label] += win
            self.seats[label] += 1
        self.progress.update(self.task, advance=1, score=self._score())

    def _score(self) -> str:
        shares = {name: self.wins[name] / seats for name, seats in self.seats.items() if seats}
        best = sorted(shares, key=lambda name: -shares[name])[:3]
        return "  ".join(f"{name.partition('@')[0]} {100 * shares[name]:.0f} %" for name in best)


def show_results(summary: Summary, screen: Screen, speaker: Speaker) -> None:
    """All tables."""
    screen.tell(cast_line(summary, speaker.language))
    for line in findings(summary, speaker.language):
        screen.tell(line)
    screen.show(standings_table(summary, speaker))
    if len(summary.standings) > 1:
        screen.show(cross_table(summary, speaker))
    screen.show(seats_table(summary, speaker))
    if summary.faults:
        screen.show(faults_table(summary, speaker))
    screen.tell(length_line(summary, speaker))
    for why, count in summary.reasons.items():
        share = percent(count / summary.games, speaker.language)
        screen.tell(f"  {reason_name(summary, why, speaker.language)} {count} ({share})")


def _table(title: str, *heads: str, whole: int = 1) -> Table:
    """A table whose first few columns are never broken into lines."""
    table = Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD,
        pad_edge=False,
        collapse_padding=True,
    )
    for number, head in enumerate(heads):
        justify: JustifyMethod = "left" if number == 0 else "right"
        table.add_column(head, justify=justify, no_wrap=number < whole, min_width=5)
    return table


def standings_table(summary: Summary, speaker: Speaker) -> Table:
    """Ratings and shares of all players, the best first."""
    language = speaker.language
    columns = ["bot", "rating", "share", "score", "time", "simulations"]
    heads = [speaker.say(f"arena-column-{column}") for column in columns]
    fair = percent(1 / summary.plan.seats, language)
    table = _table(speaker.say("arena-standings", fair=fair), *heads, whole=3)
    for one in summary.standings:
        cells = [
            printable(one.label),
            rating_interval(one.rating),
            percent_interval(one.share, language),
            decimal(one.mean_score, 1, language),
            milliseconds(one.seconds / one.moves if one.moves else 0.0, language),
            decimal(one.simulations_a_move, 0, language),
        ]
        table.add_row(*map(Text, cells))
    return table


def cross_table(summary: Summary, speaker: Speaker) -> Table:
    """Each player's share against each other."""
    labels = [one.label for one in summary.standings]
    table = _table(speaker.say("arena-cross"), "", *map(printable, labels))
    for row in labels:
        shares = [summary.cross.get((row, column)) for column in labels]
        cells = [_share_below(share, speaker) for share in shares]
        table.add_row(Text(printable(row)), *map(Text, cells))
    return table


def _share_below(share: Interval | None, speaker: Speaker) -> str:
    if share is None:
        return ""
    language = speaker.language
    return f"{percent(share.value, language)}\n{percent_range(share, language)}"


def seats_table(summary: Summary, speaker: Speaker) -> Table:
    """The share of wins of each seat; by turn order where beginners change."""
    key = "arena-places" if summary.turning else "arena-seats"
    shares = summary.places if summary.turning else summary.seats
    table = _table(speaker.say(key), "", speaker.say("arena-column-share"))
    for number, share in enumerate(shares):
        name = (
            speaker.say("arena-place", place=number + 1)
            if summary.turning
            else speaker.say("arena-seat", seat=letter(number))
        )
        table.add_row(Text(name), Text(percent_interval(share, speaker.language)))
    return table


def faults_table(summary: Summary, speaker: Speaker) -> Table:
    """What each player did that it should not."""
    heads = [speaker.say(f"arena-fault-{kind}") for kind in FAULTS]
    table = _table(speaker.say("arena-faults"), "", *heads)
    for one in summary.standings:
        counts = [str(one.faults.get(kind, 0)) for kind in FAULTS]
        table.add_row(Text(printable(one.label)), *map(Text, counts))
    return table


def length_line(summary: Summary, speaker: Speaker) -> str:
    """How long games are."""
    language, plies, rounds = speaker.language, summary.plies, summary.rounds
    line = speaker.say(
        "arena-length",
        plies=decimal(plies.mean, 1, language),
        low=decimal(plies.low, 0, language),
        high=decimal(plies.high, 0, language),
    )
    if rounds is None:
        return line
    mean = decimal(rounds.mean, 1, language)
    return f"{line} {speaker.say('arena-length-rounds', rounds=mean)}"
