"""What `oenach doctor` finds of the port, and of a proxy that passes on too little or too much."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from typer.testing import CliRunner

from oenach.cli.app import app
from oenach.server.doctor.network import look_at_network
from oenach.server.settings import Settings
from server.fronts.programs import free_port
from server.fronts.proxies import PATH, Way, nginx
from server.serving import running


def found(settings: Settings) -> dict[str, str]:
    return {one.key: one.level for one in look_at_network(settings)}


async def asked(settings: Settings) -> dict[str, str]:
    """The same, while a server answers in this loop."""
    return await asyncio.to_thread(found, settings)


def way_to(server: str, path: str = "/") -> Way:
    """A proxy at a port of its own before a server."""
    return Way(free_port(), urlsplit(server).port or 0, path)


def test_a_free_port_is_well_and_one_of_another_program_a_fault() -> None:
    port = free_port()
    assert found(Settings(port=port))["server-doctor-port-free"] == "ok"
    with closing(socket.create_server(("127.0.0.1", port))):
        assert found(Settings(port=port))["server-doctor-port-taken"] == "fault"


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-host.invalid"])
def test_an_address_that_is_not_ours_is_not_taken_for_one_of_another_program(host: str) -> None:
    assert found(Settings(host=host))["server-doctor-no-host"] == "fault"


def test_a_server_of_ours_is_known_by_its_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            port = urlsplit(server.url).port or 0
            assert (await asked(Settings(port=port)))["server-doctor-port-ours"] == "ok"

    asyncio.run(scene())


def test_a_server_behind_nginx_as_documented_is_well(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            with nginx(way_to(server.url)) as url:
                there = await asked(Settings(port=free_port(), public_url=url))
        assert there.pop("server-doctor-no-tls") == "warning"
        assert set(there.values()) == {"ok"}
        assert {"server-doctor-address", "server-doctor-websocket"} < set(there)

    asyncio.run(scene())


def test_a_server_under_a_path_is_well(tmp_path: Path) -> None:
    async def scene() -> None:
        port = free_port()
        public = f"http://127.0.0.1:{port}{PATH.rstrip('/')}"
        async with running(tmp_path, public_url=public) as server:
            with nginx(Way(port, urlsplit(server.url).port or 0, PATH)) as url:
                there = await asked(Settings(port=free_port(), public_url=url))
        assert {key for key, level in there.items() if level != "ok"} == {"server-doctor-no-tls"}

    asyncio.run(scene())


@contextmanager
def nginx_without(lines: str, way: Way, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """nginx as documented, less the lines of a pattern."""
    module = sys.modules[nginx.__module__]
    whole = module.documented

    def less(language: str, *has: str) -> str:
        return re.sub(lines, "", whole(language, *has), flags=re.MULTILINE)

    monkeypatch.setattr(module, "documented", less)
    with nginx(way) as url:
        yield url


@pytest.mark.parametrize(
    ("lines", "key", "level"),
    [
        (r"^.*X-Forwarded-For.*\n", "server-doctor-spoofed", "warning"),
        (r"^.*header Host.*\n", "server-doctor-host", "fault"),
        (r"^.*(Upgrade|Connection) .*\n", "server-doctor-no-websocket", "fault"),
        (r"^.*/metrics.*\n", "server-doctor-metrics", "warning"),
    ],
    ids=["address", "host", "websockets", "metrics"],
)
def test_what_a_proxy_leaves_out_is_told(
    lines: str, key: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            with nginx_without(lines, way_to(server.url), monkeypatch) as url:
                there = await asked(Settings(port=free_port(), public_url=url))
        assert there[key] == level

    asyncio.run(scene())


def test_a_proxy_that_is_not_believed_is_named(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, trusted_proxies="192.0.2.9") as server:
            with nginx(way_to(server.url)) as url:
                there = await asked(Settings(port=free_port(), public_url=url))
        assert there["server-doctor-not-believed"] == "warning"

    asyncio.run(scene())


def test_an_address_without_a_proxy_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, trusted_proxies="") as server:
            there = await asked(Settings(port=free_port(), public_url=server.url))
        assert there["server-doctor-no-address"] == "warning"
        assert there["server-doctor-websocket"] == "ok"

    asyncio.run(scene())


def test_an_address_that_leads_nowhere_is_a_fault() -> None:
    port = free_port()
    nowhere = Settings(port=port, public_url=f"http://127.0.0.1:{port}")
    assert found(nowhere)["server-doctor-unreached"] == "fault"
    nothing = Settings(port=port, public_url="play.example.org")
    assert found(nothing)["server-doctor-url-bad"] == "fault"
    everybody = Settings(port=port, host="0.0.0.0", trusted_proxies="*")
    assert found(everybody)["server-doctor-believes-all"] == "warning"
    unnamed = look_at_network(Settings(port=port, trusted_proxies="nonsense"))
    (bad,) = [one for one in unnamed if one.level == "fault"]
    assert (bad.key, bad.advice) == ("server-bad-setting", "server-doctor-proxies-do")


def test_the_command_says_all_of_it_and_ends_with_what_it_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_DATA", str(tmp_path))
    monkeypatch.setenv("OENACH_PORT", str(free_port()))
    tmp_path.chmod(0o700)
    well = CliRunner().invoke(app, ["doctor", "--json"])
    told = msgspec.json.decode(well.stdout)
    assert well.exit_code == 0 and told["status"] in ("ok", "warning")
    assert {one["check"] for one in told["checks"]} >= {
        *("engine", "versions", "pages", "games", "data-folder", "disk", "descriptors", "bots"),
        *("clock", "secret", "database", "port", "proxy"),
    }
    monkeypatch.setenv("OENACH_SECRET", "short")
    ill = CliRunner().invoke(app, ["doctor", "--language", "fr"])
    assert ill.exit_code == 3
    assert "token_hex(32)" in ill.stdout and "Défauts : 1." in ill.stdout
    assert "short" not in ill.stdout
