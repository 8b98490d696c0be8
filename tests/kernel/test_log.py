"""Logs: loading them again, and refusing every log that was edited, reordered or cut."""

from __future__ import annotations

import copy
import hashlib
import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.playing import (
    SECRET,
    Json,
    another_game,
    events_of,
    games,
    header_of,
    openings_of,
    pebbles,
    position,
    random_match,
    sealed,
    step,
    through_json,
)
from oenach.kernel.errors import LogError
from oenach.kernel.game import Game
from oenach.kernel.logs.log import parse_log
from oenach.kernel.matches.match import Match
from toys.pebbles.rules.game import PebblesGame


def everything() -> Match:
    """A running match of three with every kind of event: see `KINDS`."""
    match = pebbles(3, {0: b"nonce"}, rounds=3)
    match.take_seat(0, "Medb")  # 0
    match.play("R>1")  # 1
    match.play("G>2")  # 2
    match.undo(0)  # 3
    match.play("done")  # 4
    match.play("toss")  # 5 6
    match.play("G>4")  # 7
    match.play("done")  # 8, reveals 9 10, draw 11
    match.resign(2)  # 12
    match.call_time()  # 13
    match.play("R>2")  # 14
    match.play("done")  # 15
    return match


KINDS = [
    *("seat", "move", "move", "undo", "move"),
    *("move", "draw", "move", "move", "reveal", "reveal", "draw"),
    *("resign", "time", "move", "move"),
]


def finished() -> Match:
    match = everything()
    match.play("done")  # 16
    match.play("done")  # 17, reveal 18, draw 19, and the undone one: 20
    assert match.over
    return match


def refused(log: object) -> LogError:
    with pytest.raises(LogError) as error:
        Match.load(log)
    assert error.value.key
    return error.value


def test_the_match_has_every_kind_of_event() -> None:
    assert [entry.event.kind for entry in everything().events()] == KINDS
    assert set(KINDS) == {"move", "draw", "reveal", "undo", "time", "resign", "seat"}
    assert finished().last_seq == 20


# Loading.


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32), st.sampled_from([3, 20, 60, 10_000]))
def test_a_log_loads_to_the_same_match(game: Game, seed: int, steps: int) -> None:
    match = random_match(game, seed, steps)
    loaded = Match.load(through_json(match.log))
    assert position(loaded) == position(match)
    assert json.dumps(loaded.log) == json.dumps(match.log)
    assert loaded.public_log == match.public_log
    assert loaded.outcome() == match.outcome()
    for seat in range(game.seats):
        assert loaded.undoable(seat) == match.undoable(seat)
        assert loaded.knowledge(seat) == match.knowledge(seat)


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32))
def test_two_loads_go_on_with_the_same_draws(game: Game, seed: int) -> None:
    log = random_match(game, seed, 15).log
    one, other = Match.load(log), Match.load(through_json(log))
    for match in (one, other):
        choice = random.Random(seed)
        for _ in range(20):
            if not match.over:
                step(match, choice)
    assert one.log == other.log


def test_a_log_loads_with_a_game_that_is_handed_over() -> None:
    match = everything()
    assert Match.load(match.log, match.game).log == match.log


@pytest.mark.parametrize(
    ("game", "key"),
    [
        (PebblesGame(2, {"first_player": "A", "rounds": 3}), "log-other-seats"),
        (PebblesGame(3, {}), "log-other-options"),
        (another_game(3), "log-other-game"),
    ],
)
def test_another_game_is_refused(game: Game, key: str) -> None:
    with pytest.raises(LogError) as error:
        Match.load(everything().log, game)
    assert (error.value.seq, error.value.key) == (-1, key)


def test_a_public_log_cannot_be_loaded() -> None:
    for match in (everything(), finished()):
        assert (refused(match.public_log).seq, refused(match.public_log).key) == (-1, "log-public")


def test_loading_does_not_touch_the_log_nor_hold_on_to_it() -> None:
    log = everything().log
    before = copy.deepcopy(log)
    match = Match.load(log)
    assert log == before
    header_of(log)["options"] = {}
    events_of(log).clear()
    assert match.log == before


# Tampering with one value. The right event is named whatever the value was replaced by.

ODD_VALUES: list[object] = [None, True, 1.5, -1, 10**5000, "", "\ud800", "x" * 64, [], [[[]]], {}]


def other_values(value: object) -> list[object]:
    """Values of the same type but not the same, then values of every type."""
    near: list[object] = []
    if isinstance(value, str):
        near = [value + "x", value[:-1], value.upper() + "0", "A" if value == "B" else "B"]
    elif isinstance(value, int):
        near = [value + 1, value - 1, float(value), str(value)]
    elif isinstance(value, list):
        near = [value[:-1], value + value, value[::-1]]
    return [
        other for other in near + ODD_VALUES if type(other) is not type(value) or other != value
    ]


