"""Lists: the games with their options, the bots, and the saved matches."""

from __future__ import annotations

from datetime import datetime

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from oenach.bots.catalog import BOTS
from oenach.bots.hosting.host import seconds_of
from oenach.console.game_options import shown_value
from oenach.console.saves import Saved, matches_folder, saved_matches
from oenach.console.speaker import Speaker
from oenach.games.installed import left_out, modules


def games_list(speaker: Speaker) -> RenderableType:
    """Every game: what it is, for how many, with which options; last those that cannot be played,
    and why."""
    parts: list[RenderableType] = []
    for module in modules():
        name, (least, most) = module.name, module.seats
        seats = speaker.say("terminal-seats", least=least, most=most)
        title = Text(speaker.game(name), "bold").append(f"  {name}  {seats}", "not bold")
        parts += [title, Text(speaker.say(f"game-{name}"))]
        table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
        for key in ("option", "values", "usual", "meaning"):
            table.add_column(speaker.say(f"terminal-column-{key}"))
        for option in module.newest.option_list(most):
            meaning = speaker.say(f"option-{name}-{option.name}")
            allowed = _allowed(option.schema())
            table.add_row(option.name, allowed, shown_value(option.default), meaning)
        parts.append(table)
    parts += [Text(speaker.explain(one.reason)) for one in left_out()]
    return Group(*parts)


def _allowed(schema: dict[str, object]) -> str:
    """What an option takes, from its schema."""
    values = schema.get("enum")
    if isinstance(values, list):
        return ", ".join(map(str, values))
    if schema.get("type") == "boolean":
        return "true, false"
    if schema.get("type") == "integer":
        return f"{schema.get('minimum')}\N{EN DASH}{schema.get('maximum')}"
    variants = schema.get("anyOf")
    if isinstance(variants, list):
        return ", ".join(_allowed(each) if "enum" in each else "--map FILE" for each in variants)
    return str(schema.get("pattern", "")).strip("^$").replace("[1-9][0-9]{0,2}", "N")


def bots_list(speaker: Speaker) -> RenderableType:
    """Every bot: how long it may think about a move, and what it is like."""
    table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for key in ("bot", "seconds", "meaning"):
        table.add_column(speaker.say(f"terminal-column-{key}"), no_wrap=key == "bot")
    for name in BOTS:
        seconds = speaker.say("terminal-bots-seconds", seconds=f"{seconds_of(name):g}")
        table.add_row(name, seconds, speaker.say(f"bot-{name}"))
    return table


def saves_list(speaker: Speaker) -> RenderableType:
    """Every saved match: the latest first."""
    matches = list(saved_matches())
    folder = Text(speaker.say("terminal-saves-folder", folder=str(matches_folder())))
    if not matches:
        return Group(Text(speaker.say("terminal-no-saves")), folder)
    table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for key in ("file", "changed", "seats", "state"):
        name = speaker.say(f"terminal-column-{key}")
        table.add_column(name, no_wrap=key in ("file", "state"))
    for saved in matches:
        table.add_row(saved.path.name, *_saved_row(saved, speaker))
    return Group(table, folder)


def _saved_row(saved: Saved, speaker: Speaker) -> list[str]:
    changed = datetime.fromtimestamp(saved.changed).strftime("%Y-%m-%d %H:%M")
    if saved.header is None:
        return [changed, "-", speaker.say("terminal-unreadable")]
    if saved.end is None:
        state = speaker.say("terminal-unfinished", events=saved.events)
    else:
        winners = speaker.winners(saved.end.outcome.winners)
        state = speaker.say("terminal-finished", winners=winners)
    return [changed, str(saved.header.seats), state]
