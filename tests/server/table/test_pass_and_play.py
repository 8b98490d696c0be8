"""One screen for several seats: the curtain stands on the table, not in the page."""

from __future__ import annotations

import asyncio
from pathlib import Path

from oenach.server.client import Client, Message, Place
from server.company import BRISK, GAME, OPEN, PERSON, people, reach, until
from server.serving import Running, at_server, running
from stores import at_leisure

__all__ = ["at_leisure"]

BOTH: list[Message] = [{**PERSON, "name": "Anna"}, {**PERSON, "name": "Bé"}]


async def shared_screen(host: Client) -> Place:
    """A table with two seats of one person, who has said nothing yet."""
    table = await host.set_up(GAME, BOTH, options=BRISK, start=True)
    assert table["pass_and_play"]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bé"]
    return await host.come_to(table["id"])


def shows(position: Message, seat: str) -> bool:
    """Whether a position shows what is hidden behind a seat's screen."""
    return position["view"]["hands"][seat] is not None


@at_server
async def test_nothing_is_shown_before_somebody_says_who_looks(server: Running) -> None:
    async with Client(server.url) as host:
        screen = await shared_screen(host)
        assert screen.you["curtain"]
        assert screen.position["viewer"] is None
        assert not screen.position.get("offers")
        assert not shows(screen.position, "A") and not shows(screen.position, "B")
        hasty = await screen.play("R>1")
        assert (hasty["type"], hasty["key"]) == ("refused", "server-curtain")
        named = await screen.ask("move", moves=["R>1"], answers=1, seat="A")
        assert named["key"] == "server-curtain"


@at_server
async def test_the_curtain_falls_when_the_turn_goes_to_another_seat_of_the_screen(
    server: Running,
) -> None:
    async with Client(server.url) as host:
        screen = await shared_screen(host)
        await screen.send("here", seat="A")
        lifted = await screen.next("curtain")
        assert lifted["you"]["here"] == "A"
        assert shows(lifted["position"], "A") and not shows(lifted["position"], "B")
        assert lifted["position"]["offers"]
        await screen.send("move", id="first-move", moves=["R>1"], answers=1)
        fallen = await screen.next("curtain")
        assert fallen["you"]["curtain"]
        done = await screen.next("acknowledged")
        assert done["position"]["viewer"] is None
        assert not shows(done["position"], "A") and not shows(done["position"], "B")
        assert "R>1" not in "".join(screen.frames[-2:])
        await screen.send("here", seat="B")
        turn = await screen.next("curtain")
        assert shows(turn["position"], "B") and not shows(turn["position"], "A")
        assert [event["text"] for event in turn["position"]["events"][2:]] == ["?>1"]
        assert all("own" not in event for event in turn["position"]["events"])
        foreign = await screen.ask("move", moves=["R>2"], answers=2, seat="A")
        assert foreign["key"] == "server-curtain"


@at_server
async def test_the_own_moves_are_told_again_to_the_seat_that_comes_back(server: Running) -> None:
    async with Client(server.url) as host:
        screen = await shared_screen(host)
        for seat, text in (("A", "R>1"), ("B", "R>2")):
            await screen.send("here", seat=seat)
            await screen.next("curtain")
            await screen.play(text)
        await screen.send("here", seat="A")
        back = await until(screen, lambda m: m["type"] == "curtain" and m["position"] is not None)
        own = [event.get("own") for event in back["position"]["events"] if event["kind"] == "move"]
        assert own == ["R>1", None]


@at_server
async def test_whoever_goes_away_from_the_screen_lets_the_curtain_fall(server: Running) -> None:
    async with Client(server.url) as host:
        screen = await shared_screen(host)
        await screen.send("here", seat="A")
        await screen.next("curtain")
        await screen.send("here", seat=None)
        fallen = await screen.next("curtain")
        assert fallen["you"]["curtain"]
        assert not shows(fallen["position"], "A")