@pytest.mark.parametrize("match", [everything(), finished()], ids=["running", "finished"])
def test_every_edit_of_an_event_is_refused_at_that_event(match: Match) -> None:
    log = match.log
    for seq, event in enumerate(events_of(log)):
        for key, value in list(event.items()):
            for other in other_values(value):
                event[key] = other
                assert refused(log).seq == seq, (seq, key, other)
            del event[key]
            assert refused(log).seq == seq, (seq, key)
            event[key] = value
        event["note"] = "?"
        assert refused(log).seq == seq
        del event["note"]
    assert Match.load(log).log == match.log


def test_events_that_are_deleted_doubled_or_swapped_are_refused_there() -> None:
    match = finished()
    count = len(match.events())
    for seq in range(count):
        log = match.log
        del events_of(log)[seq]
        assert refused(log).seq == seq
        log = match.log
        events_of(log).insert(seq, copy.deepcopy(events_of(log)[seq]))
        assert refused(log).seq == seq + 1
        log = match.log
        if seq + 1 < count:
            events = events_of(log)
            events[seq], events[seq + 1] = events[seq + 1], events[seq]
            assert refused(log).seq == seq
        log = match.log
        events_of(log)[seq] = {}
        assert refused(log).seq == seq


def test_a_finished_log_that_was_cut_is_refused_at_the_missing_event() -> None:
    match = finished()
    for count in range(len(match.events())):
        log = match.log
        del events_of(log)[count:]
        assert refused(log).seq == count


def test_a_cut_log_that_hides_its_end_is_refused_where_an_event_must_follow() -> None:
    """Without its end a cut log is an earlier log, unless draws or reveals are missing."""
    match = finished()
    for count in range(len(match.events())):
        log = match.log
        for key in ("events", "last_hash", "secret", "outcome"):
            del header_of(log)[key]
        del events_of(log)[count:]
        for seq in [seq for seq in openings_of(log) if int(seq) >= count]:
            del openings_of(log)[seq]
        following = match.event(count).event.kind
        if following in ("draw", "reveal"):
            assert refused(log).seq == count
        else:
            assert Match.load(log).last_seq == count - 1


def test_an_event_after_the_end_is_refused() -> None:
    log = finished().log
    extra = {"seq": 21, "kind": "seat", "ply": 0, "seat": "A", "who": "Ailill", "hash": "0" * 64}
    events_of(log).append(extra)
    assert refused(log).seq == 21
    assert refused(sealed(log)).seq == 21


# Tampering with the frame.


@pytest.mark.parametrize("match", [everything(), finished()], ids=["running", "finished"])
def test_every_edit_of_the_frame_is_refused(match: Match) -> None:
    log = match.log
    for part in (log, header_of(log)):
        for key, value in list(part.items()):
            if key in ("events", "header", "openings") and part is log:
                continue
            for other in other_values(value):
                part[key] = other
                # The fixed part of the header shows first in the hash of event 0.
                assert refused(log).seq <= 0 or key == "events", (key, other)
            del part[key]
            refused(log)
            part[key] = value
        part["note"] = 1
        assert refused(log).seq == -1
        del part["note"]
    assert Match.load(log).log == match.log


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", another_game().name),
        ("game", "chess"),
        ("seats", 2),
        ("options", {"first_player": "B", "rounds": 3}),
        ("options", {"first_player": "A", "rounds": 4}),
        ("options", {"no_such": 1}),
        ("rules", 2),
        ("commitment", "0" * 64),
        ("nonces", {}),
        ("nonces", {"A": "00"}),
        ("nonces", {"A": "0"}),
        ("nonces", {"A": "AB"}),
        ("nonces", {"A": ""}),
        ("nonces", {"D": "00"}),
        ("nonces", {"A": "00" * 65}),
    ],
)
def test_an_edited_header_is_refused(key: str, value: object) -> None:
    log = finished().log
    header_of(log)[key] = value
    assert refused(log).seq <= 0


def test_another_rules_version_is_refused() -> None:
    log = finished().log
    header_of(log)["rules"] = 2
    error = refused(sealed(log))
    assert (error.seq, error.key) == (-1, "log-other-rules")


def test_an_unknown_game_is_refused_with_the_reason() -> None:
    log = finished().log
    header_of(log)["game"] = "chess"
    error = refused(log)
    assert (error.seq, error.key) == (-1, "log-game")
    assert "unknown-game" in str(error)


