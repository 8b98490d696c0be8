"""Pebbles, a toy game that has everything a log must keep: draws, hidden moves and reveals.

In a round each seat in turn lays pebbles (`R` or `G`) face down on free places, then says `done`,
or tosses a coin (`toss`) for a point. When all are done the pebbles are turned up and the weather
is drawn, three times as often sun as rain: in the sun an `R` counts 2, in the rain a `G` counts 5.
"""

from __future__ import annotations

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from oenach.kernel.effects import Effects
from oenach.kernel.errors import IllegalMove
from oenach.kernel.game import Game, move_vec
from oenach.kernel.knowledge import Imaginer, Knowledge, OpenImaginer
from oenach.kernel.options import Option, Whole, first_player
from oenach.kernel.outcome import Line, Outcome, Sheet, leaders, sheet_of
from oenach.kernel.seats import CHANCE, LETTERS, OVER
from oenach.kernel.state import State

PLACES = 4
FREE = "-"


class PebblesState(State):
    """`places` hold an owner and a kind, such as `A:R`, or `-`."""

    def __init__(self, game: Game, source: PebblesState | None) -> None:
        super().__init__(game)
        self.to_act = CHANCE if source is None else source.to_act
        self.reveals = 0 if source is None else source.reveals
        self.phase: str = "start" if source is None else source.phase
        self.round: int = 1 if source is None else source.round
        self.last_round: bool = False if source is None else source.last_round
        self.turn: int = 0 if source is None else source.turn
        self.done: int = 0 if source is None else source.done
        self.points: list[int] = [0] * game.seats if source is None else source.points[:]
        self.places: list[str] = [FREE] * PLACES if source is None else source.places[:]
        self.trail: tuple[str, ...] = () if source is None else source.trail

    def copy(self) -> PebblesState:
        return PebblesState(self.game, self)


