"""Pebbles as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from oenach.kernel.description import Description
from oenach.kernel.effects import Effect, EffectKind, Effects
from oenach.kernel.errors import IllegalMove, OenachError
from oenach.kernel.game import Game, move_vec
from oenach.kernel.knowledge import Imaginer, Knowledge
from oenach.kernel.options import Flag, Option, Whole, first_player
from oenach.kernel.outcome import Outcome, ScoreLine, Sheet, leaders, sheet_of
from oenach.kernel.seats import CHANCE, LETTERS, OVER, letter
from oenach.kernel.state import State
from toys.pebbles.module import MODULE
from toys.pebbles.rules import sight
from toys.pebbles.rules.state import FREE, HIDDEN, KINDS, PLACES, PebblesState

LAID: Final = 0
TURNED_UP: Final = 1
WORTH: Final = {"=sun": ("R", 2), "=rain": ("G", 5)}


class PebblesGame(Game):
    """The rules, by their ids in the package's own words."""

    name = MODULE.name
    least_seats, most_seats = MODULE.seats
    table_rules = MODULE.table
    effect_kinds = (EffectKind("laid", "P2"), EffectKind("turned-up", "P5"))
    end_rule = "P8"

    def __init__(self, seats: int, given: dict[str, object]) -> None:
        super().__init__(seats, given)
        texts = [f"={letter}" for letter in LETTERS[:seats]]
        texts += ["=sun", "=rain", "=heads", "=tails", "done", "toss"]
        texts += [f"{kind}>{place + 1}" for place in range(PLACES) for kind in KINDS]
        self.set_notation(texts)
        self.draws = {
            "start": texts[:seats],
            "weather": ["=sun", "=rain"],
            "toss": ["=heads", "=tails"],
            "over": [],
        }

    @classmethod
    def option_list(cls, seats: int) -> list[Option]:
        return [
            first_player(seats),
            Flag("brisk"),
            Flag("face_up"),
            Whole("rounds", 2, 1, 99),
            Whole("minutes", 0, 0, 60),
        ]

    def new(self) -> State:
        state = PebblesState(self, None)
        first = self.options["first_player"]
        if isinstance(first, str) and first != "random":
            self.perform(state, self.move_ids[f"={first}"], None)
        return state

    # Moves.

    def legal(self, state: State) -> vec[i64]:
        pebbles = cast(PebblesState, state)
        texts = self.draws.get(pebbles.phase)
        if texts is None:
            free = [place + 1 for place in range(PLACES) if pebbles.places[place] == FREE]
            texts = ["done", *["toss"] * self._may_toss(pebbles)]
            texts += [f"{kind}>{place}" for place in free for kind in KINDS]
        return move_vec([self.move_ids[text] for text in texts])

    def refusal(self, state: State, move: i64) -> IllegalMove | None:
        pebbles, text = cast(PebblesState, state), self.move_texts[move]
        draws = self.draws.get(pebbles.phase)
        if draws is not None or text.startswith("="):
            return None if text in (draws or ()) else IllegalMove("P1", "pebbles-not-now")
        if ">" in text and pebbles.places[int(text[2:]) - 1] != FREE:
            return IllegalMove("P2", "pebbles-taken", place=int(text[2:]))
        if text == "toss" and not self._may_toss(pebbles):
            return IllegalMove("P3", "pebbles-no-toss")
        return None

    def _may_toss(self, state: PebblesState) -> bool:
        return not self.options["brisk"] and FREE in state.places  # P3, P4

    def chance_outcomes(self, state: State) -> list[tuple[int, int]]:
        if cast(PebblesState, state).phase == "weather":
            return [(self.move_ids["=sun"], 3), (self.move_ids["=rain"], 1)]
        return super().chance_outcomes(state)

    def forced(self, state: State) -> int | None:
        # P4: where pebbles lie is open to all.
        is_forced = state.to_act >= 0 and FREE not in cast(PebblesState, state).places
        return self.move_ids["done"] if is_forced else None

    def queue_refusal(self, state: State, seat: int, move: int) -> OenachError | None:
        if ">" in self.move_texts[move]:
            return None
        return IllegalMove("P6", "pebbles-queued-alone")

    def perform(self, state: State, move: i64, effects: Effects | None) -> None:
        pebbles, text = cast(PebblesState, state), self.move_texts[move]
        if pebbles.phase == "start":
            pebbles.turn = LETTERS.index(text[1])
            self._go_on(pebbles, "play")
        elif text in WORTH:
            self._score(pebbles, *WORTH[text])
        elif text in ("=heads", "=tails"):
            pebbles.points[pebbles.turn] += text == "=heads"
            self._finish(pebbles, effects)
        else:
            pebbles.trail += (f"{letter(pebbles.turn)} {self.public_text(state, int(move))}",)
            if text == "done":
                self._finish(pebbles, effects)
            elif text == "toss":
                self._go_on(pebbles, "toss")
            else:
                self._lay(pebbles, text, effects)

    def _lay(self, state: PebblesState, text: str, effects: Effects | None) -> None:
        kind, place = text[0], int(text[2:]) - 1
        state.places[place] = f"{letter(state.turn)}:{kind}"
        if effects is not None:
            effects.record(LAID, seat=state.turn, place=place, piece=KINDS.index(kind))
        if self.options["brisk"]:
            self._pass_on(state)

    def _finish(self, state: PebblesState, effects: Effects | None) -> None:
        state.done += (state.turn,)
        if len(state.done) < self.seats:
            self._pass_on(state)
            return
        state.turn = (state.turn + 1) % self.seats
        state.reveals += 1
        state.trail = ()
        if effects is not None:
            for place, pebble in enumerate(state.places):
                if pebble != FREE:
                    seat, piece = LETTERS.index(pebble[0]), KINDS.index(pebble[2])
                    effects.record(TURNED_UP, seat=seat, place=place, piece=piece)
        self._go_on(state, "weather")

    def _pass_on(self, state: PebblesState) -> None:
        """The turn goes to the next seat that is not done."""
        state.turn = (state.turn + 1) % self.seats
        while state.turn in state.done:
            state.turn = (state.turn + 1) % self.seats
        self._go_on(state, "play")

    def _go_on(self, state: PebblesState, phase: str) -> None:
        state.phase = phase
        state.to_act = {"play": state.turn, "over": OVER}.get(phase, CHANCE)

    def _score(self, state: PebblesState, kind: str, worth: int) -> None:
        for pebble in state.places:
            if pebble.endswith(kind):
                state.points[LETTERS.index(pebble[0])] += worth
        state.places, state.done = [FREE] * PLACES, ()
        over = state.last_round or state.round == self.options["rounds"]
        state.round += not over
        self._go_on(state, "over" if over else "play")

    def minutes_agreed(self) -> int | None:
        minutes = self.options["minutes"]
        assert isinstance(minutes, int)
        return minutes or None

    def time_is_called(self, state: State) -> bool:
        return cast(PebblesState, state).last_round

    def call_time(self, state: State) -> None:
        cast(PebblesState, state).last_round = True

    # The score.

    def sheet(self, state: State, seat: int) -> Sheet:
        points = cast(PebblesState, state).points[seat]
        return sheet_of([ScoreLine("points", points, points)])

    def outcome(self, state: State) -> Outcome | None:
        pebbles = cast(PebblesState, state)
        if pebbles.phase != "over":
            return None
        sheets = tuple(self.sheet(state, seat) for seat in range(self.seats))
        return Outcome("rounds", leaders([(each,) for each in pebbles.points]), sheets)

    # What can be seen and known.

    def hides(self, state: State, move: int) -> bool:
        return ">" in self.move_texts[move] and not self.options["face_up"]

    def public_text(self, state: State, move: int) -> str:
        text = self.move_texts[move]
        return HIDDEN + text[1:] if self.hides(state, move) else text

    def seen_move(self, move: i64) -> i64:
        text = self.move_texts[move]
        is_open = ">" not in text or self.options["face_up"]
        return move if is_open else i64(self.move_ids[KINDS[0] + text[1:]])

    def secret(self, state: State, seat: i64) -> i64:
        # In base 3 a digit for each place: the seat's own pebble there, or none.
        places = cast(PebblesState, state).places
        own = [KINDS.index(one[2]) + 1 if one[0] == LETTERS[seat] else 0 for one in places]
        return i64(sum(digit * 3**place for place, digit in enumerate(own)))

    def seen_effects(self, effects: Effects, seat: int | None) -> list[dict[str, object]]:
        return [self._seen(effect, seat) for effect in effects.listed()]

    def _seen(self, effect: Effect, viewer: int | None) -> dict[str, object]:
        hidden = effect.kind == LAID and effect.seat != viewer and not self.options["face_up"]
        return {
            "kind": self.effect_kinds[effect.kind].name,
            "seat": letter(effect.seat),
            "place": str(effect.place + 1),
            "piece": None if hidden else KINDS[effect.piece],
        }

    def observe(self, state: State, seat: int | None) -> dict[str, object]:
        return sight.observe(cast(PebblesState, state), seat)

    def knowledge(self, state: State, seat: int | None) -> Knowledge:
        trail = cast(PebblesState, state).trail
        return Knowledge(self.name, seat, self.observe(state, seat), trail)

    def imaginer(self, knowledge: Knowledge) -> Imaginer:
        knowledge.check_game(self.name)
        return sight.PebblesImaginer(self.restored(knowledge.view, 0, knowledge.moves))

    # Text and positions.

    def described(self, text: str) -> Description | None:
        kind, laid, place = text.partition(">")
        if laid:
            known = f"{KINDS[0]}>{place}" in self.move_ids and kind in (*KINDS, HIDDEN)
            return Description("lay", None if kind == HIDDEN else kind, (place,)) if known else None
        if text not in self.move_ids:
            return None
        if not text.startswith("="):
            return Description(text)
        drawn = text[1:]
        if drawn in LETTERS:
            return Description("first", None, (drawn,))
        return Description("weather" if text in WORTH else "coin", drawn)

    def position(self, state: State) -> dict[str, object]:
        return sight.position(cast(PebblesState, state))

    def from_position(self, data: object) -> State:
        read = cast(dict[str, Any], data)
        state = PebblesState(self, None)
        state.round, state.last_round = read["round"], read["last_round"]
        state.turn = LETTERS.index(read["turn"])
        state.done = tuple(LETTERS.index(seat) for seat in read["done"])
        state.points, state.places = list(read["points"]), list(read["places"])
        self._go_on(state, read["phase"])
        return state

    def trail(self, state: State) -> tuple[str, ...]:
        return cast(PebblesState, state).trail

    def restored(self, position: object, reveals: int, trail: tuple[str, ...]) -> PebblesState:
        state = cast(PebblesState, super().restored(position, reveals, trail))
        state.trail = trail
        return state


GAME = PebblesGame
