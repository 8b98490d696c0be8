"""The check of the catalogues: it holds here, and finds what is wrong elsewhere."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "checks" / "check_messages.py"


@pytest.fixture(scope="module")
def checker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_messages", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["check_messages"] = module
    spec.loader.exec_module(module)
    return module


class Tree:
    """A small source tree with catalogues."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "messages").mkdir()
        self.source("IllegalMove('T1', 'tain-no', seat='A')")
        for language in ("en", "fr", "nl", "de"):
            self.catalogue(language, "tain-no = { $seat }")

    def source(self, text: str) -> None:
        (self.folder / "rules.py").write_text(text)

    def catalogue(self, language: str, text: str) -> None:
        (self.folder / "messages" / f"tain.{language}.ftl").write_text(text + "\n")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def faults(checker: ModuleType, tree: Tree) -> list[str]:
    wrong, _ = checker.check(tree.folder)
    return list(wrong)


def test_a_sound_tree_passes(checker: ModuleType, tree: Tree) -> None:
    assert faults(checker, tree) == []


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("IllegalMove('T1', 'tain-new')", "tain-new"),
        ("PositionError('clans', 'tain-new')", "tain-new"),
        ("LogError(3, 'log-new')", "log-new"),
        ("OptionError('new', game='x')", "new"),
        ("MalformedMove('new')", "new"),
        ("StaleMatch('new')", "new"),
        ("NotYourTurn('new')", "new"),
        ("say('new', language)", "new"),
        ("speaker.say(key='new')", "new"),
        ("PositionError(where, 'one' if x else 'new')", "new"),
        ("class Odd(OptionError): ...\nOdd('new')", "new"),
        ("def refuse(where, key):\n  return PositionError(where, key)\nrefuse('a', 'new')", "new"),
        ("def f():\n  word = 'new'\n  return OptionError(word)", "new"),
        ("LABELS = ['terminal-new']", "terminal-new"),
        ("LABELS = ['story-new']", "story-new"),
        ("sentence('new', seat='A')", "new"),
    ],
)
def test_a_key_without_a_message_is_found(
    checker: ModuleType, tree: Tree, source: str, key: str
) -> None:
    tree.source(source)
    assert any(f"no English message for {key}" in fault for fault in faults(checker, tree))


def test_a_key_that_cannot_be_read_is_found(checker: ModuleType, tree: Tree) -> None:
    tree.source("OptionError(table[3])")
    assert any("can't be told" in fault for fault in faults(checker, tree))


def test_a_fact_that_is_not_given_is_found(checker: ModuleType, tree: Tree) -> None:
    tree.source("IllegalMove('T1', 'tain-no', board='A')")
    assert faults(checker, tree) == ["rules.py:1: tain-no needs the fact $seat"]


def test_an_unused_message_is_found(checker: ModuleType, tree: Tree) -> None:
    for language in ("en", "fr", "nl", "de"):
        tree.catalogue(language, "tain-no = { $seat }\ntain-old = x\nword-x-y = x")
    assert faults(checker, tree) == ["tain-old is unused"]


def test_languages_that_differ_are_found(checker: ModuleType, tree: Tree) -> None:
    tree.catalogue("fr", "tain-autre = x")
    tree.catalogue("de", "tain-no = { $platz }")
    assert faults(checker, tree) == [
        "fr: no message for tain-no",
        "fr: tain-autre is not in English",
        "de: tain-no has $platz where English has $seat",
    ]


def test_junk_twins_and_unknown_functions_are_found(checker: ModuleType, tree: Tree) -> None:
    tree.catalogue("en", "tain-no = { $seat }\ntain-no = { ODD($seat) }\ntain-bad = { $seat")
    found = faults(checker, tree)
    assert any("can't be read: tain-bad" in fault for fault in found)
    assert "messages/tain.en.ftl: tain-no stands twice" in found
    assert any("uses ODD" in fault for fault in found)


def test_words_that_are_nowhere_are_found(checker: ModuleType, tree: Tree) -> None:
    tree.catalogue("en", 'tain-no = { WORD("word-none", $seat) }')
    tree.catalogue("nl", "tain-no = { other } { $seat }")
    found = faults(checker, tree)
    assert "en: tain-no takes words from word-none-…, which has none" in found
    assert "nl: tain-no refers to other, which is not there" in found


def test_it_prints_and_exits(
    checker: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checker, "check", lambda: (["x is unused"], 4))
    assert checker.main() == 1
    assert "x is unused" in capsys.readouterr().out
    monkeypatch.setattr(checker, "check", lambda: ([], 4))
    assert checker.main() == 0
