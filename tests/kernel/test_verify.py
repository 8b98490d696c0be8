"""Verifying a log: what is checked of full and public logs, running and finished."""

from __future__ import annotations

import hashlib
import hmac
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.playing import (
    Json,
    drawn_by_hand,
    events_of,
    games,
    header_of,
    openings_of,
    pebbles,
    random_match,
    sealed,
    through_json,
)
from oenach.kernel.errors import LogError
from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import FAILED, NOT_YET, OK, SKIPPED, Report, verify


def running() -> Match:
    match = pebbles(nonces={1: b"salt"})
    match.play_all(["R>1", "toss"])  # 0 1 2
    match.play_all(["G>2", "done"])  # 3 4, reveals 5 6, draw 7
    match.play_all(["G>3", "done"])  # 8 9
    return match


def finished() -> Match:
    match = running()
    match.play("done")  # 10, reveal 11, draw 12
    assert match.over
    return match


def statuses(report: Report) -> dict[str, str]:
    return {check.name: check.status for check in report.checks}


def failure(log: object, name: str) -> LogError:
    """The error of the first check that failed, which must be that one."""
    report = verify(log)
    assert not report.ok
    assert not report.complete
    failed = [check for check in report.checks if check.status == FAILED]
    assert failed[0].name == name
    assert failed[0].error is not None
    assert report.error is failed[0].error
    return failed[0].error


# Logs that hold.


def test_everything_is_checked_in_a_finished_log_full_or_public() -> None:
    match = finished()
    for log in (match.log, match.public_log):
        report = verify(through_json(log))
        assert report.complete
        assert report.events == 13
        assert report.check("draws").checked == 3
        assert report.check("openings").checked == 3
        assert report.outcome is not None
        assert report.outcome.reason == "rounds"
    assert verify(match.log).full
    assert not verify(match.public_log).full


def test_everything_is_checked_in_a_running_full_log() -> None:
    report = verify(running().log)
    assert report.complete
    assert report.outcome is None
    assert report.check("openings").checked == 3


def test_a_running_public_log_keeps_its_secrets() -> None:
    report = verify(running().public_log)
    assert report.ok
    assert not report.complete
    assert statuses(report) == {
        "form": OK,
        "chain": OK,
        "secret": NOT_YET,
        "draws": NOT_YET,
        "openings": NOT_YET,
        "rules": NOT_YET,
    }
    # The two that were turned up are held against their commitments already.
    assert report.check("openings").checked == 2


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32), st.sampled_from([10, 10_000]))
def test_any_match_verifies(game: Game, seed: int, steps: int) -> None:
    match = random_match(game, seed, steps)
    assert verify(through_json(match.log)).complete
    public = verify(through_json(match.public_log))
    assert public.ok
    assert public.complete == match.over


def test_a_game_that_is_not_known_here_is_verified_all_the_same() -> None:
    log = finished().public_log
    header_of(log)["game"] = "hurling"
    report = verify(sealed(log))
    assert report.ok
    assert statuses(report)["rules"] == SKIPPED
    assert statuses(report)["draws"] == OK


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32))
def test_a_verifier_can_be_written_from_the_page_about_logs(game: Game, seed: int) -> None:
    log = json.loads(json.dumps(random_match(game, seed).public_log))
    assert sealed(through_json(log)) == log
    header, events = log["header"], log["events"]
    secret = bytes.fromhex(header["secret"])
    nonces = bytes.fromhex("".join(nonce for _, nonce in sorted(header["nonces"].items())))
    assert hashlib.sha256(secret).hexdigest() == header["commitment"]
    for event in events:
        if event["kind"] == "draw":
            weights = [weight for _, weight in event["outcomes"]]
            index = drawn_by_hand(secret, nonces, event["seq"], weights)
            assert event["result"] == event["outcomes"][index][0]
        if event["kind"] == "reveal":
            of = event["of"]
            salt = hmac.digest(secret, b"oenach/salt" + of.to_bytes(8, "big"), "sha256")
            assert salt.hex() == event["salt"]
            opened = hashlib.sha256(event["move"].encode() + salt).hexdigest()
            assert opened == events[of]["commitment"]


# Logs that do not.


def test_an_edit_breaks_the_chain() -> None:
    for log in (finished().log, finished().public_log, running().public_log):
        events_of(log)[4]["text"] = "toss"
        assert failure(log, "chain").seq == 4
        assert statuses(verify(log))["rules"] == SKIPPED


