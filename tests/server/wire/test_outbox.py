"""What waits for a slow reader is bounded in bytes; whoever is let go comes back and catches up."""

from __future__ import annotations

import asyncio

import pytest
import websockets

import waiting
from oenach.server.wire import visitor as outbox
from oenach.server.wire.messages import Chat
from oenach.server.wire.parts import Said
from oenach.server.wire.visitor import Visitor
from server.company import gather_round, people
from server.serving import Running, at_server

READERS = 40


async def for_ever(_: bytes) -> None:
    await asyncio.get_running_loop().create_future()


async def closed(*_: object) -> None:
    pass


@pytest.mark.parametrize("size", [10, 2_000, 190_000])
def test_a_connection_that_takes_nothing_holds_so_many_bytes_at_most(size: int) -> None:
    async def scene() -> None:
        slow = Visitor("ada", "Ada", -1)
        delivering = asyncio.create_task(slow.deliver(for_ever, closed))
        await asyncio.sleep(0)
        frame, most = b"x" * size, 0
        while not slow.dismissed:
            slow.push(frame)
            most = max(most, slow.waiting)
        assert most <= outbox.LARGEST_OUTBOX
        assert most >= outbox.LARGEST_OUTBOX - 2 * (size + outbox.COST_OF_A_FRAME)
        delivering.cancel()

    asyncio.run(scene())


def test_a_frame_that_is_larger_than_all_that_may_wait_is_sent_to_who_has_nothing_waiting() -> None:
    async def scene() -> None:
        late, sent = Visitor("ada", "Ada", -1), []

        async def send(frame: bytes) -> None:
            sent.append(len(frame))

        late.push(b"x" * (outbox.LARGEST_OUTBOX + 1))
        assert not late.dismissed
        delivering = asyncio.create_task(late.deliver(send, closed))
        await waiting.until_async(lambda: sent, "the frame")
        await waiting.until_async(lambda: not late.waiting, "the outbox to be empty")
        delivering.cancel()

    asyncio.run(scene())


@at_server
async def test_forty_slow_readers_cost_bounded_memory_and_come_back(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, _) = await gather_round(clients)
        live = server.services.registry.tables[table]
        known = {*live.audience.visitors}
        slow = [await clients[number % 2].come_to(table, max_queue=1) for number in range(READERS)]
        for place in slow:
            place.socket.transport.pause_reading()
        visitors = [one for one in live.audience.visitors if one not in known]
        assert len(visitors) == READERS
        # As large as updates were that carried a map with its comments.
        said = Chat(Said(0, "somebody", "x" * 190_000))
        most = 0

        def told_more() -> bool:
            nonlocal most
            for visitor in visitors:
                visitor.tell(said)
            most = max(most, sum(visitor.waiting for visitor in visitors))
            return all(visitor.dismissed for visitor in visitors)

        await waiting.until_async(told_more, "the end of all slow readers")
        assert most <= READERS * outbox.LARGEST_OUTBOX
        # Whoever plays does not notice, and whoever was let go hears of it when they come back.
        assert (await a.play("R>1"))["type"] == "acknowledged"
        slow[0].socket.transport.resume_reading()
        with pytest.raises(websockets.ConnectionClosed) as ended:
            while True:
                await slow[0].receive()
        assert ended.value.rcvd is not None and ended.value.rcvd.code == 4408
        back = await clients[0].come_to(table, after=slow[0].position["seq"])
        assert back.position["seq"] == a.position["seq"]
        assert [event["seq"] for event in back.position["events"]] == [a.position["seq"]]
