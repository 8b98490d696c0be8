"""Who may do what: every address and every message, for everybody who might try.

What exists and is not in the tables below makes a test fail: whatever is new has to be thought
about here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from oenach.server.app import make_app
from oenach.server.client import Client, Message, Place
from oenach.server.wire.commands import CLIENT_MESSAGES
from oenach.server.wire.constants import CSRF_COOKIE, CSRF_HEADER
from server.company import BRISK, GAME
from server.guarding import command, token
from server.serving import Running, running
from waiting import PATIENCE

HOST, SEATED, SPECTATOR, STRANGER, REMOVED = PEOPLE = (
    "host",
    "seated",
    "spectator",
    "stranger",
    "removed",
)
OTHER_SEAT, BOT_SEAT = "other seat", "bot seat"
"""Somebody with a seat names the seat of another person, or of a bot."""

WAITING, PLAYING, OVER = "waiting", "playing", "over"


def everybody(status: int) -> dict[str, int]:
    """The same for all."""
    return dict.fromkeys(PEOPLE, status)


def known(status: int) -> dict[str, int]:
    """For everybody whom the server knows."""
    return {**everybody(status), STRANGER: 401}


def host_alone(status: int) -> dict[str, int]:
    """For the host, and nobody else."""
    return {**known(403), HOST: status}


TABLE = "/api/tables/{table_id}"
LESSON = "/api/games/{game}/lessons/{lesson_name}"
NEW_TABLE = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "bot"}]}

# The address, the state of the table, what is sent, and the status that each gets.
ENDPOINTS: list[tuple[str, str, object, dict[str, int]]] = [
    ("GET /api/me", WAITING, None, everybody(200)),
    ("PATCH /api/me", PLAYING, {"name": "Somebody"}, known(200)),
    ("POST /api/me/sign-out", PLAYING, {"everywhere": True}, known(200)),
    ("GET /api/me/levels", PLAYING, None, known(200)),
    ("GET /api/me/finished", PLAYING, None, known(200)),
    ("GET /api/me/tables", PLAYING, None, known(200)),
    ("GET /api/games", WAITING, None, everybody(200)),
    ("GET /api/games/{game}/messages/{language}", WAITING, None, everybody(200)),
    ("GET /api/games/{game}/rules/{language}", WAITING, None, everybody(200)),
    ("GET /api/lessons", WAITING, None, everybody(200)),
    (f"GET {LESSON}/messages/{{language}}", WAITING, None, everybody(200)),
    (f"GET {LESSON}/static-data", WAITING, None, everybody(200)),
    (f"POST {LESSON}/frame", WAITING, {}, everybody(200)),
    (f"POST {LESSON}/try", WAITING, {"step": 1, "move": "done"}, everybody(200)),
    (f"POST {LESSON}/reached", WAITING, {"step": 0}, everybody(200)),
    (f"POST {LESSON}/play-on", WAITING, {}, known(201)),
    ("GET /api/tables", WAITING, None, everybody(200)),
    ("POST /api/tables", WAITING, NEW_TABLE, known(201)),
    (f"GET {TABLE}", PLAYING, None, everybody(200)),
    (f"GET {TABLE}/static-data", PLAYING, None, everybody(200)),
    ("GET /api/static-data/{key}", PLAYING, None, everybody(404)),
    (f"GET {TABLE}/invitation", PLAYING, None, everybody(200)),
    (
        f"POST {TABLE}/join",
        WAITING,
        {},
        {HOST: 409, SEATED: 409, SPECTATOR: 200, STRANGER: 401, REMOVED: 403},
    ),
    (f"POST {TABLE}/join", PLAYING, {}, known(409)),
    (f"POST {TABLE}/leave", WAITING, None, {**known(403), HOST: 200, SEATED: 200}),
    (f"POST {TABLE}/leave", PLAYING, None, {**known(403), HOST: 200, SEATED: 200}),
    (f"POST {TABLE}/start", WAITING, {"fill": "novice"}, host_alone(200)),
    (f"POST {TABLE}/start", PLAYING, {}, host_alone(409)),
    (f"POST {TABLE}/remove", WAITING, {"seat": "B"}, host_alone(200)),
    (f"POST {TABLE}/remove", PLAYING, {"seat": "B"}, host_alone(200)),
    (f"POST {TABLE}/remove", PLAYING, {"seat": "D"}, host_alone(409)),
    (f"POST {TABLE}/invite-back", PLAYING, {"id": "0" * 16}, host_alone(409)),
    (f"POST {TABLE}/seats", WAITING, {"count": 3}, host_alone(200)),
    (f"POST {TABLE}/seats", PLAYING, {"count": 3}, host_alone(409)),
    (f"POST {TABLE}/put-away", WAITING, None, host_alone(200)),
    (f"POST {TABLE}/put-away", PLAYING, None, host_alone(200)),
    (f"POST {TABLE}/take-up", PLAYING, None, {**known(403), HOST: 409, SEATED: 409}),
    (f"POST {TABLE}/forget", PLAYING, None, {**known(403), HOST: 409, SEATED: 409}),
    (f"POST {TABLE}/mute", PLAYING, {"seat": "B"}, host_alone(200)),
    (f"POST {TABLE}/mute", PLAYING, {"seat": "D"}, host_alone(409)),
    (f"POST {TABLE}/mute", PLAYING, {"onlooker": "0" * 16}, host_alone(409)),
    (f"POST {TABLE}/mute", PLAYING, {}, host_alone(409)),
    (f"POST {TABLE}/onlooker-chat", PLAYING, {"open": False}, host_alone(200)),
    (
        f"POST {TABLE}/report",
        PLAYING,
        {"kind": "name", "seat": "B"},
        {HOST: 200, SEATED: 409, SPECTATOR: 403, STRANGER: 401, REMOVED: 403},
    ),
    (
        f"POST {TABLE}/answer-report",
        PLAYING,
        {"report": "none", "deed": "dismiss"},
        host_alone(409),
    ),
    (f"POST {TABLE}/hide", PLAYING, {"saying": "none"}, host_alone(409)),
    (f"POST {TABLE}/seat-link", PLAYING, {"seat": "B"}, {**known(403), SEATED: 200}),
    (f"POST {TABLE}/seat-link", PLAYING, {"seat": "A"}, {**known(403), HOST: 200}),
    (f"POST {TABLE}/seat-link", PLAYING, {"seat": "C"}, known(403)),
    (f"POST {TABLE}/seat-link", PLAYING, {"seat": "D"}, known(403)),
    (f"GET {TABLE}/log", WAITING, None, everybody(409)),
    (f"GET {TABLE}/log", PLAYING, None, everybody(200)),
    (f"GET {TABLE}/verification", PLAYING, None, everybody(200)),
    (f"GET {TABLE}/replay", PLAYING, None, everybody(409)),
    ("POST /api/seat-links/use", PLAYING, {"token": "A" * 32}, known(404)),
    ("GET /api/about", WAITING, None, everybody(200)),
    ("GET /api/about/licences", WAITING, None, everybody(200)),
    ("GET /about", WAITING, None, everybody(200)),
    ("GET /api/health", WAITING, None, everybody(200)),
    ("GET /healthz", WAITING, None, everybody(200)),
    ("GET /readyz", WAITING, None, everybody(200)),
    ("GET /api/seen", WAITING, None, everybody(200)),
    ("GET /metrics", WAITING, None, everybody(200)),
    ("GET /api/schema", WAITING, None, everybody(200)),
    ("GET /api/schema/openapi.json", WAITING, None, everybody(200)),
    ("GET /api/schema/{path}", WAITING, None, everybody(404)),
    ("GET /", WAITING, None, everybody(200)),
    ("GET /new", WAITING, None, everybody(200)),
    ("GET /table/{rest}", WAITING, None, everybody(200)),
    ("GET /replay/{rest}", WAITING, None, everybody(200)),
    ("GET /rules/{rest}", WAITING, None, everybody(200)),
    ("GET /learn/{rest}", WAITING, None, everybody(200)),
    ("GET /seat", WAITING, None, everybody(200)),
    ("GET /watch", WAITING, None, everybody(200)),
    ("GET /watch/{rest}", WAITING, None, everybody(200)),
]

STATIC = {
    f"{method} /{folder}/{{file_path}}"
    for method in ("GET", "HEAD")
    for folder in ("assets", "previews")
}
"""Files that are part of the package; there are none where the client was not built."""

SOCKET = f"WEBSOCKET {TABLE}/socket"

NO_SEAT = {SPECTATOR: "server-no-seat", STRANGER: "server-no-seat", REMOVED: "server-no-seat"}
NOT_THEIRS = {**NO_SEAT, OTHER_SEAT: "server-other-seat", BOT_SEAT: "server-other-seat"}

UNANSWERED = "nothing"
"""What is done without a word; whoever asks for a sign of life afterwards has it."""

# A has moved, and B is to move: what each message brings. A key means that it is refused.
MESSAGES: dict[str, tuple[dict[str, object], dict[str, str]]] = {
    "move": ({"moves": ["R>2"]}, {**NOT_THEIRS, HOST: "not-your-turn", SEATED: "acknowledged"}),
    "undo": ({}, {**NOT_THEIRS, HOST: "acknowledged", SEATED: "nothing-to-undo"}),
    "ask-takeback": (
        {},
        {**NOT_THEIRS, HOST: "acknowledged", SEATED: "server-nothing-to-take-back"},
    ),
    "answer-takeback": (
        {"yes": True},
        {**NO_SEAT, HOST: "server-not-asked", SEATED: "acknowledged"},
    ),
    "resign": ({}, {**NOT_THEIRS, HOST: "acknowledged", SEATED: "acknowledged"}),
    "sit": (
        {},
        {
            **NOT_THEIRS,
            HOST: "server-nothing-to-take-back",
            SEATED: "server-nothing-to-take-back",
        },
    ),
    "stand-in": (
        {"level": "novice"},
        {
            **NO_SEAT,
            OTHER_SEAT: "server-not-away",
            BOT_SEAT: "server-nobody-there",
            HOST: "acknowledged",
            SEATED: "acknowledged",
        },
    ),
    "call-off": ({"yes": True}, {**NO_SEAT, HOST: "acknowledged", SEATED: "acknowledged"}),
    "queue": ({"moves": ["R>3"]}, {**NOT_THEIRS, HOST: "acknowledged", SEATED: "acknowledged"}),
    "here": ({}, {**NOT_THEIRS, HOST: "curtain", SEATED: "curtain"}),
    "by-hand": ({"yes": True}, {**NO_SEAT, HOST: UNANSWERED, SEATED: UNANSWERED}),
    "say": (
        {"text": "hello"},
        {
            HOST: "chat",
            SEATED: "chat",
            SPECTATOR: "chat",
            STRANGER: "server-no-name",
            REMOVED: "server-removed",
        },
    ),
    "ask-hint": ({}, {**NOT_THEIRS, HOST: "server-hint-not-your-turn", SEATED: "hint"}),
    "ask-why": ({"move": "R>2"}, {**NOT_THEIRS, HOST: "because", SEATED: "because"}),
    "rematch": ({}, {**NO_SEAT, HOST: "server-not-over", SEATED: "server-not-over"}),
    "ping": ({}, dict.fromkeys(PEOPLE, "pong")),
}
CHANGING = ("move", "undo", "resign", "stand-in", "answer-takeback")
"""Messages that change the match when they are acknowledged."""


class Company:
    """A server, and the same people at table after table."""

    def __init__(self, server: Running, people: dict[str, Client]) -> None:
        self.server = server
        self.people = people

    async def table(self, state: str) -> str:
        """Host at A, somebody at B, somebody who was sent away from C, a bot at D."""
        host = self.people[HOST]
        seats: list[Message] = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
        seats.append({"kind": "bot", "level": "novice"})
        made = await host.set_up(GAME, seats, options=BRISK)
        table = f"/api/tables/{made['id']}"
        await self.people[SEATED].post(f"{table}/join", {"seat": "B"})
        await self.people[REMOVED].post(f"{table}/join", {"seat": "C"})
        if state == WAITING:
            await host.post(f"{table}/remove", {"seat": "C"})
            return str(made["id"])
        await host.post(f"{table}/start", {})
        await host.post(f"{table}/remove", {"seat": "C"})
        return str(made["id"])

    async def request(self, who: str, endpoint: str, table: str, body: object) -> httpx.Response:
        """Somebody asks for something, with all that a page of the server would send along."""
        method, path = endpoint.split(" ")
        path = path.replace("{table_id}", table).replace("{rest}", table)
        path = path.replace("{game}", GAME).replace("{language}", "en").replace("{key}", "0" * 64)
        path = path.replace("{lesson_name}", "first")
        client = self.people[who]
        headers = token(client)
        if body is None:
            return await client.http.request(method, path, headers=headers)
        return await client.http.request(method, path, json=body, headers=headers)


@asynccontextmanager
async def company(folder: Path) -> AsyncIterator[Company]:
    """A server with everybody in it; the stranger has a page's token, but no name."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(
            running(folder, requests_per_second=10_000, tables_per_person=10_000, metrics="open")
        )
        people = {}
        for who in PEOPLE:
            client = Client(server.url)
            if who == STRANGER:
                await client.http.get("/")
                stack.push_async_callback(client.http.aclose)
            else:
                await stack.enter_async_context(client)
            people[who] = client
        assert people[STRANGER].http.cookies.get(CSRF_COOKIE)
        yield Company(server, people)


