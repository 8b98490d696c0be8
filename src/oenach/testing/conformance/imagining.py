"""What is imagined is what is possible, each as often as any other.

Held against lists of all possible states (`oenach.testing.worlds`), in positions in which these
are few: there every fault of an imagination shows that it has anywhere.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache

import pytest

from oenach.kernel.game import Game
from oenach.kernel.registry import make_game
from oenach.kernel.rng import Rng
from oenach.testing.conformance.base import Conformance
from oenach.testing.fairness import is_fair
from oenach.testing.tables import is_chance
from oenach.testing.worlds import Watched, key, known, watched

DRAWN = 60
"""So often each possible state is drawn, on average."""
MOST = 12
"""In so many positions, at most, with another viewer or another number of possible states each."""


class ImaginingConforms(Conformance):
    """Imagination, secrets and reveals, in games that hide something."""

    def test_what_is_imagined_is_possible(self, seats: int) -> None:
        for one in self._doubtful(seats):
            rng, imaginer = Rng(seats), one.after.game.imaginer(one.after.knowledge(one.viewer))
            for _ in range(4 * len(one.worlds)):
                drawn = imaginer.draw(rng)
                if key(drawn) not in one.worlds:
                    one.here.of(imagined=drawn.game.position(drawn)).fails(
                        "imaginer() draws a state that no moves which look like those made lead to"
                    )

    def test_the_truth_is_among_what_is_imagined(self, seats: int) -> None:
        for one in self._doubtful(seats):
            drawn = Counter(drawn_states(one, DRAWN * len(one.worlds)))
            if not drawn[key(one.after)]:
                one.here.of(possible=len(one.worlds)).fails(
                    f"imaginer() never draws this very position in {drawn.total()} draws"
                )

    def test_all_that_is_possible_is_imagined_equally_often(self, seats: int) -> None:
        for one in self._doubtful(seats):
            drawn = Counter(drawn_states(one, DRAWN * len(one.worlds)))
            counts = {text: drawn[text] for text in one.worlds}
            often, seldom = (choose(counts, key=counts.__getitem__) for choose in (max, min))
            here = one.here.of(possible=len(counts), expected=DRAWN, got=sorted(counts.values()))
            if not is_fair(counts, dict.fromkeys(counts, float(DRAWN))):
                here.of(most_often=often, least_often=seldom).fails(
                    "imaginer() draws some states more often than others"
                )

    def test_imagination_goes_by_the_generator_that_it_is_given(self, seats: int) -> None:
        """The same numbers draw the same states; others draw others."""
        for one in self._doubtful(seats):
            first, again = (drawn_states(one, 24) for _ in range(2))
            one.here.same("states drawn again with an equal Rng", again, first)
            if len(set(first)) == 1:
                one.here.of(possible=len(one.worlds)).fails(
                    f"imaginer() draws the same state {len(first)} times from one Rng"
                )

    def test_reveals_count_what_is_turned_up_and_nothing_else(self, seats: int) -> None:
        """When they grow, the log opens all that was hidden: not before everybody sees it."""
        game, limit = self._hiding(seats), self.about.most_plies
        for one in (one for seed in range(4) for one in watched(game, seed, limit=limit)):
            here = one.spot.of(viewer=one.viewer, possible_before=len(one.reached))
            here = here.of(possible_after=len(one.worlds), reveals=int(one.after.reveals))
            if one.turned_up and len(one.worlds) > 1:
                here.fails("`reveals` grew, but the viewer cannot know yet what was hidden")
            if not one.turned_up and len(one.worlds) < len(one.reached):
                here.fails(
                    "the viewer learns what was hidden, but perform() did not count `reveals`"
                )

    def test_a_secret_is_what_only_its_seat_knows(self, seats: int) -> None:
        """Where onlookers know the same, it is the same number exactly if the seat does too."""
        for one in self._doubtful(seats):
            if one.viewer is not None:
                continue
            game = one.after.game
            for seat in range(seats):
                knew: dict[int, str] = {}
                secrets: dict[str, int] = {}
                for text, world in one.worlds.items():
                    secret, knows = int(game.secret(world, seat)), known(world, seat)
                    here = one.here.of(seat=seat, secret=secret, imagined=text)
                    if knew.setdefault(secret, knows) != knows:
                        here.fails("secret() is one number for two things that the seat may know")
                    if secrets.setdefault(knows, secret) != secret:
                        here.fails("secret() is two numbers for one thing that the seat knows")

    def test_a_seen_move_is_what_the_others_see_of_it(self, seats: int) -> None:
        """Legal moves have one number exactly if they read alike to the others."""
        game = self.make(seats)
        for spot, state in self.walk(game, seed=23, each=3):
            if state.to_act < 0 and not is_chance(state):
                continue
            looks: dict[int, str] = {}
            numbers: dict[str, int] = {}
            for move in state.legal_moves():
                look, number = game.public_text(state, move), int(game.seen_move(move))
                here = spot.of(move=move, public_text=look, seen_move=number)
                expected = looks.setdefault(number, look)
                here.same("public_text() of moves with one seen_move()", look, expected)
                wanted = numbers.setdefault(look, number)
                here.same("seen_move() of moves with one public_text()", number, wanted)

    def _hiding(self, seats: int) -> Game:
        game = self.make(seats)
        if game.open_information:
            pytest.skip("nothing is hidden in this game: open_information")
        return game

    def _doubtful(self, seats: int) -> tuple[Watched, ...]:
        """Positions in which a viewer holds several states possible, but few."""
        given = json.dumps(self._hiding(seats).given)
        found = doubtful(self.game, seats, given, self.about.most_plies)
        if not found:
            pytest.skip("in no position of this game are few states possible, yet several")
        return found


@cache
def doubtful(name: str, seats: int, given: str, limit: int) -> tuple[Watched, ...]:
    """Such positions of one random game, looked for once for all tests."""
    game = make_game(name, seats, json.loads(given))
    found: dict[tuple[int | None, int], Watched] = {}
    for one in watched(game, seed=0, limit=limit):
        if len(one.worlds) > 1:
            found.setdefault((one.viewer, len(one.worlds)), one)
        if len(found) == MOST:
            break
    return tuple(found.values())


def drawn_states(one: Watched, draws: int) -> list[str]:
    """States that the viewer imagines, in the order in which they are drawn."""
    rng = Rng(one.spot.ply or 0)
    imaginer = one.after.game.imaginer(one.after.knowledge(one.viewer))
    return [key(imaginer.draw(rng)) for _ in range(draws)]
