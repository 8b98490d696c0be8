"""What pages tell people to type beside what is run: studies that take hours, what needs a database
or another program. Its words are right at least: programs, targets, files, options."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from docs.test_docs import EVERY, ROOT, TARGETS, blocks
from oenach.cli.app import app
from waiting import PATIENCE

MAKEFILE = (ROOT / "Makefile").read_text()
ASSIGNED = re.compile(r"[A-Z_]+=.*")

INSTALLED = {"oenach", "/opt/oenach/bin/oenach"}
OURS = {*INSTALLED, "make", "python", ".venv/bin/python"}
ELSEWHERE = {"docker", "createdb", "export", "sed", "python3", "journalctl", "/opt/oenach/bin/pip"}
"""Other people's programs, and what sets something up for the lines below it."""


def typed() -> list[tuple[Path, str]]:
    """Each line of a block without a prompt that begins with a program of ours."""
    found = {
        line: page
        for page in sorted(EVERY)
        for language in ("", "sh")
        for block in blocks(page, language)
        for line in block.splitlines()
        # With a folder of one's own it is run by `test_server_docs.py`.
        if first_word(line) in OURS and not re.search(r"\$(BACKUP|FOLDER)", line)
    }
    return [(page, line) for line, page in found.items()]


def words_of(line: str) -> list[str]:
    """Without comments, and without the variables before a program."""
    try:
        words = shlex.split(line, comments=True)
    except ValueError:
        # A picture of letters, not a command.
        return []
    while words and ASSIGNED.fullmatch(words[0]):
        del words[0]
    return words


def first_word(line: str) -> str:
    return next(iter(words_of(line)), "")


def test_nothing_is_typed_that_nobody_looks_at() -> None:
    lines = [line for page in EVERY for block in blocks(page, "sh") for line in block.splitlines()]
    assert {first_word(line) for line in lines if line.strip()} <= OURS | ELSEWHERE


@pytest.mark.parametrize(("page", "line"), typed(), ids=lambda value: str(value)[-50:])
def test_what_is_typed_could_be_done(page: Path, line: str) -> None:
    program, *words = words_of(line)
    if program in INSTALLED:
        parse(words)
    elif program == "make":
        target, *told = words
        assert target in TARGETS
        assert all(f"$({one.partition('=')[0]})" in MAKEFILE for one in told)
    elif words[0] == "-m":
        assert words[1] in ("pytest", "building.pages")
        assert all((ROOT / word).exists() for word in words[2:] if "/" in word)
    else:
        options = [word for word in words[1:] if word.startswith("--")]
        command = [sys.executable, str(ROOT / words[0]), "--help"]
        said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert all(option in said.stdout for option in options), said.stderr


def parse(words: list[str]) -> None:
    """Read the arguments as the command line does, and do nothing of it."""
    command, context = get_command(app), None
    while hasattr(command, "commands"):
        context = command.make_context("oenach", list(words), parent=context)
        name, *words = words
        command = command.commands[name]
    command.make_context("oenach", list(words), parent=context)
