"""What people report at a table, and what its host does about that."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from oenach.server.client import Client, Message, Place
from oenach.server.store.writing import statements
from oenach.server.table.owners import reports
from server.company import OPEN, PERSON, gather_round, people, refused, sit_down, until
from server.guarding import noted
from server.serving import Running, at_server, running
from stores import GAME


async def says(speaker: Place, hearer: Place, text: str) -> str:
    """Somebody says something; its id."""
    await speaker.send("say", text=text)
    told = await until(hearer, lambda m: m["type"] == "chat" and m["said"]["text"] == text)
    return str(told["said"]["id"])


async def report(client: Client, table: str, **what: object) -> str:
    """Somebody reports something; who looks at it."""
    answer = await client.post(f"/api/tables/{table}/report", {"kind": "insult", **what})
    return str(answer["to"])


async def answered(client: Client, table: str, one: Message, deed: str) -> Message:
    """The host does something about a report."""
    wish = {"report": one["id"], "deed": deed}
    seen: Message = await client.post(f"/api/tables/{table}/answer-report", wish)
    return seen


async def open_reports(place: Place) -> list[Message]:
    """What the host is told next of what waits."""
    found: list[Message] = (await place.next("reports"))["open"]
    return found


@at_server
async def test_the_host_learns_what_was_said_but_not_who_reports(server: Running) -> None:
    async with people(server.url, 4) as (*clients, onlooker):
        table, (a, b, c) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        saying = await says(b, c, "You play like a cow")
        assert (
            await report(clients[2], table, saying=saying, text=" Please\x1b stop this ") == "host"
        )
        (one,) = await open_reports(a)
        assert (one["kind"], one["name"], one["seat"]) == ("insult", clients[1].name, "B")
        assert (one["quoted"], one["text"]) == ("You play like a cow", "Please stop this")
        assert one["saying"] == saying
        assert clients[2].name not in str(one)
        for other in (b, c, watching):
            await other.ask("ping")
            assert not [frame for frame in other.frames if '"type":"reports"' in frame]


@at_server
async def test_what_was_hidden_is_read_by_nobody_any_more(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        saying = await says(watching, b, "Rotten words")
        await report(clients[1], table, saying=saying)
        (one,) = await open_reports(a)
        assert "seat" not in one
        await answered(clients[0], table, one, "hide")
        for place in (a, b, watching):
            assert (await place.next("saying-hidden"))["id"] == saying
        assert await open_reports(a) == []
        settled = await b.next("report-settled")
        assert (settled["name"], settled["result"]) == (onlooker.name, "acted")
        late = await clients[1].come_to(table)
        assert "Rotten words" not in late.frames[0]
        assert '"hidden":true' in late.frames[0]


@at_server
async def test_words_that_are_kept_no_longer_are_hidden_from_those_who_are_there(
    server: Running,
) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        saying = await says(watching, b, "Rotten words")
        await report(clients[1], table, saying=saying)
        (one,) = await open_reports(a)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(statements, "MOST_SAYINGS", 1)
            await says(watching, b, "Whoever talks on cannot be hidden?")
        await answered(clients[0], table, one, "hide")
        assert (await b.next("saying-hidden"))["id"] == saying
        assert await open_reports(a) == []
        assert (await b.next("report-settled"))["result"] == "acted"


DEEDS = ["mute", "send-away", "close-chat", "dismiss"]


@pytest.mark.parametrize("deed", DEEDS)
def test_the_host_acts_on_a_report_about_an_onlooker(tmp_path: Path, deed: str) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 3) as (*clients, onlooker):
            table, (a, b) = await gather_round(clients)
            watching = await onlooker.come_to(table)
            (seen,) = (await until(a, lambda m: "onlookers" in m.get("table", {})))["table"][
                "onlookers"
            ]
            assert await report(clients[1], table, onlooker=seen["id"], kind="name") == "host"
            (one,) = await open_reports(a)
            assert (one["name"], one["person"]) == (onlooker.name, seen["id"])
            await answered(clients[0], table, one, deed)
            result = (await b.next("report-settled"))["result"]
            assert result == ("dismissed" if deed == "dismiss" else "acted")
            await watching.send("say", text="And now?")
            refusals = {
                "mute": "server-muted",
                "send-away": "server-removed",
                "close-chat": "server-chat-closed",
            }
            told = await watching.next("refused", "chat")
            assert told.get("key") == refusals.get(deed)
            again = await refused(answered(clients[0], table, one, "dismiss"))
            assert (again.status, again.problem["key"]) == (409, "server-report-settled")

    asyncio.run(scene())


@at_server
async def test_who_is_sent_away_for_a_report_loses_their_seat(server: Running) -> None:
    async with people(server.url, 3) as clients:
        table, (a, b, c) = await gather_round(clients)
        saying = await says(b, c, "Nonsense")
        await report(clients[2], table, seat="B", kind="conduct")
        await report(clients[2], table, saying=saying)
        waiting = await until(a, lambda m: m["type"] == "reports" and len(m["open"]) == 2)
        seen = await answered(clients[0], table, waiting["open"][0], "send-away")
        assert seen["seats"][1]["why"] == "removed"
        # Both were about who is gone.
        await until(a, lambda m: m["type"] == "reports" and not m["open"])
        await c.next("report-settled")
        await c.next("report-settled")


@at_server
async def test_hiding_settles_whatever_was_reported_of_the_same_words(server: Running) -> None:
    async with people(server.url, 4) as clients:
        table, (a, b, c, d) = await gather_round(clients)
        saying = await says(b, c, "Nonsense")
        await report(clients[2], table, saying=saying)
        await report(clients[3], table, saying=saying)
        await clients[0].post(f"/api/tables/{table}/hide", {"saying": saying})
        for reporter in (c, d):
            assert (await reporter.next("report-settled"))["result"] == "acted"
        await until(a, lambda m: m["type"] == "reports" and not m["open"])
        gone = await refused(clients[0].post(f"/api/tables/{table}/hide", {"saying": "none"}))
        assert (gone.status, gone.problem["key"]) == (409, "server-no-saying")


@at_server
async def test_who_runs_the_server_gets_what_is_about_the_host(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        saying = await says(a, b, "I am the host, and may say anything")
        with noted(logging.INFO) as log:
            assert await report(clients[1], table, saying=saying) == "operator"
            assert await report(clients[0], table, seat="B") == "operator"
        assert log.text.count("'event': 'reported', 'level': 'warning'") == 2
        assert "may say anything" not in log.text
        await a.ask("ping")
        assert not [frame for frame in a.frames if '"type":"reports"' in frame]
        figures = (await clients[0].http.get("/metrics")).text
        assert 'oenach_reports_total{to="operator"} 2.0' in figures
        stored = server.services.registry.context.archive.reports_of(
            server.services.registry.tables[table].row.number
        )
        about = await refused(answered(clients[0], table, {"id": stored[0].id}, "dismiss"))
        assert about.problem["key"] == "server-report-settled"


@at_server
async def test_who_was_silenced_may_report_but_not_to_the_host(server: Running) -> None:
    async with people(server.url, 3) as clients:
        table, (_, b, c) = await gather_round(clients)
        saying = await says(c, b, "Ha!")
        await clients[0].post(f"/api/tables/{table}/mute", {"seat": "B"})
        assert await report(clients[1], table, saying=saying, text="Let me speak") == "operator"
        await clients[0].post(f"/api/tables/{table}/remove", {"seat": "B"})
        assert await report(clients[1], table, seat="A") == "operator"


@at_server
async def test_nobody_reports_themselves_or_from_afar(server: Running) -> None:
    async with people(server.url, 3) as (*clients, stranger):
        table, (_, b) = await gather_round(clients, bots=1)
        saying = await says(b, b, "Me")
        own = await refused(report(clients[1], table, saying=saying))
        assert (own.status, own.problem["key"]) == (409, "server-report-self")
        afar = await refused(report(stranger, table, seat="B"))
        assert (afar.status, afar.problem["key"]) == (403, "server-not-here")
        for what, key in (
            ({"seat": "C"}, "server-nobody-there"),
            ({"seat": "E"}, "server-nobody-there"),
            ({"saying": "x"}, "server-no-saying"),
            ({}, "server-nobody-looks-on"),
        ):
            assert (await refused(report(clients[1], table, **what))).problem["key"] == key


def test_reports_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def most(bound: str, count: int) -> None:
        monkeypatch.setattr(reports, bound, count)

    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 3) as clients:
            table, (_, b, c) = await gather_round(clients)
            first, second, third = [await says(b, c, word) for word in ("one", "two", "three")]
            most("MOST_OF_A_PERSON", 2)
            await report(clients[2], table, saying=first)
            twice = await refused(report(clients[2], table, saying=first))
            assert (twice.status, twice.problem["key"]) == (409, "server-already-reported")
            await report(clients[2], table, saying=second)
            person = await refused(report(clients[2], table, saying=third))
            assert (person.status, person.problem["key"]) == (429, "server-too-many-reports")
            most("MOST_OF_A_PERSON", 9)
            most("MOST_OPEN", 2)
            waiting = await refused(report(clients[2], table, saying=third))
            assert (waiting.status, waiting.problem["key"]) == (429, "server-too-many-reports")
            most("MOST_OPEN", 9)
            most("MOST_KEPT", 2)
            everywhere = await refused(report(clients[2], table, saying=third))
            assert everywhere.problem["key"] == "server-no-room-for-reports"

    asyncio.run(scene())


def test_host_and_reporter_are_told_when_they_come_later(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 3) as clients:
            table = await sit_down(clients)
            b, c = [await client.come_to(table) for client in clients[1:]]
            await report(clients[2], table, saying=await says(b, c, "Grr"))
            await c.leave()
            a = await clients[0].come_to(table)
            (one,) = await open_reports(a)
            await answered(clients[0], table, one, "mute")
            back = await clients[2].come_to(table)
            assert (await back.next("report-settled"))["result"] == "acted"
            again = await clients[2].come_to(table)
            await again.ask("ping")
            assert not [frame for frame in again.frames if "report-settled" in frame], "only once"

    asyncio.run(scene())


@at_server
async def test_who_becomes_the_host_gets_what_waits_but_nothing_about_themselves(
    server: Running,
) -> None:
    async with people(server.url, 3) as (host, heir, third):
        table = (await host.set_up(GAME, [PERSON, OPEN, OPEN]))["id"]
        for friend in (heir, third):
            await friend.post(f"/api/tables/{table}/join", {})
        a, b, c = [await client.come_to(table) for client in (host, heir, third)]
        for seat in ("B", "C"):
            reporter = third if seat == "B" else heir
            await report(reporter, table, seat=seat)
        await until(a, lambda m: m["type"] == "reports" and len(m["open"]) == 2)
        await host.post(f"/api/tables/{table}/leave")
        told = await until(b, lambda m: m["type"] == "reports")
        assert [one["name"] for one in told["open"]] == [third.name]
        await c.ask("ping")
        assert not [frame for frame in c.frames if '"type":"reports"' in frame]


@at_server
async def test_reports_are_made_and_answered_where_a_table_is_put_away(server: Running) -> None:
    async with people(server.url, 2) as (host, onlooker):
        table = (await host.set_up(GAME, [PERSON, OPEN]))["id"]
        a, watching = await host.come_to(table), await onlooker.come_to(table)
        async with Client(server.url) as other:
            heard = await other.come_to(table)
            await host.post(f"/api/tables/{table}/put-away")
            await report(other, table, saying=await says(watching, heard, "Lazy lot"))
            (one,) = await open_reports(a)
            await answered(host, table, one, "mute")
            assert (await heard.next("report-settled"))["result"] == "acted"


@at_server
async def test_who_deletes_a_finished_match_is_not_in_its_reports_any_more(server: Running) -> None:
    async with people(server.url, 3) as clients:
        table, (_, b, c) = await gather_round(clients)
        await report(clients[2], table, saying=await says(b, c, "Bah"))
        await report(clients[1], table, seat="C")
        archive = server.services.registry.context.archive
        number = server.services.registry.tables[table].row.number
        row = archive.match(table)
        assert row is not None
        person = row.seats[1].person
        assert person is not None
        archive.leave_finished(row, person)
        said, seat = archive.reports_of(number)
        assert (said.about, said.name, said.quoted) == (None, "", "Bah")
        assert (seat.reporter, seat.name) == ("", clients[2].name)
        (kept,) = archive.sayings(number, 5)
        assert (kept.person, kept.name, kept.text) == (None, "", "Bah")
