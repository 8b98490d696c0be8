"""1,100 connections that say nothing, or half of what they should, at 1,024 descriptors."""

from __future__ import annotations

import asyncio
import contextlib

from bench.attacks.attack import ADDRESS, Attack, Attacker

SOCKETS = 1_100
DESCRIPTORS = 1_024

HALF_A_HEAD = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Endless: "
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{"
)
HALF_BODIES = 50
"""So many send a body that never ends, the others nothing, or a head that never does."""


async def act(attacker: Attacker) -> None:
    """All are held open for as long as they may be; who was closed comes again."""
    host, _, port = attacker.url.removeprefix("http://").rstrip("/").partition(":")
    holding = [hold(attacker, host, int(port), begun(number)) for number in range(SOCKETS)]
    await asyncio.gather(*holding)


def begun(number: int) -> bytes:
    """What one of the connections says."""
    if number < HALF_BODIES:
        return HALF_A_BODY
    return HALF_A_HEAD if number % 2 else b""


async def hold(attacker: Attacker, host: str, port: int, said: bytes) -> None:
    """One connection, made anew when it ends."""
    while attacker.going_on:
        try:
            async with asyncio.timeout(attacker.left):
                reader, writer = await asyncio.open_connection(host, port, local_addr=(ADDRESS, 0))
        except (OSError, TimeoutError):
            attacker.answered["not let in"] += 1
            await asyncio.sleep(1.0)
            continue
        try:
            writer.write(said)
            async with asyncio.timeout(attacker.left):
                answer = await reader.readline()
            status = answer.split()[1].decode() if answer.startswith(b"HTTP/") else "closed"
            attacker.answered[status] += 1
        except TimeoutError:
            attacker.answered["held to the end"] += 1
        except OSError:
            attacker.answered["closed"] += 1
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
        await asyncio.sleep(0.5)


ATTACK = Attack(
    what="1,100 silent sockets at 1,024 descriptors",
    act=act,
    descriptors=DESCRIPTORS,
)