@at_server
async def test_a_second_tab_of_the_same_person_has_the_same_curtain(server: Running) -> None:
    async with Client(server.url) as host:
        screen = await shared_screen(host)
        table = screen.table["id"]
        tab = await host.come_to(table)
        await screen.send("here", seat="A")
        assert shows((await tab.next("curtain"))["position"], "A")
        late = await host.come_to(table)
        assert late.you["here"] == "A"
        await screen.next("curtain")
        await screen.play("R>1")
        for other in (tab, late):
            assert (await other.next("curtain"))["you"]["curtain"]
            update = await other.next("update")
            assert not shows(update["position"], "A") and not shows(update["position"], "B")


def test_a_restart_lets_the_curtain_fall(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, Client(server.url) as host:
            screen = await shared_screen(host)
            await screen.send("here", seat="A")
            await screen.next("curtain")
            cookie = host.http.cookies
        async with running(tmp_path) as server, Client(server.url) as host:
            host.http.cookies = cookie
            back = await host.come_to(screen.table["id"])
            assert back.you["curtain"]
            assert not shows(back.position, "A")

    asyncio.run(scene())


@at_server
async def test_others_at_the_table_see_their_own_seat_and_no_curtain(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        table = await host.set_up(GAME, [BOTH[0], OPEN, BOTH[1]], options=BRISK)
        address = f"/api/tables/{table['id']}"
        await friend.post(f"{address}/join", {})
        await host.post(f"{address}/start", {})
        screen, other = await host.come_to(table["id"]), await friend.come_to(table["id"])
        assert other.position["viewer"] == "B" and "curtain" not in other.you
        foreign = await screen.send("here", seat="B")
        refusal = await screen.next("refused")
        assert (refusal["key"], refusal["id"]) == ("server-other-seat", None), foreign
        await screen.send("here", seat="A")
        await screen.next("curtain")
        await screen.play("R>1")
        # The turn is at the other person's: whoever was at the screen may stay there.
        assert screen.position["viewer"] == "A"
        await reach(other, screen.position["seq"])
        await other.play("R>2")
        fallen = await screen.next("curtain")
        assert fallen["you"]["curtain"]
        await reach(screen, other.position["seq"])
        assert screen.position["viewer"] is None
        assert screen.position["to_act"] == "C"
        lifted = await other.ask("ping")
        assert lifted["type"] == "pong"
        assert not [frame for frame in other.frames if '"type":"curtain"' in frame]


@at_server
async def test_a_hint_is_not_shown_to_the_next_one_at_the_screen(server: Running) -> None:
    async with Client(server.url) as host:
        screen = await shared_screen(host)
        await screen.send("here", seat="A")
        await screen.next("curtain")
        await screen.send("ask-hint", id="what-to-do")
        await screen.play("R>1")
        answer = await until(screen, lambda m: m.get("id") == "what-to-do")
        assert (answer["type"], answer["key"]) == ("refused", "server-curtain")


@at_server
async def test_a_seat_of_the_screen_can_move_to_a_phone(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        screen = await shared_screen(host)
        address = f"/api/tables/{screen.table['id']}"
        await screen.send("here", seat="B")
        await screen.next("curtain")
        link = await host.post(f"{address}/seat-link", {"seat": "B"})
        token = link["url"].partition("#")[2]
        taken = await friend.post("/api/seat-links/use", {"token": token})
        assert taken["seat"] == "B"
        assert [seat["name"] for seat in taken["table"]["seats"]] == ["Anna", "Bé"]
        phone = await friend.come_to(screen.table["id"])
        assert (phone.position["viewer"], phone.you["host"]) == ("B", False)
        alone = await until(screen, lambda m: m["type"] == "curtain" and m["you"]["seats"] == ["A"])
        assert alone["you"]["host"]
        assert shows(alone["position"], "A") and not shows(alone["position"], "B")
