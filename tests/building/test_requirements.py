"""What is fetched is named exactly, and the same in every place that names it."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import oenach
from building import asked, backend

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def locked(name: str) -> dict[str, str]:
    """The versions of a lock."""
    text = (ROOT / "requirements" / name).read_text()
    return dict(re.findall(r"^([\w.-]+)(?:\[[\w,-]+\])?==(\S+)", text, re.M))


def test_the_compiler_of_the_rules_is_one_that_was_tested() -> None:
    required = PROJECT["dependency-groups"]["build"]
    assert {"setuptools", "mypy", "librt"} < {line.split("==")[0] for line in required}
    assert all(re.fullmatch(r"[\w-]+==[\d.]+", line) for line in required)
    for line in required:
        name, version = line.split("==")
        assert locked("play.txt")[name] == version


def test_only_who_compiles_fetches_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(asked, "to_compile", lambda: False)
    assert asked_for() == []
    monkeypatch.setattr(asked, "to_compile", lambda: True)
    assert asked_for() == PROJECT["dependency-groups"]["build"]


def asked_for() -> list[str]:
    """What a build needs besides what every build needs."""
    return backend._compilers()


@pytest.mark.parametrize(
    ("told", "compiles", "must"),
    [(None, False, False), ("0", False, False), ("auto", True, False), ("1", True, True)],
)
def test_nothing_is_compiled_unless_it_is_asked_for(
    told: str | None, compiles: bool, must: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(asked.COMPILE, raising=False)
    if told is not None:
        monkeypatch.setenv(asked.COMPILE, told)
    assert (asked.to_compile(), asked.must_compile()) == (compiles, must)


def test_the_version_stands_in_one_place() -> None:
    told = PROJECT["project"]["version"]
    assert oenach.__version__ == told
    # The client is published by nobody, and has none of its own.
    assert json.loads((ROOT / "web" / "package.json").read_text())["version"] == "0.0.0"
    found = [path for path in (ROOT / "src").rglob("*.py") if f'"{told}"' in path.read_text()]
    assert found == []
    # What is cited is written when a version is released, and by nobody else.
    assert f"\nversion: {told}\n" in (ROOT / "CITATION.cff").read_text()


def test_every_file_that_is_fetched_has_a_hash_and_no_address() -> None:
    for path in (ROOT / "requirements").iterdir():
        for block in re.split(r"\n(?=\S)", path.read_text()):
            assert "--hash=sha256:" in block, block
        assert "://" not in path.read_text()


def test_development_has_what_players_have() -> None:
    assert locked("play.txt").items() <= locked("dev.txt").items()
    assert locked("serve.txt").items() <= locked("dev.txt").items()


@pytest.mark.parametrize("name", ["play.txt", "dev.txt", "serve.txt"])
def test_a_package_that_is_asked_for_with_extras_is_pinned_with_them(name: str) -> None:
    """pip holds `package[extra]` to no pin of `package`: it takes the newest, then refuses it."""
    text = (ROOT / "requirements" / name).read_text()
    pinned = {
        package: set(extras.split(",")) if extras else set()
        for package, extras in re.findall(r"^([\w.-]+)(?:\[([\w,-]+)\])?==", text, re.M)
    }
    for package in pinned:
        for wanted in asked_by(package):
            if wanted.extras and wanted.name in pinned:
                assert wanted.extras <= pinned[wanted.name], f"{package} asks for {wanted}"


def asked_by(package: str) -> list[Requirement]:
    """What an installed package asks for here; nothing of one for other systems."""
    try:
        lines = requires(package) or []
    except PackageNotFoundError:
        return []
    asked = [Requirement(line) for line in lines]
    return [one for one in asked if one.marker is None or one.marker.evaluate({"extra": ""})]
