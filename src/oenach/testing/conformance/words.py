"""The game's catalogue has a sentence for everything that is said of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from oenach.games.installed import modules
from oenach.kernel.errors import IllegalMove
from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import letter
from oenach.kernel.state import State
from oenach.messages import explain, label, reason, say
from oenach.messages.catalogues import formatted, has
from oenach.messages.telling import reason_key, rule_of, wording
from oenach.offers import offers
from oenach.testing.conformance.base import Conformance
from oenach.testing.conformance.rules import sources
from oenach.testing.spots import Spot
from oenach.testing.tables import views

PROGRAM: Final = "oenach.messages"
"""Where the sentences are that all games share."""

ERRORS: Final = ("IllegalMove", "PositionError")
"""Both are given what is wrong as the second argument: the key of a message."""


def keys_of_errors(source: str) -> Iterator[tuple[int, str]]:
    """The line and the key of every refusal and every fault that a file writes out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            key = node.args[1] if node.func.id in ERRORS and len(node.args) > 1 else None
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield node.lineno, key.value


class WordsConform(Conformance):
    """Sentences, in each of the languages that the game has."""

    def test_the_game_has_a_name_and_is_described(self, language: str) -> None:
        families: list[tuple[str, tuple[str, ...]]] = [
            *((family, (self.game,)) for family in ("name", "game")),
            ("sheet", ("total",)),
            *self.about.words.items(),
        ]
        lacking = [
            f"{family}-{code}"
            for family, codes in families
            for code in codes
            if not has(f"{family}-{code}", language)
        ]
        self._spoken(language).same("messages that are missing", lacking, [])

    def test_every_option_and_every_word_it_takes_is_explained(self, language: str) -> None:
        most = self.module.seats[1]
        for option in make_game(self.game, most).option_list(most):
            schema = option.schema()
            key = f"option-{self.game}-{option.name}"
            words = cast("list[str]", schema.get("enum", []))
            if schema.get("type") == "boolean":
                words = ["true", "false"]
            for wanted in [key, *(f"{key}-{word}" for word in words)]:
                here = self._spoken(language).of(option=option.name, key=wanted)
                here.holds(f"there is a message {wanted}", has(wanted, language))
                said = say(wanted, language)
                here.of(got=said).holds(f"{wanted} ends as a sentence", said.endswith("."))

    def test_every_move_of_every_table_has_a_sentence(self, language: str) -> None:
        for game in (table.make() for table in self.tables):
            for text in game.move_texts:
                self._check_told(Spot(game).of(text=text), "A", text, language)

    def test_what_others_see_of_a_hidden_move_has_a_sentence(self, language: str) -> None:
        game = self.make(self.module.seats[1])
        for spot, state in self.walk(game, seed=16):
            for move in state.legal_moves():
                if game.hides(state, move):
                    text = game.public_text(state, move)
                    here = spot.of(move=move, text=text)
                    self._check_told(here, letter(int(state.to_act)), text, language)

    def _check_told(self, here: Spot, seat: str, text: str, language: str) -> None:
        key, facts = wording(self.game, seat, text)
        here = here.of(language=language, facts=facts)
        if key == "tell-other":
            here.fails(f"no message for {self._wanted(text)}")
        if formatted(key, language, facts) is None:
            here.fails(f"{key} cannot be said: it is missing, or one of its facts is")

    def _wanted(self, text: str) -> str:
        """What words.py says of a move, for whoever has to write the message."""
        found = self.module.words.wording("A", text)
        return f"{text}, which words.py does not know" if found is None else f"{text}: {found[0]}"

    def test_every_refusal_of_a_random_game_is_a_sentence(self, seats: int, language: str) -> None:
        game = self.make(seats)
        told: set[str] = set()
        for spot, state in self.walk(game, seed=17, each=5):
            if state.to_act < 0:
                continue
            for move in range(game.move_count):
                error = game.refusal(state, move)
                if error is not None and error.key not in told:
                    told.add(error.key)
                    here = spot.of(move=move, language=language, facts=error.facts)
                    said = formatted(error.key, language, error.facts)
                    here.holds(f"{error.key} can be said: it is there, with its facts", bool(said))
                    here.holds("it is an IllegalMove", isinstance(error, IllegalMove))
                    why = explain(error, language)
                    here.of(got=why).holds(
                        f"the refusal begins with its rule {error.rule}",
                        why.startswith(error.rule),
                    )

    def test_every_refusal_and_every_fault_that_the_code_names_has_words(
        self, language: str
    ) -> None:
        """Those too that random play does not come to: of a game that is over, of bad positions."""
        homes = (self.module.package, PROGRAM)
        there = {key for home in homes for key in messages_in(home, language)}
        for name, text in sources(files(self.module.package)):
            for line, key in keys_of_errors(text):
                here = self._spoken(language).of(key=key, named_in=f"{name}:{line}")
                here.holds(f"there is a message {key}", key in there)

    def test_every_end_has_its_sentence(self, language: str) -> None:
        met = {self._end(seed) for seed in range(5)}
        own, program = (messages_in(home, language) for home in (self.module.package, PROGRAM))
        for why in (*met, *self.about.ends, "resignation", "called-off"):
            sentence, key = reason(self.game, why, language), reason_key(self.game, why)
            here = self._spoken(language).of(reason=why, got=sentence)
            if key not in own and key not in program and has(key, language):
                here.fails(
                    f"{key} is what another game says: write outcome-{self.game}-{why}, which wins"
                )
            is_said = sentence.endswith(".") and "outcome" not in sentence
            wanted = f"outcome-{self.game}-{why}"
            here.holds(f"{wanted} is a sentence about why a match ended", is_said)

    def test_no_message_says_something_else_in_another_catalogue(self, language: str) -> None:
        """Of a key that several catalogues have only the first counts: which, nobody can tell."""
        own = messages_in(self.module.package, language)
        others = [PROGRAM, *(one.package for one in modules() if one.name != self.game)]
        for home in others:
            for key, message in messages_in(home, language).items():
                if key in own and not own[key].equals(message):
                    self._spoken(language).of(key=key, other=home).fails(
                        f"{key} says something else in the catalogue of {home}, and only one of the"
                        f" two is ever said: begin your keys with the name of your game"
                    )

    def _end(self, seed: int) -> str:
        match = Match(self.make(self.module.seats[0]), secret=bytes([seed] * 32))
        rng = Rng(seed)
        while not match.over:
            state = match.state
            match.play(match.game.text(state, int(match.game.random_move(state, rng))))
        outcome = match.outcome()
        assert outcome is not None, f"a match of {self.game} that is over has an outcome"
        return outcome.reason

    def test_every_line_of_a_score_sheet_has_its_label(self, language: str) -> None:
        for spot, state in self.walk(self.make(self.module.seats[0]), seed=18):
            for line in state.sheet(0).lines:
                key, here = f"sheet-{line.label}", spot.of(language=language, line=line.label)
                here.holds(f"there is a message {key}", has(key, language))
                said = label(line.label, language)
                here.of(got=said).holds(f"{key} is said", not said.startswith("sheet-"))

    def test_every_rule_that_words_name_stands_in_the_rulebook(self) -> None:
        words, spot = self.module.words, self._spoken("en").of(rules=self.rules)
        spot.holds(f"words.WINNING, {words.WINNING}, is a rule", words.WINNING in self.rules)
        for key, rule in words.RULES.items():
            here = spot.of(key=key, rule=rule)
            here.holds(f"words.RULES[{key!r}], {rule}, is a rule", rule in self.rules)
            here.holds(f"there is a message {key}", has(key))
            here.same(f"rule of {key}, which no other game may name too", rule_of(key), rule)

    def test_what_can_be_done_and_what_lies_where_has_words(
        self, seats: int, language: str
    ) -> None:
        """A board that is drawn from zones says all of it; bare numbers need no words."""
        game = self.make(seats)
        if "zones" not in game.new().observe(None):
            pytest.skip("the views of this game name no zones: it has a board of its own")
        told: set[str] = set()
        for spot, state in self.walk(game, seed=22):
            for key in sorted(self._keys(game, state) - told):
                told.add(key)
                here = spot.of(language=language, key=key)
                here.holds(f"there is a message {key}", has(key, language))

    def _keys(self, game: Game, state: State) -> set[str]:
        """The keys of the words for what is offered, and for all that lies somewhere."""
        codes: set[tuple[str, str]] = set()
        if state.to_act >= 0:
            verbs = {offer.verb for offer in offers(state, int(state.to_act))}
            codes |= {(family, verb) for verb in verbs for family in ("verb", "can")}
        for viewer in views(game):
            zones = cast("list[Mapping[str, Any]]", state.observe(viewer).get("zones", []))
            codes |= {("place", zone["place"]) for zone in zones}
            pieces = [piece["kind"] for zone in zones for piece in zone["pieces"]]
            codes |= {("piece", kind) for kind in pieces if kind is not None}
        return {f"{family}-{self.game}-{code}" for family, code in codes if not code.isdecimal()}

    def _spoken(self, language: str) -> Spot:
        return Spot(make_game(self.game, self.module.seats[0])).of(language=language)


def messages_in(package: str, language: str) -> dict[str, Message]:
    """The messages of a package's own catalogues, by their keys."""
    home = files(package)
    folder = home if package == PROGRAM else home / "messages"
    found: dict[str, Message] = {}
    for file in folder.iterdir():
        if file.name.endswith(f".{language}.ftl"):
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            found.update({one.id.name: one for one in body if isinstance(one, Message)})
    return found
