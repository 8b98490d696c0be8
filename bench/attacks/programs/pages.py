"""One address asks for pages over many connections, without end and without a cookie."""

from __future__ import annotations

import asyncio
import itertools
from urllib.parse import urlsplit

from bench.attacks.attack import ADDRESS, Attack, Attacker

CONNECTIONS = 600
PATHS = ("/", "/nowhere", "/healthz")


async def act(attacker: Attacker) -> None:
    """All at once."""
    await asyncio.gather(*[ask(attacker, number) for number in range(CONNECTIONS)])


async def ask(attacker: Attacker, number: int) -> None:
    """One request after the other; a connection that was closed is made anew."""
    where, path = urlsplit(attacker.url), PATHS[number % len(PATHS)]
    request = f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\n\r\n".encode()
    while attacker.going_on:
        try:
            reader, writer = await asyncio.open_connection(
                where.hostname, where.port, local_addr=(ADDRESS, 0)
            )
        except OSError:
            attacker.answered["no place"] += 1
            await asyncio.sleep(0.5)
            continue
        try:
            for _ in itertools.takewhile(lambda _: attacker.going_on, itertools.count()):
                writer.write(request)
                attacker.answered[await status(reader)] += 1
        except (OSError, asyncio.IncompleteReadError):
            attacker.answered["closed"] += 1
        writer.close()


async def status(reader: asyncio.StreamReader) -> str:
    """Of the next answer, which is read whole."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().splitlines()
    fields = dict(line.split(": ", 1) for line in lines if line)
    await reader.readexactly(int(fields.get("content-length", 0)))
    return first.split()[1]


ATTACK = Attack(
    what=f"{CONNECTIONS} connections ask for pages without end",
    act=act,
)
