"""The tables and plots of docs/bots.md, from the folders that the study left."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from bot_study import STUDIES, TRIALS, Trial

from oenach.arena.reporting.charts import Bar, interval_chart
from oenach.arena.statistics import Interval
from oenach.messages import say

NAMES: Final = {game: say(f"name-{game}", "en") for game in STUDIES}
PARTS: Final = ("floors", "levels", "references", "tables", "confirming")
# Plots that stand alone bring their own colours.
COLOURS: Final = (
    "<style>text{font:12px system-ui,sans-serif;fill:#22201c}.name{font-weight:600}"
    ".figure,.tick{fill:#69645a}.tick{font-size:11px}.grid{stroke:#ddd7ca}"
    ".fair{stroke:#69645a;stroke-width:1.5;stroke-dasharray:4 3}"
    ".whisker{stroke:#2f7d5b;stroke-width:2;fill:none}.dot{fill:#2f7d5b}</style>"
    '<rect width="100%" height="100%" fill="#fffdf9"/>'
)


def write_tables(study: Path, folder: Path) -> None:
    """Put the tables into `bots.md`, between its marks, and the plots into `pictures` beside it."""
    page = folder / "bots.md"
    text = page.read_text(encoding="utf-8")
    for part in PARTS:
        text = placed(text, part, strength_table(study, part))
    text = placed(text, "balance", balance_table(study))
    page.write_text(text, encoding="utf-8")
    for name, picture in plots(study):
        (folder / "pictures" / name).write_text(picture, encoding="utf-8")


def placed(text: str, part: str, table: Sequence[str]) -> str:
    """The page with a table between the marks of its part."""
    begin, end = f"<!-- {part} -->", f"<!-- end of {part} -->"
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    assert found, f"no marks for {part}"
    return f"{before}{begin}\n" + "\n".join(table) + f"\n{end}{after}"


def played(study: Path, part: str) -> Iterator[tuple[Trial, dict[str, Any]]]:
    """The trials of a part that have been played, with their summaries."""
    for trial in TRIALS:
        file = study / trial.name / "summary.json"
        if trial.part == part and file.exists():
            yield trial, json.loads(file.read_text(encoding="utf-8"))


def strength_table(study: Path, part: str) -> list[str]:
    """One row a trial: the share of the first bot, with its interval and what it must be."""
    rows = [
        "| game | seats | bot | against | games | share of wins (95 %) | asked for "
        "| simulations a move |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for trial, summary in played(study, part):
        standings = {one["bot"]: one for one in summary["standings"]}
        first, other = standings[trial.bots[0]], standings[trial.bots[1]]
        many = "" if trial.seats == 2 else f"{trial.seats - 1} × "
        simulations = " : ".join(f"{one['simulations_a_move']:,.0f}" for one in (first, other))
        rows.append(
            f"| {NAMES[trial.game]} | {trial.seats} | {trial.bots[0]} | {many}{trial.bots[1]} "
            f"| {summary['games']} | {percents(first['share'])} | {verdict(trial, first['share'])} "
            f"| {simulations} |"
        )
    return rows


def percents(share: dict[str, float]) -> str:
    """A share with its interval."""
    return f"{share['value']:.1%} ({share['low']:.1%} to {share['high']:.1%})"


def verdict(trial: Trial, share: dict[str, float]) -> str:
    """What was asked for, and whether it was reached."""
    if trial.least is None:
        return ""
    reached = share["low"] > trial.least if trial.by_bound else share["value"] >= trial.least
    asked = f"lower bound above {trial.least:.0%}" if trial.by_bound else f"{trial.least:.0%}"
    return f"{asked}: {'reached' if reached else '**missed**'}"


def balance_table(study: Path) -> list[str]:
    """One row for each game and number of seats: places, length, reasons for the end."""
    rows = [
        "| game | seats | games | share of wins by place at the table, first to act first "
        "| rounds (90 % of games) | moves | ended by |",
        "|---|---|---|---|---|---|---|",
    ]
    for trial, summary in played(study, "balance"):
        places = ", ".join(f"{share['value']:.0%}" for share in summary["places"].values())
        rounds = summary["rounds"]
        length = "" if rounds is None else spread(rounds)
        reasons = ", ".join(
            f"{reason} {count / summary['games']:.0%}"
            for reason, count in summary["reasons"].items()
        )
        rows.append(
            f"| {NAMES[trial.game]} | {trial.seats} | {summary['games']} | {places} | {length} "
            f"| {spread(summary['plies'])} | {reasons} |"
        )
    return rows


def spread(figures: dict[str, float]) -> str:
    """A mean, and between which 90 % of the games lie."""
    return f"{figures['mean']:.0f} ({figures['from_5']:.0f}–{figures['to_95']:.0f})"


def plots(study: Path) -> Iterator[tuple[str, str]]:
    """For each game what a place at the table is worth, and how long games are."""
    summaries = list(played(study, "balance"))
    for game, name in NAMES.items():
        own = [(trial, summary) for trial, summary in summaries if trial.game == game]
        places = [
            place_bar(trial, place, share)
            for trial, summary in own
            for place, share in summary["places"].items()
        ]
        if places:
            title = f"{name}: share of wins by place, 1 = what equals would have"
            yield (
                f"balance-{game}-places.svg",
                alone(interval_chart(title, places, lambda value: f"{value:.1f}", 1.0)),
            )
            lengths = [length_bar(trial, summary) for trial, summary in own]
            title = f"{name}: moves of a game, mean and where 90 % of the games lie"
            yield (
                f"balance-{game}-length.svg",
                alone(interval_chart(title, lengths, lambda value: f"{value:.0f}")),
            )


def place_bar(trial: Trial, place: str, share: dict[str, float]) -> Bar:
    """A place's share of wins as a multiple of the fair one."""
    interval = Interval(*(share[bound] * trial.seats for bound in ("value", "low", "high")))
    figures = f"{interval.value:.2f} ({interval.low:.2f}–{interval.high:.2f})"
    return Bar(f"{trial.seats} seats, place {place}", interval, figures)


def length_bar(trial: Trial, summary: dict[str, Any]) -> Bar:
    """The length of games at a table."""
    plies = summary["plies"]
    interval = Interval(plies["mean"], plies["from_5"], plies["to_95"])
    return Bar(f"{trial.seats} seats", interval, spread(plies))


def alone(picture: str) -> str:
    """A plot as a file of its own."""
    head, _, rest = picture.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg">{COLOURS}{rest}\n'
