"""Bots of many tables in few processes: turns, faults, second thoughts, the end."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ctrl_c
import oenach
import waiting
from bots.faulty_bots import MAKER, STAGE, busy, open_gate
from bots.processes import alive, children, gone, read, running
from oenach.bots import catalog
from oenach.bots.hosting.answer import Answer, Fault, FaultKind
from oenach.bots.hosting.bot_process import BotProcess
from oenach.bots.hosting.fair_queue import Claim
from oenach.bots.hosting.pool import BotPool, PoolClosed, Urgency
from oenach.bots.hosting.process import KEPT
from oenach.bots.hosting.thinker import Thinker
from oenach.bots.hosting.wire import ASK, Engagement, Question
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge
from oenach.processes.frames import Frame
from per_game import about
from tables import TABLES, example, make, turn_of

SEED = 7
EXAMPLE = example()
FAILING = EXAMPLE.new().knowledge(0)
"""The faulty bots fail when they play A."""


SOUND = turn_of(1, EXAMPLE.new()).knowledge(1)


@asynccontextmanager
async def pool_of(
    processes: int = 1, grace: float = waiting.PATIENCE, clock: Callable[[], float] = time.monotonic
) -> AsyncIterator[BotPool]:
    async with BotPool(processes, grace, MAKER, clock) as pool:
        yield pool


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where bots say that they are busy, and where their gate is opened."""
    monkeypatch.setenv(STAGE, str(tmp_path))
    return tmp_path


def ask(
    pool: BotPool, bot: str, knowledge: Knowledge = FAILING, **wanted: Any
) -> Coroutine[Any, Any, Answer]:
    return pool.ask(bot, EXAMPLE, knowledge, SEED, **{"seconds": 0.05, **wanted})


def process_of(answer: Answer) -> int:
    """The bots of these tests tell the number of their process."""
    assert answer.fault is None and answer.thoughts is not None
    return answer.thoughts.simulations


# Many tables


async def played(pool: BotPool, match: oenach.Match, bot: str, seen: list[set[int]]) -> None:
    rng = Random(SEED)
    while not match.over:
        seat = match.to_act
        answer = await pool.ask(bot, match.game, match.knowledge(seat), rng.getrandbits(62))
        seen.append(children())
        assert answer.fault is None
        match.play(match.game.text(match.state, answer.move), seat=seat)


def test_tables_of_all_games_share_two_processes() -> None:
    matches = [
        oenach.Match(
            oenach.game(name, seats, about(name).short),
            bytes([table] * 32),
        )
        for name in oenach.games()
        for seats in (2, 4)
        for table in range(3)
    ]
    seen: list[set[int]] = []

    async def play() -> None:
        async with BotPool(2) as pool, asyncio.TaskGroup() as tables:
            for number, match in enumerate(matches):
                tables.create_task(played(pool, match, ("random", "greedy")[number % 2], seen))
        assert pool.figures().asked == len(seen) and pool.figures().faults == {}

    before = children()
    asyncio.run(play())
    assert all(match.over for match in matches)
    assert max(len(pids - before) for pids in seen) == 2
    assert children() == before


def test_processes_start_on_demand() -> None:
    async def play() -> None:
        async with pool_of(3) as pool:
            one_by_one = {process_of(await ask(pool, "well", SOUND)) for _ in range(5)}
            assert len(one_by_one) == 1
            answers = await asyncio.gather(*(ask(pool, "prints") for _ in range(40)))
            together = {process_of(answer) for answer in answers}
            assert one_by_one <= {*pool.pids} and together <= {*pool.pids}
            # Those that were asked for meanwhile may still be on their way when all is answered.
            await waiting.until_async(lambda: len(pool.pids) == 3, "three processes")
            assert pool.figures().processes == 3

    asyncio.run(play())


def test_start_warms_one_process_up() -> None:
    async def play() -> None:
        pool = BotPool(2, maker=MAKER)
        assert pool.pids == []
        pool.start()
        pool.start()
        await waiting.until_async(lambda: len(pool.pids) == 1, "a process")
        assert process_of(await ask(pool, "well", SOUND)) == pool.pids[0]
        await pool.close()

    asyncio.run(play())


