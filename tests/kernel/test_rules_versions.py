"""A match of older rules is still played by them; a new one is played by the newest."""

from __future__ import annotations

import pytest

from kernel.playing import SECRET, header_of, sealed, through_json
from oenach.kernel.effects import Effects
from oenach.kernel.errors import LogError, OptionError
from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify
from oenach.kernel.registry import make_game, register, registered, rules_versions
from oenach.kernel.state import State
from toys.pebbles.rules.game import PebblesGame
from toys.pebbles.rules.state import PebblesState


class Cairns(PebblesGame):
    """Pebbles as they are played now."""

    name = "cairns"
    rules_version = 3


class CairnsBefore(Cairns):
    """As they were played before: a toss cost a point."""

    rules_version = 2

    def perform(self, state: State, move: int, effects: Effects | None) -> None:
        if self.move_texts[move] == "toss":
            assert isinstance(state, PebblesState)
            state.points[state.turn] -= 1
        super().perform(state, move, effects)


register("cairns", Cairns)
register("cairns", CairnsBefore)


def tossed(game: Game) -> Match:
    match = Match(game, SECRET)
    while not match.over:
        match.play("toss")
    return match


def test_a_new_match_is_played_by_the_newest_rules() -> None:
    assert rules_versions("cairns") == (2, 3)
    assert type(make_game("cairns", 2)) is Cairns
    assert type(make_game("cairns", 2, rules=3)) is Cairns
    assert type(make_game("cairns", 2, {"rounds": 1}, 2)) is CairnsBefore
    assert registered().count("cairns") == 1


def test_a_log_is_played_again_by_its_own_rules() -> None:
    older = tossed(make_game("cairns", 2, {}, 2))
    newer = tossed(make_game("cairns", 2, {}, 3))
    assert older.end() != newer.end()
    for match in (older, newer):
        log = through_json(match.log)
        loaded = Match.load(log)
        assert type(loaded.game) is type(match.game)
        assert loaded.log == match.log
        assert verify(through_json(match.public_log)).complete


def test_a_log_does_not_hold_by_other_rules() -> None:
    log = through_json(tossed(make_game("cairns", 2, {}, 2)).log)
    header_of(log)["rules"] = 3
    with pytest.raises(LogError) as refused:
        Match.load(sealed(log))
    assert refused.value.key == "log-outcome"
    with pytest.raises(LogError) as other:
        Match.load(tossed(CairnsBefore(2, {})).log, Cairns(2, {}))
    assert other.value.key == "log-other-rules"


def test_unknown_rules_are_refused() -> None:
    log = through_json(tossed(Cairns(2, {})).log)
    header_of(log)["rules"] = 1
    with pytest.raises(LogError) as refused:
        Match.load(sealed(log))
    assert (refused.value.key, refused.value.facts["expected"]) == ("log-other-rules", "2, 3")
    assert verify(log).check("rules").status == "skipped"
    with pytest.raises(OptionError) as unknown:
        make_game("cairns", 2, rules=1)
    assert unknown.value.key == "unknown-rules"
    assert rules_versions("hurling") == ()


def test_two_games_cannot_have_one_name_and_version() -> None:
    register("cairns", Cairns)
    with pytest.raises(ValueError):
        register("cairns", PebblesGame, 3)
    with pytest.raises(ValueError):
        register("cairns", lambda seats, options: Cairns(seats, options))
    register("mounds", lambda seats, options: Cairns(seats, options), 1)
    assert rules_versions("mounds") == (1,)
