"""What a shell completes: commands without loading them, games, bots, options, settings."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from oenach.bots.catalog import BOTS
from oenach.cli.commands import commands
from oenach.games.installed import games, modules
from oenach.games.module import GameModule
from oenach.messages import LANGUAGES
from starting.test_imports import SERVING, imported, packages
from waiting import PATIENCE

PATH = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
"""The command of this very installation."""

IN_BASH = """\
eval "$(oenach completion bash)"
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_oenach_completion oenach
printf '%s\\n' "${COMPREPLY[@]}"
"""

IN_FISH = """\
oenach completion fish | source
complete --do-complete $argv[1]
"""


def shell(name: str, script: str, *arguments: str) -> list[str]:
    """What a shell prints, line by line."""
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed here (apt-get install {name})")
    # bash names the words after `--` or a name for itself.
    names = ["bash"] if name == "bash" else []
    ran = subprocess.run(
        [name, "-c", script, *names, *arguments],
        env={**os.environ, "PATH": PATH},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    return ran.stdout.split()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["oenach", ""], {entry.name for entry in commands()}),
        (["oenach", "doc"], {"doctor"}),
        (["oenach", "play", ""], set(games())),
        (["oenach", "rules", games()[0][:2]], {games()[0]}),
        (["oenach", "play", "--bots", "strong,"], {f"strong,{name}" for name in BOTS}),
        (["oenach", "serve", "--language", ""], set(LANGUAGES)),
        (["oenach", "serve", "--dat"], {"--database"}),
        (["oenach", "settings", "log_"], {"log_level", "log_format"}),
        (["oenach", "lesson", "sch"], {"schema"}),
    ],
    ids=lambda typed: " ".join(typed) if isinstance(typed, list) else "",
)
def test_bash_is_offered(typed: list[str], offered: set[str]) -> None:
    assert set(shell("bash", IN_BASH, *typed)) == offered


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_options_of_the_game_that_was_named_are_offered(module: GameModule) -> None:
    names = {option.name for option in module.newest.option_list(module.seats[1])}
    offered = shell("bash", IN_BASH, "oenach", "play", module.name, "--option", "")
    assert {text.partition("=")[0] for text in offered} == names


def test_fish_is_offered_the_same() -> None:
    offered = shell("fish", IN_FISH, "oenach play ")
    assert offered == sorted(games())


def test_zsh_reads_the_script() -> None:
    said = shell(
        "zsh",
        'autoload -U compinit; compinit -D; eval "$(oenach completion zsh)"; '
        "print ${_comps[oenach]}",
    )
    assert said == ["_oenach_completion"]


def test_zsh_is_offered_something_when_tab_is_first_pressed(tmp_path: Path) -> None:
    """Only then is it read where it is a file on the fpath, as the help says."""
    script = """\
oenach completion zsh > $1/_oenach
fpath+=$1; autoload -U compinit; compinit -uD
_arguments() { print -r -- "$@" }
words=(oenach doc) CURRENT=2
_oenach
"""
    assert "doctor" in " ".join(shell("zsh", script, "zsh", str(tmp_path)))


def test_names_of_commands_are_offered_without_loading_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = {"_OENACH_COMPLETE": "complete_bash", "COMP_WORDS": "oenach pl", "COMP_CWORD": "1"}
    for name, value in asked.items():
        monkeypatch.setenv(name, value)
    run = (
        "import sys, contextlib; sys.argv[1:] = []; from oenach.cli import main\n"
        "with contextlib.suppress(SystemExit): main()"
    )
    modules = imported(run)
    assert not packages(modules) & SERVING
    assert "oenach.terminal" not in modules and "oenach.server" not in modules
