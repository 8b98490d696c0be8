"""That the rules run interpreted is said once on a machine, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from oenach.console import slower
from oenach.messages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_once_with_what_to_do(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(slower, "is_interpreted", lambda: True)
    slower.mention_interpreted(language)
    said = capsys.readouterr().err
    assert (
        said.count("OENACH_COMPILE=1 pip install --force-reinstall --no-binary oenach oenach") == 1
    )
    slower.mention_interpreted(language)
    assert capsys.readouterr().err == ""


def test_who_has_compiled_rules_is_told_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))
    monkeypatch.setattr(slower, "is_interpreted", lambda: False)
    slower.mention_interpreted("en")
    assert capsys.readouterr().err == ""
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_it_is_said_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("OENACH_HOME", str(tmp_path / "file" / "home"))
    monkeypatch.setattr(slower, "is_interpreted", lambda: True)
    for _ in range(2):
        slower.mention_interpreted("en")
        assert "slower" in capsys.readouterr().err
