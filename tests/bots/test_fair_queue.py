"""Turns of bots, shared by people and tables: nobody is passed over, nobody has it all."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import ceil

from hypothesis import given
from hypothesis import strategies as some

from oenach.bots.hosting.fair_queue import UNWATCHED, Claim, FairQueue

PEOPLE = ["medb", "ailill", "fergus"]
COSTS = [0.25, 1.0]
"""What turns cost here: the dearest as much as four of the cheapest."""

claims = some.builds(
    Claim, some.sampled_from(PEOPLE), some.sampled_from("123"), watched=some.booleans()
)
turns = some.tuples(claims, some.sampled_from(COSTS), some.integers(0, 1))


def put_all(queue: FairQueue[int], asked: list[tuple[Claim, float, int]]) -> None:
    for number, (claim, cost, urgency) in enumerate(asked):
        queue.put(claim, number, cost=cost, urgency=urgency)


def taken(queue: FairQueue[int]) -> list[int]:
    order = []
    while (entry := queue.take()) is not None:
        order.append(entry.item)
    return order


def names(queue: FairQueue[str]) -> list[str]:
    order = []
    while (entry := queue.take()) is not None:
        order.append(entry.item)
    return order


# Examples


def test_people_take_turns_and_so_do_the_tables_of_each() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in "1123":
        queue.put(Claim("medb", table), f"medb {table}")
    for table in "12":
        queue.put(Claim("ailill", table), f"ailill {table}")
    assert names(queue) == ["medb 1", "ailill 1", "medb 2", "ailill 2", "medb 3", "medb 1"]


def test_a_dear_turn_counts_for_several() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(2):
        queue.put(Claim("medb", str(number)), "master", cost=1.0)
    for number in range(6):
        queue.put(Claim("ailill", str(number)), "novice", cost=0.25)
    assert names(queue) == ["master", *["novice"] * 4, "master", *["novice"] * 2]


def test_at_a_table_a_move_goes_before_a_hint() -> None:
    queue: FairQueue[str] = FairQueue()
    for urgency, name in ((1, "hint"), (0, "move"), (1, "another hint")):
        queue.put(Claim("medb", "1"), name, urgency=urgency)
    assert names(queue) == ["move", "hint", "another hint"]


def test_whoever_leaves_and_comes_again_is_not_first_for_that() -> None:
    queue: FairQueue[str] = FairQueue()
    for person in ("medb", "ailill"):
        queue.put(Claim(person, "1"), person)
    order = []
    for _ in range(6):
        # Who had a turn comes again at once, with one thing at a time.
        entry = queue.take()
        assert entry is not None
        order.append(entry.item)
        queue.put(entry.claim, entry.item)
    assert order == ["medb", "ailill"] * 3


def test_whoever_was_away_has_saved_nothing_up() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(100):
        queue.put(Claim("medb", "1"), "medb")
    for _ in range(50):
        queue.take()
    for _ in range(50):
        queue.put(Claim("ailill", "1"), "ailill")
    first_ten = [entry.item for _ in range(10) if (entry := queue.take())]
    assert Counter(first_ten) == {"medb": 5, "ailill": 5}


def test_where_somebody_is_goes_before_forty_tables_where_nobody_is() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(40):
        queue.put(Claim("guest", str(table), watched=False), "guest")
    for _ in range(3):
        assert (entry := queue.take()) and entry.item == "guest"
        # The novice answers, and is asked again.
        queue.put(Claim("medb", "hers"), "medb", cost=0.25)
        assert (entry := queue.take()) and entry.item == "medb"


def test_what_waits_moves_up_when_somebody_comes_and_back_when_they_go() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in "123":
        queue.put(Claim("guest", table, watched=False), table)
    queue.move("3", watched=True)
    queue.move("2", watched=True)
    queue.move("2", watched=False)
    assert names(queue) == ["3", "1", "2"]


def test_a_process_can_be_kept_from_tables_where_nobody_is() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Claim("guest", "1", watched=False), "guest")
    assert queue.waits() and not queue.waits(unwatched=False)
    assert queue.take(unwatched=False) is None
    queue.put(Claim("medb", "1"), "medb")
    assert (entry := queue.take(unwatched=False)) and entry.item == "medb"
    assert names(queue) == ["guest"]


def test_what_nobody_wants_any_more_costs_no_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for person, name in (("medb", "left"), ("medb", "medb"), ("ailill", "ailill")):
        queue.put(Claim(person, "1"), name)
    entry = queue.take(lambda name: name != "left")
    assert entry is not None and entry.item == "medb"
    assert names(queue) == ["ailill"] and not queue.waits()


# Properties


@given(some.lists(turns, max_size=60))
def test_everything_that_waits_has_its_turn_once(asked: list[tuple[Claim, float, int]]) -> None:
    queue: FairQueue[int] = FairQueue()
    put_all(queue, asked)
    assert len(queue) == len(asked)
    assert sorted(taken(queue)) == list(range(len(asked)))
    assert len(queue) == 0 and not queue.waits()


@given(some.lists(turns, max_size=60), some.data())
def test_taking_and_coming_and_moving_in_any_order_loses_nothing(
    asked: list[tuple[Claim, float, int]], data: some.DataObject
) -> None:
    queue: FairQueue[int] = FairQueue()
    order: list[int] = []
    for number, (claim, cost, urgency) in enumerate(asked):
        queue.put(claim, number, cost=cost, urgency=urgency)
        match data.draw(some.sampled_from(["take", "move", "wait"])):
            case "take":
                if (entry := queue.take()) is not None:
                    order.append(entry.item)
            case "move":
                queue.move(data.draw(some.sampled_from("123")), data.draw(some.booleans()))
    assert sorted(order + taken(queue)) == list(range(len(asked)))


@given(some.lists(turns, max_size=60), some.sampled_from(COSTS))
def test_one_question_waits_for_a_few_turns_of_each_other_person(
    asked: list[tuple[Claim, float, int]], cost: float
) -> None:
    """However many tables and questions the others have."""
    queue: FairQueue[int] = FairQueue()
    put_all(queue, asked)
    queue.put(Claim("eochaid", "his"), -1, cost=cost)
    order = taken(queue)
    before = [asked[number][0] for number in order[: order.index(-1)]]
    counted = Counter(claim.person for claim in before if claim.watched)
    # A person's turns until then cost no more than the dearest one beyond those of the others.
    assert all(turns <= ceil(max(COSTS) / min(COSTS)) for turns in counted.values())
    assert sum(not claim.watched for claim in before) <= 1


@given(some.lists(turns, max_size=200), some.sampled_from(COSTS))
def test_nobody_is_passed_over_for_ever(
    others: list[tuple[Claim, float, int]], cost: float
) -> None:
    """Where nobody is, too: people who come again and again put it off, and do not keep it away."""
    queue: FairQueue[int] = FairQueue()
    put_all(queue, others)
    queue.put(Claim("eochaid", "his", watched=False), -1, cost=cost)
    waited, spent = 0, 0.0
    while (entry := queue.take()) is not None and entry.item != -1:
        if entry.claim.watched:
            waited, spent = waited + 1, spent + entry.cost
            queue.put(entry.claim, entry.item, cost=entry.cost)
        assert waited <= 10_000
    unwatched = sum(cost for claim, cost, _ in others if not claim.watched)
    assert spent <= UNWATCHED * (unwatched + max(COSTS)) + len(PEOPLE) * max(COSTS)


@given(some.lists(some.sampled_from(COSTS), min_size=2, max_size=4), some.integers(1, 5))
def test_people_who_always_wait_have_equal_shares(costs: list[float], tables: int) -> None:
    """Whatever a person's turns cost, and however many tables there are for them."""
    queue: FairQueue[int] = FairQueue()
    for person, cost in enumerate(costs):
        for table in range(tables if person == 0 else 1):
            queue.put(Claim(str(person), str(table)), person, cost=cost)
    had: Counter[int] = Counter()
    for _ in range(400):
        entry = queue.take()
        assert entry is not None
        had[entry.item] += round(4 * entry.cost)
        queue.put(entry.claim, entry.item, cost=entry.cost)
    assert max(had.values()) - min(had[person] for person in range(len(costs))) <= 4


@given(some.integers(2, 6))
def test_the_tables_of_one_person_take_turns(tables: int) -> None:
    queue: FairQueue[int] = FairQueue()
    for table in range(tables):
        queue.put(Claim("medb", str(table)), table)
    order = []
    for _ in range(5 * tables):
        entry = queue.take()
        assert entry is not None
        order.append(entry.item)
        queue.put(entry.claim, entry.item)
    assert all((after - before) % tables == 1 for before, after in pairwise(order))
