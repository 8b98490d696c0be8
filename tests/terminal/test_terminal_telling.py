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
from scripted import SECRET, Here, ScriptedScreen, people, saved, session_of, table_of
from test_terminal_leaving import start

import oenach
import waiting
from oenach.messages.catalogues import has
from oenach.story.history import History
from oenach.terminal.keys import read_keys
from oenach.terminal.replaying import Replay
from oenach.terminal.rulebook import rulebook, rules_in
from oenach.terminal.speaker import Speaker

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

SOURCES = Path(__import__("oenach.terminal").__file__).parent / "terminal"


def example_round(seats: int = 3) -> list[str]:
    """The example of the rulebook, told to an onlooker."""
    table = table_of("tain", people(0, seats), {"first_player": "A"})
    moves = "X>B1 B>B1 W>K1 B>C5 C>K2 B>A4 C>C1 W>C4 B>C4 B>C2 pass W>C2 pass B>C5 pass"
    for text in moves.split():
        table.play(text, table.match.to_act)
    return [line for _, line in table.chronicle.whole(None)]


def test_the_raid_is_told_as_a_story() -> None:
    told = [line.replace("'", "’") for line in example_round()]
    story = told[told.index("Round 1: all tokens are turned up.") :]
    assert story == [
        "Round 1: all tokens are turned up.",
        "Kingdom: C’s warrior on the left, B’s chief on the right.",
        "A4: C’s boy finds nobody on guard.",
        "C1: A’s chief finds nobody on guard.",
        "C2: A’s boy is captured by the warrior.",
        "C4: B’s warrior gets past the boy.",
        "C5: A’s boy is held off by the boy.",
        "A: cattle 5 → 6, jewels 3 → 2.",
        "B: cattle 5 → 6, jewels 3 → 4.",
        "C: cattle 5 → 4, holds A’s boy.",
        "Round 2 begins; B is first.",
    ]


def test_before_the_reveal_nobody_is_told_a_kind() -> None:
    told = example_round()
    hidden = told[: told.index("Round 1: all tokens are turned up.")]
    for word in ("chief", "warrior", "boy", "bluff", "daughter"):
        assert not any(word in line for line in hidden)


def finished(here: Here, home: Path, game: str = "tain") -> Path:
    options = ["--option", "limit=rounds:3"] if game == "celtic-trader" else []
    here.run("play", game, "--people", "0", *options)
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


def test_replay_shows_hidden_tokens_only_to_those_who_may_see_them() -> None:
    match = oenach.Match(oenach.game("tain", 2, {"first_player": "A"}), SECRET)
    match.play("D>A1")
    match.play("W>A2")
    shown = {}
    for viewer in ("A", "B", "spectator", "open", None):
        screen = ScriptedScreen([])
        Replay(History(match.log), screen, Speaker(), viewer).print_all()
        shown[viewer] = screen.output
    assert "daughter on guard" in shown["A"] and "a warrior to raid" not in shown["A"]
    assert "daughter on guard" not in shown["B"] and "a warrior to raid" in shown["B"]
    assert shown["spectator"] == shown[None]
    assert "daughter on guard" not in shown[None] and "BW" not in shown[None]
    assert "daughter on guard" in shown["open"] and "BW" in shown["open"]


def test_replay_steps_on_back_and_to_a_number() -> None:
    match = oenach.Match(oenach.game("keltis", 2), SECRET)
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


def test_an_undone_move_is_replayed_too() -> None:
    match = oenach.Match(oenach.game("tain", 2, {"first_player": "A"}), SECRET)
    match.play("D>A1")
    match.undo(0)
    match.play("C>A1")
    screen = ScriptedScreen([])
    Replay(History(match.log), screen, Speaker(), "open").print_all()
    assert "A takes back the last move." in screen.output


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
    for game, first, last in (("tain", "T", 25), ("keltis", "R", 11), ("celtic-trader", "C", 20)):
        rules = rules_in(rulebook(game))
        assert [number for number in range(1, last + 1) if f"{first}{number}" not in rules] == []


def test_games_lists_seats_and_options(here: Here) -> None:
    shown = here.run("games").stdout
    for word in ("Táin", "first_player", "lone_cow", "limit", "--map FILE", "for 2 to 5 players"):
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
        "terminal-phase-": ("roman", "draw", "resolve", "move", "circle", "stronghold", "over"),
    }
    used = {f"{start}{end}" for start, ends in families.items() for end in ends}
    for source in [*SOURCES.glob("*.py"), *(SOURCES.parent / "cli").glob("*.py")]:
        used |= set(re.findall(r'"(terminal-[a-z0-9-]+[a-z0-9])"', source.read_text()))
    used.discard("terminal-phase-over")
    assert len(used) > 100
    assert sorted(key for key in used if not has(key)) == []


def test_another_language_plays_the_same_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))
    table = table_of("tain", people(1, 2), {"first_player": "A"}, language="fr")
    screen = ScriptedScreen(["W>B1", "why D>B1", "help", "quit"])
    assert session_of(table, screen).run() == 0
    assert "T8" in screen.output and "\N{REPLACEMENT CHARACTER}" not in screen.output
    assert "taureau" not in screen.output and "pion" in screen.output.lower()


def test_keys_that_come_in_one_piece_are_taken_apart() -> None:
    from oenach.terminal.replaying import split_keys

    assert split_keys("q\n") == ["q"]
    assert split_keys("nnb") == ["n", "n", "b"]
    assert split_keys("\x1b[C\x1b[D") == ["\x1b[C", "\x1b[D"]
    assert split_keys("\n") == ["\n"]
    assert split_keys("g 12\r") == ["g", " ", "1", "2"]
