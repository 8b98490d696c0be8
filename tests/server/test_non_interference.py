"""What is hidden changes no byte of what anybody receives who may not know it.

Two worlds differ in hidden facts alone: in the kinds of tokens that other seats laid face down, in
what is still to be drawn, in what others queue and ask. Everything that an observer gets must be
the same in both: number, order, sizes and contents of messages, refusals included.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from company import let_come
from worlds import WATCHER, Worlds, first_legal, rules, twins, two_worlds

import waiting
from oenach.bots.hosting.host import SECONDS, seconds_of
from oenach.kernel.seats import LETTERS
from oenach.server.guest import Message
from oenach.server.table.owners import timers
from oenach.server.table.owners.timers import Timers
from oenach.server.wire.cached_views import CachedViews
from oenach.server.wire.event_buffer import EncodedEvent
from stores import at_leisure
from waiting import PATIENCE

__all__ = ["at_leisure"]

PROBES = ("C>B1", "W>B1", "B>A3", "X>B3", "D>A1", "?>B2", "pass", "Z>Z9", "flip", "W>B1 ")
"""What an observer may try out to learn something from the answer."""


def people(seats: int) -> list[Message]:
    """A person at each seat."""
    return [{"kind": "person"}] + [{"kind": "open"}] * (seats - 1)


def by_public_text(offers: list[Message]) -> dict[str, list[str]]:
    """Placements by what others see of them."""
    found: dict[str, list[str]] = {}
    for offer in offers:
        text = str(offer["text"])
        if ">" in text:
            found.setdefault("?" + text[1:], []).append(text)
    return found


async def place_face_down(worlds: Worlds, rng: random.Random, observer: str) -> None:
    """Whoever is to move lays a token; not the same one in both worlds, unless it is the observer.

    The choice is made anew after a first one was taken back, which is never shown before the end.
    """
    acting = worlds.to_act
    first = by_public_text(worlds.one.places[acting].position["offers"])
    second = by_public_text(worlds.two.places[acting].position["offers"])
    public = rng.choice(sorted(first.keys() & second.keys()))
    if acting == observer:
        text = sorted(set(first[public]) & set(second[public]))[0]
        await worlds.do(acting, "move", moves=[text])
        return
    await worlds.apart(
        acting, "move", {"moves": [first[public][0]]}, {"moves": [second[public][-1]]}
    )
    if rng.random() < 0.4 and worlds.one.places[acting].position.get("undo"):
        await worlds.do(acting, "undo")
        await worlds.apart(
            acting, "move", {"moves": [first[public][-1]]}, {"moves": [second[public][0]]}
        )


async def probe(worlds: Worlds, observer: str) -> None:
    """The observer and the one who looks on try what they can to learn more."""
    for who in (observer, WATCHER):
        for text in PROBES:
            await worlds.do(who, "ask-why", move=text)
        for text in PROBES[:3]:
            await worlds.do(who, "queue", moves=[text])
        await worlds.do(who, "queue", moves=[])
        for seat in ("A", "B"):
            await worlds.do(who, "ask-why", move="W>B1", seat=seat)
            if worlds.to_act != who:
                # The hints that one gets oneself depend on chance.
                await worlds.do(who, "ask-hint", seat=seat)
    if worlds.to_act != observer:
        await worlds.do(observer, "move", moves=["W>B1"])
        await worlds.do(observer, "undo")


async def come_again(worlds: Worlds) -> None:
    """Everybody reconnects to a table that was read from the store."""
    for world in (worlds.one, worlds.two):
        for place in world.places.values():
            await place.leave()
        table = world.server.services.registry.tables[world.table]
        visitors = table.audience.visitors
        await waiting.until_async(lambda visitors=visitors: not visitors, "everybody is gone")  # type: ignore[misc]
        table.timers.stop()
        del world.server.services.registry.tables[world.table]
        await world.come()


async def play_tain(worlds: Worlds, seats: int, observer: str, moves: int) -> None:
    """The first moves of a match in which others lay other tokens."""
    rng = random.Random(seats)
    await worlds.set_up("tain", people(seats), options={"first_player": "A"}, public=True)
    for number in range(moves):
        await place_face_down(worlds, rng, observer)
        if number == seats:
            await probe(worlds, observer)
    kinds = {event["kind"] for event in (await _log(worlds))["events"]}
    assert "reveal" not in kinds, "too many moves: the tokens were turned up"
    await worlds.assert_same(observer, WATCHER)
    others = [seat for seat in LETTERS[:seats] if seat != observer]
    differ = [worlds.one.received(seat) != worlds.two.received(seat) for seat in others]
    assert any(differ), "the worlds are the same: the test shows nothing"


async def _log(worlds: Worlds) -> Any:
    return await worlds.one.watcher.get(f"/api/tables/{worlds.one.table}/log")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tokens_that_lie_face_down_change_nothing_that_others_receive(
    tmp_path: Path, seats: int
) -> None:
    async def go() -> None:
        async with two_worlds(tmp_path, seats) as worlds:
            observer = LETTERS[seats % 2]
            await play_tain(worlds, seats, observer, moves=2 * seats + 2)
            await come_again(worlds)
            await worlds.assert_same(observer, WATCHER)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_takeback_shows_nothing_of_what_is_taken_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with two_worlds(tmp_path, 2) as worlds:
            await worlds.set_up("tain", people(2), options={"first_player": "B"})
            await worlds.apart("B", "move", {"moves": ["C>A1"]}, {"moves": ["X>A1"]})
            await worlds.do("A", "move", moves=["W>A2"])
            answers = await worlds.do("B", "ask-takeback")
            assert answers[0]["type"] == "acknowledged", answers[0]
            await worlds.do("A", "answer-takeback", yes=True)
            await worlds.apart("B", "move", {"moves": ["W>A1"]}, {"moves": ["B>A1"]})
            await worlds.assert_same("A", WATCHER)
            undone = [event for event in (await _log(worlds))["events"] if event["kind"] == "undo"]
            assert undone, "nothing was taken back"
            assert "openings" not in str(await _log(worlds))

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_the_queue_of_another_seat_shows_in_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with two_worlds(tmp_path, 2) as worlds:
            await worlds.set_up("tain", people(2), options={"first_player": "A"})
            one, two = {"moves": ["C>B1"]}, {"moves": ["X>B1"]}
            assert (await worlds.apart("B", "queue", one, two))[0]["type"] == "acknowledged"
            await worlds.assert_same("A", WATCHER)
            await worlds.do("A", "move", moves=["W>B1"])
            assert [world.due() for world in (worlds.one, worlds.two)] == [
                {"queue": timers.DELAY}
            ] * 2
            for world in (worlds.one, worlds.two):
                await let_come(world.server.services.registry, world.table, "queue")
                for place in world.places.values():
                    while place.position["seq"] < 3:
                        await place.receive()
                await world.settle("queued")
            await worlds.assert_same("A", WATCHER)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_bots_move_is_due_after_the_same_time_whatever_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It does not move while the test looks.
    monkeypatch.setitem(SECONDS, "novice", 3600.0)

    async def go() -> None:
        async with two_worlds(tmp_path, 2) as worlds:
            seats = [*people(2), {"kind": "bot", "level": "novice"}]
            await worlds.set_up("tain", seats, options={"first_player": "A"})
            await worlds.do("A", "move", moves=["W>B1"])
            await worlds.apart("B", "move", {"moves": ["C>A1"]}, {"moves": ["X>A1"]})
            assert worlds.to_act == "C"
            expected = {"bot": round(1000 * seconds_of("novice"))}
            assert worlds.one.due() == worlds.two.due() == expected

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_behind_the_curtain_nothing_of_the_other_seat_is_to_be_seen(tmp_path: Path) -> None:
    async def go() -> None:
        async with two_worlds(tmp_path, 1) as worlds:
            seats: list[Message] = [{"kind": "person"}, {"kind": "person", "name": "Brian"}]
            await worlds.set_up("tain", seats, options={"first_player": "A"})
            await look(worlds, "A")
            await worlds.do("A", "move", moves=["W>B1"], seat="A")
            await worlds.assert_same("A", WATCHER)
            # What the second player sees with the curtain up is theirs, and is not compared.
            seen = [len(world.places["A"].frames) for world in (worlds.one, worlds.two)]
            await look(worlds, "B")
            for world, was in zip((worlds.one, worlds.two), seen, strict=True):
                assert len(world.places["A"].frames) > was
                del world.places["A"].frames[was:]
            await worlds.apart(
                "A",
                "move",
                {"moves": ["C>A1"], "seat": "B"},
                {"moves": ["X>A1"], "seat": "B"},
            )
            # B is to move again, so the curtain is still up for B, until B lets it fall.
            for world in (worlds.one, worlds.two):
                del world.places["A"].frames[seen[0] :]
            await look(worlds, None)
            refused = await worlds.do("A", "move", moves=["W>A2"], seat="B")
            assert refused[0]["key"] == "server-curtain"
            await look(worlds, "A")
            for text in PROBES:
                await worlds.do("A", "ask-why", move=text, seat="B")
            await worlds.assert_same("A", WATCHER)

    async def look(worlds: Worlds, seat: str | None) -> None:
        for world in (worlds.one, worlds.two):
            await world.places["A"].send("here", seat=seat)
            await world.places["A"].next("curtain")
            await world.settle(f"here-{seat}")

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


OPEN_GAMES = [
    ("keltis", 2),
    ("keltis", 3),
    ("keltis", 4),
    ("celtic-trader", 2),
    ("celtic-trader", 3),
    ("celtic-trader", 4),
    ("celtic-trader", 5),
]


@pytest.mark.parametrize(("name", "seats"), OPEN_GAMES)
def test_what_is_still_to_be_drawn_changes_nothing(tmp_path: Path, name: str, seats: int) -> None:
    async def go() -> None:
        options: dict[str, object] = {"roles": "draft"} if name == "celtic-trader" else {}
        game = rules(name, seats, options)
        secrets = twins(game, steps=1)
        async with two_worlds(tmp_path, seats) as worlds:
            await worlds.set_up(name, people(seats), secrets, options=options, public=True)
            table = worlds.one.server.services.registry.tables[worlds.one.table]
            assert table.match is not None
            text = first_legal(table.match)
            await worlds.do(worlds.to_act, "move", moves=[text])
            await probe(worlds, "A")
            await worlds.assert_same(*LETTERS[:seats], WATCHER)
            await come_again(worlds)
            await worlds.assert_same(*LETTERS[:seats], WATCHER)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def leaking_events(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets the hidden moves of everybody."""
    patch.setattr(EncodedEvent, "is_own", lambda self, viewer: True)


def leaking_views(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees with the eyes of B."""
    usual = CachedViews.view
    patch.setattr(CachedViews, "view", lambda self, viewer: usual(self, 1))


def leaking_time(patch: pytest.MonkeyPatch) -> None:
    """What is due comes the later the more chiefs were laid."""
    usual = Timers._due_now

    def due_now(self: Timers, match: Any, now: int) -> dict[str, int]:
        chiefs = str(match.openings).count("C>")
        return {**usual(self, match, now), "limit": now + 60_000 + 50 * chiefs}

    patch.setattr(Timers, "_due_now", due_now)


@pytest.mark.parametrize("leak", [leaking_events, leaking_views, leaking_time])
def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    async def go() -> None:
        async with two_worlds(tmp_path, 2) as worlds:
            leak(monkeypatch)
            await worlds.set_up("tain", people(2), options={"first_player": "B"})
            await worlds.apart("B", "move", {"moves": ["C>A1"]}, {"moves": ["X>A1"]})
            with pytest.raises(AssertionError):
                await worlds.assert_same("A", WATCHER)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
