"""The game's catalogue has a sentence for everything that is said of it."""

from __future__ import annotations

from oenach.kernel.errors import IllegalMove
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import letter
from oenach.messages import explain, label, reason, say
from oenach.messages.catalogues import formatted, has
from oenach.messages.telling import rule_of, wording
from oenach.testing.conformance.base import Conformance
from oenach.testing.tables import walk


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
        assert lacking == []

    def test_every_option_and_every_word_it_takes_is_explained(self, language: str) -> None:
        most = self.module.seats[1]
        for option in make_game(self.game, most).option_list(most):
            schema = option.schema()
            key = f"option-{self.game}-{option.name}"
            words = schema.get("enum", [])
            assert isinstance(words, list)
            if schema.get("type") == "boolean":
                words = ["true", "false"]
            for wanted in [key, *(f"{key}-{word}" for word in words)]:
                assert has(wanted, language), wanted
                assert say(wanted, language).endswith(".")

    def test_every_move_of_every_table_has_a_sentence(self, language: str) -> None:
        for game in (table.make() for table in self.tables):
            for text in game.move_texts:
                key, facts = wording(self.game, "A", text)
                assert key != "tell-other", f"no message for {self._wanted(text)}"
                assert formatted(key, language, facts) is not None, f"{key} cannot be said"

    def _wanted(self, text: str) -> str:
        """What words.py says of a move, for whoever has to write the message."""
        found = self.module.words.wording("A", text)
        return f"{text}, which words.py does not know" if found is None else f"{text}: {found[0]}"

    def test_what_others_see_of_a_hidden_move_has_a_sentence(self, language: str) -> None:
        game = self.make(self.module.seats[1])
        for state in walk(game, seed=16):
            for move in state.legal_moves():
                if game.hides(state, move):
                    text = game.public_text(state, move)
                    key, facts = wording(self.game, letter(int(state.to_act)), text)
                    assert key != "tell-other", f"no message for {self._wanted(text)}"
                    assert formatted(key, language, facts) is not None, f"{key} cannot be said"

    def test_every_refusal_of_a_random_game_is_a_sentence(self, seats: int, language: str) -> None:
        game = self.make(seats)
        told: set[str] = set()
        for ply, state in enumerate(walk(game, seed=17)):
            if ply % 5 or state.to_act < 0:
                continue
            for move in range(game.move_count):
                error = game.refusal(state, move)
                if error is not None and error.key not in told:
                    told.add(error.key)
                    assert formatted(error.key, language, error.facts), error
                    assert explain(error, language).startswith(error.rule)
                    assert isinstance(error, IllegalMove)

    def test_every_end_has_its_sentence(self, language: str) -> None:
        met = {self._end(seed) for seed in range(5)}
        for why in (*met, *self.about.ends, "resignation"):
            sentence = reason(self.game, why, language)
            assert sentence.endswith(".") and "outcome" not in sentence

    def _end(self, seed: int) -> str:
        match = Match(self.make(self.module.seats[0]), secret=bytes([seed] * 32))
        rng = Rng(seed)
        while not match.over:
            state = match.state
            match.play(match.game.text(state, int(match.game.random_move(state, rng))))
        outcome = match.outcome()
        assert outcome is not None
        return outcome.reason

    def test_every_line_of_a_score_sheet_has_its_label(self, language: str) -> None:
        for state in walk(self.make(self.module.seats[0]), seed=18):
            for line in state.sheet(0).lines:
                assert has(f"sheet-{line.label}", language), line.label
                assert not label(line.label, language).startswith("sheet-")

    def test_every_rule_that_words_name_stands_in_the_rulebook(self) -> None:
        words = self.module.words
        assert words.WINNING in self.rules
        for key, rule in words.RULES.items():
            assert rule in self.rules, key
            assert has(key) and rule_of(key) == rule
