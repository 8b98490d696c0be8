"""The pages for browsers get into the package, which is not built without them by accident."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from building.pages import STAMP, NoClient, add_client, client_hash, client_sources
from building.progress import Progress

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose client is built."""
    root = tmp_path / "checkout"
    for name in ("web/package.json", "web/src/main.ts", "web/dist/index.html"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)
    (root / "web" / "dist" / STAMP).write_text(client_hash(root))
    return root


def test_what_is_built_from_the_same_sources_is_used_again(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    add_client(checkout, tmp_path / "client", Progress())
    assert [path.name for path in (tmp_path / "client").iterdir()] == ["index.html"]


@pytest.mark.parametrize("asked", [None, "1"])
def test_without_node_there_is_no_package(
    asked: str | None, checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "web" / "src" / "main.ts").write_text("changed")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.delenv("OENACH_CLIENT", raising=False)
    if asked is not None:
        # That PyPI's may be fetched is of no use where there is no index.
        monkeypatch.setenv("OENACH_CLIENT", asked)
        monkeypatch.setattr(sys, "executable", sys._base_executable)  # type: ignore[attr-defined]
        monkeypatch.setenv("PIP_NO_INDEX", "1")
        monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    with pytest.raises(NoClient, match=r"no Node that will do"):
        add_client(checkout, tmp_path / "client", Progress())


def test_the_pages_are_left_out_when_that_is_asked_for(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "web" / "src" / "main.ts").write_text("changed")
    monkeypatch.setenv("OENACH_CLIENT", "0")
    (tmp_path / "client").mkdir()
    add_client(checkout, tmp_path / "client", Progress())
    assert not (tmp_path / "client").exists()


def test_a_changed_sentence_is_a_changed_client() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in client_sources(ROOT)}
    assert {"src/oenach/messages/server.fr.ftl", "web/src/main.ts", "web/package-lock.json"} < names
    assert not [name for name in names if "node_modules" in name or "/dist/" in name]
