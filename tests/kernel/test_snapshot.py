"""Matches that forget their early events, and matches that go on from a snapshot."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kernel.playing import SECRET, another_game, games, pebbles, position, random_match, step
from oenach.kernel.errors import LogError, OenachError, OptionError
from oenach.kernel.game import Game
from oenach.kernel.logs.events import Entry, Moved
from oenach.kernel.logs.log import Opening, read_log
from oenach.kernel.matches.match import Match
from toys.pebbles.rules.game import PebblesGame


def secret_of(seed: int) -> bytes:
    """The secret that `random_match` plays with."""
    return random.Random(seed).randbytes(32)


def resumed(match: Match, secret: bytes) -> Match:
    """The match from its snapshot, which went through a file."""
    return Match.resume(match.game, secret, json.loads(json.dumps(match.snapshot())))


def standing(match: Match) -> list[object]:
    """All that anybody could ask of a match now."""
    seats = range(match.game.seats)
    return [
        match.last_seq,
        match.to_act,
        match.over,
        match.outcome(),
        match.end(),
        position(match),
        int(match.state.reveals),
        match.snapshot(),
        [(match.undoable(seat), match.can_take_back(seat)) for seat in seats],
        [match.observe(seat) for seat in (None, *seats)],
        [match.knowledge(seat) for seat in (None, *seats)],
    ]


def waiting(match: Match) -> dict[int, Opening]:
    """The openings that nobody has seen yet."""
    told = match.snapshot()["openings"]
    assert isinstance(told, dict)
    return {seq: opening for seq, opening in match.openings.items() if str(seq) in told}


def play_on(match: Match, seed: int, steps: int) -> list[Entry]:
    """What the same choices bring, from here on."""
    choice, seen = random.Random(seed), match.last_seq
    for _ in range(steps):
        if match.over:
            break
        step(match, choice)
    return match.events(seen)


# Going on from a snapshot.


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32), st.integers(0, 150), st.integers(0, 120))
def test_a_resumed_match_goes_on_as_the_original(
    game: Game, seed: int, before: int, after: int
) -> None:
    match = random_match(game, seed, before)
    twin = resumed(match, secret_of(seed))
    assert standing(twin) == standing(match)
    for _ in range(3):
        assert play_on(twin, seed + 1, after // 3) == play_on(match, seed + 1, after // 3)
        assert standing(twin) == standing(match)
        assert waiting(twin) == waiting(match)
        twin = resumed(twin, secret_of(seed))


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32), st.integers(0, 150))
def test_every_takeback_is_there_after_resuming(game: Game, seed: int, before: int) -> None:
    match = random_match(game, seed, before)
    twin = resumed(match, secret_of(seed))
    for seat in range(game.seats):
        while match.undoable(seat):
            assert twin.undo(seat) == match.undo(seat)
            assert standing(twin) == standing(match)
    assert standing(twin) == standing(match)


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32), st.integers(0, 60), st.integers(0, 200))
def test_a_snapshot_and_the_events_after_it_make_the_match(
    game: Game, seed: int, before: int, after: int
) -> None:
    match = random_match(game, seed, before)
    twin = resumed(match, secret_of(seed))
    for entry in play_on(match, seed + 1, after):
        twin.follow(entry, match.openings.get(entry.event.seq))
    assert standing(twin) == standing(match)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32), st.integers(0, 60), st.integers(0, 200))
def test_forgetting_changes_nothing_that_follows(
    game: Game, seed: int, before: int, after: int
) -> None:
    match, twin = random_match(game, seed, before), random_match(game, seed, before)
    twin.forget(twin.last_seq + 1)
    assert twin.events(twin.last_seq) == []
    assert standing(twin) == standing(match)
    assert play_on(twin, seed + 1, after) == play_on(match, seed + 1, after)
    assert standing(twin) == standing(match)
    twin.forget(twin.last_seq + 1)
    assert twin.openings == waiting(match)
    assert standing(resumed(twin, secret_of(seed))) == standing(match)


def test_a_resumed_match_that_forgot_nothing_has_its_log() -> None:
    match = pebbles()
    twin = resumed(match, SECRET)
    match.play("R>1")
    twin.play("R>1")
    assert twin.log == match.log


def test_a_snapshot_does_not_hold_the_secret() -> None:
    match = pebbles()
    match.play("R>1")
    assert SECRET.hex() not in json.dumps(match.snapshot())


def test_a_snapshot_is_not_changed_by_what_follows() -> None:
    match = pebbles()
    match.play("R>1")
    taken = match.snapshot()
    kept = json.dumps(taken)
    match.play_all(["G>2", "done"])
    match.resign(0)
    assert json.dumps(taken) == kept


# What a snapshot must be.


def test_a_snapshot_belongs_to_one_game_and_one_secret() -> None:
    taken = pebbles().snapshot()
    with pytest.raises(LogError) as other_secret:
        Match.resume(PebblesGame(2, {"first_player": "A"}), bytes(32), taken)
    assert other_secret.value.key == "log-secret"
    with pytest.raises(LogError) as other_options:
        Match.resume(PebblesGame(2, {}), SECRET, taken)
    assert other_options.value.key == "log-other-options"
    with pytest.raises(LogError) as other_game:
        Match.resume(another_game(), SECRET, taken)
    assert other_game.value.key == "log-other-game"
    with pytest.raises(OptionError):
        Match.resume(PebblesGame(2, {"first_player": "A"}), b"short", taken)


BROKEN: dict[str, object] = {
    "header": {},
    "seq": -2,
    "hash": "00",
    "ply": "1",
    "reveals": None,
    "trail": [1],
    "moves": [{"seq": 0, "seat": "A"}],
    "own": 9,
    "face_down": [3],
    "undone": {},
    "openings": {},
    "resigned": ["E"],
    "ending": {"reason": "rounds"},
    "more": 1,
}


@pytest.mark.parametrize("key", BROKEN)
def test_a_malformed_snapshot_is_refused(key: str) -> None:
    match = pebbles()
    match.play("R>1")
    taken = {**match.snapshot(), key: BROKEN[key]}
    with pytest.raises(LogError):
        Match.resume(match.game, SECRET, taken)
    with pytest.raises(LogError):
        Match.resume(match.game, SECRET, [taken])


# Following stored events.


def followed(edit: Callable[[Entry], Entry], opening: Opening | None = None) -> Match:
    """A fresh match that followed the first, hidden move of another."""
    match, other = pebbles(), pebbles()
    other.play("R>1")
    match.follow(edit(other.event(0)), opening or other.openings[0])
    return match


def edited(entry: Entry, **facts: object) -> Entry:
    event = entry.event
    assert isinstance(event, Moved)
    told = {name: getattr(event, name) for name in ("seq", "ply", "seat", "answers", "text")}
    return entry._replace(event=Moved(**{**told, "commitment": event.commitment, **facts}))


@given(st.sampled_from(games()), st.integers(0, 2**16))
def test_a_move_of_a_snapshot_that_was_not_possible_is_refused(game: Game, seed: int) -> None:
    match = random_match(game, seed, 30)
    snapshot: dict[str, Any] = json.loads(json.dumps(match.snapshot()))
    assume(snapshot["moves"])
    base = game.from_position(snapshot["position"])
    for text, move in game.move_ids.items():
        if game.refusal(base, move) is not None:
            snapshot["moves"][0]["text"] = text
            with pytest.raises(OenachError):
                Match.resume(game, secret_of(seed), snapshot)
            return


def test_an_event_that_does_not_follow_is_refused() -> None:
    assert followed(lambda entry: entry).last_seq == 0
    attempts: dict[str, Callable[[], object]] = {
        "log-hash": lambda: followed(lambda entry: entry._replace(hash="0" * 64)),
        "log-seq": lambda: followed(lambda entry: edited(entry, seq=1)),
        "log-other-fact": lambda: followed(lambda entry: edited(entry, text="?>2")),
        "log-refused": lambda: followed(lambda entry: edited(entry, seat=1)),
        "log-opening": lambda: followed(lambda entry: entry, Opening("G>1", "0" * 64)),
    }
    for key, attempt in attempts.items():
        with pytest.raises(LogError) as refused:
            attempt()
        assert refused.value.key == key


def test_a_hidden_move_needs_its_opening() -> None:
    match, other = pebbles(), pebbles()
    other.play("R>1")
    with pytest.raises(LogError) as refused:
        match.follow(other.event(0))
    assert refused.value.key == "log-opening-missing"


# Forgetting.


def test_what_was_forgotten_cannot_be_asked_for() -> None:
    match = pebbles()
    match.play_all(["R>1", "G>2", "done"])
    match.forget(2)
    assert [entry.event.seq for entry in match.events(1)] == [2]
    assert match.event(2).event.seq == 2
    attempts: list[Callable[[], object]] = [
        lambda: match.event(1),
        lambda: match.event(3),
        lambda: match.event(-1),
        lambda: match.events(),
        lambda: match.events(0),
        lambda: match.log,
        lambda: match.public_log,
    ]
    for attempt in attempts:
        with pytest.raises(LookupError):
            attempt()


def test_nothing_is_forgotten_twice_or_before_it_happened() -> None:
    match = pebbles()
    match.play("R>1")
    match.forget(-5)
    assert read_log(match.log).events
    match.forget(99)
    match.forget(0)
    assert match.last_seq == 0
    assert match.events(0) == []


def test_an_opening_is_kept_until_its_move_is_turned_up() -> None:
    match = pebbles()
    match.play_all(["R>1", "G>2", "done"])
    match.forget(3)
    assert set(match.openings) == {0, 1}
    match.play("done")
    match.forget(match.last_seq)
    assert match.openings == {}
