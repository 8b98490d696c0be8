"""Bots at tables of Keltis, where every other move is forced."""

from __future__ import annotations

import oenach
from bots.watch import Watch
from oenach.bots.hosting.host import BotHost

SEED = 7


def test_one_move_and_many_are_answered_at_the_same_pace() -> None:
    game = oenach.game("keltis", 2)
    match = oenach.Match(game, bytes(32))
    # However long it thought, and be it asked for the first time.
    watch = Watch(0.001, 0.19, 0.07)
    given: dict[bool, list[float]] = {True: [], False: []}
    with BotHost("random", game, pace=0.2, **watch.times()) as host:
        for _ in range(10):
            forced = len(match.state.legal_moves()) == 1
            answer = host.ask(match.knowledge(match.to_act), SEED)
            assert answer.fault is None
            given[forced].append(watch.answered_after())
            match.play(game.text(match.state, answer.move))
    assert len(given[True]) >= 3 and len(given[False]) >= 3
    assert set(given[True] + given[False]) == {0.2}
    assert [round(seconds, 3) for seconds in watch.slept[:3]] == [0.199, 0.01, 0.13]