def test_another_secret_is_refused() -> None:
    log = finished().log
    log["secret"] = bytes(32).hex()
    assert refused(log).key == "log-secret"
    header_of(log)["secret"] = bytes(32).hex()
    assert refused(log).key == "log-secret"


def test_another_secret_with_its_own_commitment_makes_other_draws() -> None:
    log = finished().log
    other = bytes(31) + b"\1"
    log["secret"] = header_of(log)["secret"] = other.hex()
    header_of(log)["commitment"] = hashlib.sha256(other).hexdigest()
    assert refused(sealed(log)).seq == 1  # the salt of the first hidden move


@pytest.mark.parametrize(
    "outcome",
    [
        {"reason": "resignation", "winners": ["A"], "totals": [0, 0, 0]},
        {"reason": "rounds", "winners": ["C", "B", "A"], "totals": [9, 9, 9]},
        {"reason": "rounds", "winners": [], "totals": []},
        {"reason": "rounds", "winners": ["A"]},
        {"reason": 1, "winners": ["A"], "totals": []},
        {"reason": "rounds", "winners": ["Q"], "totals": []},
    ],
)
def test_a_wrong_outcome_is_refused(outcome: object) -> None:
    log = finished().log
    header_of(log)["outcome"] = outcome
    assert refused(log).seq == -1


# Openings.


def test_swapped_openings_are_refused_at_the_first() -> None:
    log = finished().log
    openings = openings_of(log)
    openings["1"], openings["2"] = openings["2"], openings["1"]
    assert (refused(log).seq, refused(log).key) == (1, "log-opening")


def test_edited_missing_and_surplus_openings_are_refused() -> None:
    for seq in openings_of(everything().log):
        for key in ("move", "salt"):
            for other in other_values(openings_of(everything().log)[seq][key]):
                log = everything().log
                openings_of(log)[seq][key] = other
                assert refused(log).seq == int(seq)
        log = everything().log
        del openings_of(log)[seq]
        assert (refused(log).seq, refused(log).key) == (int(seq), "log-opening-missing")
    log = everything().log
    openings_of(log)["4"] = dict(openings_of(log)["1"])
    assert (refused(log).seq, refused(log).key) == (4, "log-opening-unneeded")
    for name in ("01", "-1", "x", "¹", "9" * 30):
        log = everything().log
        openings_of(log)[name] = dict(openings_of(log)["1"])
        assert refused(log).seq == -1


# A forger who makes the chain anew.


def forged(edit: Callable[[Json, list[Json]], object], match: Match | None = None) -> LogError:
    log = (match or finished()).log
    edit(log, events_of(log))
    return refused(sealed(log))


def test_a_forged_draw_is_refused() -> None:
    def other_weather(log: Json, events: list[Json]) -> None:
        events[11]["result"] = "=rain" if events[11]["result"] == "=sun" else "=sun"

    error = forged(other_weather)
    assert (error.seq, error.facts["fact"]) == (11, "result")


def test_forged_outcomes_of_a_draw_are_refused() -> None:
    for outcomes in ([["=sun", 1], ["=rain", 1]], [["=rain", 1], ["=sun", 3]], [["=sun", 4]]):

        def edit(log: Json, events: list[Json], outcomes: object = outcomes) -> None:
            events[11]["outcomes"] = outcomes
            events[11]["result"] = "=sun"

        assert forged(edit).seq == 11


@pytest.mark.parametrize(
    "outcomes",
    [
        [["=sun", 0]],
        [["=sun", 2**64], ["=rain", 1]],
        [["=sun", 1], ["=sun", 1]],
        [["=sun"]],
        [["=hail", 1]],
        ["=sun"],
        [],
    ],
)
def test_malformed_outcomes_are_refused(outcomes: object) -> None:
    def edit(log: Json, events: list[Json]) -> None:
        events[11]["outcomes"] = outcomes
        events[11]["result"] = "=sun"

    assert forged(edit).seq == 11


def test_a_forged_illegal_move_is_refused_with_its_rule() -> None:
    def occupied(log: Json, events: list[Json]) -> None:
        events[15]["text"] = "R>2"

    error = forged(occupied)
    assert (error.seq, error.key) == (15, "log-refused")
    assert error.facts["rule"] == "P2"


