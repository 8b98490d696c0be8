"""What is fetched is named exactly, and the same in every place that names it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def locked(name: str) -> dict[str, str]:
    """The versions of a lock."""
    text = (ROOT / "requirements" / name).read_text()
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.M))


def test_the_compiler_of_the_rules_is_one_that_was_tested() -> None:
    required = PROJECT["build-system"]["requires"]
    assert {"setuptools", "mypy", "librt"} < {line.split("==")[0] for line in required}
    assert all(re.fullmatch(r"[\w-]+==[\d.]+", line) for line in required)
    assert PROJECT["dependency-groups"]["build"] == required
    for line in required:
        name, version = line.split("==")
        assert locked("play.txt")[name] == version


def test_every_file_that_is_fetched_has_a_hash_and_no_address() -> None:
    for path in (ROOT / "requirements").iterdir():
        for block in re.split(r"\n(?=\S)", path.read_text()):
            assert "--hash=sha256:" in block, block
        assert "://" not in path.read_text()


def test_development_has_what_players_have() -> None:
    assert locked("play.txt").items() <= locked("dev.txt").items()
