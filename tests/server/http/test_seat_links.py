"""A seat moves to another device by a link."""

from __future__ import annotations

import pytest

from oenach.server.client import Refusal
from server.company import gather_round, my_tables, people, token_for, until
from server.serving import Running, at_server


@at_server
async def test_the_link_moves_the_seat_with_all_that_belongs_to_it(server: Running) -> None:
    async with people(server.url, 3) as (host, friend, phone):
        table, (a, b) = await gather_round([host, friend])
        await a.play("R>1")
        token = await token_for(host, table, "A")
        taken = await phone.post("/api/seat-links/use", {"token": token})
        assert (taken["seat"], taken["table"]["seats"][0]["name"]) == ("A", host.name)
        place = await phone.come_to(table)
        assert (place.you["seats"], place.you["host"]) == (["A"], True)
        assert place.position["view"]["places"][0] == "A:R"
        assert place.position["events"][-1]["own"] == "R>1"
        shown = await until(a, lambda m: m["type"] == "curtain")
        assert shown["you"]["seats"] == [] and not shown["you"]["host"]
        assert shown["position"]["viewer"] is None
        assert shown["position"]["view"]["hands"]["A"] is None
        refused = await a.ask("undo", answers=a.position["seq"])
        assert refused["key"] == "server-no-seat"
        assert (await place.ask("undo", answers=place.position["seq"]))["type"] == "acknowledged"
        await until(b, lambda _: b.position["to_act"] == "A")
        assert table in [one["id"] for one in await my_tables(phone)]


@at_server
async def test_a_link_works_once_and_only_the_latest_does(server: Running) -> None:
    async with people(server.url, 4) as (host, friend, phone, thief):
        table, _ = await gather_round([host, friend])
        old = await token_for(host, table, "A")
        new = await token_for(host, table, "A")
        for token in (old, "A" * 32):
            with pytest.raises(Refusal) as refused:
                await thief.post("/api/seat-links/use", {"token": token})
            assert (refused.value.status, refused.value.problem["key"]) == (
                404,
                "server-link-too-old",
            )
        await phone.post("/api/seat-links/use", {"token": new})
        with pytest.raises(Refusal):
            await thief.post("/api/seat-links/use", {"token": new})


@at_server
async def test_nobody_gets_a_link_for_another_seat_or_two_seats_by_one(server: Running) -> None:
    async with people(server.url, 3) as (host, friend, stranger):
        table, _ = await gather_round([host, friend])
        for asker in (friend, stranger):
            with pytest.raises(Refusal) as refused:
                await token_for(asker, table, "A")
            assert refused.value.status == 403
        token = await token_for(host, table, "A")
        with pytest.raises(Refusal) as refused:
            await friend.post("/api/seat-links/use", {"token": token})
        assert refused.value.problem["key"] == "server-already-seated"


@at_server
async def test_a_link_that_is_too_old_moves_nothing(
    server: Running,
) -> None:
    async with people(server.url, 3) as (host, friend, phone):
        table, _ = await gather_round([host, friend])
        token = await token_for(host, table, "A")
        archive, identity = server.services.registry.context.archive, server.services.identity
        number = server.services.registry.tables[table].row.number
        owner = server.services.registry.tables[table].row.host
        archive.add_seat_link(
            identity.token_hash(token), match=number, seat=0, person=owner, session="", expires=1
        )
        with pytest.raises(Refusal) as refused:
            await phone.post("/api/seat-links/use", {"token": token})
        assert refused.value.problem["key"] == "server-link-too-old"


@at_server
async def test_the_owner_may_open_the_own_link(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        table, _ = await gather_round([host, friend])
        token = await token_for(host, table, "A")
        taken = await host.post("/api/seat-links/use", {"token": token})
        assert taken["table"]["host"] == host.name


@at_server
async def test_a_link_that_was_refused_is_not_used_up(server: Running) -> None:
    async with people(server.url, 3) as (host, friend, phone):
        table, _ = await gather_round([host, friend])
        token = await token_for(host, table, "A")
        with pytest.raises(Refusal) as refused:
            await friend.post("/api/seat-links/use", {"token": token})
        assert refused.value.problem["key"] == "server-already-seated"
        assert (await phone.post("/api/seat-links/use", {"token": token}))["seat"] == "A"
