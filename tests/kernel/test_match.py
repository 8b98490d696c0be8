"""Playing a match: turns, draws, batches, takebacks, reveals, resignations, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.playing import (
    SECRET,
    events_of,
    games,
    header_of,
    masked,
    pebbles,
    position,
    random_match,
)
from oenach.kernel.errors import (
    IllegalMove,
    MalformedMove,
    NotYourTurn,
    OenachError,
    OptionError,
    StaleMatch,
)
from oenach.kernel.game import Game
from oenach.kernel.logs.events import Entry
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify
from oenach.kernel.seats import LETTERS, OVER
from toys.pebbles.rules.game import PebblesGame


def kinds(entries: list[Entry]) -> list[str]:
    return [entry.event.kind for entry in entries]


def finished() -> Match:
    match = pebbles(rounds=1)
    match.play_all(["R>1", "done"])
    match.play_all(["G>2", "done"])
    return match


# Making a match.


def test_a_match_draws_at_once() -> None:
    match = Match(PebblesGame(2, {}), SECRET)
    assert kinds(match.events()) == ["draw"]
    assert match.to_act in (0, 1)


def test_without_a_secret_two_matches_have_two() -> None:
    game = PebblesGame(2, {})
    assert Match(game).secret_commitment != Match(game).secret_commitment


@pytest.mark.parametrize("secret", [b"", b"short", bytes(31), bytes(33), "0" * 32, 7])
def test_a_secret_is_32_bytes(secret: bytes) -> None:
    with pytest.raises(OptionError):
        Match(PebblesGame(2, {}), secret)


@pytest.mark.parametrize("nonces", [{2: b"x"}, {-1: b"x"}, {0: b""}, {0: bytes(65)}, {0: "x"}])
def test_bad_nonces(nonces: dict[int, bytes]) -> None:
    with pytest.raises(OptionError):
        Match(PebblesGame(2, {}), SECRET, nonces)


def test_nonces_are_joined_in_seat_order() -> None:
    one, other = pebbles(nonces={1: b"yy", 0: b"x"}), pebbles(nonces={0: b"x", 1: b"yy"})
    assert one.log == other.log
    assert header_of(one.log)["nonces"] == {"A": "78", "B": "7979"}


# Moves and what is refused.


def test_a_move_names_the_event_it_answers() -> None:
    match = pebbles()
    (entry,) = match.play("R>1", seat=0, answers=-1)
    assert entry.event.to_json() == {
        "seq": 0,
        "kind": "move",
        "ply": 1,
        "seat": "A",
        "answers": -1,
        "text": "?>1",
        "commitment": match.openings[0].commitment(),
    }
    assert match.openings[0].move == "R>1"


def test_refusals_come_in_a_fixed_order() -> None:
    match = pebbles()
    match.play("R>1")
    with pytest.raises(NotYourTurn) as turn:
        match.play("nonsense", seat=1, answers=9)
    assert turn.value.facts == {"seat": "B", "to_act": "A"}
    with pytest.raises(StaleMatch) as stale:
        match.play("nonsense", seat=0, answers=9)
    assert stale.value.facts == {"answers": 9, "last": 0}
    with pytest.raises(MalformedMove):
        match.play("nonsense", seat=0, answers=0)
    with pytest.raises(IllegalMove) as illegal:
        match.play("R>1", seat=0, answers=0)
    assert illegal.value.rule == "P2"


def test_nothing_can_be_done_after_the_end() -> None:
    match = finished()
    log = match.log
    attempts: list[Callable[[], object]] = [
        lambda: match.play("done", seat=0, answers=99),
        lambda: match.play_all(["done"]),
        lambda: match.undo(1),
        lambda: match.resign(0),
        lambda: match.take_seat(0, "Medb"),
        lambda: match.call_time(),
    ]
    for attempt in attempts:
        with pytest.raises(IllegalMove) as refused:
            attempt()
        assert (refused.value.rule, refused.value.key) == ("P8", "match-over")
    assert match.log == log
    assert match.undoable(0) == match.undoable(1) == 0
    assert match.to_act == OVER


ERRORS: list[Callable[[Match], object]] = [
    lambda match: match.play("X>9"),
    lambda match: match.play(None),  # type: ignore[arg-type]
    lambda match: match.play(["done"]),  # type: ignore[arg-type]
    lambda match: match.play("=sun"),
    lambda match: match.play("G>1"),
    lambda match: match.play("done", seat=1),
    lambda match: match.play("done", seat=77),
    lambda match: match.play("done", answers=0),
    lambda match: match.play_all(["G>2", "G>2"]),
    lambda match: match.play_all(["G>2", "nonsense"]),
    lambda match: match.play_all(["G>2", "done", "G>3"], seat=0),
    lambda match: match.play_all(["G>2", "toss", "done"]),
    lambda match: match.undo(1),
    lambda match: match.undo(0, answers=0),
    lambda match: match.resign(5),
    lambda match: match.take_seat(2, "Medb"),
    lambda match: match.take_seat(0, ""),
    lambda match: match.take_seat(0, "x" * 81),
    lambda match: match.take_seat(0, "a\nb"),
    lambda match: match.take_seat(0, "\ud800"),
    lambda match: match.knowledge(2),
    lambda match: match.observe(-1),
]


@pytest.mark.parametrize("attempt", ERRORS)
def test_a_refusal_changes_nothing(attempt: Callable[[Match], object]) -> None:
    match = pebbles()
    match.play_all(["R>1", "R>3"])
    log, before = match.log, position(match)
    with pytest.raises(OenachError):
        attempt(match)
    assert match.log == log
    assert position(match) == before
    assert match.undoable(0) == 2
    match.play("done")


def test_what_is_handed_out_cannot_reach_the_match() -> None:
    match = pebbles()
    match.play("R>1")
    log = match.log
    events_of(match.log).clear()
    header_of(match.log)["options"] = 1
    match.events().clear()
    match.openings.clear()
    match.state.apply(match.game.parse(match.state, "done"))
    assert match.log == log
    assert match.to_act == 0


# Batches.


def test_a_batch_is_the_same_as_its_moves() -> None:
    one, other = pebbles(), pebbles()
    entries = one.play_all(["R>1", "G>2", "done"], seat=0, answers=-1)
    for text in ("R>1", "G>2", "done"):
        other.play(text)
    assert one.log == other.log
    assert entries == one.events()
    assert one.play_all([]) == []


def test_only_the_last_move_of_a_batch_may_lead_to_a_draw() -> None:
    match = pebbles()
    with pytest.raises(StaleMatch) as refused:
        match.play_all(["R>1", "toss", "done"])
    assert refused.value.key == "batch-crosses-draw"
    assert kinds(match.play_all(["R>1", "toss"])) == ["move", "move", "draw"]


def test_a_batch_never_crosses_a_reveal() -> None:
    match = pebbles()
    match.play_all(["R>1", "done"])
    with pytest.raises(StaleMatch):
        match.play_all(["done", "done"])


# Draws and reveals.


def test_reveals_come_after_the_move_that_turns_up_and_before_the_draw() -> None:
    match = pebbles()
    match.play_all(["R>1", "G>2", "done"])
    match.play("R>3")
    entries = match.play("done")
    assert kinds(entries) == ["move", "reveal", "reveal", "reveal", "draw"]
    assert [entry.event.to_json().get("of") for entry in entries[1:4]] == [0, 1, 3]
    assert [entry.event.to_json().get("move") for entry in entries[1:4]] == ["R>1", "G>2", "R>3"]
    assert [entry.event.ply for entry in entries] == [5, 5, 5, 5, 6]


def test_a_draw_records_its_weighted_outcomes() -> None:
    match = pebbles()
    match.play("done")
    told = match.play("done")[-1].to_json()
    assert told["outcomes"] == [["=sun", 3], ["=rain", 1]]
    assert told["result"] in ("=sun", "=rain")


def test_the_end_shows_the_secret_and_the_outcome() -> None:
    match = finished()
    outcome = match.outcome()
    assert match.over
    assert outcome is not None
    header = header_of(match.public_log)
    assert header["secret"] == SECRET.hex()
    assert header["events"] == len(match.events())
    assert header["last_hash"] == match.event(match.last_seq).hash
    assert header["outcome"] == {
        "reason": "rounds",
        "winners": [LETTERS[seat] for seat in outcome.winners],
        "totals": [sheet.total for sheet in outcome.sheets],
    }


# Takebacks.


def test_a_seat_takes_back_its_own_latest_moves_one_by_one() -> None:
    match = pebbles()
    start = position(match)
    match.play("R>1")
    after_one = position(match)
    match.play_all(["G>2", "done"])
    assert (match.undoable(0), match.undoable(1)) == (3, 0)
    match.undo(0)
    (entry,) = match.undo(0)
    assert entry.event.to_json() == {"seq": 4, "kind": "undo", "ply": 1, "seat": "A", "of": 1}
    assert position(match) == after_one
    match.undo(0, answers=4)
    assert position(match) == start
    with pytest.raises(StaleMatch) as refused:
        match.undo(0)
    assert refused.value.key == "nothing-to-undo"


def test_ply_repeats_after_an_undo_and_seq_does_not() -> None:
    match = pebbles()
    match.play("R>1")
    match.undo(0)
    match.play("G>1")
    told = [(entry.event.seq, entry.event.kind, entry.event.ply) for entry in match.events()]
    assert told == [(0, "move", 1), (1, "undo", 0), (2, "move", 1)]


def test_nothing_is_taken_back_once_another_seat_acted() -> None:
    match = pebbles()
    match.play_all(["R>1", "done"])
    match.play("G>2")
    assert (match.undoable(0), match.undoable(1)) == (0, 1)
    match.undo(1)
    # B has acted, even though it was taken back.
    assert (match.undoable(0), match.undoable(1)) == (0, 0)


def test_a_takeback_never_crosses_a_draw_or_a_reveal() -> None:
    match = pebbles()
    match.play_all(["R>1", "toss"])
    assert match.undoable(0) == 0
    match.play("done")
    assert match.undoable(1) == 0


def test_a_takeback_never_crosses_a_call_of_time_a_resignation_or_a_change_of_seat() -> None:
    match = pebbles(3)
    match.play("R>1")
    match.take_seat(1, "Medb")
    assert match.undoable(0) == 1
    match.take_seat(0, "bot:random")
    assert match.undoable(0) == 0
    match.play("R>2")
    match.resign(2)
    assert match.undoable(0) == 0
    match.play("R>3")
    match.call_time()
    assert match.undoable(0) == 0


def test_an_undone_hidden_move_is_shown_only_at_the_end() -> None:
    match = pebbles()
    match.play("R>1")
    match.play("G>2")
    match.undo(0)
    match.undo(0)
    match.play_all(["G>1", "done"])
    match.play("done")
    assert [e.event.to_json()["of"] for e in match.events() if e.event.kind == "reveal"] == [4]
    match.play("R>1")
    match.resign(1)
    told = [e.event.to_json()["of"] for e in match.events() if e.event.kind == "reveal"]
    waiting = next(e.event.seq for e in reversed(match.events()) if e.event.kind == "move")
    assert told == [4, waiting, 0, 1]


# Resignations, time and seats.


def test_of_two_seats_the_other_one_wins_by_resignation() -> None:
    match = pebbles()
    match.play("R>1")
    entries = match.resign(0)
    assert kinds(entries) == ["resign", "reveal"]
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resignation", (1,))
    assert outcome.sheets == tuple(match.state.sheet(seat) for seat in range(2))


def test_a_match_that_is_called_off_ends_without_winners() -> None:
    match = pebbles(3)
    match.play("R>1")
    entries = match.call_off()
    assert kinds(entries) == ["call-off", "reveal"]
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("called-off", ())
    assert outcome.sheets == tuple(match.state.sheet(seat) for seat in range(3))
    assert match.undoable(0) == 0
    with pytest.raises(IllegalMove):
        match.call_off()


def test_the_log_of_a_match_that_was_called_off_loads_verifies_and_resumes() -> None:
    match = pebbles(3)
    match.play_all(["R>1", "done"])
    match.play("G>2")
    match.call_off()
    log = json.loads(json.dumps(match.log))
    assert Match.load(log, match.game).outcome() == match.outcome()
    report = verify(log)
    assert report.ok, report.error
    again = Match.resume(match.game, bytes.fromhex(log["secret"]), match.snapshot())
    assert again.outcome() == match.outcome()
    forged = {**log, "events": [*log["events"][:-2], *log["events"][-1:]]}
    assert not verify(forged).ok


def test_among_three_the_play_goes_on() -> None:
    match = pebbles(3)
    assert kinds(match.resign(1)) == ["resign"]
    assert not match.over
    with pytest.raises(StaleMatch):
        match.resign(1)
    match.take_seat(1, "bot:random")
    match.resign(1)
    match.play("done")


def test_calling_time_is_an_event() -> None:
    match = pebbles(rounds=9)
    assert kinds(match.call_time()) == ["time"]
    match.play("done")
    match.play("done")
    assert match.over


# Any game, at random.


def folded(match: Match) -> object:
    """The position as a fold over the log: the current line, replayed on a bare state."""
    line: list[str | None] = []
    for event in (entry.to_json() for entry in match.events()):
        if event["kind"] == "move":
            seq = event["seq"]
            opening = match.openings.get(seq if isinstance(seq, int) else -1)
            line.append(str(event["text"]) if opening is None else opening.move)
        elif event["kind"] == "draw":
            line.append(str(event["result"]))
        elif event["kind"] == "undo":
            line.pop()
        elif event["kind"] == "time":
            line.append(None)
    state = match.game.new()
    for text in line:
        if text is None:
            state.call_time()
        else:
            state.apply(match.game.parse(state, text))
    return match.game.position(state)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32), st.integers(0, 60))
def test_a_position_is_a_fold_over_the_log(game: Game, seed: int, steps: int) -> None:
    match = random_match(game, seed, steps)
    assert position(match) == folded(match)


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32))
def test_every_match_ends_with_nothing_hidden(game: Game, seed: int) -> None:
    match = random_match(game, seed)
    told = [entry.to_json() for entry in match.events()]
    hidden = {event["seq"] for event in told if "commitment" in event}
    assert match.over
    assert hidden == {event["of"] for event in told if event["kind"] == "reveal"}
    assert hidden == set(match.openings)


# What the public log gives away.


def test_a_public_log_tells_no_hidden_kind_before_the_reveal() -> None:
    one, other = pebbles(), pebbles()
    one.play_all(["R>1", "G>2", "done"])
    other.play_all(["G>1", "R>2", "done"])
    one.play("R>3")
    other.play("R>3")
    assert masked(one.public_log) == masked(other.public_log)
    assert one.observe(None) == other.observe(None)
    assert one.observe(1) == other.observe(1)
    assert one.knowledge(1) == other.knowledge(1)
    assert one.knowledge(0) != other.knowledge(0)


def test_salts_tell_nothing_of_the_move() -> None:
    one, other = pebbles(), pebbles()
    one.play("R>1")
    other.play("G>1")
    assert one.openings[0].salt == other.openings[0].salt
    assert one.event(0).to_json()["commitment"] != other.event(0).to_json()["commitment"]
