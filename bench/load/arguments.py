"""What the load program was asked for."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from bench.load.contestants import Oenach
from bench.load.plan import MEASURES, QUICK, Plan
from bench.serving import SERVE

NUMBERS: Final = {
    "rounds": "of all measures",
    "clients": "processes of players",
    "events": "in a long log",
    "long_tables": "tables with a long log",
    "stored": "matches in a full store",
    "at": "tables where these do not vary",
    "idle": "idle tables",
}
SECONDS: Final = {
    "seconds": "of each run",
    "warm": "before each, not counted",
    "paced_seconds": "of each run with onlookers",
}
LISTS: Final = {
    "tables": "so many tables",
    "onlookers": "so many onlookers",
    "processes": "so many processes",
}


def arguments(description: str | None, given: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for."""
    described = [f"  {name:<12}{what}" for name, what in MEASURES.items()]
    parser = argparse.ArgumentParser(
        prog="python -m bench.load",
        description=description,
        epilog="measures:\n" + "\n".join(described),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("measures", nargs="*", metavar="MEASURE", help="only these")
    parser.add_argument("--quick", action="store_true", help="a few minutes, of fewer tables")
    parser.add_argument("--out", type=Path, default=Path("load-figures"), help="for plots and JSON")
    parser.add_argument(
        "--serve",
        default=shlex.join(SERVE),
        help="how the server is started, on a free port that it says in its first line; "
        "{processes} stands for their number; --database URL is put behind it",
    )
    parser.add_argument(
        "--database",
        action="append",
        help="sqlite:///FILE as it is, or postgresql://… where databases may be made; may be "
        "given again; a new SQLite file if it is not given",
    )
    parser.add_argument("--alone", action="store_true", help="without boardgame.io and sockets")
    _add_numbers(parser)
    asked = parser.parse_args(given)
    unknown = [name for name in asked.measures if name not in MEASURES]
    if unknown:
        parser.error(f"no such measure: {', '.join(unknown)}; there are {', '.join(MEASURES)}")
    return asked


def _add_numbers(parser: argparse.ArgumentParser) -> None:
    usual = Plan()
    for named, kind in ((NUMBERS, int), (SECONDS, float)):
        for name, what in named.items():
            said = f"{what} ({getattr(usual, name):g}; quick {getattr(QUICK, name):g})"
            parser.add_argument(f"--{name.replace('_', '-')}", type=kind, help=said, metavar="N")
    for name, what in LISTS.items():
        few = ", ".join(map(str, getattr(usual, name)))
        quick = ", ".join(map(str, getattr(QUICK, name)))
        parser.add_argument(
            f"--{name}", type=int, nargs="+", metavar="N", help=f"{what} ({few}; quick {quick})"
        )


def plan_of(asked: argparse.Namespace) -> Plan:
    """The usual plan, or the quick one, with what was given instead."""
    given: dict[str, Any] = {
        name: getattr(asked, name)
        for name in (*NUMBERS, *SECONDS)
        if getattr(asked, name) is not None
    }
    for name in LISTS:
        if getattr(asked, name) is not None:
            given[name] = tuple(getattr(asked, name))
    return replace(QUICK if asked.quick else Plan(), **given)


def our_servers(asked: argparse.Namespace, processes: int = 1) -> list[Oenach]:
    """The server that was asked for, on each database."""
    command = shlex.split(asked.serve.replace("{processes}", str(processes)))
    names = {"sqlite": "oenach, SQLite", "postgresql": "oenach, PostgreSQL"}
    return [
        Oenach(
            name=names.get((url or "sqlite").partition(":")[0], "oenach"),
            database=url,
            command=command,
        )
        for url in asked.database or [None]
    ]
