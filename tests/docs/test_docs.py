"""What the documents tell people to type works."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from urllib.request import urlopen

import pytest

from docs.served import served
from oenach import cli
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate
from waiting import PATIENCE

ROOT = Path(__file__).parents[2]
FOLLOWED = ROOT / "docs" / "add-a-game.md"
"""What is typed there builds on what was typed before: `test_add_a_game.py` follows it."""
LESSONS = ROOT / "docs" / "lessons.md"
"""The same: `test_lessons_page.py` does."""
PLUGIN = ROOT / "docs" / "tutorials" / "first-plugin.md"
"""The same: `test_guides.py` does."""
EVERY = {*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "examples" / "README.md"}
PAGES = sorted(EVERY - {FOLLOWED, LESSONS, PLUGIN})
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language on a page, also those in its lists."""
    fenced = re.compile(rf"^( *)```{language}\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
    return [dedent(found[2]) for found in fenced.finditer(page.read_text())]


def commands() -> list[tuple[Path, str]]:
    """Every line after a `$` in the console blocks, without what is said about it; what several
    pages tell to type is found on the first of them."""
    found: dict[str, Path] = {}
    for page in PAGES:
        for block in blocks(page, "console"):
            for line in block.splitlines():
                if line.startswith("$ "):
                    found.setdefault(shlex.join(shlex.split(line[2:], comments=True)), page)
    return [(page, command) for command, page in found.items()]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=str)
def test_python_on_a_page_runs(page: Path, tmp_path: Path) -> None:
    script = tmp_path / "page.py"
    script.write_text("\n".join(blocks(page, "python")))
    subprocess.run([sys.executable, str(script)], check=True, cwd=tmp_path, timeout=PATIENCE)


@pytest.fixture(scope="session")
def played_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with a finished match in the current folder, as the pages assume."""
    home = tmp_path_factory.mktemp("home")
    finish_match(home / "game.json")
    return home


def finish_match(file: Path) -> None:
    """A finished match, as a log in a file."""
    import oenach

    match = oenach.Match(oenach.game("tain", seats=2), secret=bytes(32))
    # Long enough to look back at, and no longer.
    for _ in range(12):
        moves = match.state.legal_moves()
        match.play(match.game.text(match.state, moves[-1] if len(moves) < 9 else moves[7]))
    match.resign(0)
    assert match.over
    file.write_text(json.dumps(match.log))


def make_store(file: Path) -> None:
    """A store in which nothing has happened yet."""
    engine = open_database(f"sqlite:///{file}")
    migrate(engine)
    engine.dispose()


def serves(arguments: list[str], environment: dict[str, str]) -> None:
    """The server says where it is, answers there, and stops when it is asked to."""
    command = [sys.executable, "-m", "oenach.cli", "serve", *arguments]
    with (
        served(command, environment) as url,
        urlopen(f"{url}/api/health", timeout=PATIENCE) as is_well,
    ):
        assert json.load(is_well)["status"] == "ok"


@pytest.mark.parametrize(("page", "command"), commands(), ids=lambda value: str(value)[-40:])
def test_commands_on_a_page_work(
    page: Path,
    command: str,
    played_home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    words = shlex.split(command)
    if words[0] == "make":
        # Run by CI itself; here the target must at least exist.
        assert words[1] in TARGETS
        return
    if words[0] in ("git", "cd"):
        return
    if command in ("uvx oenach", "pipx run oenach"):
        # Run by scripts/release/try_release.py from an index of its own.
        return
    assert words[0] == "oenach", f"{page.name}: unknown command {words[0]}"
    # The folders of whoever runs the tests are left alone.
    folders = {"OENACH_HOME": str(played_home / "saves"), "OENACH_DATA": str(tmp_path)}
    # Whoever uses the usual port has nothing to do with it.
    folders["OENACH_PORT"] = "0"
    environment = {**os.environ, **folders, "COLUMNS": "100"}
    if words[1] == "serve":
        serves([*words[2:], "--port", "0"], environment)
        return
    if words[1] in ("check", "reports"):
        make_store(tmp_path / "oenach.db")
    monkeypatch.chdir(played_home)
    monkeypatch.setattr(sys, "argv", words)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with Path(os.devnull).open() as nothing, pytest.raises(SystemExit) as ended:
        monkeypatch.setattr(sys, "stdin", nothing)
        cli.main()
    assert not ended.value.code, capfd.readouterr().err


def anchors(page: Path) -> set[str]:
    """The places of a page that a link can name, by its headings."""
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", title.lower()) for title in titles]
    return {title.strip().replace(" ", "-") for title in plain}


@pytest.mark.parametrize("page", sorted(EVERY), ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]+))?\)", page.read_text()):
        if not target.startswith(("http:", "https:")):
            there = page.parent / target if target else page
            assert there.exists(), target
            assert not anchor or anchor in anchors(there), f"{target}#{anchor}"
