"""Every file that a program makes is in the list, and one that is not right is named."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import made  # noqa: E402
from made import MADE, Made  # noqa: E402

SAYS_SO = re.compile(
    r"made by (scripts|web/scripts)/|scripts/\S+ makes (this file|them)\b|do not edit|"
    r"(auto-?|automatically )generated",
    re.IGNORECASE,
)
"""What a file says at its top that a program made."""


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name]


def head(path: Path) -> str:
    """What a file says of itself, without what it says of others."""
    text = path.read_bytes()[:600].decode(errors="ignore")
    return text.partition('"""\n\nfrom')[0] if path.suffix == ".py" else text


LISTED = {path for one in MADE for path in one.paths()}


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no checkout")
def test_every_file_that_says_that_it_was_made_is_listed() -> None:
    sources = {".py", ".ts", ".js", ".svelte", ".ftl", ".css", ".toml", ".txt", ".html"}
    says_so = {
        path
        for path in tracked()
        if path.suffix in sources and path.is_file() and SAYS_SO.search(head(path))
    }
    makers = {path for path in says_so if path.name.startswith(("make_", "train", "test_", "made"))}
    assert says_so - makers, "nothing says so any more: look for other words"
    assert sorted(says_so - makers - LISTED) == []


def test_every_kind_has_files_and_something_that_checks_them() -> None:
    for one in MADE:
        assert one.paths(), one.name
        assert one.checked
        for test in re.findall(r"`(tests/\S+\.py)`", one.checked):
            assert (ROOT / test).is_file()
        assert all(list(ROOT.glob(pattern)) for pattern in one.inputs), one.name
        script = one.by.split()[0]
        if script.endswith(".py"):
            assert list(ROOT.glob(script)), script
    assert len({one.name for one in MADE}) == len(MADE)


def test_no_file_is_made_twice() -> None:
    found = [path for one in MADE for path in one.paths()]
    assert len(found) == len(set(found))


def test_the_check_is_part_of_make_check() -> None:
    makefile = (ROOT / "Makefile").read_text()
    recipe = makefile.partition("\ncheck:")[2].partition("\n\n")[0]
    assert "scripts/made.py --check" in recipe
    for own in ("make_wire_types.py --check", "make_wire_docs.py --check"):
        assert own in recipe


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(made, "ROOT", tmp_path)
    (tmp_path / "maker.py").write_text(
        "import sys, pathlib\n"
        "folder = pathlib.Path(sys.argv[1])\n"
        "(folder / 'one.txt').write_text('made')\n"
        "(folder / 'two.json').write_text('{\"a\": [1, 2]}')\n"
    )
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "one.txt").write_text("made")
    (tmp_path / "out" / "two.json").write_text('{\n  "a": [1,\n 2]\n}')
    return tmp_path


QUICK = Made("quick", "out/*", "maker.py {}", made.ANEW, "out")
SLOW = Made("slow", "out/*.txt", "maker.py", made.HASHES, inputs=("maker.py",))


def test_what_is_as_it_would_be_made_is_not_named(folder: Path) -> None:
    assert made.anew(QUICK) == {}


def test_a_file_that_was_changed_is_missing_or_left_over_is_named(folder: Path) -> None:
    (folder / "out" / "one.txt").write_text("edited")
    (folder / "out" / "two.json").unlink()
    (folder / "out" / "three.txt").write_text("of before")
    named = {path.name: text for path, text in made.anew(QUICK).items()}
    assert named == {"one.txt": b"made", "two.json": b'{"a": [1, 2]}', "three.txt": b""}


def test_what_takes_long_is_told_by_its_hashes(folder: Path) -> None:
    recorded = {"slow": made.hashes(SLOW)}
    assert made.changed(SLOW, recorded) == []
    (folder / "maker.py").write_text("# another maker")
    (line,) = made.changed(SLOW, recorded)
    assert line.startswith("maker.py has changed since slow was made")
    (folder / "out" / "one.txt").write_text("edited")
    assert len(made.changed(SLOW, recorded)) == 2
    assert len(made.changed(SLOW, {})) == 2
