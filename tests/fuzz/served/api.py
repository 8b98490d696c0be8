"""The API of a server: requests from its document, and such as are almost HTTP."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import requests

from fuzz import spoiling
from fuzz.findings import Finding, Found, raised
from fuzz.served.requests import Bombardment
from fuzz.served.target import Target, target
from fuzz.watching import Job, Line
from oenach.games.installed import games
from oenach.server.client import PATIENCE
from oenach.server.wire.constants import CSRF_COOKIE, CSRF_HEADER

DOCUMENTED: Final = "http"
BYTES: Final = "http-bytes"
TABLES: Final = 4
AT_ONCE: Final = 8
"""Connections at the same time: some of them wait for what does not come."""
HASTY: Final = {"head_seconds": 0.5, "body_seconds": 0.5}
ROUNDS: Final = 20
"""Requests of an operation and mode before the next one has its turn."""
TELLING: Final = 250
"""Requests of bytes after which is told how it goes."""

PATHS: Final = (
    *("/", "/api/me", "/api/tables", "/api/games", "/api/health", "/metrics", "/api/schema"),
    *("/api/tables/x", "/api/me/tables?cursor=1", "/api/me/sign-out", "/assets/x.js"),
    *("/api/tables/{table}", "/api/tables/{table}/log", "/api/tables/{table}/replay?first=0"),
    *("/api/tables/{table}/join", "/api/tables/{table}/start", "/api/tables/{table}/socket"),
)
BODIES: Final = (
    "{}",
    '{"name":"Medb"}',
    '{"game":"GAME","seats":[{"kind":"person"},{"kind":"open"}]}',
    '{"seat":"A","nonce":"00ff"}',
    '{"everywhere":false}',
    '{"token":"abcdefghijklmnopqrstuvwx"}',
)


def fuzz_requests(job: Job, line: Line) -> None:
    """A server of its own, and all requests to it."""
    found = Found(DOCUMENTED)

    async def go() -> None:
        async with target(found) as one:
            tables = [await one.table(Random(f"{job.seed}/{n}")) for n in range(TABLES)]
            # In a thread without a loop: hypothesis bears nobody else who draws from `random`.
            await asyncio.to_thread(_bombard, job, line, one, tables)

    asyncio.run(go())
    line.tell(found)


def _bombard(job: Job, line: Line, one: Target, tables: list[str]) -> None:
    found, done = Found(DOCUMENTED), 0
    with requests.Session() as session:
        cookies = dict(one.clients[0].http.cookies)
        session.cookies.update(cookies)
        session.headers[CSRF_HEADER] = cookies[CSRF_COOKIE]
        sent: list[Any] = []

        def note(case: Any, answer: Any) -> None:
            line.mark(job.inputs.start + done, None)
            sent[:] = [case]
            found.made["hypothesis"] += 1
            found.answers[str(answer.status_code)] += 1

        bombardment = Bombardment(
            url=one.server.url,
            session=session,
            tables=tables,
            sensible={"game": games()[0], "options": {}, "seats": [{"kind": "person"}] * 2},
            sent=note,
        )
        trials, turn = list(bombardment.trials()), 0
        while done < len(job.inputs):
            trial = trials[turn % len(trials)]
            try:
                bombardment.carry_out(trial, ROUNDS, job.seed + turn)
            except Exception as error:
                told = sent[0].as_curl_command() if sent else ""
                found.note(raised(DOCUMENTED, None, told, error))
            turn += 1
            done += found.inputs
            one.look(found, done)
            line.tell(found)
            found = Found(DOCUMENTED)


def fuzz_bytes(job: Job, line: Line) -> None:
    """A server of its own, and bytes that are almost requests."""
    found = Found(BYTES)

    async def go() -> None:
        async with target(found, **HASTY) as one:
            table = await one.table(Random(job.seed))
            await asyncio.to_thread(_send_bytes, job, line, one, table)

    asyncio.run(go())
    line.tell(found)


def _send_bytes(job: Job, line: Line, one: Target, table: str) -> None:
    address = urlsplit(one.server.url)
    where = (str(address.hostname), int(address.port or 0))
    cookies = dict(one.clients[0].http.cookies)

    def send(number: int) -> tuple[int, bytes, str]:
        made = almost_a_request(Random(f"{job.seed}/{BYTES}/{number}"), cookies, table)
        return number, made, answered(where, made)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        for begin in range(job.inputs.start, job.inputs.stop, TELLING):
            found = Found(BYTES)
            numbers = range(begin, min(begin + TELLING, job.inputs.stop))
            line.mark(begin, None)
            for number, made, answer in pool.map(send, numbers):
                found.made["grammar"] += 1
                found.answers[answer] += 1
                if answer.startswith("5"):
                    found.note(Finding(BYTES, number, f"answered with {answer}", made))
            one.look(found, numbers.stop - job.inputs.start)
            line.tell(found)


def almost_a_request(rng: Random, cookies: dict[str, str], table: str) -> bytes:
    """A request with nothing or a few things wrong in it, and sometimes another after it."""
    method = rng.choice(("GET", "POST", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW"))
    body = rng.choice(BODIES).replace("GAME", games()[0]) if method in ("POST", "PATCH") else ""
    body = spoiling.several_in_text(body, rng)
    lines = [
        f"{method} {spoiled_path(rng, table)} HTTP/1.{rng.choice((1, 1, 1, 0))}",
        "Host: 127.0.0.1",
        "Connection: close",
        f"Cookie: {'; '.join(f'{name}={value}' for name, value in cookies.items())}",
        f"{CSRF_HEADER}: {cookies[CSRF_COOKIE]}",
        f"Content-Type: {rng.choice(('application/json', 'text/plain', 'application/json'))}",
        f"Content-Length: {len(body.encode('utf-8', 'replace')) + rng.choice((0,) * 20 + (1, -1))}",
    ]
    if rng.random() < 0.3:
        at = rng.randrange(len(lines))
        lines[at] = spoiling.text(lines[at], rng)
    if rng.random() < 0.1:
        lines.insert(rng.randrange(1, len(lines) + 1), rng.choice(HEADERS))
    whole = ("\r\n".join(lines) + "\r\n\r\n" + body).encode("utf-8", "replace")
    return spoiling.octets(whole, rng) if rng.random() < 0.1 else whole


HEADERS: Final = (
    "Transfer-Encoding: chunked",
    "Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 9",
    "Expect: 100-continue",
    "X-Forwarded-For: \x00, ::1, [",
    "Origin: null",
    "Accept-Encoding: \xff",
    "If-None-Match: " + "a" * 9000,
    "Range: bytes=-1-",
    "Content-Length: 99999999999999999999",
    "Cookie: " + "; " * 500,
    "Accept-Language: xx-;;q=é",
    "Folded: a\r\n b",
)


def spoiled_path(rng: Random, table: str) -> str:
    """Where something is, or almost."""
    path = rng.choice(PATHS).replace("{table}", table)
    if rng.random() < 0.3:
        path = spoiling.text(path, rng)
    if rng.random() < 0.1:
        path += rng.choice(("?a=%ff", "/../..", "//", "%00", "?" + "a=b&" * 300, "/" + "x" * 3000))
    return path.replace(" ", "%20").replace("\n", "")


def answered(where: tuple[str, int], made: bytes) -> str:
    """The status with which bytes are answered, or how the connection ended."""
    try:
        with socket.create_connection(where, timeout=PATIENCE) as line:
            line.sendall(made)
            first = line.recv(4096)
    except TimeoutError:
        return "5xx: no answer"
    except OSError as error:
        return type(error).__name__
    if not first:
        return "closed"
    parts = first.split(b" ", 2)
    return parts[1].decode("ascii", "replace") if len(parts) > 1 else "no status"


WORK: Final[dict[str, Callable[[Job, Line], None]]] = {
    DOCUMENTED: fuzz_requests,
    BYTES: fuzz_bytes,
}
