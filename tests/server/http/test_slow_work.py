"""What takes long is not worked out where people's moves are answered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from oenach.kernel.game import Game
from oenach.server.client import Client, Message
from oenach.server.errors import Busy
from oenach.server.http.slow import jobs, records
from oenach.server.table import journal
from oenach.server.table.owners import takeback
from oenach.server.wire.brief import static_key
from oenach.server.workers.pool import WorkPool
from server.company import GAME, OPEN, PERSON, gather_round, people, play_out, reach, refused
from server.serving import WORK, Running, at_server
from stores import at_leisure

__all__ = ["at_leisure"]

LESSON = f"/api/games/{GAME}/lessons/first"


@contextmanager
def nothing_worked_out_here() -> Iterator[None]:
    """In this process, which is the server's, whatever takes long is a fault."""

    def not_here(*_: object, **__: object) -> None:
        raise AssertionError("worked out in the server's own process")

    with pytest.MonkeyPatch.context() as patch:
        for name in ("printed", "layout", "frame", "attempt", "shown_steps", "checked"):
            patch.setattr(jobs, name, not_here)
        patch.setattr(jobs, "public_or_full_log", not_here)
        patch.setattr(records, "replayed", not_here)
        yield


@at_server
async def test_no_answer_that_takes_long_is_made_in_the_servers_process(server: Running) -> None:
    async with people(server.url, 3) as (*clients, stranger):
        table, places = await gather_round(clients)
        await play_out(places)
        seen = await stranger.get(f"/api/tables/{table}")
        with nothing_worked_out_here():
            for path in ("static-data", "log", "verification", "replay"):
                assert await stranger.get(f"/api/tables/{table}/{path}")
            assert await stranger.get(f"/api/static-data/{seen['static_data']}")
            assert await stranger.get(f"{LESSON}/static-data")
            assert await stranger.post(f"{LESSON}/frame", {})
            assert await stranger.post(f"{LESSON}/try", {"step": 1, "move": "done"})
    assert WORK.pids


@at_server
async def test_what_was_made_once_is_not_made_again(server: Running) -> None:
    async with people(server.url, 3) as (*clients, stranger):
        table, places = await gather_round(clients)
        await play_out(places)
        for path in ("static-data", "log", "verification", "replay"):
            await stranger.get(f"/api/tables/{table}/{path}")
            before = WORK.figures()
            again = [await client.get(f"/api/tables/{table}/{path}") for client in clients]
            assert again[0] == again[1]
            after = WORK.figures()
            assert (after.made, after.kept) == (before.made, before.kept + 2), path


class Overfull(WorkPool):
    """Too much waits already."""

    async def make(self, who: str, key: str, call: str, **given: object) -> bytes:
        raise Busy("server-busy")


