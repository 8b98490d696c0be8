"""The files that say what came out: JSON, CSV and a page with plots."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Sequence
from math import isfinite
from pathlib import Path
from typing import Final

from oenach.arena.folder import unusable
from oenach.arena.records import GameRecord
from oenach.arena.reporting.report import report_page
from oenach.arena.reporting.summary import Spread, Standing, Summary
from oenach.arena.statistics import Interval
from oenach.kernel.seats import letter

SUMMARY: Final = "summary.json"
GAMES: Final = "games.csv"
RATINGS: Final = "ratings.csv"
REPORT: Final = "report.html"

Row = Sequence[object]


def write_all(
    summary: Summary, records: Sequence[GameRecord], folder: Path, language: str = "en"
) -> None:
    """Write all files of a finished tournament."""
    try:
        text = json.dumps(summary_json(summary), ensure_ascii=False, indent=1, allow_nan=False)
        (folder / SUMMARY).write_text(text + "\n", encoding="utf-8")
        write_table(folder / GAMES, GAME_COLUMNS, game_rows(records))
        write_table(folder / RATINGS, RATING_COLUMNS, map(rating_row, summary.standings))
        (folder / REPORT).write_text(report_page(summary, language), encoding="utf-8")
    except OSError as error:
        raise unusable(folder, error) from error


def write_table(path: Path, columns: Row, rows: Iterable[Row]) -> None:
    """A CSV file with a head."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(rows)


GAME_COLUMNS: Final = (
    *("game", "lineup", "deal", "seat", "place", "bot", "score", "win", "reason", "plies"),
    *("draws", "rounds", "moves", "simulations", "faults"),
)


def game_rows(records: Iterable[GameRecord]) -> Iterator[Row]:
    """A row for each seat of each game."""
    for record in records:
        for seat, bot in enumerate(record.order):
            faults = sum(fault.times for fault in record.faults if fault.seat == seat)
            yield (
                *(record.game, record.lineup, record.deal, letter(seat), record.place(seat) + 1),
                *(
                    bot,
                    "" if record.aborted else record.scores[seat],
                    round(record.wins()[seat], 4),
                ),
                *(record.reason, record.plies, record.draws),
                "" if record.rounds is None else record.rounds,
                *(record.moves[seat], record.simulations[seat], faults),
            )


RATING_COLUMNS: Final = (
    *("bot", "rating", "rating_low", "rating_high", "share", "share_low", "share_high"),
    *("wilson_low", "wilson_high", "fair_share", "seats", "wins", "mean_score", "faults"),
    *("simulations_a_move", "milliseconds_a_move", "slowest_milliseconds", "late_moves"),
)


def rating_row(one: Standing) -> Row:
    """A player's row."""
    return (
        one.label,
        *(f"{bound:.1f}" for bound in one.rating),
        *(f"{bound:.4f}" for bound in one.share),
        *(f"{bound:.4f}" for bound in one.wilson[1:]),
        *(f"{one.fair:.4f}", one.seats, f"{one.wins:.4f}", f"{one.mean_score:.2f}"),
        sum(one.faults.values()),
        *(f"{one.simulations_a_move:.1f}", f"{one.milliseconds_a_move:.3f}"),
        *(f"{1000 * one.slowest:.3f}", one.late),
    )


def summary_json(summary: Summary) -> dict[str, object]:
    """The whole summary as JSON; what is no number is null."""
    seats = range(summary.plan.seats)
    return {
        "plan": summary.plan.to_json(),
        "games": summary.games,
        "deals": summary.deals,
        "aborted": summary.aborted,
        "faults": summary.faults,
        "faults_of_nobody": summary.blameless,
        "standings": [standing_json(one) for one in summary.standings],
        "cross": [
            {"bot": row, "against": column, "share": interval_json(interval)}
            for (row, column), interval in summary.cross.items()
        ],
        "seats": {letter(seat): interval_json(summary.seats[seat]) for seat in seats},
        "places": {str(seat + 1): interval_json(summary.places[seat]) for seat in seats},
        "plies": spread_json(summary.plies),
        "rounds": None if summary.rounds is None else spread_json(summary.rounds),
        "reasons": summary.reasons,
    }


def standing_json(one: Standing) -> dict[str, object]:
    """A player's results as JSON."""
    return {
        "bot": one.label,
        "rating": interval_json(one.rating),
        "share": interval_json(one.share),
        "share_wilson": interval_json(one.wilson),
        "fair_share": one.fair,
        "seats": one.seats,
        "wins": one.wins,
        "mean_score": number(one.mean_score),
        "faults": one.faults,
        "moves": one.moves,
        "simulations_a_move": one.simulations_a_move,
        "milliseconds_a_move": one.milliseconds_a_move,
        "slowest_milliseconds": 1000 * one.slowest,
        "late_moves": one.late,
    }


def spread_json(spread: Spread) -> dict[str, object]:
    """A spread as JSON, without its single values."""
    return {
        "mean": number(spread.mean),
        "median": number(spread.median),
        "from_5": number(spread.low),
        "to_95": number(spread.high),
    }


def interval_json(interval: Interval) -> dict[str, object]:
    """An interval as JSON."""
    return {name: number(bound) for name, bound in interval._asdict().items()}


def number(value: float) -> float | None:
    """The value, rounded to what it can mean; None for what is no number."""
    return round(value, 6) if isfinite(value) else None
