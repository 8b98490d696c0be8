"""A large gallery: players come first, everybody is told all of it in order, and all of those who
come and go are told of together."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import waiting
from oenach.server.table.audience import gallery
from oenach.server.table.audience.gallery import Gallery
from oenach.server.wire.visitor import Visitor
from server.company import gather_round, people
from server.serving import running

MANY = 3 * gallery.AT_ONCE


class Page:
    """A connection that takes everything, and notes it in a list that all share."""

    def __init__(self, name: str, heard: list[tuple[str, bytes]]) -> None:
        self.visitor = Visitor(None, name, -1)
        self._name = name
        self._heard = heard
        self.open = True
        self.delivering = asyncio.create_task(self.visitor.deliver(self._send, _never, self._write))

    async def _send(self, frame: bytes) -> None:
        self._heard.append((self._name, frame))

    def _write(self, frame: bytes) -> bool:
        if self.open:
            self._heard.append((self._name, frame))
        return self.open


async def _never(*_: object) -> None:
    raise AssertionError("nobody is sent away")


def test_some_are_told_at_a_time_and_all_of_it_in_order() -> None:
    async def scene() -> None:
        heard: list[tuple[str, bytes]] = []
        pages = [Page(f"page-{number}", heard) for number in range(MANY)]
        await asyncio.sleep(0)
        there = Gallery()
        there.push([(page.visitor, b"first") for page in pages])
        assert len(heard) == gallery.AT_ONCE
        # Whatever comes meanwhile, to all or to one, comes after it.
        there.push([(page.visitor, b"second") for page in pages])
        pages[-1].visitor.push(b"third")
        await waiting.until_async(lambda: len(heard) == 2 * MANY + 1, "everything")
        assert not any(page.visitor.waiting for page in pages)
        for page in pages:
            told = [frame for name, frame in heard if name == page.visitor.name]
            assert told[:2] == [b"first", b"second"]
        assert [frame for name, frame in heard if name == f"page-{MANY - 1}"][2:] == [b"third"]
        for page in pages:
            page.delivering.cancel()

    asyncio.run(scene())


def test_what_a_page_does_not_take_waits_and_is_counted() -> None:
    async def scene() -> None:
        heard: list[tuple[str, bytes]] = []
        page = Page("page", heard)
        await asyncio.sleep(0)
        page.visitor.hold(b"held")
        assert page.visitor.waiting > len(b"held")
        page.open = False
        page.visitor.release()
        assert heard == []
        await waiting.until_async(lambda: heard == [("page", b"held")], "what was held")
        assert page.visitor.waiting == 0
        page.delivering.cancel()

    asyncio.run(scene())


def test_where_many_are_there_those_who_come_and_go_are_told_of_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        there, told = Gallery(), []
        monkeypatch.setattr(gallery, "PAUSE", 3_600)
        assert there.told_now(gallery.FEW + 1, lambda: told.append("first"))
        there.told()
        assert there.told_now(gallery.FEW, lambda: told.append("few"))
        monkeypatch.setattr(gallery, "PAUSE", 0.05)
        monkeypatch.setattr(gallery, "PAUSE_FOR_EACH", 0)
        there.told()
        for number in range(50):
            assert not there.told_now(1_000, lambda: told.append("many")), number
        await waiting.until_async(lambda: told, "all of them together")
        assert told == ["many"]
        there.told()
        assert not there.told_now(1_000, lambda: told.append("again"))
        # Somebody sits down, and all are told of everything: there is nothing left to be told.
        there.told()
        assert there._news is None

    asyncio.run(scene())


def test_onlookers_who_are_told_later_see_the_same_as_all_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(gallery, "AT_ONCE", 1)

    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 6) as clients:
            table, (a, _) = await gather_round(clients[:2])
            watching = [await client.come_to(table) for client in clients[2:]]
            await a.play("R>1")
            for place in watching:
                await place.next("update")
                assert place.position == watching[0].position
                assert place.position["seq"] == a.position["seq"]

    asyncio.run(scene())
