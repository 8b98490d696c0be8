"""A server under a path of a host that has other things, too, behind nginx and behind Caddy,
whether or not these take the path off."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import httpx
import pytest

from oenach.server.app import make_app
from oenach.server.client import Client
from oenach.server.http.admission.identity import COOKIE
from oenach.server.http.pages import has_client
from oenach.server.settings import OWN_ADDRESSES, SettingError, read_settings
from oenach.server.wire.constants import CSRF_COOKIE
from server.company import OPEN, PERSON, people, play_out, sit_down
from server.fronts.programs import free_port
from server.fronts.proxies import PATH, Way, caddy, nginx
from server.serving import Running, at_server, running

Front = Callable[[Way], AbstractContextManager[str]]

WAYS: list[Any] = [
    pytest.param(front, off, id=f"{front.__name__}-{'takes-it-off' if off else 'passes-it-on'}")
    for front in (nginx, caddy)
    for off in (False, True)
]
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@asynccontextmanager
async def below(front: Front, takes_off: bool, folder: Path) -> AsyncIterator[tuple[str, Running]]:
    """A server under a path: its public address, and itself."""
    port = free_port()
    async with running(folder, public_url=f"http://127.0.0.1:{port}{PATH}") as server:
        upstream = int(server.url.rpartition(":")[2])
        with front(Way(port, upstream, PATH, takes_off)) as url:
            yield url, server


@pytest.mark.parametrize(("front", "takes_off"), WAYS)
def test_everything_is_below_the_path(front: Front, takes_off: bool, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            below(front, takes_off, tmp_path) as (url, _),
            httpx.AsyncClient(headers=BROWSER) as http,
        ):
            table = await play_at(url)
            for address in ("/", f"/table/{table}", "/rules/pebbles#1", "/new?game=pebbles"):
                await whole_page(http, url + address, 200)
            await whole_page(http, f"{url}/there/is/no/such/page", 404)
            assert (await http.get(f"{url}/metrics")).status_code == 404
            assert (await http.get(f"{url}/healthz")).status_code == 200
            schema = (await http.get(f"{url}/api/schema")).json()
            assert schema["servers"] == [{"url": "/oenach"}]
            root = await http.get(url)
            assert root.is_redirect
            assert urljoin(url, root.headers["location"]) == f"{url}/"

    asyncio.run(scene())


async def play_at(url: str) -> str:
    """A match of two over HTTP and WebSocket, and links to a table, which lead there."""
    async with people(url, 2) as clients:
        table = await sit_down(clients)
        await play_out([await client.come_to(table) for client in clients])
        other = (await clients[0].set_up("pebbles", [PERSON, OPEN]))["id"]
        invitation = await clients[0].get(f"/api/tables/{other}/invitation")
        assert invitation["url"] == f"{url}/table/{other}"
        moved = await clients[0].post(f"/api/tables/{other}/seat-link", {"seat": "A"})
        assert moved["url"].startswith(f"{url}/seat#")
        for cookie in clients[0].http.cookies.jar:
            assert cookie.path == PATH, cookie.name
        return table


async def whole_page(http: httpx.AsyncClient, address: str, status: int) -> None:
    """A page, all that it asks for at once, and the picture that a link to it shows."""
    answer = await http.get(address)
    assert (answer.status_code, answer.text[:9]) == (status, "<!doctype"), address
    files = re.findall(r'(?:src|href)="([^"]+)"', answer.text)
    files += re.findall(r'property="og:image" content="([^"]+)"', answer.text)
    assert files or not has_client()
    for file in files:
        found = await http.get(urljoin(address, file))
        assert found.status_code == 200, file
        assert urlsplit(str(found.url)).path.startswith(PATH)


def test_the_server_itself_is_at_its_port_without_a_path(tmp_path: Path) -> None:
    """As in the house, where nobody goes through the proxy; and below the path as well."""

    async def scene() -> None:
        public = "https://games.example.org/oenach/"
        async with running(tmp_path, public_url=public) as server:
            for url, path in ((server.url, "/"), (f"{server.url}/oenach", PATH)):
                async with Client(url) as client:
                    assert {one.path for one in client.http.cookies.jar} == {path}
                    table = await client.set_up("pebbles", [PERSON, OPEN])
                    await client.come_to(table["id"])
                    link = await client.get(f"/api/tables/{table['id']}/invitation")
                    assert link["url"] == f"{public}table/{table['id']}"

    asyncio.run(scene())


def test_of_two_cookies_that_of_the_path_counts(tmp_path: Path) -> None:
    """Another server may be at the root of the same host: a browser sends its cookies, too, after
    those of the longer path."""

    async def scene() -> None:
        public = "https://games.example.org/oenach/"
        async with (
            running(tmp_path, public_url=public) as server,
            httpx.AsyncClient(base_url=f"{server.url}/oenach") as http,
        ):
            name = (await http.get("/api/me")).json()["name"]
            mine = {one.name: one.value for one in http.cookies.jar}
            both = "; ".join(
                f"{name}={value}"
                for one in (mine, {COOKIE: "strange.er", CSRF_COOKIE: "other"})
                for name, value in one.items()
            )
            http.cookies.clear()
            told = {"cookie": both, "x-oenach-csrf": str(mine[CSRF_COOKIE])}
            answer = await http.patch("/api/me", json={"name": f"{name}s"}, headers=told)
            assert (answer.status_code, answer.json().get("name")) == (200, f"{name}s")

    asyncio.run(scene())


@pytest.mark.parametrize("public", ["", "https://games.example.org/oenach/"])
def test_nobody_names_a_path_by_a_header(tmp_path: Path, public: str) -> None:
    """nginx passes on what it does not know, so anybody can send it through a proxy that is
    believed."""

    async def scene() -> None:
        async with (
            running(tmp_path, public_url=public) as server,
            httpx.AsyncClient(base_url=server.url) as http,
        ):
            for path in ("/", "/api/me", "/api/schema"):
                plain = await http.get(path, headers=BROWSER)
                http.cookies.clear()
                claimed = {**BROWSER, "x-forwarded-prefix": "/evil", "x-script-name": "/evil"}
                told = await http.get(path, headers={**claimed, "x-forwarded-host": "evil.example"})
                http.cookies.clear()
                assert told.status_code == plain.status_code == 200
                assert "evil" not in told.text + str(told.headers)
            lost = await http.get("/evil/api/health", headers={"x-forwarded-prefix": "/evil"})
            assert lost.status_code == 404

    asyncio.run(scene())


@at_server
async def test_the_addresses_of_ours_are_known(server: Running) -> None:
    routes = make_app(server.services).routes
    words = {route.path.strip("/").partition("/")[0] for route in routes}
    built = OWN_ADDRESSES if has_client() else OWN_ADDRESSES - {"assets", "previews"}
    assert words - {""} == built


@pytest.mark.parametrize("path", ["api", "table/", "assets", "readyz", "new/games"])
def test_a_path_that_is_an_address_of_ours_is_refused(path: str) -> None:
    """Nobody could tell whether the proxy took it off."""
    with pytest.raises(SettingError) as refused:
        read_settings({"public_url": f"https://games.example.org/{path}"}, environment={})
    assert refused.value.facts["path"] == f"/{path.partition('/')[0]}"


@pytest.mark.parametrize(
    "public",
    [
        "http://[2001:db8::7]:8620/",
        "https://[::1]/oenach",
        "http://192.0.2.7:8620",
        "https://games.example.org/a/b-c/",
        "",
    ],
)
def test_public_addresses_have_a_host_and_perhaps_a_path(public: str) -> None:
    assert read_settings({"public_url": public}, environment={})[0].public_url == public


@pytest.mark.parametrize(
    "public",
    [
        "games.example.org",
        "ftp://games.example.org",
        "https://games.example.org/?a=b",
        "https://games.example.org/a/../b",
        "https://games.example.org//a",
        "https://games.example.org/a#b",
        "https://2001:db8::7/",
        'https://games.example.org/"><script>',
    ],
)
def test_what_is_no_public_address_is_refused(public: str) -> None:
    with pytest.raises(SettingError):
        read_settings({"public_url": public}, environment={})
