"""A second server is started on the store of the first, again and again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from bench.attacks.attack import Attack, Attacker

PATIENCE = 30.0
"""Seconds after which a second server that has not ended counts as started."""


async def act(attacker: Attacker) -> None:
    """One after the other; each has to end by itself, and to say why."""
    while True:
        await start_another(attacker)
        if not attacker.going_on:
            return


async def start_another(attacker: Attacker) -> None:
    """One more server, which is ended if it does not end by itself."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "oenach.cli", "serve", "--port", "0"),
        env={**os.environ, "OENACH_DATA": str(attacker.folder)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            # Whoever serves says so in a line; whoever refuses to says nothing here.
            served = await process.stdout.readline()
            if not served:
                _, said = await process.communicate()
    except TimeoutError:
        served = b"?"
    if served:
        process.send_signal(signal.SIGTERM)
        await process.wait()
        attacker.answered["started"] += 1
        attacker.broken.append("a second server started on the same store")
    elif process.returncode == 0 or b"Traceback" in said or b"--database" not in said:
        attacker.broken.append("a second server ended without saying what to do")
    else:
        attacker.answered["refused to start"] += 1


ATTACK = Attack(what="a second server on the same store, again and again", act=act)
