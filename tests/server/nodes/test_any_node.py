"""People at one table are connected to different nodes, and it makes no difference to them."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from oenach.server.client import Client, Message, Place
from oenach.server.nodes.hints import NO_LINE
from oenach.server.store.leases.node_lease import NodeLease
from oenach.server.table.registry import following
from server.company import BOT, PERSON, my_turn, people, play_out, reach, refused, sit_down, until
from server.guarding import noted
from server.nodes.neighbours import asked_of, at, nodes, shared_store
from server.serving import Running

__all__ = ["shared_store"]

Scene = Callable[[Running, Running, list[Client]], Awaitable[None]]


def with_two_nodes(scene: Scene, **settings: object) -> Callable[[str, Path], None]:
    """Makes a test of what three people do at two nodes."""

    async def happening(store: str, folder: Path) -> None:
        async with nodes(2, store, folder, **settings) as (one, two), people(one.url, 3) as clients:
            await scene(one, two, clients)

    def test(shared_store: str, tmp_path: Path) -> None:
        asyncio.run(happening(shared_store, tmp_path))

    test.__name__, test.__doc__ = scene.__name__, scene.__doc__
    return test


async def told_apart(one: Running, two: Running, clients: list[Client]) -> tuple[str, list[Place]]:
    """A match of two, each at a node of their own."""
    table = await sit_down(clients[:2])
    return table, [await at(one, clients[0], table), await at(two, clients[1], table)]


@with_two_nodes
async def test_a_match_is_played_to_its_end_over_two_nodes(
    one: Running, two: Running, clients: list[Client]
) -> None:
    table, places = await told_apart(one, two, clients)
    watching = await at(two, clients[2], table)
    await play_out(places)
    for place in (*places, watching):
        await reach(place, max(each.position["seq"] for each in places))
        assert place.over
    logs = [await asked_of(node, clients[0]).get(f"/api/tables/{table}/log") for node in (one, two)]
    assert logs[0] == logs[1]


@with_two_nodes
async def test_of_two_who_move_at_once_one_is_first_and_the_other_learns_it(
    one: Running, two: Running, clients: list[Client]
) -> None:
    """The same person at two screens: whoever is second is told how it stands, as by one node."""
    table, (here, there) = await told_apart(one, two, clients)
    while not here.over:
        mover = clients[0] if here.position["to_act"] == "A" else clients[1]
        screens = [await at(node, mover, table) for node in (one, two)]
        moves = [place.position["offers"][0]["text"] for place in screens]
        answers = await asyncio.gather(*map(Place.play, screens, moves))
        # As at one node: it is over or no longer their turn, or they have not seen the last event.
        first, second = sorted(answers, key=lambda one: str(one["type"]))
        assert first["type"] == "acknowledged", answers
        assert second["type"] == "stale" or second["key"] in ("not-your-turn", "match-over")
        seq = max(place.position["seq"] for place in screens)
        for place in (here, there):
            await reach(place, seq)
        for place in screens:
            await place.leave()


@with_two_nodes
async def test_the_same_command_sent_to_two_nodes_is_done_once(
    one: Running, two: Running, clients: list[Client]
) -> None:
    table, (here, _) = await told_apart(one, two, clients)
    mover = clients[0] if here.my_turn else clients[1]
    screens = [await at(node, mover, table) for node in (one, two)]
    text, seq = screens[0].position["offers"][0]["text"], screens[0].position["seq"]
    for place in screens:
        await place.send("move", id="the-same-command", answers=seq, moves=[text])
    answers = [
        await until(place, lambda one: one.get("id") == "the-same-command") for place in screens
    ]
    assert {one["type"] for one in answers} == {"acknowledged"}, answers
    assert sorted(bool(one.get("again")) for one in answers) == [False, True]


@with_two_nodes
async def test_who_is_there_is_known_at_every_node(
    one: Running, two: Running, clients: list[Client]
) -> None:
    table, (here, there) = await told_apart(one, two, clients)

    def connected(message: Message) -> list[bool]:
        return [bool(seat.get("connected")) for seat in message.get("table", {}).get("seats", [])]

    if connected({"table": here.table}) != [True, True]:
        await until(here, lambda message: connected(message) == [True, True])
    watching = await at(two, clients[2], table)
    await until(here, lambda one: one.get("table", {}).get("spectators") == 1)
    await watching.leave()
    await until(here, lambda one: "table" in one and not one["table"].get("spectators"))
    await there.leave()
    await until(here, lambda message: connected(message) == [True, False])


@with_two_nodes
async def test_what_is_said_is_heard_everywhere_in_one_order(
    one: Running, two: Running, clients: list[Client]
) -> None:
    _, places = await told_apart(one, two, clients)
    for word in range(5):
        await asyncio.gather(*[place.send("say", text=f"{word}") for place in places])
    heard = [[await place.next("chat") for _ in range(10)] for place in places]
    assert heard[0] == heard[1]


@with_two_nodes
async def test_a_takeback_is_asked_at_one_node_and_granted_at_another(
    one: Running, two: Running, clients: list[Client]
) -> None:
    _, places = await told_apart(one, two, clients)
    asker, other = sorted(places, key=lambda place: not place.my_turn)
    done = await asker.play(asker.position["offers"][0]["text"])
    await reach(other, done["position"]["seq"])
    await asker.ask("ask-takeback", answers=asker.position["seq"])
    await other.next("takeback-asked")
    await other.ask("answer-takeback", yes=True)
    assert (await asker.next("takeback-ended"))["result"] == "granted"
    await asker.ask("ping")
    assert asker.my_turn
    done = await asker.play(asker.position["offers"][0]["text"])
    await reach(other, done["position"]["seq"])
    await asker.ask("ask-takeback", answers=asker.position["seq"])
    await other.next("takeback-asked")
    await other.ask("answer-takeback", yes=False)
    assert (await asker.next("takeback-ended"))["result"] == "declined"


@with_two_nodes
async def test_two_who_sit_down_at_once_do_not_get_one_seat(
    one: Running, two: Running, clients: list[Client]
) -> None:
    host, *others = clients
    for _ in range(4):
        table = await host.set_up("pebbles", [PERSON, {"kind": "open"}])
        path = f"/api/tables/{table['id']}/join"
        asked = [
            asked_of(node, who).post(path, {}) for node, who in zip((one, two), others, strict=True)
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refusals = [answer for answer in answers if isinstance(answer, Exception)]
        assert len(refusals) == 1 and "server-no-open-seat" in str(refusals[0].problem), answers  # type: ignore[attr-defined]
        seen = [await asked_of(node, host).get(f"/api/tables/{table['id']}") for node in (one, two)]
        assert seen[0]["seats"][1]["name"] == seen[1]["seats"][1]["name"] is not None


@with_two_nodes
async def test_what_was_done_at_one_node_is_known_at_once_at_the_other(
    one: Running, two: Running, clients: list[Client]
) -> None:
    """Nobody has to come back to the node that they were at."""
    host, friend, _ = clients
    table = (await host.set_up("pebbles", [PERSON, {"kind": "open"}, {"kind": "open"}]))["id"]
    await asked_of(two, friend).get(f"/api/tables/{table}")
    await asked_of(one, friend).post(f"/api/tables/{table}/join", {})
    seen = await asked_of(two, friend).get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "person", "open"]
    await asked_of(two, host).post(f"/api/tables/{table}/seats", {"count": 2})
    await asked_of(one, host).post(f"/api/tables/{table}/start", {})
    assert (await asked_of(two, friend).get(f"/api/tables/{table}"))["state"] == "playing"
    places = [await at(two, host, table), await at(one, friend, table)]
    await play_out(places)


@with_two_nodes
async def test_bots_answer_whoever_moves_wherever(
    one: Running, two: Running, clients: list[Client]
) -> None:
    host = clients[0]
    table = (await host.set_up("pebbles", [PERSON, BOT], start=True, options={"brisk": True}))["id"]
    rng = random.Random(1)
    place = await at(one, host, table)
    for turn in range(4):
        other = await at((two, one)[turn % 2], host, table)
        await place.leave()
        place = other
        await my_turn(place)
        if place.over:
            break
        await place.play(rng.choice(place.position["offers"])["text"])


@with_two_nodes
async def test_a_queue_is_shown_at_both_screens_of_a_person(
    one: Running, two: Running, clients: list[Client]
) -> None:
    table, places = await told_apart(one, two, clients)
    waits = next(place for place in places if not place.my_turn)
    who = clients[places.index(waits)]
    other = await at(one if waits is places[1] else two, who, table)
    queueable = other.position.get("queueable") or []
    if not queueable:
        pytest.skip("nothing can be queued here")
    await waits.ask("queue", moves=[queueable[0]["text"]])
    await other.next("queue")


@with_two_nodes
async def test_a_table_that_is_deleted_is_gone_everywhere(
    one: Running, two: Running, clients: list[Client]
) -> None:
    host = clients[0]
    table = (await host.set_up("pebbles", [PERSON, {"kind": "open"}]))["id"]
    watching = await at(two, clients[2], table)
    await host.post(f"/api/tables/{table}/put-away")
    await host.post(f"/api/tables/{table}/forget")
    refusal = await refused(asked_of(two, clients[2]).get(f"/api/tables/{table}"))
    assert refusal.status == 404
    with pytest.raises(ConnectionClosed) as end:
        await until(watching, lambda _: False)
    assert end.value.rcvd is not None and end.value.rcvd.code == 4404


@with_two_nodes
async def test_whoever_signs_out_everywhere_is_out_at_every_node(
    one: Running, two: Running, clients: list[Client]
) -> None:
    table = await sit_down(clients[:2])
    stolen = asked_of(two, clients[0])
    stolen.http.cookies = httpx.Cookies(clients[0].http.cookies)
    place = await stolen.come_to(table)
    assert (await stolen.get("/api/me"))["name"]
    await clients[0].post("/api/me/sign-out", {"everywhere": True})
    refusal = await refused(stolen.get("/api/me/tables"))
    assert refusal.problem["code"] == "signed-out"
    with pytest.raises(ConnectionClosed) as end:
        await until(place, lambda _: False)
    assert end.value.rcvd is not None and end.value.rcvd.code == 4403
    assert await clients[0].get("/api/me/tables")


@with_two_nodes
async def test_another_name_is_known_at_every_node(
    one: Running, two: Running, clients: list[Client]
) -> None:
    _, (_, there) = await told_apart(one, two, clients)
    await clients[0].rename("Fedelm")
    await until(there, lambda message: "Fedelm" in str(message.get("table", {}).get("seats")))
    assert (await asked_of(two, clients[0]).get("/api/me"))["name"] == "Fedelm"


@with_two_nodes
async def test_a_report_reaches_a_host_at_another_node(
    one: Running, two: Running, clients: list[Client]
) -> None:
    table, (host, guest) = await told_apart(one, two, clients)
    await guest.send("say", text="pogue mahone")
    said = (await host.next("chat"))["said"]
    reporter = asked_of(two, clients[2])
    await reporter.come_to(table)
    await reporter.post(f"/api/tables/{table}/report", {"kind": "insult", "saying": said["id"]})
    waiting = await until(host, lambda message: bool(message.get("open")))
    answer = {"report": waiting["open"][0]["id"], "deed": "hide"}
    await clients[0].post(f"/api/tables/{table}/answer-report", answer)
    assert (await guest.next("saying-hidden"))["id"] == said["id"]


@with_two_nodes
async def test_a_node_that_is_held_to_be_gone_says_that_it_is_not_well(
    one: Running, two: Running, clients: list[Client]
) -> None:
    lease = two.services.registry.context.lease
    assert isinstance(lease, NodeLease)
    lease._ended.set()
    lease.lost = True
    async with httpx.AsyncClient(base_url=two.url) as asking:
        health, ready = await asking.get("/api/health"), await asking.get("/readyz")
        figures = (await asking.get("/metrics")).text
    assert (health.status_code, health.json()["lease"]) == (503, False)
    assert (ready.status_code, ready.json()["lease"]) == (503, False)
    assert "oenach_lease_lost 1.0" in figures


def test_without_hints_everything_is_seen_all_the_same(
    shared_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "POLL", 0.05)

    async def run() -> None:
        settings = {"hints_database": "none"}
        async with (
            nodes(2, shared_store, tmp_path, **settings) as (one, two),
            people(one.url, 3) as clients,
        ):
            _, places = await told_apart(one, two, clients)
            await play_out(places)
            seq = max(place.position["seq"] for place in places)
            for place in places:
                await reach(place, seq)

    with noted(logging.WARNING) as logged:
        asyncio.run(run())
    assert logged.text.count(NO_LINE) == 2, "each says what that costs"
