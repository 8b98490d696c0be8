"""Files and words that somebody gives to a command."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from contextlib import chdir
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from hypothesis import strategies as st
from typer.testing import CliRunner

from fuzz import spoiling
from fuzz.surface import TAKEN, Surface, refused
from fuzz.surfaces.spots import match_at, spot
from oenach.cli.app import app
from oenach.games.installed import games, modules
from oenach.kernel.errors import OenachError
from oenach.lessons.installed import lesson
from oenach.messages import LANGUAGES

FILE: Final = "given.json"
MADE: Final = "made.json"
EXITS: Final = (0, 2)
"""The codes with which a command may end that says what is wrong."""
SHORT: Final = (0, 1, 5, 20)
"""Moves of a match that is looked through: bots think about each of them."""
WORDS: Final = (
    *("A", "B", "spectator", "open", "0", "-1", "1", "7", "99999999999", "0.5", "nan", "é"),
    *("\udcff", "bash", "port", "T19"),
)

OF_LOGS: Final[tuple[tuple[str, ...], ...]] = (
    ("verify", FILE),
    ("replay", FILE),
    ("replay", FILE, "--as", "?"),
    ("review", FILE, "--unfinished", "--level", "random", "--budget", "0.01"),
    ("review", FILE, "--unfinished", "--level", "random", "--seat", "?", "--json", MADE),
    ("lesson", "from", FILE, "-o", MADE),
    ("lesson", "from", FILE, "-o", MADE, "--seat", "?", "--from", "?", "--to", "?", "--name", "?"),
    ("play", "--resume", FILE),
    ("saves",),
)
OF_LESSONS: Final[tuple[tuple[str, ...], ...]] = (
    ("lesson", "play", FILE),
    ("lesson", "play", FILE, "--step", "?"),
)
OF_WORDS: Final[tuple[tuple[str, ...], ...]] = (
    ("rules", "GAME", "?"),
    ("games",),
    ("bots",),
    ("lessons",),
    ("settings", "?"),
    ("completion", "?"),
    ("map", "check", "?"),
    ("verify", "?"),
    ("lesson", "check", "?"),
)


class Commands(Surface):
    """A command ends with what it was asked for, or says what is wrong."""

    name = "commands"
    share = 8

    @cached_property
    def _folder(self) -> tempfile.TemporaryDirectory[str]:
        return tempfile.TemporaryDirectory(prefix="oenach-fuzz-")

    def almost(self, rng: Random) -> Any:
        make = rng.choice((_about_a_log, _about_a_log, _about_a_lesson, _with_words))
        made = make(rng)
        if rng.random() < 0.2:
            made["arguments"] += ["--language", rng.choice((*LANGUAGES, "", "xx"))]
        return made

    def anything(self) -> st.SearchStrategy[Any]:
        words = st.text(max_size=400).map(_as_an_argument)
        return st.builds(
            lambda which, word, file: {
                "arguments": [word if one == "?" else one for one in which],
                "file": file,
            },
            st.sampled_from([*OF_LOGS, *OF_LESSONS, *OF_WORDS]),
            words,
            st.binary(max_size=100),
        )

    def answer(self, given: Any) -> str:
        folder = Path(self._folder.name)
        matches = folder / "matches"
        matches.mkdir(exist_ok=True)
        for file in (folder / FILE, matches / FILE):
            file.write_bytes(given["file"])
        with chdir(folder):
            ended = CliRunner().invoke(
                app, given["arguments"], input="", env={"OENACH_HOME": str(folder)}
            )
        if isinstance(ended.exception, OenachError):
            return refused(ended.exception)
        if ended.exception is not None and not isinstance(ended.exception, SystemExit):
            raise ended.exception
        assert ended.exit_code in EXITS, ended.output
        return TAKEN if ended.exit_code == 0 else "told what is wrong"


def _about_a_log(rng: Random) -> dict[str, Any]:
    where = {**spot(rng), "plies": rng.choice(SHORT)}
    match = match_at(where)
    log = match.log if rng.random() < 0.8 else match.public_log
    return {"arguments": _words(rng.choice(OF_LOGS), rng), "file": _spoilt(log, rng)}


def _about_a_lesson(rng: Random) -> dict[str, Any]:
    module = rng.choice([one for one in modules() if one.lessons])
    right = msgspec.to_builtins(lesson(module.name, rng.choice(list(module.lessons))))
    return {"arguments": _words(rng.choice(OF_LESSONS), rng), "file": _spoilt(right, rng)}


def _with_words(rng: Random) -> dict[str, Any]:
    return {"arguments": _words(rng.choice(OF_WORDS), rng), "file": b""}


def _spoilt(right: Any, rng: Random) -> bytes:
    written = spoiling.as_json(spoiling.several(right, rng), rng).encode("utf-8", "surrogatepass")
    return spoiling.octets(written, rng) if rng.random() < 0.1 else written


def _words(form: Sequence[str], rng: Random) -> list[str]:
    """The words of a command, those that it leaves open filled in. What is written has a name
    that nothing is wrong with."""
    return [_filled(one, rng) for one in form]


def _filled(word: str, rng: Random) -> str:
    if word == "GAME":
        return rng.choice(games())
    return _word(rng) if word == "?" else word


def _word(rng: Random) -> str:
    if rng.random() < 0.1:
        return rng.choice((FILE, "x" * 300, "/", ".", "matches", f"{FILE}/a", "-", "--"))
    return _as_an_argument(spoiling.several_in_text(rng.choice(WORDS), rng))


def _as_an_argument(text: str) -> str:
    """What the system can pass on: no NUL, and no half of a surrogate."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()
