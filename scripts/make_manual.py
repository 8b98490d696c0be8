"""Writes the manual page oenach(1) from the help of the commands, settings and files included.

python scripts/make_manual.py FOLDER
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from oenach.cli.app import LazyCommand
from oenach.cli.commands import ABOUT, Entry, commands
from oenach.server.settings import PREFIX, read_settings

FILES: Final = (
    (
        "~/.config/oenach/server.toml",
        "Settings of the server, where OENACH_SETTINGS names no file.",
    ),
    (
        "~/.local/share/oenach/oenach.db",
        "What the server stores, where OENACH_DATA or the setting database names no other place.",
    ),
    ("~/.local/share/oenach/server.key", "The key that signs cookies; it belongs to the database."),
)
VARIABLES: Final = (
    ("OENACH_SETTINGS", "The file of settings of the server."),
    ("OENACH_DATA", "The folder in which the server keeps files."),
    ("OENACH_HOME", "The folder in which matches that are played in a terminal are kept."),
    ("OENACH_LANGUAGE", "The language of commands: en, fr, nl, de."),
    ("OENACH_DEBUG", "If it is set, a fault of the program comes with its traceback."),
)
WORDS: Final = {int: "NUMBER", float: "NUMBER", Path: "PATH"}
EXITS: Final = (
    ("0", "Done."),
    ("1", "A fault of the program; of reports: there is no such report."),
    ("2", "Something that was asked for cannot be done, which is told."),
    ("3", "Of check, doctor and import: something is damaged, or a fault was found."),
    ("130", "Of arena: interrupted; started again, it goes on from there."),
)


def main() -> None:
    """Write the page."""
    (Path(sys.argv[1]) / "oenach.1").write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole page, in the language of man."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield r".\" Made by scripts/make_manual.py from the help of the commands."
    # No date and no version: the page is the same until a command changes.
    yield '.TH OENACH 1 "" "oenach" "User commands"'
    yield from (".SH NAME", rf"oenach \- {plain(ABOUT.rstrip('.'))}")
    yield from (".SH SYNOPSIS", ".B oenach", r".I COMMAND", r"[\fIOPTIONS\fR]")
    yield from (".SH DESCRIPTION", plain(ABOUT))
    yield plain("Every command says more of itself with --help.")
    yield ".SH COMMANDS"
    for entry in commands():
        yield from _command(entry)
    yield ".SH ENVIRONMENT"
    yield plain("Every setting of the server can be set in the environment:")
    for one in read_settings(environment={"OENACH_SETTINGS": os.devnull})[1]:
        usual = f" Usually {one.value}." if one.value != "" else ""
        yield from (".TP", rf"\fB{plain(PREFIX + one.name.upper())}\fR", plain(one.meaning + usual))
    yield ".PP"
    yield plain("Besides these:")
    for name, meaning in VARIABLES:
        yield from (".TP", rf"\fB{plain(name)}\fR", plain(meaning))
    yield ".SH FILES"
    for file, meaning in FILES:
        yield from (".TP", rf"\fI{plain(file)}\fR", plain(meaning))
    yield ".SH EXIT STATUS"
    for code, meaning in EXITS:
        yield from (".TP", rf"\fB{code}\fR", plain(meaning))


def _command(entry: Entry) -> Iterator[str]:
    command = LazyCommand(entry).loaded()
    yield from (f".SS {plain(entry.name)}", plain(entry.summary))
    yield from _parameters(command)
    for name, below in sorted(getattr(command, "commands", {}).items()):
        yield from (".PP", rf"\fB{plain(entry.name)} {plain(name)}\fR")
        yield from (".br", plain(str(below.help).split("\n\n")[0]))
        yield from _parameters(below)
    examples = [line[2:] for line in (entry.epilog() or "").splitlines() if line[:3] == "- `"]
    if examples:
        yield from (".PP", "Examples:", ".PP", ".RS 4", ".nf")
        yield from map(plain, examples)
        yield from (".fi", ".RE")


def _parameters(command: Any) -> Iterator[str]:
    for one in command.params:
        meaning = getattr(one, "help", None)
        if not meaning or one.name == "help":
            continue
        if one.param_type_name == "argument":
            yield from (".TP", rf"\fI{plain(one.metavar or one.name.upper())}\fR")
        else:
            names = ", ".join(rf"\fB{plain(name)}\fR" for name in (*one.opts, *one.secondary_opts))
            yield from (".TP", names if one.is_flag else rf"{names} \fI{_wanted(one)}\fR")
        yield plain(str(meaning))


def _wanted(option: Any) -> str:
    """What stands behind an option, in a word."""
    kind = option.type_descriptor.annotation
    return plain(option.metavar or WORDS.get(kind, "TEXT"))


def plain(text: str) -> str:
    """A text in which nothing is a request to man."""
    whole = " ".join(str(text).replace("\\", r"\e").replace("-", r"\-").split())
    whole = re.sub(r"`|\*\*", "", whole)
    return rf"\&{whole}" if whole.startswith((".", "'")) else whole


if __name__ == "__main__":
    main()