@at_server
async def test_when_too_much_waits_the_answer_comes_at_once_and_says_when_to_ask_again(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        table, (a, _) = await gather_round(clients)
        server.services.registry.context.work = Overfull(1)
        async with httpx.AsyncClient(base_url=server.url) as anybody:
            for path in ("static-data", "log", "verification"):
                answer = await anybody.get(f"/api/tables/{table}/{path}")
                assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
                assert answer.json()["key"] == "server-busy"
        # Whoever plays does not notice.
        assert (await a.play("R>1"))["type"] == "acknowledged"


@at_server
async def test_whoever_does_not_unpack_gets_the_same(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, _ = await gather_round(clients)
        async with httpx.AsyncClient(base_url=server.url) as anybody:
            path = f"/api/tables/{table}/log"
            packed = await anybody.get(path, headers={"accept-encoding": "gzip"})
            plain = await anybody.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()


@at_server
async def test_a_table_says_under_which_name_its_static_data_is_kept_for_good(
    server: Running,
) -> None:
    async with people(server.url, 1) as (host,):
        tables = [await host.set_up(GAME, [PERSON, OPEN]) for _ in range(2)]
        other = await host.set_up(GAME, [PERSON, OPEN, OPEN])
        assert tables[0]["static_data"] == tables[1]["static_data"] != other["static_data"]
        named = await host.http.get(f"/api/static-data/{other['static_data']}")
        assert "immutable" in named.headers["cache-control"]
        of_table = await host.http.get(f"/api/tables/{other['id']}/static-data")
        assert of_table.json() == named.json() and named.json()["seats"] == 3
        unchanged = await host.http.get(
            f"/api/tables/{other['id']}/static-data",
            headers={"if-none-match": of_table.headers["etag"]},
        )
        assert unchanged.status_code == 304 and not unchanged.content
        resized = await host.post(f"/api/tables/{other['id']}/seats", {"count": 2})
        assert resized["static_data"] == tables[0]["static_data"]
        unknown = await refused(host.get(f"/api/static-data/{'0' * 64}"))
        assert (unknown.status, unknown.problem["key"]) == (404, "server-no-static-data")


@at_server
async def test_whoever_asks_for_names_that_nobody_has_makes_no_work(server: Running) -> None:
    """There may be more tables with maps of their own than a cache has room for."""
    with pytest.MonkeyPatch.context() as patch:
        named: list[object] = []

        def naming(game: Game) -> str:
            named.append(game)
            return static_key(game)

        patch.setattr(journal, "static_key", naming)
        async with people(server.url, 1) as (host,):
            for seats in (2, 3):
                await host.set_up(GAME, [PERSON] + [OPEN] * (seats - 1))
            for number in range(20):
                await refused(host.get(f"/api/static-data/{number:064}"))
            assert len(named) == 2


@at_server
async def test_a_seat_takes_back_so_many_moves_in_a_match_and_no_more(server: Running) -> None:
    """Also after the table was let go from memory, and whether alone or with consent."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(takeback, "MOST_TAKEN_BACK", 3)
        async with people(server.url, 2) as clients:
            table, (a, _) = await gather_round(clients)
            for _ in range(2):
                await a.play("R>1")
                undone = await a.ask("undo", answers=a.position["seq"])
                assert undone["type"] == "acknowledged"
            live = server.services.registry.tables.pop(table)
            live.rest()
            a, b = [await client.come_to(table) for client in clients]
            await a.play("R>1")
            assert (await a.ask("undo", answers=a.position["seq"]))["type"] == "acknowledged"
            await a.play("R>1")
            refusals: list[Message] = [
                await a.ask(kind, answers=a.position["seq"]) for kind in ("undo", "ask-takeback")
            ]
            for refusal in refusals:
                assert (refusal["type"], refusal["key"]) == ("refused", "server-too-many-takebacks")
                assert refusal["facts"] == {"most": 3}
            # The other one has not.
            await reach(b, a.position["seq"])
            assert (await b.play("R>2"))["type"] == "acknowledged"
            undone = await b.ask("undo", answers=b.position["seq"])
            assert undone["type"] == "acknowledged", undone


@at_server
async def test_lists_come_in_pages_of_summaries(server: Running) -> None:
    async with Client(server.url) as host:
        made = [(await host.set_up(GAME, [PERSON, OPEN], public=True))["id"] for _ in range(7)]
        for path in ("/api/tables", "/api/me/tables"):
            found: list[str] = []
            pages = 0
            page: Message = {"next": None}
            while "next" in page:
                where = {} if page["next"] is None else {"after": page["next"]}
                page = await host.get(path, limit=3, **where)
                assert len(page["tables"]) <= 3
                found += [one["id"] for one in page["tables"]]
                pages += 1
            assert found == made[::-1] and pages == 3
            assert not {"options", "commitment", "onlookers"} & {*page["tables"][0]}
            assert (await refused(host.get(path, limit=101))).status == 400
            assert (await refused(host.get(path, after="nonsense"))).status == 400


@at_server
async def test_in_my_list_what_is_over_comes_last_on_whichever_page(server: Running) -> None:
    async with people(server.url, 2) as clients:
        over = []
        for _ in range(3):
            table, (a, _) = await gather_round(clients)
            await a.ask("resign")
            over.append(table)
        waits = [(await clients[0].set_up(GAME, [PERSON, OPEN]))["id"] for _ in range(2)]
        found: list[str] = []
        page = await clients[0].get("/api/me/tables", limit=2)
        found += [one["id"] for one in page["tables"]]
        while "next" in page:
            page = await clients[0].get("/api/me/tables", limit=2, after=page["next"])
            found += [one["id"] for one in page["tables"]]
        assert found == [*waits[::-1], *over[::-1]]
