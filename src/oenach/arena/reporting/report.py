"""The page of a tournament: everything in one file that loads nothing from elsewhere."""

from __future__ import annotations

from html import escape
from math import isnan
from typing import Final

from oenach.arena.records import FAULTS
from oenach.arena.reporting.charts import Bar, Heap, histograms, interval_chart
from oenach.arena.reporting.figures import (
    decimal,
    milliseconds,
    percent,
    percent_interval,
    percent_range,
    rating_interval,
)
from oenach.arena.reporting.style import STYLE
from oenach.arena.reporting.summary import Spread, Standing, Summary
from oenach.arena.reporting.telling import cast_line, command_line, findings, reason_name
from oenach.arena.statistics import Interval
from oenach.kernel.errors import Fact
from oenach.kernel.seats import letter
from oenach.messages import say

STRONGEST_TINT: Final = 55
"""How much of the colour a cell of the cross table has when its share is 0 or all."""


def report_page(summary: Summary, language: str = "en") -> str:
    """The page as HTML."""
    return Page(summary, language).whole()


class Page:
    """The sections of the page, in one language."""

    def __init__(self, summary: Summary, language: str) -> None:
        self.summary = summary
        self.language = language

    def say(self, key: str, **facts: Fact) -> str:
        """A message, ready to stand in HTML."""
        return escape(say(key, self.language, **facts), quote=False)

    def whole(self) -> str:
        """The page from head to end."""
        name = say(f"name-{self.summary.plan.game}", self.language)
        title = self.say("arena-report-title", game=name)
        sections = [
            self._opening(title),
            self._ratings(),
            self._cross(),
            self._seats(),
            self._scores(),
            self._lengths(),
            self._faults(),
            f"<footer>{self.say('arena-report-how')}</footer>",
        ]
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(section for section in sections if section)
            + "\n</main>\n</body>\n</html>\n"
        )

    def _opening(self, title: str) -> str:
        lines = [cast_line(self.summary, self.language), *findings(self.summary, self.language)]
        told = "".join(f"<p>{escape(line, quote=False)}</p>" for line in lines)
        command = escape(command_line(self.summary.plan), quote=False)
        return f"<header><h1>{title}</h1>{told}<pre><code>{command}</code></pre></header>"

    def _section(self, title: str, inside: str, note: str = "", wide: bool = False) -> str:
        below = f'<p class="note">{note}</p>' if note else ""
        kind = ' class="wide"' if wide else ""
        return f"<section{kind}><h2>{title}</h2>{inside}{below}</section>"

    def _ratings(self) -> str:
        standings = self.summary.standings
        title = self.say("arena-ratings")
        bars = [Bar(one.label, one.rating, rating_interval(one.rating)) for one in standings]
        chart = interval_chart(title, bars, lambda value: f"{value:.0f}")
        columns = ["bot", "rating", "share", "seats", "score", "time", "simulations"]
        heads = [self._head(column) for column in columns]
        rows = [self._standing_row(one) for one in standings]
        plot = (
            ""
            if len(standings) == 1
            else self._section(title, chart, self.say("arena-ratings-note"))
        )
        return plot + self._section(
            self.say("arena-standings", fair=percent(1 / self.summary.plan.seats, self.language)),
            table(heads, rows),
            wide=True,
        )

    def _head(self, column: str) -> str:
        return self.say(f"arena-column-{column}")

    def _standing_row(self, one: Standing) -> list[str]:
        seconds = one.seconds / one.moves if one.moves else 0.0
        return [
            f'<th scope="row">{escape(one.label)}</th>',
            cell(rating_interval(one.rating)),
            cell(percent_interval(one.share, self.language)),
            cell(str(one.seats)),
            cell(decimal(one.mean_score, 1, self.language)),
            cell(milliseconds(seconds, self.language)),
            cell(decimal(one.simulations_a_move, 0, self.language)),
        ]

    def _cross(self) -> str:
        labels = [one.label for one in self.summary.standings]
        if len(labels) < 2:
            return ""
        heads = ["", *(escape(label) for label in labels)]
        rows = [
            [f'<th scope="row">{escape(row)}</th>', *(self._duel(row, other) for other in labels)]
            for row in labels
        ]
        title, note = self.say("arena-cross"), self.say("arena-cross-note")
        return self._section(title, table(heads, rows, "cross"), note, wide=len(labels) > 2)

    def _duel(self, row: str, column: str) -> str:
        share = self.summary.cross.get((row, column))
        if share is None or isnan(share.value):
            return '<td class="none"></td>'
        tint = round(abs(share.value - 0.5) * 2 * STRONGEST_TINT)
        side = "--ahead" if share.value >= 0.5 else "--behind"
        style = f"background:color-mix(in oklab,var({side}) {tint}%,var(--card))"
        bounds = percent_range(share, self.language)
        figures = f"<b>{percent(share.value, self.language)}</b><small>{bounds}</small>"
        return f'<td style="{style}">{figures}</td>'

    def _seats(self) -> str:
        plan = self.summary.plan
        by_seat = [
            self._share_bar(say("arena-seat", self.language, seat=letter(seat)), share)
            for seat, share in enumerate(self.summary.seats)
        ]
        by_place = [
            self._share_bar(say("arena-place", self.language, place=place + 1), share)
            for place, share in enumerate(self.summary.places)
        ]
        title, note = self.say("arena-seats"), self.say("arena-seats-note")
        sections = self._section(title, self._share_chart(title, by_seat, 1 / plan.seats), note)
        if self.summary.turning:
            title, note = self.say("arena-places"), self.say("arena-places-note")
            chart = self._share_chart(title, by_place, 1 / plan.seats)
            sections = self._section(title, chart, note) + sections
        return sections

    def _share_bar(self, label: str, share: Interval) -> Bar:
        return Bar(label, share, percent_interval(share, self.language))

    def _share_chart(self, title: str, bars: list[Bar], fair: float) -> str:
        return interval_chart(title, bars, lambda value: f"{100 * value:.0f} %", fair)

    def _scores(self) -> str:
        title = self.say("arena-scores")
        heaps = [
            Heap(one.label, one.scores, self._mean(one.mean_score))
            for one in self.summary.standings
        ]
        return self._section(title, histograms(title, heaps, lambda value: f"{value:.0f}"))

    def _mean(self, mean: float) -> str:
        return say("arena-mean", self.language, mean=decimal(mean, 1, self.language))

    def _lengths(self) -> str:
        title = self.say("arena-lengths")
        heaps = [self._length(say("arena-plies", self.language), self.summary.plies)]
        charts = histograms(title, heaps, lambda value: f"{value:.0f}")
        if self.summary.rounds is not None:
            heaps = [self._length(say("arena-rounds", self.language), self.summary.rounds)]
            charts += histograms(title, heaps, lambda value: f"{value:.0f}")
        ends = "".join(
            f"<li>{escape(reason_name(self.summary, reason, self.language))} "
            f"<b>{count}</b> ({percent(count / self.summary.games, self.language)})</li>"
            for reason, count in self.summary.reasons.items()
        )
        return self._section(title, charts) + self._section(
            self.say("arena-reasons"), f"<ul>{ends}</ul>"
        )

    def _length(self, label: str, spread: Spread) -> Heap:
        return Heap(label, spread.values, self._mean(spread.mean))

    def _faults(self) -> str:
        if not self.summary.faults:
            return ""
        heads = [self._head("bot"), *(self.say(f"arena-fault-{kind}") for kind in FAULTS)]
        rows = [
            [
                f'<th scope="row">{escape(one.label)}</th>',
                *(cell(str(one.faults.get(kind, 0))) for kind in FAULTS),
            ]
            for one in self.summary.standings
        ]
        note = self.say(
            "arena-faults-note", aborted=self.summary.aborted, nobody=self.summary.blameless
        )
        return self._section(self.say("arena-faults"), table(heads, rows), note, wide=True)


def table(heads: list[str], rows: list[list[str]], kind: str = "") -> str:
    """A table that can be pushed sideways on a narrow screen."""
    head = "".join(f'<th scope="col">{text}</th>' for text in heads)
    body = "".join(f"<tr>{''.join(cells)}</tr>" for cells in rows)
    return (
        f'<div class="scroll" tabindex="0"><table class="{kind}"><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def cell(text: str) -> str:
    """A cell with figures."""
    return f"<td>{escape(text)}</td>"
