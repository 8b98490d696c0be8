"""What is hidden changes no byte of what anybody receives who may not know it.

Two worlds differ in hidden facts alone: in the kinds of tokens that other seats laid face down, in
what is still to be drawn, in what others queue and ask. Everything that an observer gets must be
the same in both: number, order, sizes and contents of messages, refusals included.
"""

from __future__ import annotations

import asyncio
import operator
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import waiting
from oenach import Match
from oenach.bots.hosting.host import SECONDS, seconds_of
from oenach.games.installed import modules
from oenach.kernel.seats import LETTERS
from oenach.server.client import Message
from oenach.server.table.owners.due import timers
from oenach.server.table.owners.due.timers import Timers
from oenach.server.wire.cached_views import CachedViews
from oenach.server.wire.event_buffer import EncodedEvent
from per_game import about
from server.company import BRISK, GAME, let_come
from server.worlds import WATCHER, World, Worlds, first_legal, rules, twins, two_worlds
from stores import at_leisure
from tables import TABLES
from waiting import PATIENCE

__all__ = ["at_leisure"]

OPEN = {module.name for module in modules() if module.newest.open_information}
OPEN_GAMES = [(name, seats) for name, seats in TABLES if name in OPEN]
HIDING = [(GAME, 2), *((name, seats) for name, seats in TABLES if name not in OPEN)]
"""The toy, and every table at which something lies face down."""

for_two = pytest.mark.parametrize("name", [name for name, seats in HIDING if seats == 2])
"""Every game in which something lies face down, at a table for two."""


def options_of(name: str) -> dict[str, object]:
    """Options with which A begins, and turns are short."""
    return BRISK if name == GAME else about(name).a_begins


def people(seats: int) -> list[Message]:
    """A person at each seat."""
    return [{"kind": "person"}] + [{"kind": "open"}] * (seats - 1)


def match_of(world: World) -> Match:
    """The match as the server has it."""
    match = world.server.services.registry.tables[world.table].match
    assert match is not None
    return match


