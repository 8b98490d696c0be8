"""A release, made in a clone of its own whose checks and builds only say that they were called."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SCRIPT: Final = ROOT / "scripts" / "release" / "make_release.py"
MAKEFILE: Final = """\
check test dist:
\t@echo $@ >> ../called
\t@test ! -e ../fail-$@
"""
LOG: Final = """\
# Changelog

## Unreleased

- A new thing.

## 0.1.0 (2026-11-18)

- The first.
"""
PROJECT: Final = '[project]\nname = "oenach"\nversion = "0.1.0"\n'


class Clone:
    """A clone on main, with a release behind it."""

    def __init__(self, home: Path) -> None:
        self.home = home
        first, self.folder = home / "first", home / "clone"
        first.mkdir()
        self.git("init", "-q", "-b", "main", folder=first)
        files = {"Makefile": MAKEFILE, "CHANGELOG.md": LOG, "pyproject.toml": PROJECT}
        files["CITATION.cff"] = 'version: 0.1.0\ndate-released: "2026-11-18"\n'
        for name, text in files.items():
            (first / name).write_text(text)
        self.git("add", ".", folder=first)
        self.git("commit", "-q", "-m", "All", folder=first)
        self.git("tag", "-a", "v0.1.0", "-m", "The first", folder=first)
        self.git("clone", "-q", str(first), str(self.folder), folder=home)

    def git(self, *words: str, folder: Path | None = None) -> str:
        """Git, as somebody."""
        who = ["-c", "user.name=Aoife", "-c", "user.email=aoife@example.org"]
        done = subprocess.run(
            ["git", *who, *words],
            cwd=folder or self.folder,
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout.strip()

    def release(self, *words: str) -> tuple[int, str]:
        """How the command ended, and what it said."""
        self.git("config", "user.name", "Aoife")
        self.git("config", "user.email", "aoife@example.org")
        command = [sys.executable, str(SCRIPT), *words]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def called(self) -> list[str]:
        """What of the Makefile was called."""
        file = self.home / "called"
        return file.read_text().split() if file.exists() else []

    def read(self, name: str) -> str:
        """A file of it."""
        return (self.folder / name).read_text()


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_a_release_is_checked_written_down_built_and_tagged(clone: Clone) -> None:
    code, said = clone.release("0.2.0")
    assert code == 0, said
    assert clone.called() == ["check", "test", "dist"]
    assert 'version = "0.2.0"' in clone.read("pyproject.toml")
    assert "version: 0.2.0" in clone.read("CITATION.cff")
    log = clone.read("CHANGELOG.md")
    heads = [line.split(" (")[0] for line in log.splitlines() if line.startswith("## ")]
    assert heads == ["## Unreleased", "## 0.2.0", "## 0.1.0"]
    assert log.partition("## 0.2.0")[2].partition("## 0.1.0")[0].strip().endswith("- A new thing.")
    assert "]: " not in log
    assert clone.git("status", "--porcelain") == ""
    assert clone.git("log", "-1", "--format=%s") == "Release 0.2.0"
    assert clone.git("cat-file", "-t", "v0.2.0") == "tag"
    assert "- A new thing." in clone.git("tag", "-n9", "--list", "v0.2.0")
    assert "git push origin main v0.2.0" in said
    assert clone.release("--tagged", "v0.2.0") == (0, "")
    assert clone.release("--tagged", "v0.1.0")[0] == 1
    assert clone.release("--notes", "v0.2.0") == (0, "- A new thing.\n")


def test_a_dry_run_says_all_and_does_nothing(clone: Clone) -> None:
    before = clone.git("rev-parse", "HEAD")
    code, said = clone.release("0.2.0", "--dry-run")
    assert code == 0 and '+version = "0.2.0"' in said and "+## 0.2.0 (" in said
    assert (clone.git("rev-parse", "HEAD"), clone.git("status", "--porcelain")) == (before, "")
    assert clone.called() == [] and clone.git("tag") == "v0.1.0"


@pytest.mark.parametrize(
    "version", ["0.1.0", "0.0.9", "0.1.0rc1", "1.0", "v1.0.0", "1.0.0-beta", ""]
)
def test_a_version_that_is_not_new_or_none_is_refused(clone: Clone, version: str) -> None:
    code, said = clone.release(version)
    assert code == 1 and "No release" in said
    assert clone.called() == []


def test_a_candidate_comes_before_its_release(clone: Clone) -> None:
    assert clone.release("0.2.0rc1", "--tested")[0] == 0
    (clone.folder / "CHANGELOG.md").write_text(LOG)
    clone.git("commit", "-qam", "More")
    assert clone.release("0.2.0", "--tested")[0] == 0
    assert clone.called() == ["dist", "dist"]


def test_nothing_is_released_of_a_tree_with_changes(clone: Clone) -> None:
    (clone.folder / "new.txt").write_text("new")
    code, said = clone.release("0.2.0")
    assert code == 1 and "new.txt" in said


def test_nothing_is_released_of_another_branch(clone: Clone) -> None:
    clone.git("switch", "-qc", "idea")
    code, said = clone.release("0.2.0")
    assert code == 1 and "idea" in said


def test_nothing_is_released_that_the_changelog_does_not_tell_of(clone: Clone) -> None:
    (clone.folder / "CHANGELOG.md").write_text(LOG.replace("- A new thing.\n", ""))
    clone.git("commit", "-qam", "Nothing new")
    code, said = clone.release("0.2.0")
    assert code == 1 and "says nothing" in said


@pytest.mark.parametrize("target", ["check", "test", "dist"])
def test_what_fails_leaves_all_as_it_was(clone: Clone, target: str) -> None:
    (clone.home / f"fail-{target}").touch()
    before = clone.git("rev-parse", "HEAD")
    code, said = clone.release("0.2.0")
    assert code == 1 and f"make {target} failed" in said
    assert (clone.git("rev-parse", "HEAD"), clone.git("status", "--porcelain")) == (before, "")
    assert clone.git("tag") == "v0.1.0"


def test_a_section_that_was_prepared_takes_what_came_since(clone: Clone) -> None:
    """As the first release has one, before it is tagged."""
    clone.git("tag", "-d", "v0.1.0")
    assert clone.release("0.1.0", "--tested")[0] == 0
    assert clone.release("--notes", "0.1.0") == (0, "- The first.\n\n- A new thing.\n")


def test_a_heading_is_linked_where_there_is_an_address(clone: Clone) -> None:
    (clone.folder / "pyproject.toml").write_text(
        f'{PROJECT}[project.urls]\nSource = "https://source.example/oenach"\n'
    )
    clone.git("commit", "-qam", "An address")
    assert clone.release("0.2.0", "--tested")[0] == 0
    assert clone.read("CHANGELOG.md").endswith(
        "[0.2.0]: https://source.example/oenach/releases/tag/v0.2.0\n"
    )
    assert clone.release("--notes", "v0.1.0") == (0, "- The first.\n")


def test_a_commit_that_is_refused_leaves_all_as_it_was(clone: Clone) -> None:
    hook = clone.folder / ".git" / "hooks" / "pre-commit"
    hook.write_text("#!/bin/sh\necho not today >&2\nexit 1\n")
    hook.chmod(0o755)
    code, said = clone.release("0.2.0", "--tested")
    assert code == 1 and "not today" in said
    assert clone.git("status", "--porcelain") == ""


def test_this_repository_could_be_released(clone: Clone) -> None:
    for name in ("CHANGELOG.md", "pyproject.toml", "CITATION.cff"):
        shutil.copy(ROOT / name, clone.folder)
    clone.git("commit", "-qam", "As it is here")
    clone.git("tag", "-d", "v0.1.0")
    code, said = clone.release("0.1.0", "--dry-run")
    assert code == 0, said
    code, notes = clone.release("--notes", "v0.1.0")
    assert code == 0 and len(notes) > 1000
