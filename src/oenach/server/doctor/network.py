"""Who can reach the server: its port, and the address that people use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from oenach.kernel.errors import Fact
from oenach.server.doctor.findings import Finding, fault, ok, warning
from oenach.server.http.bodies import Seen
from oenach.server.listening.proxies import trusted
from oenach.server.serving import CannotListen, PortTaken, bind
from oenach.server.settings import SettingError, Settings

PATIENCE: Final = 5.0

FALSE_ADDRESS: Final = "192.0.2.77"
"""Of no machine: what a client says of itself, and a proxy must not pass on as it is."""

LIE: Final = {"X-Forwarded-For": FALSE_ADDRESS}

UNKNOWN_TABLE: Final = "/api/tables/doctor/socket"
"""A table that cannot be, at which a WebSocket is taken and closed again."""


def look_at_network(settings: Settings) -> Iterator[Finding]:
    """The port, then the way by which people come."""
    yield from _port(settings)
    try:
        believed = ", ".join(trusted(settings).named) or "-"
    except SettingError as error:
        advice = "server-doctor-proxies-do"
        yield Finding("proxy", "fault", error.key, dict(error.facts), advice=advice)
        return
    if "*" in believed and settings.host in ("0.0.0.0", "::"):
        yield warning("proxy", "server-doctor-believes-all", "server-doctor-believes-all-do")
    if not settings.public_url:
        yield ok("proxy", "server-doctor-no-public-url", believed=believed)
        return
    yield from _public(settings.public_url.rstrip("/"), believed)


def _port(settings: Settings) -> Iterator[Finding]:
    facts: dict[str, Fact] = {"host": settings.host, "port": settings.port}
    try:
        bind(settings).close()
    except PortTaken as error:
        yield _who_answers(settings, str(error.facts["why"]))
        return
    except CannotListen as error:
        why = str(error.facts["why"])
        yield fault("port", "server-doctor-no-host", "server-doctor-no-host-do", why=why, **facts)
        return
    yield ok("port", "server-doctor-port-free", **facts)


def _who_answers(settings: Settings, why: str) -> Finding:
    """A server of ours, which may or may not be ready, or something else."""
    facts: dict[str, Fact] = {"host": settings.host, "port": settings.port}
    local = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    host = f"[{local}]" if ":" in local else local
    try:
        told = _asked(f"http://{host}:{settings.port}/readyz")
        version, ready = str(told["version"]), told["status"] == "ready"
    except (httpx.HTTPError, ValueError, KeyError, TypeError):
        return fault("port", "server-doctor-port-taken", "server-doctor-port-do", why=why, **facts)
    if not ready:
        return fault(
            "port",
            "server-doctor-not-ready",
            "server-doctor-not-ready-do",
            version=version,
            **facts,
        )
    return ok("port", "server-doctor-port-ours", version=version, **facts)


def _asked(url: str, **headers: str) -> dict[str, Any]:
    answer = httpx.get(url, headers=headers, timeout=PATIENCE)
    told: dict[str, Any] = answer.json()
    return told


def _public(url: str, believed: str) -> Iterator[Finding]:
    """What comes through the proxy."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        yield fault("proxy", "server-doctor-url-bad", "server-doctor-url-bad-do", url=url)
        return
    if parts.scheme == "http":
        yield warning("proxy", "server-doctor-no-tls", "server-doctor-no-tls-do", url=url)
    try:
        seen = msgspec.convert(_asked(f"{url}/api/seen"), Seen)
        lied = msgspec.convert(_asked(f"{url}/api/seen", **LIE), Seen)
    except (httpx.HTTPError, ValueError) as error:
        why = str(error)[:120] or type(error).__name__
        yield fault(
            "proxy", "server-doctor-unreached", "server-doctor-unreached-do", url=url, why=why
        )
        return
    yield ok("proxy", "server-doctor-reached", url=url)
    yield _address(url, seen, lied, believed)
    if seen.scheme != parts.scheme:
        yield warning(
            "proxy",
            "server-doctor-scheme",
            "server-doctor-scheme-do",
            scheme=seen.scheme,
            wanted=parts.scheme,
        )
    if seen.host != parts.netloc:
        yield fault(
            "proxy",
            "server-doctor-host",
            "server-doctor-host-do",
            host=seen.host,
            wanted=parts.netloc,
        )
    yield from _metrics(url)
    yield _websocket(url)


def _address(url: str, seen: Seen, lied: Seen, believed: str) -> Finding:
    """Whether the server knows who asks."""
    if lied.address == FALSE_ADDRESS:
        return warning("proxy", "server-doctor-spoofed", "server-doctor-spoofed-do", url=url)
    if "x-forwarded-for" not in seen.forwarded:
        return warning("proxy", "server-doctor-no-address", "server-doctor-no-address-do", url=url)
    if not seen.believed:
        return warning(
            "proxy",
            "server-doctor-not-believed",
            "server-doctor-not-believed-do",
            address=seen.address,
            believed=believed,
        )
    return ok("proxy", "server-doctor-address", address=seen.address)


def _metrics(url: str) -> Iterator[Finding]:
    """Figures are for whoever runs the server."""
    try:
        status = httpx.get(f"{url}/metrics", timeout=PATIENCE).status_code
    except httpx.HTTPError:
        return
    if status == httpx.codes.OK:
        yield warning("proxy", "server-doctor-metrics", "server-doctor-metrics-do", url=url)


def _websocket(url: str) -> Finding:
    try:
        with connect(
            url.replace("http", "ws", 1) + UNKNOWN_TABLE, open_timeout=PATIENCE, close_timeout=1
        ) as line:
            line.recv(timeout=PATIENCE)
    except ConnectionClosed:
        # Taken, and closed because there is no such table: it came through.
        return ok("proxy", "server-doctor-websocket", url=url)
    except (WebSocketException, OSError) as error:
        why = str(error)[:120] or type(error).__name__
        return fault(
            "proxy", "server-doctor-no-websocket", "server-doctor-no-websocket-do", url=url, why=why
        )
    return ok("proxy", "server-doctor-websocket", url=url)
