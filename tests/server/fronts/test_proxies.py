"""A server behind nginx and behind Caddy, as the documents say; and who is believed when they say
for whom they ask."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest

from oenach.server.http.admission import newcomers
from oenach.server.listening.proxies import Proxies
from oenach.server.settings import SettingError
from server.company import OPEN, PERSON, people, play_out, sit_down
from server.fronts.programs import free_port
from server.fronts.proxies import PATH, Way, caddy, nginx
from server.serving import FREELY, Process, running

Front = Callable[[Way], AbstractContextManager[str]]

FRONTS: list[Any] = [pytest.param(nginx, id="nginx"), pytest.param(caddy, id="caddy")]


@pytest.mark.parametrize("front", FRONTS)
def test_a_match_is_played_behind_a_proxy(front: Front, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            way = Way(free_port(), int(server.url.rpartition(":")[2]))
            with front(way) as url:
                await play_at(url)
                async with httpx.AsyncClient() as stranger:
                    assert (await stranger.get(f"{url}/metrics")).status_code == 404

    asyncio.run(scene())


async def play_at(url: str) -> None:
    """A match of two over HTTP and WebSocket, and the link to it."""
    async with people(url, 2) as clients:
        table = await sit_down(clients)
        await play_out([await client.come_to(table) for client in clients])
        other = await clients[0].set_up("pebbles", [PERSON, OPEN])
        link = await clients[0].get(f"/api/tables/{other['id']}/invitation")
        assert link["url"].startswith(url)


def has_ipv6() -> bool:
    """Whether this machine has the other loopback address."""
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
def test_a_match_is_played_over_ipv6(tmp_path: Path) -> None:
    settings: dict[str, Any] = {**FREELY}

    async def scene() -> None:
        async with Process(tmp_path, "--host", "::1", **settings) as server:
            assert server.url.startswith("http://[::1]:")
            await play_at(server.url)

    asyncio.run(scene())


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
def test_a_socket_for_both_kinds_knows_this_machine_by_both(tmp_path: Path) -> None:
    """Figures are for this machine alone, by whichever of its addresses it asks."""

    async def scene() -> None:
        async with running(tmp_path, host="::") as server, httpx.AsyncClient() as http:
            port = server.url.rpartition(":")[2]
            for host in ("127.0.0.1", "[::1]"):
                assert (await http.get(f"http://{host}:{port}/metrics")).status_code == 200
                told = {"x-forwarded-for": "::ffff:192.0.2.7"}
                answer = await http.get(f"http://{host}:{port}/metrics", headers=told)
                assert answer.status_code == 404

    asyncio.run(scene())


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
@pytest.mark.parametrize("front", FRONTS)
@pytest.mark.parametrize("path", ["/", PATH])
def test_a_match_is_played_behind_a_proxy_over_ipv6(
    front: Front, path: str, tmp_path: Path
) -> None:
    """From the browser to the proxy, and from there to the server, which believes it."""
    port = free_port()
    settings: dict[str, Any] = {**FREELY, "public_url": f"http://[::1]:{port}{path}"}

    async def scene() -> None:
        async with Process(tmp_path, "--host", "::1", **settings) as server:
            way = Way(port, int(server.url.rpartition(":")[2]), path, host="[::1]", behind="[::1]")
            with front(way) as url:
                await play_at(url)

    asyncio.run(scene())


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
def test_of_ipv6_a_network_is_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has one has all its addresses; the next network has limits of its own."""
    monkeypatch.setattr(newcomers, "PLACES", 0)

    async def guest(http: httpx.AsyncClient, address: str) -> int:
        http.cookies.clear()
        return (await http.get("/api/me", headers={"x-forwarded-for": address})).status_code

    async def scene() -> None:
        async with (
            running(tmp_path, guests_per_minute=1, host="::1") as server,
            httpx.AsyncClient(base_url=server.url.replace("127.0.0.1", "[::1]")) as http,
        ):
            assert await guest(http, "2001:db8:1:2::1") == 200
            assert await guest(http, "2001:db8:1:2:ffff::9") == 429
            assert await guest(http, "2001:db8:1:3::1") == 200
            # An IPv4 address in the clothes of the other kind is none of a network.
            assert await guest(http, "::ffff:203.0.113.1") == 200
            assert await guest(http, "::ffff:203.0.113.2") == 200

    asyncio.run(scene())


@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.0/8", True), ("192.0.2.7", False)])
def test_only_a_proxy_that_is_named_says_for_whom_it_asks(
    tmp_path: Path, proxies: str, believed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Limits of an address are those of the one who asks, not of the proxy: of two addresses each
    has its own guests."""

    # Nobody waits in line for a while.
    monkeypatch.setattr(newcomers, "PLACES", 0)

    async def guest(http: httpx.AsyncClient, address: str) -> int:
        http.cookies.clear()
        answer = await http.get("/api/me", headers={"x-forwarded-for": address})
        return answer.status_code

    async def scene() -> None:
        settings = {"guests_per_minute": 1, "trusted_proxies": proxies}
        async with (
            running(tmp_path, **settings) as server,
            httpx.AsyncClient(base_url=server.url) as http,
        ):
            assert await guest(http, "203.0.113.1") == 200
            assert await guest(http, "203.0.113.1") == 429
            assert await guest(http, "203.0.113.2") == (200 if believed else 429)

    asyncio.run(scene())


def test_proxies_are_addresses_and_networks_of_both_kinds() -> None:
    proxies = Proxies("127.0.0.1, ::1, 10.1.0.0/16,2001:db8::/32")
    for known in ("127.0.0.1", "::ffff:127.0.0.1", "::1", "10.1.2.3", "2001:db8::9"):
        assert known in proxies
    for unknown in ("127.0.0.2", "10.2.0.1", "::2", "", "somewhere"):
        assert unknown not in proxies
    assert "203.0.113.9" in Proxies("*")
    with pytest.raises(SettingError) as wrong:
        Proxies("127.0.0.1,nginx")
    assert wrong.value.facts["source"] == "nginx"


def test_nobody_is_believed_where_no_proxy_is_named() -> None:
    assert "127.0.0.1" not in Proxies("")
