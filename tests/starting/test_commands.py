"""The list of commands says what each of them says of itself, and shows it as typer would."""

from __future__ import annotations

import sys

import pytest

# Reads once whether colours are forced: before any test forces them.
import typer.rich_utils  # noqa: F401
from rich.text import Text
from typer.testing import CliRunner

from oenach.cli import main
from oenach.cli.app import LazyCommand, app
from oenach.cli.commands import ABOUT, Entry, commands

EVERY = pytest.mark.parametrize("entry", commands(), ids=lambda entry: entry.name)


def front_page(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "argv", ["oenach", "--help"])
    main()
    return capsys.readouterr().out


def page_of_typer(capsys: pytest.CaptureFixture[str]) -> str:
    app(["--help"], prog_name="oenach", standalone_mode=False)
    return capsys.readouterr().out


@pytest.mark.parametrize("width", [40, 60, 80, 100, 200])
def test_the_front_page_is_typers(
    width: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    shown = front_page(capsys, monkeypatch)
    assert shown == page_of_typer(capsys)
    assert " ".join(ABOUT.split()[:4]) in shown


def test_the_front_page_has_typers_colours(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in {"COLUMNS": "80", "FORCE_COLOR": "1", "TERM": "xterm-256color"}.items():
        monkeypatch.setenv(name, value)
    shown = front_page(capsys, monkeypatch)
    assert "\x1b[1;36m" in shown
    assert styled(shown) == styled(page_of_typer(capsys))


def styled(page: str) -> list[tuple[str, str]]:
    """Every sign that can be seen, with its style."""
    text = Text.from_ansi(page)
    signs = [(sign, "") for sign in text.plain]
    for span in text.spans:
        for place in range(span.start, span.end):
            signs[place] = (text.plain[place], str(span.style))
    return [(sign, style) for sign, style in signs if not sign.isspace()]


@EVERY
def test_the_list_says_what_the_command_says(entry: Entry) -> None:
    command = LazyCommand(entry).loaded()
    assert command.name == entry.name
    assert " ".join(command.help.split("\n\n")[0].split()) == entry.summary


@EVERY
def test_the_help_of_a_command_is_whole(entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown = CliRunner().invoke(app, [entry.name, "--help"], prog_name="oenach")
    assert shown.exit_code == 0
    assert f"Usage: oenach {entry.name} [OPTIONS]" in shown.stdout
    assert entry.summary in shown.stdout and "-completion" not in shown.stdout
    for example in (entry.epilog() or "").splitlines():
        assert example.strip("-* ").replace("`", "") in shown.stdout


def test_a_mistyped_command_is_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown = CliRunner().invoke(app, ["plya"], prog_name="oenach")
    assert shown.exit_code == 2
    assert "No such command 'plya'. Did you mean 'play'" in shown.stderr
