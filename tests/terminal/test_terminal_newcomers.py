"""Whoever is new to a game reads in the terminal what each choice is about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oenach.console.saves import read_json
from oenach.games.installed import modules
from oenach.messages.told import spoken
from oenach.offers import prompt
from oenach.story.history import History
from oenach.terminal.newcomers import is_new
from oenach.terminal.session import Session
from per_game import QUICKEST, about
from terminal.scripted import Here, ScriptedScreen, people, saved, shortly, start, table_of

PROMPTING = [module.name for module in modules() if module.has_prompts]


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("prompts", [True, False])
@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
@pytest.mark.parametrize("game", PROMPTING)
@pytest.mark.usefixtures("own_home")
def test_what_a_choice_is_about_is_said_before_it_is_asked(
    game: str, language: str, prompts: bool
) -> None:
    table = table_of(game, people(1, 2), about(game).a_begins, language)
    screen = ScriptedScreen(["quit"])
    assert Session(table, screen, table.chronicle.speaker, prompts=prompts).run() == 0
    told = prompt(table.match.state, table.match.to_act)
    assert told is not None
    assert (flat(spoken(told, language)) in flat(screen.output)) == prompts


@pytest.mark.parametrize("game", PROMPTING)
def test_one_is_new_until_a_match_of_that_game_is_finished(game: str, here: Here) -> None:
    assert is_new(game)
    here.run("play", game, "--seats", "2", *shortly(game), typed="1\nquit\n")
    assert is_new(game), "it is not finished"
    here.run("play", game, "--seats", "2", "--people", "0", *shortly(game))
    assert is_new(game), "bots were watched"
    here.run("play", game, "--seats", "2", *shortly(game), typed="1\n" * 4000)
    assert not is_new(game)
    assert all(is_new(other) for other in PROMPTING if other != game)


def asked_about(home: Path) -> str:
    """What the choice is about at which the only match of a folder was left; it goes."""
    [file] = saved(home)
    match = History(read_json(file)).match
    file.unlink()
    told = prompt(match.state, match.to_act)
    assert told is not None
    return flat(spoken(told))


@pytest.mark.parametrize(("option", "says"), [([], False), (["--prompts"], True)])
@pytest.mark.skipif(QUICKEST not in PROMPTING, reason="it says nothing to those who are new")
def test_a_script_asks_for_prompts_where_it_wants_them(
    option: list[str], says: bool, tmp_path: Path, here: Here
) -> None:
    done = here.run("play", QUICKEST, "--seats", "2", *option, typed="quit\n")
    assert (asked_about(tmp_path) in flat(done.stdout)) == says


@pytest.mark.parametrize(("option", "says"), [([], True), (["--no-prompts"], False)])
@pytest.mark.skipif(QUICKEST not in PROMPTING, reason="it says nothing to those who are new")
def test_a_person_at_a_terminal_is_told_unless_they_say_no(
    option: list[str], says: bool, tmp_path: Path
) -> None:
    process = start(tmp_path, "play", QUICKEST, "--seats", "2", *option)
    process.expect("[AB]> ")
    shown = re.sub(r"\x1b\[[0-9;]*m", "", process.before or "")
    process.sendline("quit")
    process.wait()
    assert (asked_about(tmp_path) in flat(shown)) == says
