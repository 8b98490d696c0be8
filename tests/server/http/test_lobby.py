"""The lobby: games, tables before they begin, and the people who come and go."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oenach.bots.hosting.answer import FaultKind
from oenach.games.installed import games, modules
from oenach.server.client import Client, Message
from per_game import about
from server.company import (
    BOT,
    FIRST_A,
    GAME,
    OPEN,
    PERSON,
    gather_round,
    my_tables,
    people,
    play_out,
    reach,
    refused,
    sit_down,
    until,
)
from server.serving import Running, at_server, running
from stores import at_leisure

__all__ = ["at_leisure"]


@at_server
async def test_every_game_says_which_options_a_form_can_offer(server: Running) -> None:
    async with Client(server.url) as host:
        for game in await host.get("/api/games"):
            assert game["least_seats"] <= game["usual_seats"] <= game["most_seats"]
            assert 0 < game["minutes"][0] <= game["minutes"][1]
            assert game["levels"][0]["name"] == "novice"
            for count, schema in game["options"].items():
                usual = {name: option["default"] for name, option in schema["properties"].items()}
                table = await host.set_up(game["name"], [PERSON, *[OPEN] * (int(count) - 1)])
                same = await host.set_up(
                    game["name"], [PERSON, *[OPEN] * (int(count) - 1)], options=usual
                )
                assert table["state"] == same["state"] == "waiting"


@at_server
async def test_the_schema_of_the_api_is_there_as_json(server: Running) -> None:
    async with Client(server.url) as client:
        schema = await client.get("/api/schema")
        assert schema["openapi"].startswith("3.")
        assert "/api/tables/{table_id}/join" in schema["paths"]
        assert "NewTable" in schema["components"]["schemas"]


@at_server
async def test_a_table_that_cannot_be_set_up_is_refused_and_leaves_nothing_behind(
    server: Running,
) -> None:
    async with Client(server.url) as host:
        wrong: list[tuple[str, list[Message], dict[str, object]]] = [
            ("chess", [PERSON, OPEN], {}),
            (GAME, [PERSON], {}),
            (GAME, [PERSON, OPEN, OPEN, OPEN, OPEN], {}),
            (GAME, [PERSON, OPEN], {"options": {"colour": "red"}}),
            (GAME, [PERSON, OPEN], {"options": {"brisk": "very"}}),
            (GAME, [PERSON, {"kind": "bot", "level": "genius"}], {}),
            (GAME, [PERSON, OPEN], {"stand_in": "genius"}),
            (GAME, [PERSON, OPEN], {"clock": {"kind": "move", "seconds": 1}}),
            (GAME, [PERSON, {"kind": "ghost"}], {}),
            (GAME, [PERSON, OPEN], {"colour": "red"}),
        ]
        for game, seats, terms in wrong:
            refusal = await refused(host.set_up(game, seats, **terms))
            assert refusal.status == 400, (game, seats, terms)
            assert refusal.problem["key"]
        early = await refused(host.set_up(GAME, [PERSON, OPEN], start=True))
        assert (early.status, early.problem["key"]) == (409, "server-open-seats")
        assert await my_tables(host) == []


@at_server
async def test_where_no_seats_are_drawn_everybody_sits_where_they_joined(server: Running) -> None:
    for module in modules():
        if module.table.seats_drawn is not None:
            continue
        async with people(server.url, 2) as clients:
            table, places = await gather_round(clients, module.name)
            log = await clients[0].get(f"/api/tables/{table}/log")
            assert log["format"] == 1
            assert not [event for event in log["events"] if "player" in event]
            assert [place.position["viewer"] for place in places] == ["A", "B"]


@at_server
async def test_public_tables_are_listed_and_those_by_link_are_not(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        public = await host.set_up(GAME, [PERSON, OPEN], public=True)
        await host.set_up(GAME, [PERSON, OPEN])
        running_table = await sit_down([host, friend], public=True)
        _, places = await gather_round([host, friend])
        assert [one["id"] for one in (await friend.get("/api/tables"))["tables"]] == [public["id"]]
        listed = await friend.get("/api/tables", state="running")
        assert [one["id"] for one in listed["tables"]] == [running_table]
        await places[0].ask("resign")
        assert await friend.get("/api/tables", state="over") == {"tables": []}


@at_server
async def test_a_pace_that_no_bot_has_is_no_fault_of_the_server(server: Running) -> None:
    async with Client(server.url) as host:
        refusal = await refused(host.set_up(GAME, [PERSON, OPEN], pace=31))
        assert (refusal.status, refusal.problem["code"]) == (400, "bad-request")


@at_server
async def test_my_tables_are_those_where_i_sit_and_those_i_set_up(server: Running) -> None:
    async with people(server.url, 3) as (host, friend, stranger):
        mine = await host.set_up(GAME, [BOT, OPEN])
        table = await sit_down([host, friend])
        assert {one["id"] for one in await my_tables(host)} == {
            mine["id"],
            table,
        }
        assert [one["id"] for one in await my_tables(friend)] == [table]
        assert await my_tables(stranger) == []


@at_server
async def test_people_sit_down_where_it_is_open_and_once(server: Running) -> None:
    async with people(server.url, 3) as (host, friend, late):
        table = await host.set_up(GAME, [PERSON, OPEN, OPEN])
        join = f"/api/tables/{table['id']}/join"
        place = await host.come_to(table["id"])
        seated = await friend.post(join, {"seat": "C"})
        assert seated["seat"] == "C"
        changed = await until(place, lambda message: message["type"] == "table")
        assert changed["table"]["seats"][2]["name"] == friend.name
        assert (await refused(friend.post(join, {}))).problem["key"] == "server-already-seated"
        taken = await refused(late.post(join, {"seat": "C"}))
        assert taken.problem["key"] == "server-no-open-seat"
        assert (await late.post(join, {}))["seat"] == "B"
        await host.post(f"/api/tables/{table['id']}/start", {})
        async with Client(server.url) as later:
            refusal = await refused(later.post(join, {}))
        assert refusal.problem["key"] == "server-already-started"


@at_server
async def test_whoever_leaves_before_the_start_frees_the_seat(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        table = await host.set_up(GAME, [PERSON, OPEN], public=True)
        address = f"/api/tables/{table['id']}"
        assert (await refused(friend.post(f"{address}/leave"))).problem["key"] == "server-no-seat"
        await friend.post(f"{address}/join", {})
        await friend.post(f"{address}/leave")
        assert (await friend.get(address))["seats"][1] == {"seat": "B", "kind": "open"}
        await friend.post(f"{address}/join", {})
        left = await host.post(f"{address}/leave")
        assert left["host"] == friend.name
        assert (await refused(host.post(f"{address}/start", {}))).status == 403
        started = await friend.post(f"{address}/start", {"fill": "novice"})
        assert [seat["kind"] for seat in started["seats"]] == ["bot", "person"]


@at_server
async def test_a_table_that_everybody_left_is_closed(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        table = await host.set_up(GAME, [PERSON, OPEN], public=True)
        address = f"/api/tables/{table['id']}"
        await host.post(f"{address}/leave")
        assert await friend.get("/api/tables") == {"tables": []}
        assert await my_tables(host) == []
        refusal = await refused(friend.post(f"{address}/join", {}))
        assert (refusal.status, refusal.problem["key"]) == (409, "server-closed")


@at_server
async def test_the_host_begins_and_bots_may_take_open_seats(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        table = await host.set_up(GAME, [PERSON, OPEN, OPEN])
        start = f"/api/tables/{table['id']}/start"
        await friend.post(f"/api/tables/{table['id']}/join", {})
        assert (await refused(friend.post(start, {}))).problem["key"] == "server-host-only"
        missing = await refused(host.post(start, {}))
        assert (missing.problem["key"], missing.problem["facts"]) == (
            "server-open-seats",
            {"count": 1},
        )
        assert (await refused(host.post(start, {"fill": "genius"}))).status == 400
        begun = await host.post(start, {"fill": "strong"})
        assert (begun["state"], begun["seats"][2]["level"]) == ("playing", "strong")
        assert (await refused(host.post(start, {}))).problem["key"] == "server-already-started"


@at_server
async def test_a_name_may_be_in_any_script_but_has_nothing_hidden_in_it(server: Running) -> None:
    async with Client(server.url) as client:
        for name in ("Fionnghuala Ní Bhriain", "山田", "Ægir 🐂", "x" * 32):
            await client.rename(name)
            assert (await client.get("/api/me"))["name"] == name
        await client.rename("  Brí\x00an\u202e \n  Óg\u200b ")
        assert client.name == "Bríán Óg".replace("án", "an")
        for wrong in ("", "   ", "\u200b\n", "x" * 33):
            refusal = await refused(client.rename(wrong))
            assert refusal.status == 400, wrong
        assert client.name == "Brían Óg"


@at_server
async def test_a_new_name_is_seen_at_every_table_that_is_not_over(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        _, places = await gather_round([host, friend])
        asleep = await sit_down([friend, host])
        shared = await friend.set_up(GAME, [{**PERSON, "name": "Anna"}, {**PERSON, "name": "Bé"}])
        registry = server.services.registry
        for idle in (asleep, shared["id"]):
            registry.tables.pop(idle).timers.stop()
        await friend.rename("Medb")
        await until(places[0], lambda _: places[0].table["seats"][1]["name"] == "Medb")
        assert (await host.get(f"/api/tables/{asleep}"))["seats"][0]["name"] == "Medb"
        names = [seat["name"] for seat in (await host.get(f"/api/tables/{shared['id']}"))["seats"]]
        assert names == ["Anna", "Bé"]
        await places[1].send("say", text="It is me")
        assert (await places[0].next("chat"))["said"]["name"] == "Medb"
        assert registry.context.writer.figures.failed == 0, "the store and memory agree"


@at_server
async def test_somebody_who_was_sent_away_before_the_start_does_not_come_back(
    server: Running,
) -> None:
    async with people(server.url, 2) as (host, friend):
        table = await host.set_up(GAME, [PERSON, OPEN])
        address = f"/api/tables/{table['id']}"
        await friend.post(f"{address}/join", {})
        assert (await refused(friend.post(f"{address}/remove", {"seat": "A"}))).status == 403
        stays = await refused(host.post(f"{address}/remove", {"seat": "A"}))
        assert stays.problem["key"] == "server-host-stays"
        removed = await host.post(f"{address}/remove", {"seat": "B"})
        assert removed["seats"][1]["kind"] == "open"
        assert (await refused(friend.post(f"{address}/join", {}))).problem[
            "key"
        ] == "server-removed"
        nobody = await refused(host.post(f"{address}/remove", {"seat": "B"}))
        assert nobody.problem["key"] == "server-nobody-there"
        assert (await refused(host.post(f"{address}/remove", {"seat": "E"}))).status == 404


@at_server
async def test_somebody_who_was_sent_away_while_playing_looks_on_while_a_bot_plays(
    server: Running,
) -> None:
    async with people(server.url, 2) as (host, friend):
        table, places = await gather_round([host, friend])
        assert places[1].position["viewer"] == "B"
        await host.post(f"/api/tables/{table}/remove", {"seat": "B"})
        changed = await until(places[1], lambda message: message["type"] == "table")
        assert changed["you"]["seats"] == []
        assert changed["table"]["seats"][1]["why"] == "removed"
        assert places[1].position["viewer"] is None
        assert places[1].position["view"]["hands"]["B"] is None
        answer = await places[1].ask("sit")
        assert (answer["type"], answer["key"]) == ("refused", "server-no-seat")
        again = await refused(host.post(f"/api/tables/{table}/remove", {"seat": "B"}))
        assert again.problem["key"] == "server-nobody-there"
        await reach(places[0], places[1].position["seq"])
        await places[0].play("done")
        moved = await until(places[0], lambda m: bool(m.get("position", {}).get("events")))
        assert moved["position"]["events"][0]["seat"] == "B"


@at_server
async def test_somebody_who_was_sent_away_is_told_and_can_be_invited_back(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        table = await host.set_up(GAME, [PERSON, OPEN, BOT])
        address = f"/api/tables/{table['id']}"
        await friend.post(f"{address}/join", {})
        place = await friend.come_to(table["id"])
        assert not place.you.get("removed")
        bot = await refused(host.post(f"{address}/remove", {"seat": "C"}))
        assert (bot.status, bot.problem["key"]) == (409, "server-bot-sits-there")
        removed = await host.post(f"{address}/remove", {"seat": "B"})
        await until(place, lambda _: place.you.get("removed", False))
        (sent,) = removed["sent_away"]
        assert sent["name"] == friend.name
        back = f"{address}/invite-back"
        assert (await refused(friend.post(back, {"id": sent["id"]}))).status == 403
        unknown = await refused(host.post(back, {"id": "nobody"}))
        assert unknown.problem["key"] == "server-not-sent-away"
        invited = await host.post(back, {"id": sent["id"]})
        assert "sent_away" not in invited
        await until(place, lambda _: not place.you.get("removed"))
        await friend.post(f"{address}/join", {})


@at_server
async def test_who_is_invited_back_while_playing_has_the_seat_again(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        table, (_, b) = await gather_round([host, friend])
        address = f"/api/tables/{table}"
        removed = await host.post(f"{address}/remove", {"seat": "B"})
        await until(b, lambda _: b.you.get("removed", False))
        assert b.position["viewer"] is None
        await host.post(f"{address}/invite-back", {"id": removed["sent_away"][0]["id"]})
        await until(b, lambda _: b.you["seats"] == ["B"] and b.position["viewer"] == "B")
        assert b.table["seats"][1]["why"] == "invited"
        assert (await b.ask("sit"))["type"] == "acknowledged"


@at_server
async def test_the_host_has_more_seats_or_fewer_until_the_match_begins(server: Running) -> None:
    async with people(server.url, 3) as clients:
        host, friend, third = clients
        table = await host.set_up(GAME, [PERSON, OPEN])
        address = f"/api/tables/{table['id']}"
        await friend.post(f"{address}/join", {"nonce": "c0ffee"})
        place = await friend.come_to(table["id"])
        more = await host.post(f"{address}/seats", {"count": 3})
        assert [seat["kind"] for seat in more["seats"]] == ["person", "person", "open"]
        await until(place, lambda _: len(place.table["seats"]) == 3)
        await third.post(f"{address}/join", {})
        few = await refused(host.post(f"{address}/seats", {"count": 2}))
        assert (few.status, few.problem["key"]) == (409, "server-too-few-seats")
        assert (await refused(host.post(f"{address}/seats", {"count": 5}))).status == 400
        # Whoever sat last keeps a seat when one before them goes.
        await friend.post(f"{address}/leave")
        fewer = await host.post(f"{address}/seats", {"count": 2})
        assert [seat.get("name") for seat in fewer["seats"]] == [host.name, third.name]
        server.services.registry.tables.pop(table["id"]).rest()
        stored = await host.get(address)
        assert [seat.get("name") for seat in stored["seats"]] == [host.name, third.name]
        await host.post(f"{address}/start", {})
        late = await refused(host.post(f"{address}/seats", {"count": 3}))
        assert late.problem["key"] == "server-already-started"
        log = await host.get(f"{address}/log")
        assert log["header"]["seats"] == 2
        assert (await host.get(f"{address}/verification"))["ok"]


@at_server
async def test_a_person_is_a_signed_cookie_that_scripts_cannot_read(server: Running) -> None:
    async with Client(server.url) as client, Client(server.url) as other:
        answer = await other.http.get("/api/me", headers={"Cookie": "oenach_person=forged.00"})
        cookie = answer.headers["set-cookie"]
        assert "httponly" in cookie.lower()
        assert "samesite=lax" in cookie.lower()
        kept = client.http.cookies["oenach_person"]
        person, _, signature = kept.rpartition(".")
        assert len(person) >= 20
        assert len(signature) == 64
        changed = ("0" if signature[0] != "0" else "1") + signature[1:]
        client.http.cookies.set("oenach_person", f"{person}.{changed}", domain="127.0.0.1")
        refusal = await refused(client.set_up(GAME, [PERSON, OPEN]))
        assert (refusal.status, refusal.problem["key"]) == (401, "server-forged-cookie")


@at_server
async def test_what_draws_come_from_is_fixed_before_the_start_and_nonces_enter_the_log(
    server: Running,
) -> None:
    async with people(server.url, 2) as (host, friend):
        table = await host.set_up(GAME, [PERSON, OPEN])
        address = f"/api/tables/{table['id']}"
        assert len(table["commitment"]) == 64
        await friend.post(f"{address}/join", {"nonce": "c0ffee"})
        await host.post(f"{address}/start", {"nonce": "beef"})
        log = await host.get(f"{address}/log")
        assert log["header"]["commitment"] == table["commitment"]
        assert log["header"]["nonces"] == {"A": "beef", "B": "c0ffee"}
        assert (await host.get(f"{address}/verification"))["ok"]
        late = await refused(host.post(f"{address}/start", {"nonce": "00"}))
        assert late.problem["key"] == "server-already-started"
        assert (await host.get(f"{address}/log"))["header"]["nonces"] == log["header"]["nonces"]


@at_server
async def test_the_invitation_is_a_link_to_the_table_with_a_qr_code(server: Running) -> None:
    async with Client(server.url) as host:
        table = await host.set_up(GAME, [PERSON, OPEN])
        invitation = await host.get(f"/api/tables/{table['id']}/invitation")
        assert invitation["url"] == f"{server.url}/table/{table['id']}"
        assert invitation["qr"].startswith("<svg")


def test_nobody_has_more_tables_than_allowed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, tables_per_person=2) as server,
            people(server.url, 2) as (host, friend),
        ):
            first = await host.set_up(GAME, [PERSON, OPEN])
            await host.set_up(GAME, [PERSON, OPEN])
            refusal = await refused(host.set_up(GAME, [PERSON, OPEN]))
            assert (refusal.status, refusal.problem["key"]) == (429, "server-too-many-tables")
            await friend.set_up(GAME, [PERSON, OPEN])
            await host.post(f"/api/tables/{first['id']}/leave")
            await host.set_up(GAME, [PERSON, OPEN])

    asyncio.run(scene())


@at_server
async def test_bots_alone_play_a_match_to_its_end_while_the_host_looks_on(
    server: Running,
) -> None:
    async with Client(server.url) as host:
        seats = [{"kind": "bot", "level": "random"}] * 2
        table = await host.set_up(GAME, seats, start=True, pace=0, options=FIRST_A)
        place = await host.come_to(table["id"])
        assert place.you["host"]
        while not place.over:
            await place.next("update")
        assert (await host.get(f"/api/tables/{table['id']}"))["state"] == "over"


@pytest.mark.parametrize("name", games())
def test_bots_of_every_game_move_at_a_table(tmp_path: Path, name: str) -> None:
    async def scene(server: Running) -> None:
        async with Client(server.url) as host:
            options = about(name).a_begins
            table = await host.set_up(name, [BOT, BOT], start=True, pace=0, options=options)
            place = await host.come_to(table["id"])
            log = f"/api/tables/{table['id']}/log"
            while place.position["seq"] < 12:
                await place.next("update")
            events = (await host.get(log))["events"]
            played = {event["who"] for event in events if event["kind"] == "seat"}
            # On a slow machine one may be late, for which another move is made.
            assert played <= {"bot:novice", f"fallback:novice:{FaultKind.LATE}"}
            assert [event for event in events if event["kind"] == "move"]

    at_server(scene)(tmp_path)


@at_server
async def test_three_people_play_a_whole_match_together(server: Running) -> None:
    async with people(server.url, 3) as clients:
        table, places = await gather_round(clients)
        await play_out(places)
        outcomes = [place.position["outcome"] for place in places]
        assert outcomes[0] == outcomes[1] == outcomes[2]
        assert (await clients[0].get(f"/api/tables/{table}/verification"))["ok"]