def existing(server: Running) -> set[str]:
    """Every address of the server with its method."""
    found: set[str] = set()
    for route in make_app(server.services).routes:
        path = route.path_format
        methods: Any = getattr(route, "methods", None) or {"WEBSOCKET"}
        found |= {f"{method} {path}" for method in methods if method != "OPTIONS"}
    return found


def test_every_address_is_in_the_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as server:
            thought_of = {endpoint for endpoint, *_ in ENDPOINTS} | {SOCKET}
            assert existing(server) - STATIC == thought_of
            async with httpx.AsyncClient(base_url=server.url) as client:
                schema = (await client.get("/api/schema")).json()
            documented = {
                f"{method.upper()} {path}"
                for path, methods in schema["paths"].items()
                for method in methods
            }
            assert documented <= thought_of

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_every_message_is_in_the_table() -> None:
    assert set(MESSAGES) == {kind.__struct_config__.tag for kind in CLIENT_MESSAGES}
    for kind in CLIENT_MESSAGES:
        _, expected = MESSAGES[kind.__struct_config__.tag]
        named = {OTHER_SEAT, BOT_SEAT} if "seat" in kind.__struct_fields__ else set()
        assert set(expected) == {*PEOPLE, *named}, kind


def test_everybody_gets_at_every_address_what_is_theirs(tmp_path: Path) -> None:
    async def go() -> None:
        async with company(tmp_path) as here:
            for endpoint, state, body, expected in ENDPOINTS:
                table = ""
                for who, status in expected.items():
                    if not table:
                        # Whoever is refused changes nothing: the next may try the same table.
                        table = await here.table(state)
                    answer = await here.request(who, endpoint, table, body)
                    if endpoint == "GET /api/me" and who == STRANGER:
                        answer.headers.pop("set-cookie", None)
                        del here.people[STRANGER].http.cookies["oenach_person"]
                    assert answer.status_code == status, (endpoint, state, who, answer.text[:300])
                    if status < 400 and endpoint.startswith(("POST", "PATCH")):
                        table = ""

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


