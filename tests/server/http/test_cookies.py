"""What the browser keeps of a server, and for how long."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from oenach.server.http.admission.identity import A_YEAR, COOKIE
from oenach.server.store.schema import people
from oenach.server.wire.constants import CSRF_COOKIE
from server.serving import Running, at_server, running


def cookies(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets, whole, by name."""
    return {one.partition("=")[0]: one for one in answer.headers.get_list("set-cookie")}


@at_server
async def test_who_comes_back_is_remembered_for_another_year(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        first, again = await client.get("/api/me"), await client.get("/api/me")
        assert first.json()["name"] == again.json()["name"]
        assert cookies(again)[COOKIE].partition(";")[0] == cookies(first)[COOKIE].partition(";")[0]
        assert f"Max-Age={A_YEAR}" in cookies(again)[COOKIE]


@pytest.mark.parametrize(
    ("host", "proto", "secure"),
    [
        ("localhost", "http", set()),
        ("localhost", "https", {COOKIE, CSRF_COOKIE}),
        ("play.example.org", "http", {COOKIE, CSRF_COOKIE}),
    ],
)
def test_cookies_are_secure_behind_https(
    tmp_path: Path, host: str, proto: str, secure: set[str]
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, public_url="https://play.example.org") as server,
            httpx.AsyncClient(base_url=server.url) as client,
        ):
            answer = await client.get("/api/me", headers={"x-forwarded-proto": proto, "host": host})
            set_here = cookies(answer)
            assert set_here.keys() == {COOKIE, CSRF_COOKIE}
            assert {name for name, text in set_here.items() if "; Secure" in text} == secure

    asyncio.run(scene())


@at_server
async def test_no_cache_keeps_what_the_api_tells(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        told = ("/api/me", "/api/me/tables", "/api/tables", "/api/tables/none", "/api/health")
        for path in (*told, "/healthz", "/readyz", "/metrics"):
            answer = await client.get(path)
            assert answer.headers.get_list("cache-control") == ["no-store"], path


@at_server
async def test_a_guest_who_was_kept_no_longer_is_known_no_longer(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        await client.get("/api/me")
        assert (await client.get("/api/me/tables")).status_code == 200
        with server.services.engine.begin() as connection:
            connection.execute(update(people).values(created=0))
        await server.services.registry.tidy()
        assert (await client.get("/api/me/tables")).status_code == 401
