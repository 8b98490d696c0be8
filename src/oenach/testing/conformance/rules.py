"""Every rule of the rulebook is carried out by code that the game reaches, and tested by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from oenach.kernel.registry import make_game
from oenach.terminal.rulebook import rulebook
from oenach.testing.conformance.base import Conformance
from oenach.testing.reachability import citations, rule_ids
from oenach.testing.spots import Spot


class RulesConform(Conformance):
    """The rulebook and what cites it."""

    def test_the_rulebook_has_rules_and_each_once(self) -> None:
        found, spot = rule_ids(rulebook(self.game)), self.book
        spot.holds("RULES.md has rules, each with an id in bold such as **X1**", bool(found))
        spot.same("ids in RULES.md, each once", sorted(found), sorted(set(found)))
        spot.same("ids in RULES.md, as the program reads them", sorted(found), sorted(self.rules))

    def test_every_rule_is_carried_out_by_code_that_the_rules_reach(self) -> None:
        """Not by a sentence or by advice about it: only `GAME` and `MODULE` are asked."""
        missing = citations(self.module, parts=()).missing(self.rules)
        self.book.same("rules that no code cites which is reached from GAME", missing, {})

    def test_no_rule_is_cited_by_code_that_nothing_reaches(self) -> None:
        idle = citations(self.module, parts=self.module.part_names()).idle
        found = {rule: where for rule, where in idle.items() if rule in self.rules}
        self.book.same("rules cited by code that nothing reaches", found, {})

    def test_no_rule_is_cited_that_is_not_in_the_rulebook(self) -> None:
        like = re.compile(rf"{self.rules[0][0]}\d+[a-z]?")
        found = citations(self.module, parts=self.module.part_names())
        cited = {rule for rule in (*found.reached, *found.idle) if like.fullmatch(rule)}
        unknown = sorted(cited - set(self.rules))
        self.book.same("rules cited that RULES.md has not", unknown, [])

    def test_every_rule_has_a_test_of_its_name(self) -> None:
        folder = self.about.tests
        if folder is None:
            pytest.skip("about.tests does not say where the tests of this game are")
        tests = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("test_*.py")))
        untested = [
            rule for rule in self.rules if not re.search(rf"def test_(\w*_)?{rule}(_\w*)?\(", tests)
        ]
        self.book.of(tests=str(folder)).same("rules without a test_<rule>_…", untested, [])

    def test_refusals_name_rules_that_exist(self) -> None:
        named = set(re.findall(r'IllegalMove\(\s*"([A-Z]\d+[a-z]?)"', self._code()))
        self.book.holds("some IllegalMove(…) names a rule", bool(named))
        unknown = sorted(named - set(self.rules))
        self.book.same("rules of IllegalMove(…) that RULES.md has not", unknown, [])

    def test_what_the_game_asks_of_the_table_and_its_end_are_rules(self) -> None:
        game = make_game(self.game, self.module.seats[0])
        table, spot = game.table_rules, Spot(game).of(rules=self.rules)
        asked = {
            "table_rules.seats_drawn": table.seats_drawn,
            "table_rules.queue": table.queue,
            "table_rules.time_called": table.time_called,
            "end_rule": game.end_rule,
            **{f"effect_kinds, {kind.name}": kind.rule for kind in game.effect_kinds},
        }
        for where, rule in asked.items():
            here = spot.of(field=where, got=rule)
            here.holds("a rule of RULES.md", rule is None or rule in self.rules)
        spot.same("table_rules, as MODULE.table", table, self.module.table)

    def test_the_rulebook_is_there_in_its_languages(self, language: str) -> None:
        english, book = rulebook(self.game), rulebook(self.game, language)
        spot = self.book.of(language=language, begins=book[:80])
        spot.holds("the rulebook begins with a title", book.startswith("# "))
        if language != "en":
            spot.holds(f"there is a RULES.{language}.md (see about.languages)", book != english)

    def test_a_translated_rulebook_has_the_same_ids_in_the_same_order(self) -> None:
        english = rulebook(self.game)
        for name, book in self._translations().items():
            self.book.of(book=name).same("its ids", rule_ids(book), rule_ids(english))

    def test_a_translated_rulebook_has_the_same_tables_and_notation(self) -> None:
        """Numbers in tables and everything in the notation are the same in every language."""
        english = rulebook(self.game)
        notation = re.compile(r"`([^`\n]+)`")
        for name, book in self._translations().items():
            here = self.book.of(book=name)
            here.same("columns of its tables", _columns(book), _columns(english))
            written, expected = sorted(notation.findall(book)), sorted(notation.findall(english))
            here.same("what stands in `…`", written, expected)

    @property
    def book(self) -> Spot:
        """The rulebook, as a place."""
        return Spot(make_game(self.game, self.module.seats[0]))

    def _translations(self) -> dict[str, str]:
        home = files(self.module.package).iterdir()
        books = [file for file in home if re.fullmatch(r"RULES\.\w+\.md", file.name)]
        return {book.name: book.read_text(encoding="utf-8") for book in books}

    def _code(self) -> str:
        return "\n".join(text for _, text in sources(files(self.module.package)))


def _columns(book: str) -> list[int]:
    return [line.count("|") for line in book.splitlines() if line.startswith("|")]


def sources(folder: Traversable) -> Iterator[tuple[str, str]]:
    """All Python files below a folder: the name and the text of each."""
    for each in sorted(folder.iterdir(), key=lambda one: one.name):
        if each.is_dir():
            yield from ((f"{each.name}/{name}", text) for name, text in sources(each))
        elif each.name.endswith(".py"):
            yield each.name, each.read_text(encoding="utf-8")
