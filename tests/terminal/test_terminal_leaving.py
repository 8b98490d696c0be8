"""Ctrl-C, the end of the input, a killed terminal: nothing is lost, and one can go on."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pexpect
import pytest

import oenach
from oenach.console.saves import SaveFile, latest_unfinished, saved_matches, write_whole
from oenach.kernel.logs.events import Moved
from oenach.messages import tell
from per_game import ANOTHER, FIRST, QUICKEST
from terminal.scripted import Here, a_begins, run, saved, start

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

PROMPT = r"A> "


def events(file: Path) -> list[dict[str, object]]:
    log = json.loads(file.read_text())
    return list(log["events"])


def some_move(home: Path) -> str:
    """The last of the legal moves in the match that is saved there."""
    [file] = saved(home)
    state = oenach.Match.load(json.loads(file.read_text())).state
    return state.game.text(state, state.legal_moves()[-1])


def test_ctrl_c_saves_and_resume_goes_on_with_the_same_match(tmp_path: Path) -> None:
    child = start(tmp_path, "play", FIRST, *a_begins(FIRST))
    child.expect(PROMPT)
    text = some_move(tmp_path)
    child.sendline(text)
    child.expect(PROMPT)
    child.sendintr()
    child.expect("oenach play --resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    [file] = saved(tmp_path)
    before = events(file)
    again = start(tmp_path, "play", "--resume")
    again.expect("A you")
    again.expect(PROMPT)
    again.sendline("log all")
    again.expect(re.escape(tell(FIRST, "A", text)[:15]))
    again.expect(PROMPT)
    again.sendline(some_move(tmp_path))
    again.expect(PROMPT)
    again.sendline("quit")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0
    assert events(file)[: len(before)] == before and len(events(file)) > len(before)
    oenach.Match.load(json.loads(file.read_text()))


def test_a_killed_terminal_loses_nothing(tmp_path: Path) -> None:
    child = start(tmp_path, "play", FIRST, *a_begins(FIRST))
    child.expect(PROMPT)
    text = some_move(tmp_path)
    child.sendline(text)
    child.expect(PROMPT)
    child.kill(signal.SIGKILL)
    child.wait()
    [file] = saved(tmp_path)
    match = oenach.Match.load(json.loads(file.read_text()))
    moves = [entry.event for entry in match.events() if isinstance(entry.event, Moved)]
    hidden = match.openings
    assert text in [hidden[one.seq].move if one.seq in hidden else one.text for one in moves]
    assert list((tmp_path / "matches").glob("*.part")) == []


def test_the_end_of_the_input_is_like_ctrl_c(tmp_path: Path, here: Here) -> None:
    done = run(tmp_path, "play", QUICKEST)
    assert done.returncode == 0
    assert "oenach play --resume" in done.stdout and len(saved(tmp_path)) == 1
    asked = here.run("play")
    # Nobody chose a game: the usual one begins and is saved.
    assert asked.returncode == 0 and len(saved(tmp_path)) == 2


def test_a_match_that_is_passed_round_goes_on_with_its_people(here: Here) -> None:
    here.run("play", FIRST, "--seats", "2", "--pass-round", "--name", "Ada", "--name", "Ben")
    done = here.run("play", "--resume", typed="\nquit\n")
    assert "Hand the device to" in done.stdout
    assert "A Ada" in done.stdout and "B Ben" in done.stdout


def test_resume_takes_a_file_and_a_bare_name(here: Here, tmp_path: Path) -> None:
    here.run("play", QUICKEST)
    [file] = saved(tmp_path)
    for name in (str(file), file.name):
        done = here.run("play", "--resume", name, typed="quit\n")
        assert done.returncode == 0 and "A you" in done.stdout


def test_there_may_be_nothing_to_resume(here: Here) -> None:
    done = here.run("play", "--resume")
    assert done.returncode == 2 and "no unfinished match" in done.stderr


def test_a_finished_match_is_shown_and_left_as_it_is(here: Here, tmp_path: Path) -> None:
    here.run("play", QUICKEST, "--people", "0")
    [file] = saved(tmp_path)
    kept = file.read_bytes()
    done = here.run("play", "--resume", str(file))
    assert done.returncode == 0 and "The game ended" in done.stdout
    assert file.read_bytes() == kept
    assert "finished, won by" in re.sub(r"\s+", " ", here.run("saves").stdout)


def test_saves_lists_unreadable_files_too(here: Here, tmp_path: Path) -> None:
    assert "no saved matches" in here.run("saves").stdout
    here.run("play", QUICKEST)
    (tmp_path / "matches" / "broken.json").write_text("{")
    listed = re.sub(r"\s+", " ", here.run("saves").stdout)
    assert "unfinished" in listed and "can’t be read" in listed


def test_a_match_that_went_on_elsewhere_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))
    file = SaveFile.new(FIRST)
    file.write({"mine": 1})
    first = file.path
    write_whole(first, b'{"theirs": 22}')
    file.write({"mine": 3})
    assert first.read_bytes() == b'{"theirs": 22}'
    assert file.path != first and json.loads(file.path.read_text()) == {"mine": 3}


def test_the_latest_unfinished_match_is_found(here: Here) -> None:
    here.run("play", QUICKEST, "--people", "0")
    here.run("play", ANOTHER)
    here.run("play", QUICKEST, "--people", "0")
    assert latest_unfinished().name.startswith(f"{ANOTHER}-")
    assert len(list(saved_matches())) == 3


def test_a_folder_that_cannot_be_written_is_told(here: Here, tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("in the way")
    done = here.run("play", QUICKEST, typed="quit\n")
    assert "can’t be written" in done.stdout and "Traceback" not in done.stdout + done.stderr
