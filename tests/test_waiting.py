"""Waiting ends with what was waited for, or says what did not come."""

from __future__ import annotations

import asyncio
from collections import deque

import pytest

import waiting


def test_a_wait_ends_with_what_the_condition_says() -> None:
    answers: deque[object] = deque([None, [], "", "found"])
    assert waiting.until(answers.popleft, "an answer") == "found"
    assert not answers


def test_a_wait_in_vain_says_for_what() -> None:
    with pytest.raises(waiting.WaitedInVain, match="waited 0 s in vain: the cows come home"):
        waiting.until(lambda: False, "the cows come home", patience=0)


def test_a_condition_of_an_asynchronous_wait_may_be_either_kind() -> None:
    async def asked() -> str:
        return answers.popleft()

    answers = deque(["", "", "sooner", "", "later"])
    assert asyncio.run(waiting.until_async(answers.popleft, "an answer")) == "sooner"
    assert asyncio.run(waiting.until_async(asked, "another")) == "later"


def test_the_event_loop_goes_on_meanwhile() -> None:
    async def wait() -> str:
        said: list[str] = []
        asyncio.get_running_loop().call_soon(said.append, "by and by")
        return (await waiting.until_async(lambda: said, "a callback"))[0]

    assert asyncio.run(wait()) == "by and by"


def test_an_asynchronous_wait_in_vain_says_for_what() -> None:
    with pytest.raises(waiting.WaitedInVain, match="in vain: the cows come home"):
        asyncio.run(waiting.until_async(lambda: None, "the cows come home", patience=0))
