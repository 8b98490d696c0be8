"""What is hidden stays hidden: in views, knowledge, refusals, forced moves and effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oenach.kernel.effects import Effects
from oenach.kernel.game import Game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER
from oenach.kernel.state import State
from oenach.testing.conformance.base import Conformance
from oenach.testing.spots import Spot
from oenach.testing.tables import is_chance, views


class HidingConforms(Conformance):
    """Nobody learns what they may not."""

    def test_nothing_hidden_shows(self, seats: int) -> None:
        """Any other state that a seat holds possible looks the same to it, byte for byte."""
        game = self.make(seats)
        rng = Rng(10)
        for spot, state in self.walk(game, seed=10, each=4):
            if state.to_act == OVER:
                continue
            for seat in views(game):
                view, knowledge = state.observe(seat), state.knowledge(seat)
                told, refused = knowledge.to_json(), refusals(state, seat)
                imaginer = game.imaginer(knowledge)
                for _ in range(3):
                    other = imaginer.draw(rng)
                    here = spot.of(viewer=seat, imagined=game.position(other))
                    here.same_json("observe() of an imagined state", other.observe(seat), view)
                    known = other.knowledge(seat).to_json()
                    here.same_json("knowledge() of an imagined state", known, told)
                    here.same("refusals in an imagined state", refusals(other, seat), refused)

    def test_hidden_moves_that_read_alike_look_alike(self, seats: int) -> None:
        """Whichever of them is made, everybody else sees and knows the same after it."""
        game = self.make(seats)
        for spot, state in self.walk(game, seed=21, each=4):
            if state.to_act < 0:
                continue
            others = [seat for seat in views(game) if seat != state.to_act]
            alike: dict[str, tuple[int, list[dict[str, object]]]] = {}
            for move in state.legal_moves():
                if not game.hides(state, move):
                    continue
                after = state.copy()
                game.perform(after, move, None)
                # What is turned up at once everybody sees.
                if after.reveals != state.reveals:
                    continue
                seen = [after.knowledge(seat).to_json() for seat in others]
                text = game.public_text(state, move)
                first, expected = alike.setdefault(text, (move, seen))
                for viewer, got, wanted in zip(others, seen, expected, strict=True):
                    here = spot.of(viewer=viewer, move=move, other=game.move_texts[first])
                    here.same_json(f"knowledge() after a move that reads {text}", got, wanted)

    def test_open_information_is_the_same_for_all(self, seats: int) -> None:
        for variant, game in enumerate(self.variants(seats)):
            hidden = 0
            for spot, state in self.walk(game, seed=13):
                seen = [state.observe(seat) for seat in views(game)]
                hiding = [move for move in state.legal_moves() if game.hides(state, move)]
                hidden += bool(hiding)
                if game.open_information:
                    for viewer, view in zip(views(game), seen, strict=True):
                        here = spot.of(viewer=viewer)
                        here.same_json("observe(), where open_information", view, seen[0])
                    spot.same("moves that hide, where open_information", hiding, [])
            # And where something is hidden, the game says so.
            is_open = game.open_information or variant in self.about.open_options
            Spot(game).of(open_information=game.open_information).same(
                "whether no move hides anything (about.open_options says where)",
                not hidden,
                is_open,
            )

    def test_a_move_is_forced_only_if_every_onlooker_can_see_it(self, seats: int) -> None:
        game = self.make(seats)
        rng = Rng(14)
        for spot, state in self.walk(game, seed=14):
            move = game.forced(state)
            if state.to_act < 0:
                spot.same("forced(), where no seat is to act", move, None)
                continue
            legal = state.legal_moves()
            if move is not None:
                spot.of(move=move).same("legal moves where a move is forced", legal, [move])
            if game.open_information:
                only = legal[0] if len(legal) == 1 else None
                spot.same("forced(), where open_information", move, only)
            elif len(legal) == 1:
                imaginer = game.imaginer(state.knowledge(None))
                for _ in range(20):
                    other = imaginer.draw(rng)
                    here = spot.of(imagined=game.position(other))
                    here.same("forced() as an onlooker imagines it", game.forced(other), move)
                    if move is not None:
                        found = other.legal_moves()
                        here.same("legal moves as an onlooker imagines them", found, [move])

    def test_a_description_hides_what_the_move_hides(self, seats: int) -> None:
        game = self.make(seats)
        for spot, state in self.walk(game, seed=seats, each=5):
            if int(state.to_act) == OVER or is_chance(state):
                continue
            mover = int(state.to_act)
            for move in state.legal_moves():
                own = game.describe(state, move, mover)
                for viewer in views(game):
                    seen = game.describe(state, move, viewer)
                    here = spot.of(move=move, viewer=viewer)
                    if viewer == mover or not game.hides(state, move):
                        here.same("describe() of what is open", seen, own)
                    else:
                        here.holds("a hidden move has a piece that it hides", own.piece is not None)
                        here.same("describe() to others", seen, own._replace(piece=None))

    def test_only_the_mover_may_see_more_than_an_onlooker(self, seats: int) -> None:
        game = self.make(seats)
        for spot, state, move in self.moves(game, seats + 7):
            effects = Effects()
            game.perform(state.copy(), move, effects)
            public = game.seen_effects(effects, None)
            for seat in range(seats):
                own, here = game.seen_effects(effects, seat), spot.of(viewer=seat)
                keys, expected = ([list(one) for one in seen] for seen in (own, public))
                here.same("keys of seen_effects()", keys, expected)
                if seat != state.to_act:
                    here.same("seen_effects() to whoever did not move", own, public)

    def test_effects_tell_nothing_hidden(self, seats: int) -> None:
        """A move that looks the same, in any state that others hold possible, tells the same."""
        game, rng = self.make(seats), Rng(seats + 4)
        for spot, state, move in self.moves(game, seats + 3):
            mover = int(state.to_act)
            if mover == CHANCE or not game.hides(state, move):
                continue
            viewer, look = (mover + 1) % seats, game.public_text(state, move)
            shown = _seen(game, state.copy(), move, viewer)
            world = game.imagine(state.knowledge(viewer), rng)
            for other in world.legal_moves():
                if game.hides(world, other) and game.public_text(world, other) == look:
                    told = _seen(game, world.copy(), other, viewer)
                    here = spot.of(viewer=viewer, other=game.move_texts[other])
                    here.same_json("seen_effects() of a move that looks the same", told, shown)


def refusals(state: State, seat: int | None) -> list[str]:
    """What a seat learns by trying moves; only the seat to act may try."""
    if seat is None or int(state.to_act) != seat:
        return []
    return [str(state.game.refusal(state, move)) for move in range(state.game.move_count)]


def _seen(game: Game, state: State, move: int, viewer: int) -> Sequence[Mapping[str, object]]:
    effects, reveals = Effects(), int(state.reveals)
    game.perform(state, move, effects)
    # A move that turns tokens up says what they are, which everybody sees then.
    return [] if state.reveals != reveals else game.seen_effects(effects, viewer)
