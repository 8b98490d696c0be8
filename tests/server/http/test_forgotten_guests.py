"""Guests who never played are forgotten after a while; whoever comes back is who they were."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest
from sqlalchemy import select, update

from oenach.server.client import Client
from oenach.server.http.admission.identity import COOKIE
from oenach.server.store.archive.archive import Archive
from oenach.server.store.archive.expiring import Horizon
from oenach.server.store.rows import MatchRow
from oenach.server.store.schema import matches, people
from server.company import GAME, OPEN, PERSON, my_tables, refused
from server.serving import Running, at_server


def came_long_ago(server: Running) -> None:
    """All guests were here first before any time limit."""
    with server.services.engine.begin() as connection:
        connection.execute(update(people).values(created=0))


def known(server: Running) -> set[str]:
    with server.services.engine.connect() as connection:
        return set(connection.execute(select(people.c.id)).scalars())


def who(client: Client) -> str:
    """The id in somebody's cookie."""
    return (client.http.cookies.get(COOKIE) or "").strip('"').partition(".")[0]


@at_server
async def test_whoever_was_forgotten_is_not_known_from_memory(server: Running) -> None:
    async with Client(server.url) as guest:
        assert await my_tables(guest) == []
        came_long_ago(server)
        await server.services.registry.tidy()
        assert known(server) == set()
        nobody = await refused(guest.get("/api/me/tables"))
        assert (nobody.status, nobody.problem["key"]) == (401, "server-forged-cookie")


@at_server
async def test_a_guest_who_was_forgotten_comes_back_as_the_same(server: Running) -> None:
    async with Client(server.url) as guest:
        before = who(guest)
        came_long_ago(server)
        await server.services.registry.tidy()
        # Two pages of theirs may ask at the same time.
        await asyncio.gather(guest.get("/api/me"), guest.get("/api/me"))
        assert who(guest) == before and known(server) == {before}
        assert await my_tables(guest) == []


@at_server
async def test_a_guest_who_acts_while_they_are_being_forgotten_keeps_what_they_did(
    server: Running,
) -> None:
    """The request has been let in, then the guest is deleted, then the table is written."""
    archive = server.services.registry.context.archive
    add_match = archive.add_match
    loop = asyncio.get_running_loop()

    def only_after_tidying(row: MatchRow, former: MatchRow | None) -> int:
        asyncio.run_coroutine_threadsafe(server.services.registry.tidy(), loop).result()
        return add_match(row, former)

    async with Client(server.url) as guest:
        before = who(guest)
        came_long_ago(server)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(archive, "add_match", only_after_tidying)
            table = await guest.set_up(GAME, [PERSON, OPEN])
        await guest.get("/api/me")
        assert who(guest) == before
        assert [one["id"] for one in await my_tables(guest)] == [table["id"]]
        assert (await my_tables(guest))[0]["hosting"]


@at_server
async def test_who_has_set_up_a_table_meanwhile_is_not_forgotten(server: Running) -> None:
    """They were found to be too old, and acted before they were deleted."""

    class Slow(Archive):
        def delete_guests(self, back: Horizon, guests: Collection[str]) -> list[str]:
            setting_up = guest.set_up(GAME, [PERSON, OPEN])
            asyncio.run_coroutine_threadsafe(setting_up, loop).result()
            return super().delete_guests(back, guests)

    loop = asyncio.get_running_loop()
    context = server.services.registry.context
    async with Client(server.url) as guest:
        came_long_ago(server)
        context.archive = Slow(server.services.engine, context.lease)
        await server.services.registry.tidy()
        assert known(server) == {who(guest)}
        with server.services.engine.connect() as connection:
            assert set(connection.execute(select(matches.c.host)).scalars()) == {who(guest)}
        assert len(await my_tables(guest)) == 1
