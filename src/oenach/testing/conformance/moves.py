"""Moves: their ids and texts, which are legal, and what a refusal leaves alone."""

from __future__ import annotations

import copy
from collections import Counter
from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from oenach.kernel.errors import IllegalMove, MalformedMove, OenachError
from oenach.kernel.game import random_playout
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.testing.conformance.base import Conformance, few
from oenach.testing.fairness import is_fair
from oenach.testing.spots import Spot
from oenach.testing.strategies import states
from oenach.testing.tables import is_chance

GARBLED = ("", " ", "PASS", "pass ", " pass", "?>B1", "w>b1", "go", "=", "\0")
"""Texts that are no moves in most games."""


class MovesConform(Conformance):
    """Legal and illegal moves."""

    def test_moves_are_dense_ids_in_a_stable_order(self, seats: int) -> None:
        for game in self.variants(seats):
            for spot, state in self.walk(game, seed=1):
                moves = state.legal_moves()
                spot.same("legal(), rising and each once", moves, sorted(set(moves)))
                wrong = [m for m in moves if type(m) is not int or not 0 <= m < game.move_count]
                spot.same("legal moves that are no ids of the notation", wrong, [])
                spot.same("whether there are legal moves", bool(moves), state.to_act != OVER)

    def test_exactly_the_legal_moves_are_not_refused(self, seats: int) -> None:
        for game in self.variants(seats):
            for spot, state in self.walk(game, seed=2):
                legal = set(state.legal_moves())
                for move in range(game.move_count):
                    error = game.refusal(state, move)
                    if error is not None and move in legal:
                        here = spot.of(move=move, expected=None, got=str(error))
                        here.fails("refusal() of a move that legal() lists")
                    if error is None and move not in legal:
                        spot.of(move=move).fails("no refusal() of a move that legal() lists not")

    def test_an_illegal_move_raises_with_its_rule_and_changes_nothing(self, seats: int) -> None:
        game, rules = self.make(seats), self.rules
        for spot, state in self.walk(game, seed=3, each=7):
            before, legal = game.position(state), set(state.legal_moves())
            for move in range(0, game.move_count, 3):
                if move in legal:
                    continue
                here = spot.of(move=move)
                error = here.raises("an illegal move", IllegalMove, partial(state.apply, move))
                here = here.of(refusal=str(error), rules=rules)
                here.holds(f"its rule {error.rule} stands in the rulebook", error.rule in rules)
                here.holds(f"its key {error.key} is in lower case", error.key.islower())
            for wrong in (-1, game.move_count, 10**30):
                here = spot.of(id=wrong)
                here.raises("an id of no move", MalformedMove, partial(state.apply, wrong))
            spot.same("position after moves that were refused", game.position(state), before)

    def test_every_legal_move_applies(self, seats: int) -> None:
        game = self.make(seats)
        for spot, state in self.walk(game, seed=4, each=5):
            before = game.position(state)
            for move in state.legal_moves():
                child = state.copy()
                child.apply(move)
                here = spot.of(move=move)
                here.holds("a move changes the position", game.position(child) != before)
                here.same("position after a move of its copy", game.position(state), before)

    def test_a_copy_is_deep(self, seats: int) -> None:
        game = self.make(seats)
        for spot, state in self.walk(game, seed=5, each=20):
            before = game.position(state)
            for twin in (state.copy(), copy.copy(state), copy.deepcopy(state)):
                spot.same("position of a copy", game.position(twin), before)
                random_playout(twin, Rng(spot.ply or 0))
                spot.same("position after its copy went on", game.position(state), before)

    def test_texts_round_trip(self, seats: int) -> None:
        game = self.make(seats)
        state = game.new()
        texts = [game.text(state, move) for move in range(game.move_count)]
        doubles = [text for text, count in Counter(texts).items() if count > 1]
        Spot(game).same("texts that several moves have", doubles, [])
        for move, text in enumerate(texts):
            Spot(game).of(text=text).same("parse(text(move))", game.parse(state, text), move)

    def test_parsing_never_guesses(self, seats: int) -> None:
        game = self.make(seats)
        state = game.new()
        near = {
            wrong
            for text in game.move_texts
            for wrong in (f"{text} ", f" {text}", text.upper(), text.lower(), text[:-1])
        }
        for text in sorted({*GARBLED, *near} - set(game.move_texts)):
            # A game may know by which rule a text can be no move.
            kinds = (MalformedMove,) if text in GARBLED else (MalformedMove, IllegalMove)
            here = Spot(game).of(text=text)
            here.raises("parse() of no move", kinds, partial(game.parse, state, text))

    def test_chance_outcomes_are_the_legal_moves_of_chance(self, seats: int) -> None:
        for spot, state in self.walk(self.make(seats), seed=8):
            outcomes = state.chance_outcomes()
            drawn = state.legal_moves() if is_chance(state) else []
            spot.same("chance_outcomes(), as legal()", [move for move, _ in outcomes], drawn)
            for move, weight in outcomes:
                here = spot.of(move=move, weight=weight)
                is_whole = isinstance(weight, int) and weight > 0
                here.holds("weights are whole numbers from 1 on", is_whole)

    def test_random_moves_are_uniform_and_chance_goes_by_weight(self, seats: int) -> None:
        game = self.make(seats)
        rng = Rng(9)
        for spot, state in self.walk(game, seed=9, each=30):
            if state.to_act == OVER:
                continue
            weights = dict(state.chance_outcomes()) or dict.fromkeys(state.legal_moves(), 1)
            drawn = Counter(int(game.random_move(state, rng)) for _ in range(40 * len(weights)))
            spot.same("moves drawn that are not to be", sorted(set(drawn) - set(weights)), [])
            total = sum(weights.values())
            expected = {
                move: 40 * len(weights) * weight / total for move, weight in weights.items()
            }
            texts = {game.move_texts[move]: (drawn[move], expected[move]) for move in weights}
            spot.of(drawn_and_expected=texts).holds(
                "random_move() draws by the weights", is_fair(drawn, expected)
            )

    @given(st.data())
    @few
    def test_any_text_is_a_move_or_an_error_of_a_known_kind(self, data: st.DataObject) -> None:
        state = data.draw(states(self.tables))
        game = state.game
        legal = [game.text(state, move) for move in state.legal_moves()[:3]]
        for text in (
            *legal,
            *game.move_texts[:: len(game.move_texts) // 9 + 1],
            *GARBLED,
            "free X",
            "claim 0",
        ):
            try:
                state.copy().apply(game.parse(state, text))
            except OenachError as error:
                here = Spot.at(state, text=text, error=repr(error))
                kinds = {"malformed-move", "illegal-move"}
                here.holds("a text is a move, malformed or illegal", error.code in kinds)
