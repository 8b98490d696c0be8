"""Asking bots in processes of their own: what they are told, when they answer, how they fail."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from inspect import signature
from random import Random
from typing import Any

import pytest

import oenach
from bots.faulty_bots import MAKER
from bots.watch import Watch
from oenach.bots import catalog
from oenach.bots.hosting.answer import FaultKind
from oenach.bots.hosting.bot_process import BotProcess
from oenach.bots.hosting.host import BotHost, seconds_of
from oenach.bots.hosting.process import thoughts_of
from oenach.bots.hosting.thinker import STARTING
from oenach.bots.hosting.wire import Question
from oenach.bots.search_bot import SearchBot
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.state import State
from oenach.processes.frames import Frame
from oenach.search.search import Search
from per_game import about
from tables import example, turn_of

SEED = 7


def to_act(state: State) -> Knowledge:
    return state.knowledge(int(state.to_act))


@contextmanager
def faulty(name: str, **times: Any) -> Iterator[BotHost]:
    usual = {"seconds": 0.05, "pace": 0.0, "grace": 60.0}
    with BotHost(name, example(), maker=MAKER, **{**usual, **times}) as host:
        yield host


def test_a_hosted_bot_makes_the_move_that_it_makes_here() -> None:
    game = example()
    state = turn_of(1, game.new())
    knowledge = to_act(state)
    here = catalog.bot("random", game).choose(knowledge, state.legal_moves(), Random(SEED))
    with BotHost("random", game, pace=0) as host:
        answer = host.ask(knowledge, SEED)
        assert host.ask(knowledge, SEED) == answer
    assert answer.fault is None and answer.move == here
    assert answer.thoughts is not None and answer.thoughts.move == here


@pytest.mark.parametrize("name", oenach.games())
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_are_played_by_hosted_bots(name: str, seats: int) -> None:
    match = oenach.Match(oenach.game(name, seats, about(name).short), bytes(32))
    rng = Random(SEED)
    with BotHost("random", match.game, pace=0) as host:
        while not match.over:
            seat = match.to_act
            answer = host.ask(match.knowledge(seat), rng.getrandbits(62))
            assert answer.fault is None
            match.play(match.game.text(match.state, answer.move), seat=seat)


# Nothing but knowledge


def test_the_only_move_is_thought_about_like_any_other() -> None:
    """As many simulations: an answer that comes sooner would tell what the seat hides."""
    game = example()
    state = turn_of(1, game.new())
    counted: list[int] = []

    class Counted(SearchBot):
        def _run(self, search: Search, started: float, seconds: float | None) -> bool:
            late = super()._run(search, started, None)
            counted.append(int(search.simulations))
            return late

    levels = catalog.bot("novice", game)
    assert isinstance(levels, SearchBot)
    bot = Counted(game, levels.heuristics, levels.strength)
    free = Question.about(game, to_act(state), 60.0, SEED, False)
    assert len(free.moves) > 1
    for moves in (free.moves, free.moves[:1]):
        thoughts = thoughts_of(bot, replace(free, moves=moves).to_frame())
        assert thoughts.move in moves
    assert counted == [levels.strength.simulations] * 2


def test_there_is_no_way_to_hand_over_a_state() -> None:
    match = oenach.Match(example(), bytes(32))
    state = match.state
    with BotHost("random", match.game, pace=0) as host:
        for thing in (
            state,
            match,
            state.game.position(state),
            state.knowledge(0).to_json(),
            match.log,
        ):
            with pytest.raises(TypeError, match="a bot is given knowledge"):
                host.ask(thing, SEED)  # type: ignore[arg-type]
        assert host.pid is None


class Smuggled(Knowledge):
    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "state": "everything"}


def test_nothing_more_can_be_handed_over() -> None:
    state = example().new()
    honest = to_act(state)
    more = Knowledge(state.game.name, 0, {**honest.view, "secret": "A3=W"}, honest.moves)
    with BotHost("random", state.game, pace=0) as host:
        with pytest.raises(TypeError):
            host.ask(Smuggled(state.game.name, 0, honest.view, honest.moves), SEED)
        with pytest.raises((ValueError, oenach.PositionError)):
            host.ask(more, SEED)
        for other in (state.knowledge(1), state.knowledge(None)):
            with pytest.raises(ValueError, match="the seat to act"):
                host.ask(other, SEED)
        assert host.pid is None


# The pace


def test_a_fault_is_no_quicker_than_an_answer() -> None:
    state, watch = example().new(), Watch(0.01)
    with faulty("raises", pace=0.2, **watch.times()) as host:
        for _ in range(2):
            assert host.ask(to_act(state), SEED).fault is not None
            assert watch.answered_after() == 0.2


def test_an_answer_beyond_its_time_comes_at_the_last_moment() -> None:
    state, watch = example().new(), Watch(0.15)
    with faulty("well", pace=0.1, grace=2.0, **watch.times()) as host:
        host.patience = 60.0 + 2.1  # for a busy machine: its time is no matter here
        answer = host.ask(to_act(state), SEED)
        assert answer.fault is None and watch.answered_after() == 62.1


def test_the_pace_is_kept_by_the_clock_of_the_machine() -> None:
    usual = signature(BotHost).parameters
    assert usual["clock"].default is time.monotonic and usual["sleep"].default is time.sleep


def test_the_master_has_a_second_and_others_less() -> None:
    assert seconds_of("master") == 1.0
    assert seconds_of("steady") == seconds_of("random") == 0.3


# Faults


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("raises", FaultKind.CRASHED),
        ("leaves", FaultKind.CRASHED),
        ("dies", FaultKind.CRASHED),
        ("unsendable", FaultKind.CRASHED),
        ("nothing", FaultKind.CRASHED),
        ("illegal", FaultKind.ILLEGAL),
        ("whole", FaultKind.GARBLED),
        ("wordy", FaultKind.GARBLED),
        ("sure", FaultKind.GARBLED),
        ("noisy", FaultKind.GARBLED),
        ("strange", FaultKind.GARBLED),
        ("listing", FaultKind.GARBLED),
        ("doubtful", FaultKind.GARBLED),
        ("talkative", FaultKind.GARBLED),
        ("endless", FaultKind.GARBLED),
        ("nested", FaultKind.GARBLED),
    ],
)
def test_a_faulty_bot_costs_its_answer_and_no_more(name: str, kind: FaultKind) -> None:
    game = example()
    state = game.new()
    with faulty(name) as host:
        fallen = host.ask(to_act(state), SEED)
        assert fallen.fault is not None and fallen.fault.kind is kind
        assert fallen.thoughts is None
        assert fallen.move == Random(SEED).choice(list(state.legal_moves()))
        assert host.faults == {kind: 1} and host.pid is None
        state.apply(fallen.move)
        turn_of(1, state)
        good = host.ask(to_act(state), SEED, beliefs=True)
        assert good.fault is None and good.move == state.legal_moves()[0]
        assert good.thoughts is not None and good.thoughts.simulations == host.pid
        assert good.thoughts.beliefs[0].chances == {"W": 1.0}


def test_a_second_reply_is_not_taken_for_one_to_the_next_question() -> None:
    state = example().new()
    with faulty("repeats") as host:
        assert host.ask(to_act(state), SEED).fault is None
        answer = host.ask(to_act(state), SEED)
        assert answer.fault is not None and answer.fault.kind is FaultKind.GARBLED


def test_a_bot_that_hangs_is_given_up() -> None:
    state = example().new()
    with faulty("hangs", grace=0.2) as host:
        answer = host.ask(to_act(state), SEED)
        assert answer.fault is not None and answer.fault.kind is FaultKind.LATE
        assert host.pid is None
        host.patience = 60.0
        assert host.ask(to_act(turn_of(1, example().new())), SEED).fault is None


def test_a_bot_has_its_time_and_the_grace_from_the_question_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deadlines: list[float] = []
    receive = BotProcess.receive

    def received(process: BotProcess, deadline: float) -> Frame:
        deadlines.append(deadline)
        return receive(process, deadline)

    monkeypatch.setattr(BotProcess, "receive", received)
    monkeypatch.setattr("time.monotonic", lambda: 1000.0)
    with faulty("well", seconds=20.0, grace=40.0) as host:
        for _ in range(2):
            assert host.ask(to_act(example().new()), SEED).fault is None
    assert deadlines == [1000.0 + STARTING, 1060.0, 1060.0]


@pytest.mark.parametrize("name", ["unmade", "stillborn"])
def test_a_bot_that_cannot_begin_is_a_fault(name: str) -> None:
    state = example().new()
    with faulty(name) as host:
        for times in (1, 2):
            answer = host.ask(to_act(state), SEED)
            assert answer.fault is not None and answer.fault.kind is FaultKind.CRASHED
            assert host.faults[FaultKind.CRASHED] == times


def test_what_a_bot_prints_is_not_in_the_way() -> None:
    with faulty("prints") as host:
        assert host.ask(to_act(example().new()), SEED).fault is None


def test_the_fault_tells_what_the_bot_said() -> None:
    with faulty("raises") as host:
        fault = host.ask(to_act(example().new()), SEED).fault
        assert fault is not None and fault.why == "RuntimeError: out of ideas"
