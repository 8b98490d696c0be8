"""A whole match as readable text, to see at a glance when the rules behave differently."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import oenach
from oenach import Match
from oenach.games.installed import modules
from oenach.kernel.seats import letter
from per_game import folder

Chooser = Callable[[Match], str]
MOVE = re.compile(r"^ *\d+ move +[A-E] (.*?)(?: \((.*)\))?$", re.MULTILINE)


def golden_tables() -> list[tuple[str, int]]:
    """The tables that have a playthrough: the smallest and the largest of each game."""
    return [(name, n) for module in modules() for name in [module.name] for n in module.seats]


def golden_file(name: str, seats: int) -> Path:
    """Where the playthrough of a table is kept."""
    return folder(name) / "golden" / f"{name}-{seats}.txt"


def recorded_moves(text: str) -> Chooser:
    """The moves of a playthrough again, one after the other."""
    moves = iter([opened or told for told, opened in MOVE.findall(text)])
    return lambda match: next(moves)


def playthrough(name: str, seats: int, choose: Chooser) -> str:
    """A match with a fixed secret: every event, and now and then the position."""
    game = oenach.game(name, seats=seats, options={})
    match = Match(game, secret=b"oenach golden playthrough secret"[:32])
    lines = [f"# {name}, {seats} seats, options {json.dumps(game.given)}", ""]
    told = 0
    while True:
        events = cast("list[dict[str, Any]]", match.log["events"])
        lines += [event_line(event, match) for event in events[told:]]
        told = len(events)
        if match.over:
            break
        moves = match.state.legal_moves()
        if told % 20 < 2:
            lines += ["", *position_lines(match), ""]
        lines.append(f"      {letter(int(match.state.to_act))} may: {some(match, moves)}")
        match.play(choose(match))
    lines += ["", *position_lines(match), "", *outcome_lines(match), ""]
    return "\n".join(lines)


def some(match: Match, moves: list[int]) -> str:
    """The first few legal moves and how many there are."""
    texts = [match.game.text(match.state, move) for move in moves[:6]]
    return f"{', '.join(texts)}{', …' if len(moves) > 6 else ''} ({len(moves)})"


def event_line(event: dict[str, object], match: Match) -> str:
    """One event: its number, its kind, what happened; a hidden move also as it really is."""
    opening = match.openings.get(int(str(event["seq"])))
    what = {
        key: value
        for key, value in event.items()
        if key not in ("seq", "kind", "ply", "hash", "commitment", "salt", "answers", "outcomes")
    }
    told = [str(value) for value in what.values()] + ([f"({opening.move})"] if opening else [])
    return f"{event['seq']:>5} {event['kind']:<7} {' '.join(told)}"


def position_lines(match: Match) -> list[str]:
    """The position, a key a line."""
    position = match.game.position(match.state)
    return [
        f"      {key}: {json.dumps(value)}" for key, value in position.items() if key != "options"
    ]


def outcome_lines(match: Match) -> list[str]:
    """The end and the score sheets."""
    outcome = match.outcome()
    assert outcome is not None
    lines = [f"end: {outcome.reason}, winners {' '.join(letter(seat) for seat in outcome.winners)}"]
    for seat, sheet in enumerate(outcome.sheets):
        parts = ", ".join(f"{line.label} {line.count} → {line.points}" for line in sheet.lines)
        lines.append(f"{letter(seat)}: {sheet.total} ({parts})")
    events = cast("list[dict[str, Any]]", match.log["events"])
    lines.append(f"last hash {events[-1]['hash']}")
    return lines