async def outcome(place: Place, kind: str, fields: dict[str, object]) -> str:
    """What a message brings: the kind of the answer, or why it was refused."""
    sent = await place.send(kind, **fields)
    alive = await place.send("ping") if UNANSWERED in MESSAGES[kind][1].values() else None
    while True:
        answer = await place.next(
            *("acknowledged", "refused", "stale", "hint", "because", "pong", "chat"),
            *("curtain", "error"),
        )
        if alive is not None and answer.get("id") == alive:
            return UNANSWERED
        if answer.get("id") in (sent, None):
            return str(
                answer["key"] if "key" in answer and answer["type"] in WRONG else answer["type"]
            )


WRONG = ("refused", "error")


async def try_message(here: Company, kind: str, who: str, expected: str) -> None:
    """One of them sends one message at a table of its own."""
    table = await here.table(PLAYING)
    host = await here.people[HOST].come_to(table)
    assert (await host.play("R>1"))["type"] == "acknowledged"
    if kind == "answer-takeback":
        await host.ask("ask-takeback", answers=host.position["seq"])
    fields = dict(MESSAGES[kind][0])
    sender = {OTHER_SEAT: SEATED, BOT_SEAT: HOST}.get(who, who)
    if who in (OTHER_SEAT, BOT_SEAT):
        fields["seat"] = "A" if who == OTHER_SEAT else "D"
    elif kind in ("here", "stand-in"):
        fields["seat"] = {HOST: "A", SEATED: "B"}.get(who, "C")
    place = host if sender == HOST else await here.people[sender].come_to(table)
    if kind in ("move", "undo", "ask-takeback"):
        fields["answers"] = place.position["seq"]
    match = here.server.services.registry.tables[table].match
    assert match is not None
    before = match.last_seq
    found = await outcome(place, kind, fields)
    assert found == expected, (kind, who, found)
    changes = expected == "acknowledged" and kind in CHANGING
    assert (match.last_seq != before) == changes, (kind, who)
    await place.leave()
    await host.leave()


