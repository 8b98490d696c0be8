"""Moves that wait for their turn: nobody else sees them, and they drop out when they must."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oenach.games.installed import modules
from oenach.server.client import Client, Place
from oenach.server.table.owners.due import timers
from server.company import gather_round, let_come, people, reach, until
from server.serving import Running, at_server


async def moves_of(client: Client, table: str, seat: str) -> list[str]:
    """The moves of a seat as the public log has them."""
    log = await client.get(f"/api/tables/{table}/log")
    moves = [event for event in log["events"] if event["kind"] == "move"]
    return [move["text"] for move in moves if move["seat"] == seat]


def texts(moves: list[dict[str, Any]]) -> list[str]:
    """The moves of a queue as they are written."""
    return [move["text"] for move in moves]


async def quiet(place: Place) -> bool:
    """Whether nothing was told to a place since it last read."""
    before = len(place.frames)
    await place.ask("ping")
    return len(place.frames) == before + 1


def test_queued_moves_are_made_some_time_after_the_turn_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert timers.DELAY > 500, "nobody could follow"
    # Nothing is made by itself while the test looks.
    delay = 3_600_000
    monkeypatch.setattr(timers, "DELAY", delay)

    async def scene(server: Running) -> None:
        registry = server.services.registry
        async with people(server.url, 2) as clients:
            table, (a, b) = await gather_round(clients)
            answer = await b.ask("queue", moves=["R>2", "G>4"])
            assert answer["type"] == "acknowledged"
            assert texts((await b.next("queue"))["moves"]) == ["R>2", "G>4"]
            await a.play("R>1")
            assert await moves_of(clients[0], table, "B") == []
            events = registry.context.archive.events(registry.tables[table].row.number)
            assert registry.tables[table].timers.due == {"queue": events[-1].at + delay}
            await let_come(registry, table, "queue")
            await until(b, lambda _: b.position["seq"] == 3)
            assert texts((await b.next("queue"))["moves"]) == ["G>4"]
            await reach(a, 3)
            await a.play("R>3")
            await let_come(registry, table, "queue")
            await until(b, lambda _: b.position["seq"] == 5)
            assert await moves_of(clients[0], table, "B") == ["?>2", "?>4"]

    at_server(scene)(tmp_path)


@at_server
async def test_nobody_else_sees_a_queue_nor_has_more_time_for_it(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients, clock={"kind": "move", "seconds": 60})
        watching = await onlooker.come_to(table)
        assert await quiet(a) or await quiet(a)
        until_before = a.position["clock"]["until"]
        await b.ask("queue", moves=["R>2"])
        assert await quiet(a)
        assert await quiet(watching)
        again = await clients[0].come_to(table)
        assert again.position["clock"]["until"] == until_before
        assert again.position["queue"] == []
        own = await clients[1].come_to(table)
        assert texts(own.position["queue"]) == ["R>2"]
        late = await onlooker.come_to(table)
        assert "queue" not in late.position
        assert "R>2" not in "".join(watching.frames + late.frames)


@at_server
async def test_a_queue_does_not_hold_up_a_bot(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, bots=1, pace=30)
        await a.play("R>1")
        await reach(b, a.position["seq"])
        await b.play("R>2")
        running = server.services.registry.tables[table].timers
        due, thinking = dict(running.due), running._bot
        assert set(due) == {"bot"}
        await a.ask("queue", moves=["R>3"])
        assert running.due == due
        assert running._bot is thinking
        await let_come(server.services.registry, table, "bot")
        await until(b, lambda _: b.position["to_act"] == "A")


@at_server
async def test_moves_drop_out_when_they_stop_being_legal(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        await b.ask("queue", moves=["R>2", "G>2", "R>1", "G>4"])
        for place in (1, 3):
            await a.play(f"R>{place}")
            await reach(a, a.position["seq"] + 1)
        assert await moves_of(clients[0], table, "B") == ["?>2", "?>4"]
        await until(b, lambda m: m["type"] == "queue" and m["moves"] == [])
        await b.ask("queue", moves=["R>5", "G>4"])
        await a.play("R>5")
        await reach(b, a.position["seq"])
        assert (await until(b, lambda m: m["type"] == "queue" and m["moves"] == []))["seat"] == "B"
        assert b.my_turn
        assert (await b.play("R>6"))["type"] == "acknowledged"


@at_server
async def test_what_is_no_move_is_not_queued(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (_, b) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        answer = await b.ask("queue", moves=["R>2", "nonsense"])
        assert (answer["type"], answer["code"]) == ("refused", "malformed-move")
        assert (await clients[1].come_to(table)).position["queue"] == []
        stranger = await watching.ask("queue", moves=["R>2"])
        assert stranger["key"] == "server-no-seat"
        foreign = await b.ask("queue", moves=["R>1"], seat="A")
        assert foreign["key"] == "server-other-seat"


@at_server
async def test_what_the_rules_do_not_let_wait_is_refused_with_the_rule(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (_, b) = await gather_round(clients)
        for moves in (["done"], ["R>2", "done"], ["toss"], ["=A"]):
            answer = await b.ask("queue", moves=moves)
            assert (answer["type"], answer["code"]) == ("refused", "illegal-move")
            assert (answer["rule"], answer["key"]) == ("P6", "pebbles-queued-alone")
        assert (await clients[1].come_to(table)).position["queue"] == []


@at_server
async def test_a_game_without_queues_refuses_them(server: Running) -> None:
    for module in modules():
        if module.table.queue is not None:
            continue
        async with people(server.url, 2) as clients:
            _, places = await gather_round(clients, module.name)
            move = next(place.position["offers"][0]["text"] for place in places if place.my_turn)
            for place in places:
                answer = await place.ask("queue", moves=[move])
                assert (answer["type"], answer["code"]) == ("refused", "not-your-turn")
                assert answer["key"] == "no-queue"
                assert (await place.ask("queue", moves=[]))["type"] == "acknowledged"


@at_server
async def test_a_queued_move_made_by_hand_is_not_made_again(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        await a.ask("queue", moves=["R>1"])
        await a.play("R>1")
        await reach(b, a.position["seq"])
        assert (await clients[0].come_to(table)).position["queue"] == []


@at_server
async def test_whoever_undoes_a_queued_move_is_not_hurried_on_by_the_rest(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        table, (a, _) = await gather_round(clients)
        await a.ask("queue", moves=["R>1", "R>3"])
        await until(a, lambda _: a.position["seq"] == 2)
        assert (await a.ask("undo", answers=2))["type"] == "acknowledged"
        assert (await until(a, lambda m: m["type"] == "queue" and m["moves"] == []))["seat"] == "A"
        assert server.services.registry.tables[table].timers.due == {}
