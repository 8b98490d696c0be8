"""Waiting for what a test means, in place of a fixed sleep or a look at the clock.

The patience only ends a wait that would be in vain, with a sentence that says for what: however
slow or busy the machine is, a test that passes never comes near it."""

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar, overload

PATIENCE = 600.0
PAUSE = 0.01
DATABASE_SECONDS = 5
"""After so many seconds a server in a test gives its database up. Where that stands still, a test
waits for as long; it must be enough for one that answers on a busy machine."""

T = TypeVar("T")


class WaitedInVain(AssertionError):
    """What was waited for did not come."""


def until(condition: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
    """What the condition says as soon as it is true (or full, or not None)."""
    deadline = time.monotonic() + patience
    while not (met := condition()):
        if time.monotonic() > deadline:
            raise WaitedInVain(f"waited {patience:g} s in vain: {what}")
        time.sleep(PAUSE)
    return met


@overload
async def until_async(
    condition: Callable[[], Awaitable[T]], what: str, patience: float = PATIENCE
) -> T: ...


@overload
async def until_async(condition: Callable[[], T], what: str, patience: float = PATIENCE) -> T: ...


async def until_async(
    condition: Callable[[], T | Awaitable[T]], what: str, patience: float = PATIENCE
) -> T:
    """The same for a test on an event loop, which goes on meanwhile; the condition may be async."""
    deadline = time.monotonic() + patience
    while not (met := await _asked(condition)):
        if time.monotonic() > deadline:
            raise WaitedInVain(f"waited {patience:g} s in vain: {what}")
        await asyncio.sleep(PAUSE)
    return met


async def _asked(condition: Callable[[], T | Awaitable[T]]) -> T:
    answer = condition()
    return await answer if inspect.isawaitable(answer) else answer