class PebblesGame(Game):
    name = "pebbles"
    least_seats = 2
    most_seats = 3
    end_rule = "P9"

    def __init__(self, seats: int, given: dict[str, object]) -> None:
        super().__init__(seats, given)
        texts = [f"={letter}" for letter in LETTERS[:seats]]
        texts += ["=sun", "=rain", "=heads", "=tails", "done", "toss"]
        texts += [f"{kind}>{place + 1}" for place in range(PLACES) for kind in "RG"]
        self.set_notation(texts)

    @classmethod
    def option_list(cls, seats: int) -> list[Option]:
        return [first_player(seats), Whole("rounds", 2, 1, 9)]

    def new(self) -> State:
        state = PebblesState(self, None)
        first = self.options["first_player"]
        if isinstance(first, str) and first != "random":
            self.perform(state, self.move_ids[f"={first}"], None)
        return state

    def legal(self, state: State) -> vec[i64]:
        return move_vec([move for move in range(self.move_count) if not self.refusal(state, move)])

    def refusal(self, state: State, move: i64) -> IllegalMove | None:
        pebbles, text = cast(PebblesState, state), self.move_texts[move]
        due = {
            "start": [f"={letter}" for letter in LETTERS[: self.seats]],
            "weather": ["=sun", "=rain"],
            "toss": ["=heads", "=tails"],
            "over": [],
        }.get(pebbles.phase)
        if due is not None:
            return None if text in due else IllegalMove("P1", "pebbles-not-now")
        if text.startswith("="):
            return IllegalMove("P1", "pebbles-not-now")
        if ">" in text and pebbles.places[int(text[-1]) - 1] != FREE:
            return IllegalMove("P2", "pebbles-taken", place=int(text[-1]))
        return None

    def chance_outcomes(self, state: State) -> list[tuple[int, int]]:
        if cast(PebblesState, state).phase == "weather":
            return [(self.move_ids["=sun"], 3), (self.move_ids["=rain"], 1)]
        return super().chance_outcomes(state)

    def perform(self, state: State, move: i64, effects: Effects | None) -> None:
        pebbles, text = cast(PebblesState, state), self.move_texts[move]
        if pebbles.phase == "start":
            pebbles.turn = LETTERS.index(text[1])
            self._go_on(pebbles, "play")
        elif text in ("=sun", "=rain"):
            self._score(pebbles, *(("R", 2) if text == "=sun" else ("G", 5)))
        elif text in ("=heads", "=tails"):
            pebbles.points[pebbles.turn] += text == "=heads"
            self._finish_turn(pebbles)
        else:
            pebbles.trail += (f"{LETTERS[pebbles.turn]} {self.public_text(state, int(move))}",)
            if text == "done":
                self._finish_turn(pebbles)
            elif text == "toss":
                self._go_on(pebbles, "toss")
            else:
                pebbles.places[int(text[-1]) - 1] = f"{LETTERS[pebbles.turn]}:{text[0]}"

    def _go_on(self, state: PebblesState, phase: str) -> None:
        state.phase = phase
        state.to_act = {"play": state.turn, "over": OVER}.get(phase, CHANCE)

    def _finish_turn(self, state: PebblesState) -> None:
        state.turn = (state.turn + 1) % self.seats
        state.done += 1
        if state.done == self.seats:
            state.reveals += 1
            state.trail = ()
        self._go_on(state, "weather" if state.done == self.seats else "play")

    def _score(self, state: PebblesState, kind: str, worth: int) -> None:
        for pebble in state.places:
            if pebble.endswith(kind):
                state.points[LETTERS.index(pebble[0])] += worth
        state.places, state.done = [FREE] * PLACES, 0
        over = state.last_round or state.round == self.options["rounds"]
        state.round += not over
        self._go_on(state, "over" if over else "play")

    def call_time(self, state: State) -> None:
        cast(PebblesState, state).last_round = True

    def sheet(self, state: State, seat: int) -> Sheet:
        points = cast(PebblesState, state).points[seat]
        return sheet_of([Line("points", points, points)])

    def outcome(self, state: State) -> Outcome | None:
        pebbles = cast(PebblesState, state)
        if pebbles.phase != "over":
            return None
        sheets = tuple(self.sheet(state, seat) for seat in range(self.seats))
        return Outcome("rounds", leaders([(each,) for each in pebbles.points]), sheets)

    def hides(self, state: State, move: int) -> bool:
        return ">" in self.move_texts[move]

    def public_text(self, state: State, move: int) -> str:
        text = self.move_texts[move]
        return "?" + text[1:] if ">" in text else text

    def position(self, state: State) -> dict[str, object]:
        pebbles = cast(PebblesState, state)
        return {
            "game": self.name,
            "seats": self.seats,
            "options": dict(self.given),
            "phase": pebbles.phase,
            "round": pebbles.round,
            "last_round": pebbles.last_round,
            "turn": LETTERS[pebbles.turn],
            "done": pebbles.done,
            "points": pebbles.points[:],
            "places": pebbles.places[:],
        }

    def observe(self, state: State, seat: int | None) -> dict[str, object]:
        view = self.position(state)
        if cast(PebblesState, state).phase in ("play", "toss"):
            view["places"] = [
                pebble if seat is not None and pebble[0] == LETTERS[seat] else pebble[0] + ":?"
                for pebble in cast(PebblesState, state).places
            ]
        return view

    def knowledge(self, state: State, seat: int | None) -> Knowledge:
        trail = cast(PebblesState, state).trail
        return Knowledge(self.name, seat, self.observe(state, seat), trail)

    def imaginer(self, knowledge: Knowledge) -> Imaginer:
        return OpenImaginer(self.from_position(knowledge.view))

    def from_position(self, data: object) -> State:
        read = cast(dict[str, Any], data)
        state = PebblesState(self, None)
        state.round, state.last_round = read["round"], read["last_round"]
        state.turn, state.done = LETTERS.index(read["turn"]), read["done"]
        state.points, state.places = list(read["points"]), list(read["places"])
        self._go_on(state, read["phase"])
        return state

    def trail(self, state: State) -> tuple[str, ...]:
        return cast(PebblesState, state).trail

    def restored(self, position: object, reveals: int, trail: tuple[str, ...]) -> State:
        state = cast(PebblesState, super().restored(position, reveals, trail))
        state.trail = trail
        return state
