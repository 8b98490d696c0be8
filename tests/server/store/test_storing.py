"""Waiting for rows on their way to the disk."""

from __future__ import annotations

import asyncio

import pytest

from oenach.server.store.writing.storing import Storing
from waiting import PATIENCE


class Refused(Exception):
    """What a database says."""


def test_all_who_wait_learn_how_it_ended() -> None:
    async def run(failure: Exception | None) -> list[object]:
        storing = Storing()
        waiting = [asyncio.ensure_future(storing) for _ in range(3)]
        await asyncio.sleep(0)
        assert not storing.settled and not any(one.done() for one in waiting)
        storing.settle(failure)
        return await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)

    assert asyncio.run(run(None)) == [None, None, None]
    refused = Refused()
    assert asyncio.run(run(refused)) == [refused] * 3


def test_whoever_comes_late_learns_it_at_once() -> None:
    async def run() -> None:
        storing = Storing()
        storing.settle(Refused())
        with pytest.raises(Refused):
            await storing
        await storing.end()

    asyncio.run(run())


def test_whoever_is_called_off_takes_nothing_back() -> None:
    async def run() -> None:
        storing = Storing()
        first, second = asyncio.ensure_future(storing), asyncio.ensure_future(storing)
        await asyncio.sleep(0)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert not storing.settled
        storing.settle(None)
        await asyncio.wait_for(second, PATIENCE)

    asyncio.run(run())