@pytest.mark.parametrize("kind", list(MESSAGES))
def test_everybody_gets_for_every_message_what_is_theirs(tmp_path: Path, kind: str) -> None:
    async def go() -> None:
        async with company(tmp_path) as here:
            for who, expected in MESSAGES[kind][1].items():
                await try_message(here, kind, who, expected)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_seat_link_moves_a_seat_once_and_not_to_those_who_were_sent_away(tmp_path: Path) -> None:
    async def go() -> None:
        async with company(tmp_path) as here:
            table = await here.table(PLAYING)
            links = f"/api/tables/{table}/seat-link"
            for who, status in ((STRANGER, 401), (HOST, 409), (REMOVED, 403), (SPECTATOR, 200)):
                url = (await here.people[SEATED].post(links, {"seat": "B"}))["url"]
                body = {"token": url.partition("#")[2]}
                use = "POST /api/seat-links/use"
                answer = await here.request(who, use, table, body)
                assert answer.status_code == status, (who, answer.text)
            again = await here.request(REMOVED, use, table, body)
            assert again.status_code == 404
            lost = await here.request(SEATED, f"POST {TABLE}/leave", table, None)
            assert lost.status_code == 403

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_who_was_sent_away_has_no_seat_in_the_next_match(tmp_path: Path) -> None:
    async def go() -> None:
        async with company(tmp_path) as here:
            host, removed = here.people[HOST], here.people[REMOVED]
            seats: list[Message] = [{"kind": "person"}, {"kind": "open"}]
            table = (await host.set_up(GAME, seats))["id"]
            await removed.post(f"/api/tables/{table}/join", {})
            await host.post(f"/api/tables/{table}/start", {})
            await host.post(f"/api/tables/{table}/remove", {"seat": "B"})
            place = await host.come_to(table)
            await place.ask("resign")
            assert (await place.ask("rematch"))["type"] == "acknowledged"
            following = (await place.next("rematch"))["table"]
            kinds = {
                seat["seat"]: seat["kind"]
                for seat in (await host.get(f"/api/tables/{following}"))["seats"]
            }
            assert kinds == {"A": "bot", "B": "person"}

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_without_the_token_of_a_page_nothing_is_changed_anywhere(tmp_path: Path) -> None:
    async def go() -> None:
        async with company(tmp_path) as here:
            table = await here.table(PLAYING)
            changing = {e for e, *_ in ENDPOINTS if e.startswith(("POST", "PATCH"))}
            for endpoint in changing:
                method, path = endpoint.split(" ")
                for wrong in ({}, {CSRF_HEADER: command()}):
                    answer = await here.people[HOST].http.request(
                        method, path.replace("{table_id}", table), json={}, headers=wrong
                    )
                    assert answer.status_code == 403, endpoint

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
