"""Bad input: one clear message on stderr, exit code 2, and never a traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from oenach.games.installed import modules
from per_game import FIRST, QUICKEST
from terminal.scripted import COMMAND, Here, environment, run, saved

MOST = modules()[0].seats[1]
TOO_LONG = "x" * 300
"""No file can be called that."""


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess"], "chess"),
        (["play", FIRST, "--seats", "9"], f"to {MOST}"),
        (["play", FIRST, "--seats", "many"], "--seats"),
        (["play", FIRST, "--option", "colour=red"], "colour"),
        (["play", FIRST, "--option", "first_player=jumps"], "jumps"),
        (["play", FIRST, "--option", "first_player"], "NAME=VALUE"),
        (["play", FIRST, "--option", "first_player=A", "--option", "first_player=A"], "twice"),
        (["play", FIRST, "--seat", "Z"], "Z"),
        (["play", FIRST, "--seat", "A", "--seat", "A"], "A, A"),
        (["play", FIRST, "--seats", "2", "--people", "3"], "3 people"),
        (["play", FIRST, "--people", "1", "--name", "Ada", "--name", "Ben"], "2 names"),
        (["play", FIRST, "--bots", "clever"], "clever"),
        (["play", FIRST, "--bots", "none", "--people", "1"], "every seat needs a person"),
        (["play", FIRST, "--language", "xx"], "xx"),
        (["play", FIRST, "--nonsense"], "--nonsense"),
        (["play", "--resume", "missing.json"], "missing.json"),
        (["verify", "missing.json"], "missing.json"),
        (["replay", "missing.json"], "missing.json"),
        (["verify", "."], "directory"),
        (["verify", TOO_LONG], "too long"),
        (["lesson", "check", TOO_LONG], "too long"),
        (["new-game", "fox-and-geese", "--folder", TOO_LONG], "too long"),
        (["restore", TOO_LONG], "no file"),
        (["nodes", "--database", "postgresql://me@here:port/games"], "postgresql://USER@HOST/NAME"),
        (["rules", "chess"], "chess"),
        (["rules", FIRST, "Z99"], "Z99"),
        (["dance"], "dance"),
    ],
)
def test_one_clear_message_and_exit_code_2(
    arguments: list[str], told: str, here: Here, tmp_path: Path
) -> None:
    done = here.run(*arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert saved(tmp_path) == []


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"{}", b"null", b"\xff\xfe", b"1e999", b'{"a":1,"a":2}', b"[" * 100_000],
)
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_files_that_are_no_logs(
    command: list[str], content: bytes, here: Here, tmp_path: Path
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    done = here.run(*command, str(file))
    assert done.returncode == 2 and (done.stderr or done.stdout)
    assert "Traceback" not in done.stdout + done.stderr
    assert file.read_bytes() == content


def test_a_huge_file_is_not_read(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as handle:
        handle.truncate(65_000_000)
    done = here.run("verify", str(file))
    assert done.returncode == 2 and "larger than" in done.stderr


def test_an_edited_or_cut_log_names_the_event(here: Here, tmp_path: Path) -> None:
    here.run("play", FIRST, "--people", "0")
    [file] = saved(tmp_path)
    log = json.loads(file.read_text())
    edited = json.loads(file.read_text())
    seq = next(event["seq"] for event in log["events"] if event["kind"] == "move")
    edited["events"][seq]["seat"] = "A" if edited["events"][seq]["seat"] != "A" else "B"
    cut = {**log, "events": log["events"][:30]}
    for broken, event in ((edited, seq), (cut, 30)):
        target = tmp_path / "broken.json"
        target.write_text(json.dumps(broken))
        for command in (["verify"], ["replay"], ["play", "--resume"]):
            done = here.run(*command, str(target))
            assert done.returncode == 2
            assert f"event {event}" in done.stdout + done.stderr
            assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "chess"],
        pytest.param(["play", FIRST, "--language", "xx"], marks=pytest.mark.long),
        pytest.param(["verify", "no.json"], marks=pytest.mark.long),
    ],
)
def test_the_same_in_a_process_of_its_own(arguments: list[str], tmp_path: Path) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_malformed_notation_in_a_script_names_the_line_and_stops(
    here: Here, tmp_path: Path
) -> None:
    done = here.run("play", FIRST, typed="?\nW>Z9\nquit\n")
    assert done.returncode == 2
    assert "Line 2: " in done.stderr and "W>Z9" in done.stderr
    [file] = saved(tmp_path)
    assert here.run("verify", str(file)).returncode == 0


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", QUICKEST],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="utf-8"),
        check=False,
    )
    assert done.returncode == 2 and b"Traceback" not in done.stderr


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", FIRST],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_bug_shows_a_sentence_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from oenach import cli
    from oenach.cli import app as commands

    def fail(prog_name: str) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(sys, "argv", ["oenach", "play"])
    monkeypatch.setattr(commands, "app", fail)
    monkeypatch.setattr(cli, "tolerate_any_terminal", lambda: None)
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 1
    told = capsys.readouterr().err
    assert "a fault of ours" in told and "Traceback" not in told
