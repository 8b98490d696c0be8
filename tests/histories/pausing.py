"""Letting time pass where that is what is meant: how long a fault lasts, when somebody is back."""

from __future__ import annotations

import asyncio


async def pause(seconds: float) -> None:
    """Let others go on for so long."""
    over = asyncio.get_running_loop().create_future()
    handle = asyncio.get_running_loop().call_later(seconds, _end, over)
    try:
        await over
    finally:
        handle.cancel()


def _end(over: asyncio.Future[None]) -> None:
    if not over.done():
        over.set_result(None)
