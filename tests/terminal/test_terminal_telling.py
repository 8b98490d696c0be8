"""The chronicle, the story of a raid, replay, verify, rules, and the catalogue of sentences."""

from __future__ import annotations

import json
import os
import re
import select
import termios
from pathlib import Path
from random import Random

import pexpect
import pytest

import oenach
import waiting
from oenach.console.speaker import Speaker
from oenach.games.installed import modules
from oenach.messages import say
from oenach.messages.catalogues import has
from oenach.messages.summaries import summary_of
from oenach.story.history import History
from oenach.terminal.keys import read_keys
from oenach.terminal.replaying import Replay
from oenach.terminal.rulebook import rulebook, rules_in
from oenach.testing.reachability import rule_ids
from per_game import FIRST, QUICKEST
from terminal.scripted import (
    SECRET,
    Here,
    ScriptedScreen,
    saved,
    shortly,
    start,
)

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

SOURCES = Path(oenach.__file__).parent


def finished(here: Here, home: Path, game: str = FIRST) -> Path:
    here.run("play", game, "--people", "0", *shortly(game))
    return saved(home)[-1]


@pytest.mark.parametrize("game", oenach.games())
def test_replay_prints_the_whole_match_when_nobody_steps(
    game: str, here: Here, tmp_path: Path
) -> None:
    file = finished(here, tmp_path, game)
    done = here.run("replay", str(file))
    assert done.returncode == 0, done.stderr
    assert "Seat A: random bot" in done.stdout and "Total" in done.stdout
    public = json.loads(file.read_text())
    del public["openings"], public["secret"]
    other = tmp_path / "public.json"
    other.write_text(json.dumps(public))
    assert here.run("replay", str(other)).stdout == done.stdout
    checked = here.run("verify", str(other))
    assert checked.returncode == 0 and "Everything holds." in checked.stdout


def test_replay_steps_on_back_and_to_a_number() -> None:
    match = oenach.Match(oenach.game(QUICKEST, 2), SECRET)
    rng = Random(1)
    while not match.over:
        state = match.state
        match.play(match.game.text(state, rng.choice(state.legal_moves())))
    screen = ScriptedScreen(["7", "nonsense", "99999"])
    keys = iter(["\r", " ", "n", "b", "g", "g", "x", "g", "q"])
    Replay(History(match.log), screen, Speaker(), None).step_through(lambda: next(keys))
    assert re.findall(r"Step (\d+) of", screen.output)[:7] == ["0", "1", "2", "3", "2", "7", "7"]
    assert "Total" in screen.output.rpartition("Step ")[2]


def test_keys_that_were_pressed_before_count() -> None:
    person, terminal = os.openpty()
    os.set_blocking(terminal, False)  # there is nothing to wait for
    try:
        usual = termios.tcgetattr(terminal)
        for keys in ("n", "\x1b[C", "g5"):
            os.write(person, keys.encode())
            waiting.until(lambda: echoed(person), "the terminal has the keys")
            assert read_keys(terminal) == keys
        assert termios.tcgetattr(terminal) == usual
    finally:
        os.close(person)
        os.close(terminal)


def echoed(person: int) -> bool:
    """Whether the terminal has shown what was typed."""
    ready, _, _ = select.select([person], [], [], 0)
    return bool(ready) and bool(os.read(person, 100))


def test_replay_on_a_terminal(here: Here, tmp_path: Path) -> None:
    file = finished(here, tmp_path)
    child = start(tmp_path, "replay", str(file))
    child.expect("Step 0 of")
    child.send("n")
    child.expect("Step 1 of")
    child.send("g")
    child.expect("Go to step")
    child.sendline("5")
    child.expect("Step 5 of")
    child.send("b")
    child.expect("Step 4 of")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize("game", oenach.games())
def test_rules_in_short_are_the_summary_of_the_game(game: str, here: Here) -> None:
    done = here.run("rules", game, "--short", "--language", "de")
    assert done.returncode == 0
    words = " ".join(done.stdout.split())
    for title, lines in summary_of(game, "de"):
        assert title in words
        for line in lines:
            assert line in words


@pytest.mark.parametrize("game", oenach.games())
def test_rules_shows_the_book_and_single_rules(game: str, here: Here) -> None:
    done = here.run("rules", game)
    assert done.returncode == 0 and "\x1b" not in done.stdout
    rules = rules_in(rulebook(game))
    assert len(rules) > 10
    for rule in rules:
        one = here.run("rules", game, rule.lower())
        assert one.returncode == 0 and rule in one.stdout


def test_every_rule_has_a_paragraph() -> None:
    for game in oenach.games():
        book = rulebook(game)
        assert [rule for rule in rule_ids(book) if rule not in rules_in(book)] == []


def test_games_lists_seats_and_options(here: Here) -> None:
    shown = here.run("games").stdout
    for module in modules():
        least, most = module.seats
        options = [option.name for option in oenach.game(module.name).option_list(least)]
        for word in (say(f"name-{module.name}"), f"for {least} to {most} players", *options):
            assert word in shown


def test_version_and_help(here: Here) -> None:
    assert oenach.__version__ in here.run("--version").stdout
    shown = here.run("--help").stdout
    for command in ("play", "replay", "verify", "rules", "games", "saves"):
        assert command in shown
        helped = here.run(command, "--help")
        assert helped.returncode == 0 and "--language" in helped.stdout


def test_every_sentence_is_in_the_catalogue() -> None:
    families = {
        "terminal-help-": oenach.games(),
        "terminal-check-": ("form", "chain", "secret", "draws", "openings", "rules"),
        "terminal-status-": ("ok", "not-yet", "skipped"),
    }
    used = {f"{start}{end}" for start, ends in families.items() for end in ends}
    for source in SOURCES.rglob("*.py"):
        used |= set(re.findall(r'"(terminal-[a-z0-9-]+[a-z0-9])"', source.read_text()))
    assert len(used) > 60
    assert sorted(key for key in used if not has(key)) == []


def test_keys_that_come_in_one_piece_are_taken_apart() -> None:
    from oenach.terminal.replaying import split_keys

    assert split_keys("q\n") == ["q"]
    assert split_keys("nnb") == ["n", "n", "b"]
    assert split_keys("\x1b[C\x1b[D") == ["\x1b[C", "\x1b[D"]
    assert split_keys("\n") == ["\n"]
    assert split_keys("g 12\r") == ["g", " ", "1", "2"]
