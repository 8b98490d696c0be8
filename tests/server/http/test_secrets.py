"""Keys, cookies, tokens and the secrets of matches: that nobody else has them."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import re
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from oenach.server.client import Client, Refusal
from oenach.server.http.admission import identity
from oenach.server.http.admission.identity import COOKIE, Forged, Identity
from oenach.server.http.pages import client_folder, has_client
from oenach.server.randomness import new_id
from oenach.server.wire.constants import CSRF_COOKIE
from server.company import gather_round, people
from server.guarding import StoppedClock, clock, token
from server.serving import Process, Running, at_server, running

__all__ = ["clock"]

WORDS = "between you and me"


def cookies(client: Client) -> list[str]:
    """What a browser keeps of somebody, and the parts of it that must be secret by themselves."""
    person, csrf = client.http.cookies[COOKIE], client.http.cookies[CSRF_COOKIE]
    return [person, *person.split("."), csrf]


def match_secrets(folder: Path) -> list[str]:
    """The secrets of all matches, in every way in which bytes are usually written."""
    with closing(sqlite3.connect(folder / "oenach.db")) as database:
        found: list[bytes] = [row[0] for row in database.execute("SELECT secret FROM matches")]
    return [
        spelling
        for one in found
        for spelling in (
            one.hex(),
            base64.b64encode(one).decode(),
            base64.urlsafe_b64encode(one).decode().rstrip("="),
            repr(one)[2:-1],
        )
    ]


async def evening(server: Process) -> list[str]:
    """A session with a bit of everything, mishaps too; what of it is nobody's business."""
    async with people(server.url, 3) as (host, friend, phone):
        kept = [secret for one in (host, friend, phone) for secret in cookies(one)]
        table, (a, b) = await gather_round([host, friend])
        await a.play("W>A1")
        await a.send("say", text=WORDS)
        await b.next("chat")
        link = await host.post(f"/api/tables/{table}/seat-link", {"seat": "A"})
        seat_token = link["url"].partition("#")[2]
        await phone.post("/api/seat-links/use", {"token": seat_token})
        with pytest.raises(Refusal):
            await friend.post("/api/seat-links/use", {"token": seat_token})
        await phone.come_to(table)
        await b.socket.send('{"type": "mo')
        await friend.get(f"/api/tables/{table}/log")
        await host.http.post(f"/api/tables/{table}/leave", headers={"x-oenach-csrf": "no"})
        await host.http.get(f"/api/tables/{table}/nothing", params={"q": seat_token})
        await host.http.get(f"/table/{table}/")
    return [*kept, table, seat_token, "W>A1", WORDS]


@dataclass(frozen=True)
class Evening:
    """What is left of a session at a server that logs everything."""

    lines: list[str]
    said: list[str]
    private: list[str]
    modes: dict[str, int]
    """Who may read and write what lies in the data folder, while the server runs."""


