"""Every rule of the rulebook is carried out by code that the game reaches, and tested by name."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from oenach.kernel.registry import make_game
from oenach.terminal.rulebook import rulebook
from oenach.testing.conformance.base import Conformance
from oenach.testing.reachability import citations, rule_ids


class RulesConform(Conformance):
    """The rulebook and what cites it."""

    def test_the_rulebook_has_rules_and_each_once(self) -> None:
        found = rule_ids(rulebook(self.game))
        assert found and sorted(found) == sorted(set(found)) == sorted(self.rules)

    def test_every_rule_is_carried_out_by_code_that_the_rules_reach(self) -> None:
        """Not by a sentence or by advice about it: only `GAME` and `MODULE` are asked."""
        assert citations(self.module, parts=()).missing(self.rules) == {}

    def test_no_rule_is_cited_by_code_that_nothing_reaches(self) -> None:
        idle = citations(self.module, parts=self.module.part_names()).idle
        assert {rule: where for rule, where in idle.items() if rule in self.rules} == {}

    def test_no_rule_is_cited_that_is_not_in_the_rulebook(self) -> None:
        like = re.compile(rf"{self.rules[0][0]}\d+[a-z]?")
        found = citations(self.module, parts=self.module.part_names())
        cited = {rule for rule in (*found.reached, *found.idle) if like.fullmatch(rule)}
        assert cited - set(self.rules) == set()

    def test_every_rule_has_a_test_of_its_name(self) -> None:
        if self.about.tests is None:
            pytest.skip("nobody says where the tests of this game are")
        tests = "\n".join(path.read_text() for path in sorted(self.about.tests.glob("test_*.py")))
        named = [rf"def test_(\w*_)?{rule}(_\w*)?\(" for rule in self.rules]
        assert [pattern for pattern in named if not re.search(pattern, tests)] == []

    def test_refusals_name_rules_that_exist(self) -> None:
        named = set(re.findall(r'IllegalMove\(\s*"([A-Z]\d+[a-z]?)"', self._code()))
        assert named
        assert named <= set(self.rules)

    def test_what_the_game_asks_of_the_table_and_its_end_are_rules(self) -> None:
        game = make_game(self.game, self.module.seats[0])
        table = game.table_rules
        asked = {table.seats_drawn, table.queue, table.time_called, game.end_rule} - {None}
        assert asked | {kind.rule for kind in game.effect_kinds} <= set(self.rules)
        assert table == self.module.table

    def test_the_rulebook_is_there_in_its_languages(self, language: str) -> None:
        english, book = rulebook(self.game), rulebook(self.game, language)
        assert book.startswith("# ")
        assert (book == english) == (language == "en")

    def test_a_translated_rulebook_has_the_same_ids_in_the_same_order(self) -> None:
        english = rulebook(self.game)
        for book in self._translations():
            assert rule_ids(book) == rule_ids(english)

    def test_a_translated_rulebook_has_the_same_tables_and_notation(self) -> None:
        """Numbers in tables and everything in the notation are the same in every language."""
        english = rulebook(self.game)
        notation = re.compile(r"`([^`\n]+)`")
        for book in self._translations():
            assert _columns(book) == _columns(english)
            assert sorted(notation.findall(book)) == sorted(notation.findall(english))

    def _translations(self) -> list[str]:
        home = files(self.module.package).iterdir()
        books = [file for file in home if re.fullmatch(r"RULES\.\w+\.md", file.name)]
        return [book.read_text(encoding="utf-8") for book in books]

    def _code(self) -> str:
        return "\n".join(_sources(files(self.module.package)))


def _columns(book: str) -> list[int]:
    return [line.count("|") for line in book.splitlines() if line.startswith("|")]


def _sources(folder: Traversable) -> list[str]:
    """The texts of all Python files below a folder."""
    found: list[str] = []
    for each in sorted(folder.iterdir(), key=lambda one: one.name):
        if each.is_dir():
            found += _sources(each)
        elif each.name.endswith(".py"):
            found.append(each.read_text(encoding="utf-8"))
    return found