def probes(match: Match) -> list[str]:
    """What an observer may try out to learn something from the answer: moves of all kinds, of any
    seat, as they are written and as others see them, and some that are none."""
    texts = match.game.move_texts
    some = texts[:: max(1, len(texts) // 7)]
    return [*some, match.game.public_text(match.state, len(texts) - 1), "Z>Z9", f"{texts[-1]} "]


def face_down(world: World) -> dict[str, list[str]]:
    """The moves of the seat to act that lay something face down, by what others see of them, in
    the order of that; only where there is a choice of what it is."""
    match, found = match_of(world), dict[str, list[str]]()
    for move in match.state.legal_moves():
        if match.game.hides(match.state, move):
            public = match.game.public_text(match.state, move)
            found.setdefault(public, []).append(match.game.text(match.state, move))
    return {public: found[public] for public in sorted(found) if len(found[public]) > 1}


async def lay(worlds: Worlds, public: str) -> None:
    """Whoever is to move lays something; not the same in both worlds."""
    one, two = face_down(worlds.one)[public], face_down(worlds.two)[public]
    await worlds.apart(worlds.to_act, "move", {"moves": [one[0]]}, {"moves": [two[-1]]})


async def lay_the_same(worlds: Worlds, public: str) -> None:
    """Whoever is to move lays the same in both worlds."""
    one, two = face_down(worlds.one)[public], face_down(worlds.two)[public]
    await worlds.do(worlds.to_act, "move", moves=[sorted(set(one) & set(two))[0]])


def somewhere(worlds: Worlds) -> str:
    """A place, as others see it, where the seat to act can lay something in both worlds."""
    return next(public for public in face_down(worlds.one) if public in face_down(worlds.two))


async def place_face_down(worlds: Worlds, rng: random.Random, observer: str) -> None:
    """Whoever is to move lays a token; not the same one in both worlds, unless it is the observer.

    The choice is made anew after a first one was taken back, which is never shown before the end.
    """
    acting = worlds.to_act
    first, second = face_down(worlds.one), face_down(worlds.two)
    public = rng.choice(sorted(first.keys() & second.keys()))
    if acting == observer:
        await lay_the_same(worlds, public)
        return
    await lay(worlds, public)
    if rng.random() < 0.4 and worlds.one.places[acting].position.get("undo"):
        await worlds.do(acting, "undo")
        await worlds.apart(
            acting, "move", {"moves": [first[public][-1]]}, {"moves": [second[public][0]]}
        )


async def probe(worlds: Worlds, observer: str) -> None:
    """The observer and the one who looks on try what they can to learn more."""
    texts = probes(match_of(worlds.one))
    for who in (observer, WATCHER):
        for text in texts:
            await worlds.do(who, "ask-why", move=text)
        for text in texts[-6:]:
            await worlds.do(who, "queue", moves=[text])
        await worlds.do(who, "queue", moves=[])
        for seat in ("A", "B"):
            await worlds.do(who, "ask-why", move=texts[1], seat=seat)
            if worlds.to_act != who:
                # The hints that one gets oneself depend on chance.
                await worlds.do(who, "ask-hint", seat=seat)
    if worlds.to_act != observer:
        await worlds.do(observer, "move", moves=[texts[1]])
        await worlds.do(observer, "undo")


async def come_again(worlds: Worlds) -> None:
    """Everybody reconnects to a table that was read from the store."""
    for world in (worlds.one, worlds.two):
        for place in world.places.values():
            await place.leave()
        table = world.server.services.registry.tables[world.table]
        visitors = table.audience.visitors
        await waiting.until_async(partial(operator.not_, visitors), "everybody is gone")
        table.timers.stop()
        del world.server.services.registry.tables[world.table]
        await world.come()


async def play(worlds: Worlds, name: str, seats: int, observer: str, moves: int) -> None:
    """The first moves of a match in which others lay other tokens."""
    rng = random.Random(seats)
    await worlds.set_up(name, people(seats), options=options_of(name), public=True)
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


@pytest.mark.parametrize(("name", "seats"), HIDING)
def test_tokens_that_lie_face_down_change_nothing_that_others_receive(
    tmp_path: Path, name: str, seats: int
) -> None:
    async def go() -> None:
        async with two_worlds(tmp_path, seats) as worlds:
            observer = LETTERS[seats % 2]
            await play(worlds, name, seats, observer, moves=2 * seats + 2)
            await come_again(worlds)
            await worlds.assert_same(observer, WATCHER)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@pytest.mark.parametrize("name", [name for name, seats in HIDING if seats == 3] or [GAME])
def test_a_bot_in_somebodys_place_shows_nothing_of_what_they_laid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    # Onlookers may see all hands where bots alone play; a seat that somebody left is not theirs.
    monkeypatch.setitem(SECONDS, "steady", 3600.0)

    async def go() -> None:
        async with two_worlds(tmp_path, 1) as worlds:
            seats = [*people(1), *[{"kind": "bot", "level": "steady"}] * 2]
            await worlds.set_up(name, seats, options=options_of(name))
            await lay(worlds, somewhere(worlds))
            await worlds.do("A", "resign")
            for _ in range(2):
                one, two = worlds.one, worlds.two
                assert one.received(WATCHER) == two.received(WATCHER)
                assert one.received("A") != two.received("A"), "the worlds are the same"
                await come_again(worlds)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@for_two
def test_a_takeback_shows_nothing_of_what_is_taken_back(tmp_path: Path, name: str) -> None:
    async def go() -> None:
        async with two_worlds(tmp_path, 2) as worlds:
            await worlds.set_up(name, people(2), options=options_of(name))
            public = somewhere(worlds)
            await lay(worlds, public)
            await lay_the_same(worlds, somewhere(worlds))
            answers = await worlds.do("A", "ask-takeback")
            assert answers[0]["type"] == "acknowledged", answers[0]
            await worlds.do("B", "answer-takeback", yes=True)
            one, *_, two = face_down(worlds.one)[public]
            await worlds.apart("A", "move", {"moves": [two]}, {"moves": [one]})
            await worlds.assert_same("B", WATCHER)
            undone = [event for event in (await _log(worlds))["events"] if event["kind"] == "undo"]
            assert undone, "nothing was taken back"
            assert "openings" not in str(await _log(worlds))

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@for_two
def test_the_queue_of_another_seat_shows_in_nothing(tmp_path: Path, name: str) -> None:
    async def go() -> None:
        async with two_worlds(tmp_path, 2) as worlds:
            await worlds.set_up(name, people(2), options=options_of(name))
            match = match_of(worlds.one)
            await lay_the_same(worlds, somewhere(worlds))
            # What B could lay now, and lets wait for the next turn.
            *_, (one, *_, two) = [
                texts
                for texts in face_down(worlds.one).values()
                if not match.game.queue_refusal(match.state, 1, match.game.move_ids[texts[0]])
            ]
            await lay_the_same(worlds, somewhere(worlds))
            answers = await worlds.apart("B", "queue", {"moves": [one]}, {"moves": [two]})
            assert answers[0]["type"] == answers[1]["type"] == "acknowledged"
            await worlds.assert_same("A", WATCHER)
            await lay_the_same(worlds, somewhere(worlds))
            assert [world.due() for world in (worlds.one, worlds.two)] == [
                {"queue": timers.DELAY}
            ] * 2
            last = match.last_seq
            for world in (worlds.one, worlds.two):
                await let_come(world.server.services.registry, world.table, "queue")
                for place in world.places.values():
                    while place.position["seq"] <= last:
                        await place.receive()
                await world.settle("queued")
            await worlds.assert_same("A", WATCHER)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@for_two
def test_a_bots_move_is_due_after_the_same_time_whatever_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    # It does not move while the test looks.
    monkeypatch.setitem(SECONDS, "novice", 3600.0)

    async def go() -> None:
        async with two_worlds(tmp_path, 2) as worlds:
            seats = [*people(2), {"kind": "bot", "level": "novice"}]
            await worlds.set_up(name, seats, options=options_of(name))
            await lay_the_same(worlds, somewhere(worlds))
            await lay(worlds, somewhere(worlds))
            assert worlds.to_act == "C"
            expected = {"bot": round(1000 * seconds_of("novice"))}
            assert worlds.one.due() == worlds.two.due() == expected

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@for_two
def test_behind_the_curtain_nothing_of_the_other_seat_is_to_be_seen(
    tmp_path: Path, name: str
) -> None:
    async def go() -> None:
        async with two_worlds(tmp_path, 1) as worlds:
            seats: list[Message] = [{"kind": "person"}, {"kind": "person", "name": "Brian"}]
            await worlds.set_up(name, seats, options=options_of(name))
            await look(worlds, "A")
            await lay_the_same(worlds, somewhere(worlds))
            await worlds.assert_same("A", WATCHER)
            # What the second player sees with the curtain up is theirs, and is not compared.
            seen = [len(world.places["A"].frames) for world in (worlds.one, worlds.two)]
            await look(worlds, "B")
            for world, was in zip((worlds.one, worlds.two), seen, strict=True):
                assert len(world.places["A"].frames) > was
                del world.places["A"].frames[was:]
            one, *_, two = face_down(worlds.one)[somewhere(worlds)]
            await worlds.apart(
                "A", "move", {"moves": [one], "seat": "B"}, {"moves": [two], "seat": "B"}
            )
            # What B is told of B's own move is B's.
            for world in (worlds.one, worlds.two):
                del world.places["A"].frames[seen[0] :]
            await look(worlds, None)
            refused = await worlds.do("A", "move", moves=[one], seat="B")
            assert refused[0]["key"] == "server-curtain"
            await look(worlds, "A")
            for text in probes(match_of(worlds.one)):
                await worlds.do("A", "ask-why", move=text, seat="B")
            await worlds.assert_same("A", WATCHER)

    async def look(worlds: Worlds, seat: str | None) -> None:
        for world in (worlds.one, worlds.two):
            await world.places["A"].send("here", seat=seat)
            await world.places["A"].next("curtain")
            await world.settle(f"here-{seat}")

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@pytest.mark.parametrize(("name", "seats"), OPEN_GAMES)
def test_what_is_still_to_be_drawn_changes_nothing(tmp_path: Path, name: str, seats: int) -> None:
    async def go() -> None:
        options = about(name).draws_late
        game = rules(name, seats, options)
        secrets = twins(game, steps=1)
        async with two_worlds(tmp_path, seats) as worlds:
            await worlds.set_up(name, people(seats), secrets, options=options, public=True)
            await worlds.do(worlds.to_act, "move", moves=[first_legal(match_of(worlds.one))])
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
    """What is due comes the later the more is laid of some kind."""
    usual = Timers._due_now

    def due_now(self: Timers, match: Any, now: int) -> dict[str, int]:
        laid = sum(ord(opening.move[0]) for opening in match.openings.values())
        return {**usual(self, match, now), "limit": now + 60_000 + 50 * laid}

    patch.setattr(Timers, "_due_now", due_now)


@pytest.mark.parametrize("leak", [leaking_events, leaking_views, leaking_time])
def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    async def go() -> None:
        async with two_worlds(tmp_path, 2) as worlds:
            leak(monkeypatch)
            await worlds.set_up(GAME, people(2), options={**BRISK, "first_player": "B"})
            await worlds.apart("B", "move", {"moves": ["R>1"]}, {"moves": ["G>1"]})
            with pytest.raises(AssertionError):
                await worlds.assert_same("A", WATCHER)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
