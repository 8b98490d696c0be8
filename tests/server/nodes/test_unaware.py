"""Two nodes do something at one table at the same moment, and neither knows of the other: what
becomes of it is what one after the other would have made of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import waiting
from oenach.server.client import Client, Message, Place
from oenach.server.clock import now_ms
from oenach.server.errors import Overtaken
from oenach.server.table.owners.due import timers
from oenach.server.table.table import Table
from server.company import OPEN, PERSON, my_tables, people, reach, sit_down, until
from server.nodes.neighbours import asked_of, at, nodes, shared_store
from server.serving import Running

__all__ = ["shared_store"]

Scene = Callable[[Running, Running, list[Client]], Awaitable[None]]


def at_two_nodes(store: str, folder: Path, scene: Scene, **settings: object) -> None:
    """What two people do at two nodes."""

    async def happening() -> None:
        async with nodes(2, store, folder, **settings) as (one, two), people(one.url, 2) as clients:
            await scene(one, two, clients)

    asyncio.run(happening())


@asynccontextmanager
async def unaware(node: Running, table: str) -> AsyncIterator[Table]:
    """The table at a node that hears of nothing that others do there meanwhile."""
    there = await node.services.registry.table(table)
    async with there.lock:
        yield there


async def seats_of(node: Running, client: Client, table: str) -> list[Message]:
    """Who sits where."""
    seen: Message = await asked_of(node, client).get(f"/api/tables/{table}")
    return [{"kind": seat["kind"], "name": seat.get("name")} for seat in seen["seats"]]


def test_a_match_does_not_begin_without_somebody_who_gets_up_just_then(
    shared_store: str, tmp_path: Path
) -> None:
    async def scene(one: Running, two: Running, clients: list[Client]) -> None:
        host, friend = clients
        table = (await host.set_up("pebbles", [PERSON, OPEN]))["id"]
        await friend.post(f"/api/tables/{table}/join", {})
        async with unaware(two, table) as there:
            await friend.post(f"/api/tables/{table}/leave", {})
            with pytest.raises(Overtaken):
                await there.seating.start(fill=None)
        seen = await host.get(f"/api/tables/{table}")
        assert (seen["state"], seen["seats"][1]["kind"]) == ("waiting", "open")

    at_two_nodes(shared_store, tmp_path, scene)


def test_nobody_sits_down_twice_at_once(shared_store: str, tmp_path: Path) -> None:
    async def scene(one: Running, two: Running, clients: list[Client]) -> None:
        host, friend = clients
        table = (await host.set_up("pebbles", [PERSON, OPEN, OPEN]))["id"]
        # Their name is known at the table from now on.
        await friend.post(f"/api/tables/{table}/join", {})
        me = one.services.registry.tables[table].seating.sitting(1)
        await friend.post(f"/api/tables/{table}/leave", {})
        async with unaware(two, table) as there:
            await friend.post(f"/api/tables/{table}/join", {"seat": "B"})
            with pytest.raises(Overtaken):
                await there.seating.join(me, friend.name, seat=2, nonce=None)
        kinds = [seat["kind"] for seat in await seats_of(one, host, table)]
        assert kinds == ["person", "person", "open"]

    at_two_nodes(shared_store, tmp_path, scene)


def test_nobody_is_refused_for_what_was_learnt_a_moment_later(
    shared_store: str, tmp_path: Path
) -> None:
    """The seat is free again, which the table learns by a hint right after it has refused it."""

    async def scene(one: Running, two: Running, clients: list[Client]) -> None:
        host, friend = clients
        table = (await host.set_up("pebbles", [PERSON, OPEN]))["id"]
        await friend.post(f"/api/tables/{table}/join", {})
        async with unaware(two, table) as there:
            await friend.post(f"/api/tables/{table}/leave", {})
            joining = asyncio.create_task(
                there.alone(lambda: there.seating.join("dot", "Dot", seat=None, nonce=None))
            )
            await asyncio.sleep(0)
            looking = asyncio.create_task(there.look())
            await asyncio.sleep(0)
        assert await joining == 1
        await looking

    at_two_nodes(shared_store, tmp_path, scene, hints_database="none")


def test_what_is_queued_while_the_turn_comes_is_played(shared_store: str, tmp_path: Path) -> None:
    async def scene(one: Running, two: Running, clients: list[Client]) -> None:
        table = await sit_down(clients)
        here, there = await at(one, clients[0], table), await at(two, clients[1], table)
        async with unaware(two, table) as unknowing:
            done = await here.play("R>1")
            await unknowing.queues.replace(1, ["R>2"])
        await reach(there, done["position"]["seq"] + 1)
        assert there.position["events"][-1]["seat"] == "B"

    at_two_nodes(shared_store, tmp_path, scene)


def test_nobody_has_more_time_because_they_are_at_another_node(
    shared_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "GRACE", 7_200_000)
    bank = {"kind": "bank", "seconds": 3_600, "increment": 0}

    async def scene(one: Running, two: Running, clients: list[Client]) -> None:
        table = await sit_down(clients, clock=bank)
        here, there = await at(one, clients[0], table), await at(two, clients[0], table)
        assert there.position["clock"]["left"]["A"] <= 3_600_000
        # Nor because something happens elsewhere that is no move.
        other = await at(two, clients[1], table)
        await other.ask("queue", moves=["R>2"])
        registry = one.services.registry
        await waiting.until_async(
            lambda: registry.tables[table].row.seats[1].queue == ["R>2"], "the queue to be known"
        )
        assert registry.tables[table].clocks.seen(now_ms()).left["A"] <= 3_600_000  # type: ignore[union-attr]
        await there.play("R>1")
        assert there.position["clock"]["left"]["A"] <= 3_600_000
        await here.leave()

    at_two_nodes(shared_store, tmp_path, scene)


def test_two_nodes_set_up_one_next_match(
    shared_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody asks again at another node while the next match is being set up."""

    async def scene(one: Running, two: Running, clients: list[Client]) -> None:
        table = await sit_down(clients)
        here, there = await at(one, clients[0], table), await at(two, clients[1], table)
        await here.ask("resign")
        await until(there, lambda _: there.over)
        await until(here, lambda message: all_are_there(here))
        await there.ask("rematch")
        registry = one.services.registry
        set_up = registry.set_up

        async def later(**terms: Any) -> Table:
            elsewhere = two.services.registry.tables[table].roster
            await waiting.until_async(
                lambda: len(elsewhere.row.proposals.ready) == 2, "both to be known to be ready"
            )
            assert (await there.ask("rematch"))["type"] == "acknowledged"
            return await set_up(**terms)

        monkeypatch.setattr(registry, "set_up", later)
        assert (await here.ask("rematch"))["type"] == "acknowledged"
        seen = await clients[0].get(f"/api/tables/{table}")
        listed = [each["id"] for each in await my_tables(clients[0])]
        assert sorted(listed) == sorted([table, seen["rematch"]])

    at_two_nodes(shared_store, tmp_path, scene)


def all_are_there(place: Place) -> bool:
    """Whether everybody is connected, as far as is known where this place is."""
    return all(seat.get("connected") for seat in place.table["seats"])