def test_engagements_in_one_process_do_not_mix_up() -> None:
    games = [make(*table, variant) for table in TABLES for variant in (0, 1)]
    engagements = [(bot, game) for game in games for bot in ("random", "greedy")]
    assert len(engagements) > KEPT

    async def put(pool: BotPool, bot: str, game: Game) -> None:
        match = oenach.Match(game, bytes(32))
        knowledge, moves = match.knowledge(match.to_act), match.state.legal_moves()
        here = catalog.bot(bot, game).choose(knowledge, moves, Random(SEED))
        assert (await pool.ask(bot, game, knowledge, SEED)).move == here

    async def play() -> None:
        async with BotPool(1) as pool:
            pids = set()
            for _ in range(2):
                await asyncio.gather(*(put(pool, *one) for one in engagements))
                pids |= {*pool.pids}
            assert len(pids) == 1 and pool.figures().faults == {}

    asyncio.run(play())


def test_the_event_loop_goes_on_while_a_bot_thinks(stage: Path) -> None:
    async def play() -> None:
        async with pool_of() as pool:
            thinking = asyncio.create_task(ask(pool, "gated"))
            await waiting.until_async(lambda: busy(stage), "the bot thinks")
            # It thinks until this loop lets it answer.
            for _ in range(100):
                await asyncio.sleep(0)
            assert not thinking.done()
            open_gate(stage)
            assert (await thinking).fault is None

    asyncio.run(play())


# Turns


def test_questions_are_answered_in_the_order_in_which_they_came() -> None:
    answered: list[int] = []

    async def put(pool: BotPool, number: int) -> None:
        await ask(pool, ("well", "prints")[number % 2], SOUND)
        answered.append(number)

    async def play() -> None:
        async with pool_of() as pool:
            await asyncio.gather(*(put(pool, number) for number in range(30)))

    asyncio.run(play())
    assert answered == list(range(30))


def test_hints_wait_until_no_move_does(stage: Path) -> None:
    answered: list[str] = []

    async def put(pool: BotPool, name: str, urgency: Urgency) -> None:
        await ask(pool, "well", SOUND, urgency=urgency)
        answered.append(name)

    async def play() -> None:
        async with pool_of() as pool, asyncio.TaskGroup() as tables:
            tables.create_task(ask(pool, "gated"))
            await waiting.until_async(lambda: pool.figures().busy == 1, "a bot thinks")
            for name in ("hint 1", "move 1", "hint 2", "move 2"):
                urgency = Urgency.HINT if name.startswith("hint") else Urgency.MOVE
                tables.create_task(put(pool, name, urgency))
            await waiting.until_async(lambda: pool.figures().waiting == 4, "a queue")
            open_gate(stage)

    asyncio.run(play())
    assert answered == ["move 1", "move 2", "hint 1", "hint 2"]


def test_one_persons_forty_tables_do_not_keep_others_waiting(stage: Path) -> None:
    """Where nobody is at them, others go before; where somebody is, they take turns."""
    answered: list[str] = []

    async def put(pool: BotPool, person: str, table: int, watched: bool) -> None:
        await ask(pool, "well", SOUND, claim=Claim(person, f"{person} {table}", watched))
        answered.append(person)

    async def play() -> None:
        async with pool_of() as pool, asyncio.TaskGroup() as tables:
            tables.create_task(ask(pool, "gated"))
            await waiting.until_async(lambda: pool.figures().busy == 1, "a bot thinks")
            for person, count_, watched in (("away", 40, False), ("there", 40, True)):
                for table in range(count_):
                    tables.create_task(put(pool, person, table, watched))
            await waiting.until_async(lambda: pool.figures().waiting == 80, "a queue")
            for table in range(3):
                tables.create_task(put(pool, "novice", table, True))
            await waiting.until_async(lambda: pool.figures().waiting == 83, "all of it")
            open_gate(stage)

    asyncio.run(play())
    assert [name for name in answered if name != "away"][:6] == ["there", "novice"] * 3
    assert answered[:8].count("away") <= 1
    # Nor are those left out at whose tables nobody is.
    assert answered[:40].count("away") >= 2 and answered[-30:] == ["away"] * 30


def test_a_process_is_left_for_tables_at_which_somebody_is(stage: Path) -> None:
    async def play() -> None:
        async with pool_of(2) as pool, asyncio.TaskGroup() as tables:
            for table in "ab":
                tables.create_task(ask(pool, "gated", claim=Claim("away", table, watched=False)))
            await waiting.until_async(lambda: busy(stage), "one of them thinks")
            # The other one waits, however often somebody else is answered.
            for _ in range(3):
                assert (await ask(pool, "well", SOUND, claim=Claim("there", "c"))).fault is None
                assert (pool.figures().busy, pool.figures().waiting) == (1, 1)
            # Until somebody comes to its table.
            pool.watch("b", True)
            await waiting.until_async(lambda: len(busy(stage)) == 2, "both think")
            open_gate(stage)

    asyncio.run(play())