@pytest.mark.parametrize(
    ("seq", "key", "value"),
    [
        (1, "seat", "B"),
        (1, "text", "?>3"),
        (1, "text", "R>1"),
        (1, "answers", -1),
        (1, "ply", 2),
        (3, "of", 1),
        (3, "seat", "B"),
        (3, "ply", 0),
        (4, "text", "nonsense"),
        (4, "commitment", "0" * 64),
        (4, "answers", 4),
        (4, "answers", 2),
        (5, "text", "=sun"),
        (6, "ply", 9),
        (9, "of", 7),
        (9, "of", 2),
        (9, "move", "G>1"),
        (9, "salt", "0" * 64),
        (12, "ply", 0),
        (13, "ply", 0),
        (0, "who", ""),
        (0, "who", "\n"),
        (20, "of", 1),
    ],
)
def test_a_forged_fact_is_refused(seq: int, key: str, value: object) -> None:
    def edit(log: Json, events: list[Json]) -> None:
        events[seq][key] = value

    assert forged(edit).seq == seq


def without(*seqs: int) -> Callable[[Json, list[Json]], None]:
    """Leave events out and number the others anew."""

    def edit(log: Json, events: list[Json]) -> None:
        for seq in reversed(seqs):
            del events[seq]
        for seq, event in enumerate(events):
            event["seq"] = seq
            if "answers" in event:
                event["answers"] = seq - 1

    return edit


def test_a_missing_reveal_is_refused() -> None:
    assert forged(without(10)).seq == 10
    assert forged(without(9, 10)).seq == 9
    assert forged(without(20)).seq == 20


def test_a_missing_draw_is_refused() -> None:
    assert forged(without(6)).seq == 6
    assert forged(without(11)).seq == 11


def test_an_early_reveal_is_refused() -> None:
    """Moved one place up, before the move that turns the pebbles up."""

    def edit(log: Json, events: list[Json]) -> None:
        events[8], events[9] = events[9], events[8]
        events[8]["ply"] = 4
        without()(log, events)

    assert forged(edit).seq == 8


def test_an_undone_move_is_not_revealed_before_the_end() -> None:
    def edit(log: Json, events: list[Json]) -> None:
        events.insert(11, {**events[20], "ply": events[10]["ply"]})
        del events[21]
        without()(log, events)

    assert forged(edit).seq in (11, 12)


def test_a_takeback_across_a_draw_is_refused() -> None:
    def edit(log: Json, events: list[Json]) -> None:
        events[7] = {"seq": 7, "kind": "undo", "ply": 3, "seat": "B", "of": 5}

    assert (forged(edit).seq, forged(edit).key) == (7, "log-undo")


def test_a_forged_end_is_refused() -> None:
    log = everything().log
    header_of(log).update(
        events=16,
        last_hash=events_of(log)[-1]["hash"],
        secret=SECRET.hex(),
        outcome={"reason": "rounds", "winners": ["A"], "totals": [1, 0, 0]},
    )
    assert refused(log).seq in (-1, 16)
    log = finished().log
    for key in ("events", "last_hash", "secret", "outcome"):
        del header_of(log)[key]
    assert (refused(log).seq, refused(log).key) == (-1, "log-end-missing")


# Input that is no log at all.


def deep() -> object:
    nested: object = 1
    for _ in range(100_000):
        nested = [nested]
    return nested


def circular() -> object:
    nested: dict[str, object] = {}
    nested["again"] = nested
    return nested


@pytest.mark.parametrize("value", [None, 1, "log", b"log", [], {}, {1: 2}, {"format": 1}])
def test_what_is_no_log_is_refused(value: object) -> None:
    assert refused(value).seq == -1


def test_another_format_is_refused() -> None:
    log = everything().log
    log["format"] = 3
    assert refused(log).key == "log-format"


MONSTERS: dict[str, Callable[[], object]] = {
    "deep": deep,
    "circular": circular,
    "deep below a key": lambda: {"k": deep()},
    "no JSON": lambda: {"k": {1, 2}},
    "long number": lambda: 10**9000,
}


@pytest.mark.parametrize("name", MONSTERS)
def test_monsters_are_refused(name: str) -> None:
    monster = MONSTERS[name]()
    for key in everything().log:
        log = everything().log
        log[key] = monster
        refused(log)
    for key in header_of(everything().log):
        log = everything().log
        header_of(log)[key] = monster
        refused(log)
    log = everything().log
    for event in events_of(log):
        for key, value in list(event.items()):
            event[key] = monster
            assert refused(log).seq == event["seq"] or key == "seq"
            event[key] = value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "nonsense",
        b"\xff\xfe\xff",
        '{"format": 1, "format": 1}',
        '{"format": NaN}',
        "[" * 100_000,
        '{"format": ' + "9" * 10_000 + "}",
    ],
    ids=range(8),
)
def test_a_file_that_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(LogError) as error:
        parse_log(text)
    assert (error.value.seq, error.value.key) == (-1, "log-not-json")


def test_a_file_is_parsed() -> None:
    log = finished().log
    assert parse_log(json.dumps(log)) == log
    assert Match.load(parse_log(json.dumps(log, ensure_ascii=False).encode())).log == log
