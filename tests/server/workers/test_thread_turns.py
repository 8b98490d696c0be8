"""Few threads for what needs the server's own process: people take turns at them."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

import pytest

import waiting
from oenach.server.workers.thread_turns import ASKER, ThreadTurns


class Gate:
    """Work that goes on until it is told to end; notes who had it done."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.done: list[str] = []
        self.at_once = 0
        self.most_at_once = 0

    def work(self, name: str) -> str:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        assert self.opened.wait(waiting.PATIENCE)
        self.at_once -= 1
        self.done.append(name)
        return name


async def asking(turns: ThreadTurns, gate: Gate, who: str, name: str) -> asyncio.Task[str]:
    async def ask() -> str:
        ASKER.set(who)
        return await turns.have(gate.work, name)

    task = asyncio.create_task(ask())
    await asyncio.sleep(0)
    return task


def test_people_take_turns_however_much_one_asks_for() -> None:
    async def go() -> None:
        turns, gate = ThreadTurns(1), Gate()
        tasks = [await asking(turns, gate, "greedy", f"greedy {one}") for one in range(20)]
        tasks += [await asking(turns, gate, who, who) for who in ("ada", "bob")]
        assert turns.waiting == 21
        gate.opened.set()
        await asyncio.gather(*tasks)
        assert gate.done[:4] == ["greedy 0", "greedy 1", "ada", "bob"]
        assert gate.most_at_once == 1 and turns.waiting == 0
        turns.close()

    asyncio.run(go())


def test_who_goes_away_is_passed_over_and_a_fault_is_told() -> None:
    async def go() -> None:
        turns, gate = ThreadTurns(1), Gate()
        tasks = [await asking(turns, gate, who, who) for who in ("ada", "bob", "cat")]
        for task in tasks[:2]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        gate.opened.set()
        assert await tasks[2] == "cat"
        assert "bob" not in gate.done
        with pytest.raises(ZeroDivisionError):
            await turns.have(divmod, 1, 0)
        assert await turns.have(max, 1, 2) == 2
        turns.close()

    asyncio.run(go())
