"""What came over a connection is taken in its order, by one who waits for it."""

from __future__ import annotations

import asyncio

import pytest

from oenach.server.listening.mailbox import Mailbox
from waiting import PATIENCE


def test_what_came_is_taken_in_its_order() -> None:
    async def run() -> None:
        mailbox = Mailbox[str]()
        assert mailbox.empty()
        mailbox.put_nowait("one")
        mailbox.put_nowait("two")
        assert not mailbox.empty()
        assert [await mailbox.get(), await mailbox.get()] == ["one", "two"]
        assert mailbox.empty()

    asyncio.run(run())


def test_whoever_waits_gets_what_comes_then() -> None:
    async def run() -> None:
        mailbox = Mailbox[str]()
        taking = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        mailbox.put_nowait("one")
        mailbox.put_nowait("two")
        assert await asyncio.wait_for(taking, PATIENCE) == "one"
        assert await mailbox.get() == "two"

    asyncio.run(run())


def test_nothing_is_lost_when_whoever_waits_is_called_off() -> None:
    async def run() -> None:
        mailbox = Mailbox[str]()
        taking = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        mailbox.put_nowait("one")
        taking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await taking
        assert await asyncio.wait_for(mailbox.get(), PATIENCE) == "one"

    asyncio.run(run())
