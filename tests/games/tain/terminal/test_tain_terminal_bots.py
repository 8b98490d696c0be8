"""Bots at a table of Táin in the terminal, and their hints."""

from __future__ import annotations

import re

import pytest

import waiting
from bots.bots_here import GENTLE
from oenach.bots.hosting.host import BotHost
from oenach.kernel.logs.events import Seated
from oenach.kernel.matches.verify import verify
from oenach.story.sitter import Sitter
from oenach.terminal.sitters import ADVISER
from terminal.scripted import (
    ScriptedScreen,
    people,
    session_of,
    table_of,
)

pytestmark = pytest.mark.usefixtures("bots_here", "own_home")

FIRST = {"first_player": "A"}


def test_a_bot_that_can_go_on_sits_down_again() -> None:
    table = table_of("tain", [Sitter(True, "random"), Sitter(False, "Bo")], FIRST)
    sound = table.hosts[0]
    table.hosts[0] = BotHost("raises", table.match.game, waiting.PATIENCE, 0, maker=GENTLE)
    table.play_bot(0)
    table.play("X>B1", 1)
    table.play_bot(0)
    table.hosts[0] = sound
    for guard in ("X>B2", "X>B3"):
        table.play(guard, 1)
        table.play_bot(0)
    table.close()
    seats = [entry.event for entry in table.match.events() if isinstance(entry.event, Seated)]
    assert [event.who for event in seats if event.seat == 0] == [
        "bot:random",
        "fallback:random:crashed",
        "fallback:random:crashed",
        "bot:random",
    ]
    assert verify(table.match.log).ok


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["wins", "50%", "warrior 100%"]),
        ("fr", ["gagne", "50 %", "guerrier 100 %"]),
        ("nl", ["wint", "50%", "krijger 100%"]),
        ("de", ["gewinnt", "50 %", "Krieger 100 %"]),
    ],
)
def test_a_hint_shows_moves_with_chances_and_what_may_lie_face_down(
    language: str, told: list[str]
) -> None:
    table = table_of("tain", [Sitter(True, "random"), Sitter(False, "Bo")], FIRST, language)
    table.advisers[1] = BotHost("well", table.match.game, waiting.PATIENCE, 0, maker=GENTLE)
    screen = ScriptedScreen(["hint", "quit"])
    session_of(table, screen).run()
    best = table.legal_texts()[0]
    shown = screen.output.replace("\N{NO-BREAK SPACE}", " ")
    assert re.search(rf"^  {best} +50", shown, re.MULTILINE)
    assert re.search(r"^  A +B3 ", shown, re.MULTILINE)
    for word in told:
        assert word in shown


def test_the_master_gives_hints_that_change_nothing() -> None:
    table = table_of("tain", people(1, 2), FIRST)
    table.advisers[0] = BotHost(ADVISER, table.match.game, seconds=0.1, pace=0)
    screen = ScriptedScreen(["hint", "quit"])
    before = len(table.match.events())
    session_of(table, screen).run()
    assert len(table.match.events()) == before
    assert "What the master would weigh" in screen.output
    named = re.findall(r"^  (\S+) +\d+% +\d+%", screen.output, re.MULTILINE)
    assert len(named) == 3 and set(named) <= set(table.legal_texts())
