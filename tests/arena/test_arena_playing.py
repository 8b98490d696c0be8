"""One game: the same luck for all, and what a player does wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from oenach.arena import Plan
from oenach.arena.chance import drawn
from oenach.arena.playing import play
from oenach.arena.records import GameRecord
from oenach.bots.bot import Thoughts
from oenach.bots.random_bot import RandomBot
from oenach.games.installed import games
from oenach.kernel.knowledge import Knowledge
from per_game import FIRST, QUICKEST, about


def test_draws_follow_the_weights() -> None:
    outcomes = [(7, 1), (8, 0), (9, 3)]
    found = Counter(drawn(b"luck", index, outcomes) for index in range(4000))
    assert set(found) == {7, 9}
    assert 0.72 < found[9] / 4000 < 0.78


def test_line_ups_have_luck_of_their_own() -> None:
    plan = Plan.of(QUICKEST, "random,greedy,novice", games=6)
    assert len({plan.luck(fixture) for fixture in plan.fixtures}) == 3


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", games())
def test_a_game_can_be_played_again_alone(game: str, seats: int) -> None:
    plan = Plan.of(game, ["random"] * seats, seats=seats, games=2)
    rules = plan.rules()
    once = [play(plan, fixture, rules).record for fixture in plan.fixtures]
    again = [play(plan, fixture, rules).record for fixture in reversed(plan.fixtures)]
    assert once == again[::-1]
    assert once[0] != once[1]
    record = once[0]
    assert sum(record.wins()) == pytest.approx(1)
    assert GameRecord.from_json(record.to_json()) == record
    assert (record.rounds is None) == ("round" not in rules.new().observe(None))


class Onlooker(RandomBot):
    """Keeps what it is shown."""

    shown: list[object]

    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        self.shown += [knowledge, moves, rng]
        return super().think(knowledge, moves, rng)


def test_a_bot_is_shown_its_seats_knowledge_and_no_state(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Onlooker()
    bot.shown = []
    plan = Plan.of(FIRST, "random,random", games=1)
    monkeypatch.setattr("oenach.arena.players.Player.bot", lambda self, game: bot)
    play(plan, plan.fixtures[0], plan.rules())
    assert {type(thing) for thing in bot.shown} == {Knowledge, list, Random}


@pytest.mark.parametrize(
    "name, kind, what",
    [("Raiser", "raised", "ValueError: lost my tokens"), ("Cheat", "illegal", "-5")],
)
def test_after_a_fault_the_game_goes_on(name: str, kind: str, what: str) -> None:
    plan = Plan.of(QUICKEST, f"random,odd_bots:{name}", games=1)
    record = play(plan, plan.fixtures[0], plan.rules()).record
    (fault,) = record.faults
    assert (fault.seat, fault.kind, fault.what) == (1, kind, what)
    assert 0 < fault.times < record.moves[1]
    assert record.reason in about(QUICKEST).ends
    assert not record.aborted


def test_a_shared_win_is_parted() -> None:
    plan = Plan.of(QUICKEST, "random,random,random", seats=3, games=1)
    record = play(plan, plan.fixtures[0], plan.rules()).record.to_json()
    shared = GameRecord.from_json({**record, "winners": [0, 2], "first": 2})
    assert shared.wins() == (0.5, 0.0, 0.5)
    assert [shared.place(seat) for seat in range(3)] == [1, 2, 0]