def test_waiting_in_the_queue_is_not_being_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has all its time from its turn on, however long it stood in the queue."""
    patience: list[float] = []
    put = Thinker.ask

    def noted(self: Thinker, engagement: Engagement, question: Question, allowed: float) -> Answer:
        patience.append(allowed)
        return put(self, engagement, question, allowed)

    monkeypatch.setattr(Thinker, "ask", noted)
    # On this clock an hour passes from each reading to the next.
    hours = count(0, 3600)

    async def play() -> None:
        async with pool_of(grace=90.0, clock=lambda: float(next(hours))) as pool:
            asked = [ask(pool, "well", SOUND, seconds=10.0 + number) for number in range(6)]
            answers = await asyncio.gather(*asked)
            assert all(answer.fault is None for answer in answers)
            figures = pool.figures()
            assert figures.asked == 6 and figures.faults == {}
            assert figures.thinking == 6 * 3600
            assert figures.waited >= 6 * 3600 and figures.waited % 3600 == 0

    asyncio.run(play())
    assert patience == [100.0 + number for number in range(6)]


# Nothing but knowledge


def test_only_what_the_seat_to_act_knows_is_asked() -> None:
    state = EXAMPLE.new()
    told = Knowledge(EXAMPLE.name, 0, {**FAILING.view, "secret": "A3=W"}, FAILING.moves)

    async def play() -> None:
        async with pool_of() as pool:
            for thing in (state, EXAMPLE.position(state), FAILING.to_json()):
                with pytest.raises(TypeError, match="a bot is given knowledge"):
                    await ask(pool, "well", thing)  # type: ignore[arg-type]
            with pytest.raises((ValueError, oenach.PositionError)):
                await ask(pool, "well", told)
            with pytest.raises(ValueError, match="the seat to act"):
                await ask(pool, "well", state.knowledge(1))
            assert pool.figures().asked == pool.figures().busy == 0
            assert (await ask(pool, "well")).fault is None

    asyncio.run(play())


# Faults


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        ("raises", FaultKind.CRASHED),
        ("dies", FaultKind.CRASHED),
        ("unmade", FaultKind.CRASHED),
        ("stillborn", FaultKind.CRASHED),
        ("noisy", FaultKind.GARBLED),
        ("endless", FaultKind.GARBLED),
        ("illegal", FaultKind.ILLEGAL),
        ("hangs", FaultKind.LATE),
    ],
)
def test_a_faulty_bot_costs_its_own_answer_and_no_other(bot: str, kind: FaultKind) -> None:
    async def play() -> None:
        async with pool_of(grace=0) as pool:
            first = process_of(await ask(pool, "well", SOUND, seconds=waiting.PATIENCE))
            allowed = 0.2 if bot == "hangs" else waiting.PATIENCE
            fallen, *others = await asyncio.gather(
                ask(pool, bot, seconds=allowed),
                *(ask(pool, "well", SOUND, seconds=waiting.PATIENCE) for _ in range(3)),
            )
            assert fallen.fault is not None and fallen.fault.kind is kind
            assert fallen.move == Random(SEED).choice(list(EXAMPLE.new().legal_moves()))
            replaced = {process_of(answer) for answer in others}
            assert replaced == {*pool.pids} and first not in replaced and not alive(first)
            assert pool.figures().faults == {kind: 1} and pool.figures().asked == 5

    asyncio.run(play())


def test_a_process_that_died_idle_is_nobodys_fault() -> None:
    async def play() -> None:
        async with pool_of() as pool:
            first = process_of(await ask(pool, "well", SOUND))
            os.kill(first, signal.SIGKILL)
            await waiting.until_async(lambda: not alive(first), "its end")
            assert process_of(await ask(pool, "well", SOUND)) != first

    asyncio.run(play())


def test_a_process_that_does_not_read_is_given_up() -> None:
    process = BotProcess(MAKER)
    try:
        soon = time.monotonic() + waiting.PATIENCE
        process.send(Engagement.of("hangs", EXAMPLE).to_frame(), soon)
        process.receive(soon)
        process.send(Question.about(EXAMPLE, FAILING, 0.05, SEED, False).to_frame(), soon)
        with pytest.raises(Fault, match="late"):
            process.send(Frame(ASK, b"x" * 1_000_000), time.monotonic() + 0.2)
    finally:
        process.end(patience=0)


# Second thoughts


def test_an_answer_that_nobody_waits_for_is_not_given_to_another(stage: Path) -> None:
    async def play() -> None:
        async with pool_of() as pool:
            left = asyncio.create_task(ask(pool, "gated", beliefs=True))
            await waiting.until_async(lambda: busy(stage), "the bot thinks")
            left.cancel()
            open_gate(stage)
            answer = await ask(pool, "well", SOUND)
            with pytest.raises(asyncio.CancelledError):
                await left
            assert process_of(answer) == pool.pids[0]
            assert answer.thoughts is not None and answer.thoughts.beliefs == ()
            assert pool.figures().asked == 2 and pool.figures().faults == {}

    asyncio.run(play())


def test_a_question_that_is_taken_back_in_time_is_never_asked(stage: Path) -> None:
    async def play() -> None:
        async with pool_of() as pool:
            gated = asyncio.create_task(ask(pool, "gated"))
            await waiting.until_async(lambda: pool.figures().busy == 1, "a bot thinks")
            left = [asyncio.create_task(ask(pool, "dies")) for _ in range(3)]
            await waiting.until_async(lambda: pool.figures().waiting == 3, "a queue")
            for one in left:
                one.cancel()
            await asyncio.wait(left)
            assert pool.figures().waiting == 0
            open_gate(stage)
            assert (await ask(pool, "well", SOUND)).fault is None and (await gated).fault is None
            assert pool.figures().asked == 2 and pool.figures().faults == {}

    asyncio.run(play())


def test_a_bot_that_hangs_is_replaced_though_nobody_waits_for_it(stage: Path) -> None:
    async def play() -> None:
        async with pool_of(grace=0) as pool:
            left = asyncio.create_task(ask(pool, "hangs", seconds=0.5))
            await waiting.until_async(lambda: busy(stage) or left.done(), "the bot hangs")
            left.cancel()
            assert (await ask(pool, "well", SOUND, seconds=waiting.PATIENCE)).fault is None
            assert pool.figures().busy == pool.figures().waiting == 0

    asyncio.run(play())


# The end


def test_close_leaves_no_process_and_no_answer_made_up(stage: Path) -> None:
    async def play() -> None:
        pool = BotPool(2, grace=60 * waiting.PATIENCE, maker=MAKER)
        asked = [asyncio.create_task(ask(pool, "hangs")) for _ in range(6)]
        await waiting.until_async(lambda: len(busy(stage)) == 2, "both processes are busy")
        pids = pool.pids
        # It waits for no answer: these bots would take an hour to be given up.
        await pool.close()
        await pool.close()
        assert pool.pids == [] and not any(alive(pid) for pid in pids)
        ends = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(end) for end in ends] == [PoolClosed] * 6
        assert pool.figures().faults == {} and pool.figures().processes == 0
        with pytest.raises(PoolClosed):
            await ask(pool, "well", SOUND)
        pool.start()
        assert pool.pids == []

    before = children()
    asyncio.run(play())
    assert children() == before


def test_a_pool_that_was_never_asked_closes() -> None:
    asyncio.run(BotPool().close())


def test_a_pool_needs_a_process() -> None:
    assert BotPool().processes >= 1
    with pytest.raises(ValueError, match="at least one"):
        BotPool(0)


PARENT = """
import asyncio, sys
from oenach.bots.hosting.pool import BotPool
from tables import example
async def main():
    game = example()
    knowledge = game.new().knowledge(0)
    pool = BotPool(2, maker=sys.argv[2])
    asked = [asyncio.ensure_future(pool.ask(sys.argv[1], game, knowledge, 7, seconds=100))
             for _ in range(2)]
    while len(pool.pids) < 2:
        await asyncio.sleep(0.01)
    print(*pool.pids, flush=True)
    await asyncio.gather(*asked)
    print("answered", flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""


@pytest.mark.parametrize("bot", ["well", "hangs"])
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_process_outlives_a_server_that_did_not_close(
    bot: str, number: signal.Signals, stage: Path
) -> None:
    with ctrl_c.heeded(), running(PARENT, bot, MAKER) as process:
        pids = [int(pid) for pid in read(process).split()]
        assert len(pids) == 2
        if bot == "well":
            assert read(process) == "answered"
        else:
            # They would read nothing now.
            waiting.until(lambda: busy(stage) == {*pids}, "both are busy")
        assert all(alive(pid) for pid in pids)
        os.killpg(process.pid, number)
        process.wait(waiting.PATIENCE)
        assert all(gone(pid) for pid in pids)
