"""The page of the commands, from the same declarations as their `--help`."""

from __future__ import annotations

from typing import Any

from typer.main import get_command

from oenach.cli.app import LazyCommand, LazyGroup, app
from oenach.cli.commands import ABOUT


def commands_page() -> str:
    """Every command with its arguments and options."""
    group = get_command(app)
    assert isinstance(group, LazyGroup)
    told = [f"# Commands\n\n{ABOUT} The same stands in `oenach COMMAND --help`.\n"]
    for name, command in sorted(group.commands.items()):
        assert isinstance(command, LazyCommand)
        told.append(section(f"oenach {name}", command.loaded(), "##"))
    return "\n".join(told)


def section(called: str, command: Any, level: str) -> str:
    """A command, and those below it."""
    lines = [f"{level} {called}", "", command.help or "", ""]
    below = getattr(command, "commands", {})
    if not below:
        lines += ["```text", usage(called, command), "```", "", *table(command)]
    if command.epilog:
        lines += ["", examples(command.epilog)]
    lines += [section(f"{called} {name}", one, f"{level}#") for name, one in below.items()]
    return "\n".join([*lines, ""])


def usage(called: str, command: Any) -> str:
    """How it is typed."""
    words = [called, "[OPTIONS]"]
    for one in command.params:
        if one.param_type_name == "argument":
            name = (one.metavar or one.name).upper()
            words.append(name if one.required else f"[{name}]")
    return " ".join(words)


def table(command: Any) -> list[str]:
    """Its arguments and options, a row each."""
    rows = [row(one) for one in command.params if not getattr(one, "hidden", False)]
    return ["| | |", "|---|---|", *rows] if rows else []


def row(one: Any) -> str:
    """What is typed, and what that means."""
    if one.param_type_name == "argument":
        typed = [(one.metavar or one.name).upper()]
    else:
        typed = [*one.opts, *one.secondary_opts]
    names = ", ".join(f"`{name}`" for name in typed)
    said = " ".join((one.help or "").split()).replace("|", "\\|")
    usual = one.default
    if isinstance(usual, (int, float, str)) and not isinstance(usual, bool) and usual != "":
        said = f"{said} Usually `{usual}`."
    return f"| {names} | {said} |"


def examples(epilog: str) -> str:
    """The examples as one list."""
    return "\n".join(line for line in epilog.splitlines() if line).replace("\n-", "\n\n-", 1)
