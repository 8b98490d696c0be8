"""One game of a tournament, from its first draw to its outcome."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from oenach.arena.chance import drawn
from oenach.arena.plan import Fixture, Plan
from oenach.arena.records import ILLEGAL, NOBODY, RAISED, Fault, GameRecord, Played, Timing
from oenach.kernel.game import Game
from oenach.kernel.seats import CHANCE, OVER
from oenach.kernel.state import State

Watch = Callable[[int], None]
"""Is told which seat begins to think, and NOBODY when it has answered."""

GRACE: Final = 0.05
"""So many seconds, and a quarter more than its time, are granted before a move counts as late."""


def unwatched(seat: int) -> None:
    """For games that nobody watches."""


class Sitting:
    """A player in its seat for one game."""

    def __init__(self, plan: Plan, fixture: Fixture, game: Game, seat: int) -> None:
        player = plan.cast[fixture.order[seat]]
        self.seat = seat
        self.bot = player.bot(game)
        self.rng = plan.generator(fixture, seat)
        self.latest = None if player.limit is None else player.limit * 1.25 + GRACE
        self.moves = 0
        self.simulations = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.late = 0
        self.faults: dict[str, Fault] = {}

    def answer(self, state: State, ply: int) -> int:
        """The player's move, or a random one where it has none that is legal."""
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        knowledge = state.knowledge(self.seat)
        self.moves += 1
        began = perf_counter()
        try:
            thoughts = self.bot.think(knowledge, list(moves), self.rng)
            move, simulations = thoughts.move, thoughts.simulations
        except (Exception, SystemExit) as error:
            self._blame(RAISED, ply, f"{type(error).__name__}: {error}")
            return self.rng.choice(moves)
        finally:
            self._clock(perf_counter() - began)
        if move not in moves:
            self._blame(ILLEGAL, ply, repr(move))
            return self.rng.choice(moves)
        self.simulations += simulations
        return move

    def _clock(self, seconds: float) -> None:
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.late += self.latest is not None and seconds > self.latest

    def _blame(self, kind: str, ply: int, what: str) -> None:
        earlier = self.faults.get(kind)
        if earlier is None:
            self.faults[kind] = Fault(self.seat, kind, 1, ply, what[:200])
        else:
            again = earlier.times + 1
            self.faults[kind] = Fault(self.seat, kind, again, earlier.ply, earlier.what)


def play(plan: Plan, fixture: Fixture, game: Game, watch: Watch = unwatched) -> Played:
    """Play a game; its players see what their seats know, never the state."""
    sittings = [Sitting(plan, fixture, game, seat) for seat in range(plan.seats)]
    luck = plan.luck(fixture)
    state = game.new()
    first, plies, draws = NOBODY, 0, 0
    while state.to_act != OVER:
        seat = int(state.to_act)
        if seat == CHANCE:
            state.apply(drawn(luck, draws, state.chance_outcomes()))
            draws += 1
            continue
        first = seat if first == NOBODY else first
        watch(seat)
        move = sittings[seat].answer(state, plies)
        watch(NOBODY)
        state.apply(move)
        plies += 1
    labels = tuple(plan.labels[number] for number in fixture.order)
    return Played(
        _record(fixture, labels, state, sittings, first, plies, draws), _timing(sittings, fixture)
    )


def _record(
    fixture: Fixture,
    labels: tuple[str, ...],
    state: State,
    sittings: list[Sitting],
    first: int,
    plies: int,
    draws: int,
) -> GameRecord:
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act, so the game is over"
    rounds = getattr(state, "round", None)  # some games have none
    return GameRecord(
        game=fixture.number,
        lineup=fixture.lineup,
        deal=fixture.deal,
        order=labels,
        first=first,
        winners=outcome.winners,
        scores=tuple(sheet.total for sheet in outcome.sheets),
        reason=outcome.reason,
        plies=plies,
        draws=draws,
        rounds=None if rounds is None else int(rounds),
        moves=tuple(sitting.moves for sitting in sittings),
        simulations=tuple(sitting.simulations for sitting in sittings),
        faults=tuple(fault for sitting in sittings for fault in sitting.faults.values()),
    )


def _timing(sittings: list[Sitting], fixture: Fixture) -> Timing:
    return Timing(
        fixture.number,
        tuple(round(sitting.seconds, 6) for sitting in sittings),
        tuple(round(sitting.slowest, 6) for sitting in sittings),
        tuple(sitting.late for sitting in sittings),
    )