@pytest.fixture(scope="module")
def spent(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """An evening, and what of it is nobody's business."""
    folder = tmp_path_factory.mktemp("kept")

    async def scene() -> Evening:
        async with Process(folder, log_level="debug", log_format="json") as server:
            await server.rest()
            private = await evening(server)
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
            assert await server.stop() == 0
        key = (folder / "server.key").read_text().strip()
        secrets = match_secrets(folder)
        assert len(key) == 64 and secrets
        lines = server.errors.splitlines()
        return Evening(lines, server.said, [*private, key, *secrets], modes)

    return asyncio.run(scene())


def test_a_log_of_everything_tells_nothing_that_is_secret(spent: Evening) -> None:
    written = "\n".join(spent.lines + spent.said)
    assert '"open"' in written
    assert [one for one in spent.private if one in written] == []


def test_every_line_of_the_log_is_an_event_that_programs_can_read(spent: Evening) -> None:
    lines = [json.loads(line) for line in spent.lines]
    for line in lines:
        assert isinstance(line["event"], str) and line["event"]
        assert line["level"] in ("debug", "info", "warning", "error")
        assert line["logger"]
        assert datetime.fromisoformat(line["timestamp"]).tzinfo is not None
    told = [line["event"] for line in lines if line["logger"] == "oenach.server"]
    assert told[0] == "open" and told[-1] == "closed"


@pytest.mark.parametrize("name", ["server.key", "oenach.db", "oenach.db-wal", "oenach.db-shm"])
def test_only_the_owner_can_read_the_key_and_the_database(spent: Evening, name: str) -> None:
    assert spent.modes[name] == 0o600


def test_a_data_folder_that_the_server_makes_is_its_owners_alone(tmp_path: Path) -> None:
    identity.server_key("", tmp_path / "new")
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_nobody_can_guess_an_id() -> None:
    many = [new_id() for _ in range(2_000)]
    assert len(set(many)) == len(many)
    raw = [base64.urlsafe_b64decode(one + "==") for one in many]
    assert {len(one) for one in raw} == {16}
    # Every one of the 128 bits is sometimes set and sometimes not.
    for bit in range(128):
        share = sum(one[bit // 8] >> bit % 8 & 1 for one in raw) / len(raw)
        assert 0.4 < share < 0.6


def test_how_far_a_forged_cookie_is_right_cannot_be_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []

    def noting(given: bytes, expected: bytes) -> bool:
        compared.append((given, expected))
        return hmac.compare_digest(given, expected)

    class Watched:
        compare_digest = staticmethod(noting)
        digest = staticmethod(hmac.digest)

    monkeypatch.setattr(identity, "hmac", Watched)
    server = Identity(bytes(32))
    cookie = server.sign("somebody")
    assert server.read(cookie) == ("somebody", "")
    wrong = cookie[:-1] + ("0" if cookie[-1] != "0" else "1")
    with pytest.raises(Forged):
        server.read(wrong)
    right = cookie.rpartition(".")[2].encode()
    assert compared == [(right, right), (wrong.rpartition(".")[2].encode(), right)]


async def answers(url: str) -> AsyncIterator[tuple[int, httpx.Response]]:
    """An answer of every kind, with the status that it should have."""
    async with Client(url) as client:
        http, sent = client.http, token(client)
        for path in ("/", "/new", "/rules/pebbles/", "/api/me", "/api/games", "/api/schema"):
            yield 200, await http.get(path)
        yield 404, await http.get("/nowhere")
        yield 404, await http.get("/api/tables/none")
        yield 405, await http.delete("/api/me", headers=sent)
        yield 400, await http.post("/api/tables", json={"game": 1}, headers=sent)
        yield 403, await http.post("/api/tables", json={})
        yield (
            403,
            await http.post("/api/tables", json={}, headers={"origin": "http://evil.example"}),
        )
        yield 415, await http.post("/api/tables", content="x", headers=sent)
        yield 421, await http.get("/api/me", headers={"host": "evil.example"})
        if has_client():
            for asset in sorted((client_folder() / "assets").iterdir())[:3]:
                yield 200, await http.get(f"/assets/{asset.name}")
        flood = await asyncio.gather(*[http.get("/api/me") for _ in range(60)])
        yield 429, next((one for one in flood if one.status_code == 429), flood[-1])


def test_every_answer_tells_the_browser_to_be_careful(tmp_path: Path, clock: StoppedClock) -> None:
    async def scene() -> None:
        async with running(tmp_path, requests_per_second=8) as server:
            async for status, answer in answers(server.url):
                assert answer.status_code == status, answer.request.url
                policy = answer.headers.get_list("content-security-policy")
                assert len(policy) == 1 and "default-src 'none'" in policy[0]
                assert "unsafe" not in policy[0] and "*" not in policy[0]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "server" not in answer.headers

    asyncio.run(scene())


class Inline(HTMLParser):
    """Collects what the content policy would not let a page do."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and not given.get("src")):
            self.found.append(tag)
        self.found += [name for name in given if name == "style" or name.startswith("on")]
        for name in ("src", "href"):
            if re.match(r"(https?:)?//|javascript:", given.get(name) or ""):
                self.found.append(str(given[name]))


@at_server
async def test_the_page_needs_nothing_that_its_policy_forbids(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        page = (await client.get("/")).text
    assert "<html" in page
    reader = Inline()
    reader.feed(page)
    assert reader.found == []
