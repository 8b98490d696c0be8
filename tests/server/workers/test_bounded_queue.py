"""People take turns in the queue for what takes long."""

from __future__ import annotations

import pytest

from oenach.server.workers.bounded_queue import BoundedQueue, Full
from oenach.server.workers.kept import Kept


def everything(queue: BoundedQueue[str]) -> list[str]:
    return [queue.take() for _ in range(len(queue))]


def test_people_take_turns_and_each_has_their_own_in_order() -> None:
    queue: BoundedQueue[str] = BoundedQueue(100, 100)
    for number in range(4):
        queue.put("greedy", f"g{number}")
    queue.put("ada", "a0")
    queue.put("bea", "b0")
    queue.put("ada", "a1")
    assert everything(queue) == ["g0", "a0", "b0", "g1", "a1", "g2", "g3"]
    with pytest.raises(LookupError):
        queue.take()


def test_whoever_was_just_served_is_last_even_when_they_come_again_at_once() -> None:
    queue: BoundedQueue[str] = BoundedQueue(100, 100)
    queue.put("greedy", "g0")
    queue.put("greedy", "g1")
    assert queue.take() == "g0"
    queue.put("ada", "a0")
    queue.put("greedy", "g2")
    assert everything(queue) == ["g1", "a0", "g2"]


def test_nobody_has_more_waiting_than_one_may() -> None:
    queue: BoundedQueue[str] = BoundedQueue(100, 3)
    for number in range(3):
        assert queue.put("greedy", f"g{number}") is None
    with pytest.raises(Full):
        queue.put("greedy", "g3")
    assert queue.put("ada", "a0") is None


def test_where_it_is_full_whoever_has_most_gives_way_and_is_refused() -> None:
    queue: BoundedQueue[str] = BoundedQueue(4, 4)
    for number in range(4):
        queue.put("greedy", f"g{number}")
    assert queue.put("ada", "a0") == "g3"
    assert queue.put("ada", "a1") == "g2"
    # Nobody has so much more than another any more that it would be fairer.
    with pytest.raises(Full):
        queue.put("ada", "a2")
    with pytest.raises(Full):
        queue.put("greedy", "g4")
    assert queue.put("bea", "b0") == "g1"
    assert len(queue) == 4
    assert everything(queue) == ["g0", "a0", "b0", "a1"]


def test_what_is_kept_stays_within_its_bytes_and_what_is_asked_for_stays_longest() -> None:
    kept = Kept(1000)
    for number in range(5):
        kept.add(str(number), b"x" * 200)
    assert kept.size == 1000
    assert kept.find("0") is not None
    kept.add("5", b"x" * 200)
    assert kept.size == 1000
    assert kept.find("0") is not None and kept.find("1") is None
    kept.add("too large", b"x" * 251)
    assert kept.find("too large") is None and kept.size == 1000
    kept.add("5", b"y")
    assert kept.size == 801