def test_a_malformed_log_fails_in_form_and_nothing_else_is_tried() -> None:
    log = finished().public_log
    events_of(log)[3]["kind"] = "cheat"
    assert failure(log, "form").seq == 3
    assert set(statuses(verify(log)).values()) == {FAILED, SKIPPED}
    assert failure("no log", "form").seq == -1


def test_a_cut_log_fails_at_the_missing_event() -> None:
    log = finished().public_log
    del events_of(log)[10:]
    assert failure(log, "form").seq == 10


def test_a_wrong_last_hash_fails() -> None:
    log = finished().public_log
    header_of(log)["last_hash"] = "0" * 64
    assert failure(log, "chain").seq == -1


def test_another_secret_fails() -> None:
    log = finished().public_log
    header_of(log)["secret"] = "0" * 64
    assert failure(log, "secret").seq == -1


def test_a_forged_draw_fails_without_knowing_the_rules() -> None:
    log = finished().public_log
    header_of(log)["game"] = "hurling"
    other = {"=sun": "=rain", "=rain": "=sun"}
    events_of(log)[7]["result"] = other[str(events_of(log)[7]["result"])]
    assert failure(sealed(log), "draws").seq == 7


def test_a_forged_reveal_fails_while_the_match_is_running() -> None:
    log = running().public_log
    events_of(log)[5]["move"] = "G>1"
    error = failure(sealed(log), "openings")
    assert (error.seq, error.facts) == (5, {"of": 0})


def test_a_salt_that_is_not_the_secrets_fails() -> None:
    """A commitment that was made with a salt of one's own choosing could not be trusted."""
    log = finished().public_log
    own = bytes(32)
    events_of(log)[0]["commitment"] = hashlib.sha256(b"R>1" + own).hexdigest()
    events_of(log)[5]["salt"] = own.hex()
    error = failure(sealed(log), "openings")
    assert (error.seq, error.key) == (5, "log-salt")


def test_openings_of_a_full_log_must_be_all_and_only_the_hidden_moves() -> None:
    log = running().log
    del openings_of(log)["8"]
    assert failure(log, "openings").seq == 8
    log = running().log
    openings_of(log)["4"] = openings_of(log)["3"]
    assert failure(log, "openings").seq == 4
    log = running().log
    openings_of(log)["8"], openings_of(log)["3"] = openings_of(log)["3"], openings_of(log)["8"]
    assert failure(log, "openings").seq == 3


def test_a_missing_reveal_fails() -> None:
    log = finished().public_log
    events = events_of(log)
    del events[11]
    events[11]["seq"] = 11
    assert failure(sealed(log), "form").key == "log-reveal-missing"


def test_an_illegal_move_fails_by_the_rules() -> None:
    log = finished().public_log
    events_of(log)[10]["text"] = "toss"
    error = failure(sealed(log), "rules")
    assert error.seq in (10, 11)
    log = finished().public_log
    events_of(log)[10]["text"] = "=sun"
    error = failure(sealed(log), "rules")
    assert (error.seq, error.facts["rule"]) == (10, "P1")


def test_forged_outcomes_of_a_draw_fail_by_the_rules() -> None:
    log = finished().public_log
    event = events_of(log)[7]
    event["outcomes"] = [[event["result"], 4]]
    assert failure(sealed(log), "rules").seq == 7


def test_a_forged_outcome_fails_by_the_rules() -> None:
    log = finished().public_log
    header_of(log)["outcome"] = {"reason": "rounds", "winners": ["B"], "totals": [0, 99]}
    assert failure(log, "rules").key == "log-outcome"


@pytest.mark.parametrize("value", [None, 3, [], {}, {"format": 1, "header": {}, "events": []}])
def test_nothing_but_a_report_comes_back(value: object) -> None:
    assert not verify(value).ok


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_any_single_edit_is_found(data: st.DataObject) -> None:
    """One value anywhere in a finished public log is replaced by another of its kind."""
    log = finished().public_log
    events: list[Json] = events_of(log)
    target = data.draw(st.sampled_from([header_of(log), *events]))
    key = data.draw(st.sampled_from(sorted(target)))
    value = target[key]
    if isinstance(value, int):
        target[key] = value + data.draw(st.sampled_from([-1, 1]))
    elif isinstance(value, str):
        at = data.draw(st.integers(0, len(value) - 1))
        target[key] = value[:at] + ("0" if value[at] != "0" else "1") + value[at + 1 :]
    else:
        target[key] = json.loads(json.dumps(value).replace("1", "2", 1).replace("A", "B", 1))
    if target[key] != value:
        assert not verify(log).ok
