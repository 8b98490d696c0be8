"""Writes a match log of each game, with forged copies and what `oenach.verify` finds in each.

    python scripts/make_logs.py tests/games

A forgery is told as edits of the log; a sealed one has its chain of hashes made anew, as somebody
would who knows how logs are made.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

from of_games import brought

import oenach
from oenach.kernel.logs.events import canonical
from oenach.kernel.matches.verify import verify

Log = dict[str, Any]
Edit = tuple[list[str | int], object]

FIXED = ("game", "seats", "options", "rules", "commitment", "nonces")
FALSE_HASH = "0" * 64


def played(game: str, moves: int, options: dict[str, object]) -> oenach.Match:
    """A match with nonces, a newcomer and moves taken back, resigned if it grows long."""
    dice = random.Random(game)
    nonces = {0: b"salmon", 1: bytes(range(64))}
    rules = oenach.game(game, 2, options)
    drawn = rules.table_rules.seats_drawn is not None
    seating = [None, None] if drawn else None
    match = oenach.Match(rules, secret=b"\x07" * 32, nonces=nonces, seating=seating)
    match.take_seat(1, "Gráinne")
    for count in range(moves):
        if match.over:
            return match
        seat = match.to_act
        texts = [match.game.text(match.state, move) for move in match.state.legal_moves()]
        match.play(dice.choice([text for text in texts if text != "pass"] or texts))
        if count % 7 == 3 and match.undoable(seat):
            match.undo(seat)
        elif count % 7 == 5 and match.can_take_back(seat):
            match.take_back(seat)
    if not match.over:
        match.resign(match.to_act)
    return match


def edited(log: Log, edits: list[Edit], sealing: bool) -> Log:
    """A copy with values replaced; None takes a value away."""
    forged = copy.deepcopy(log)
    for path, value in edits:
        place: Any = forged
        for key in path[:-1]:
            place = place[key]
        if value is None:
            del place[path[-1]]
        else:
            place[path[-1]] = value
    return sealed(forged) if sealing else forged


def sealed(log: Log) -> Log:
    """The log with its chain of hashes made anew."""
    fixed = (*FIXED, "seating") if log["format"] == 2 else FIXED
    header = {"format": log["format"], **{key: log["header"][key] for key in fixed}}
    last = hashlib.sha256(canonical(header)).hexdigest()
    for event in log["events"]:
        told = {key: value for key, value in event.items() if key != "hash"}
        last = hashlib.sha256(bytes.fromhex(last) + canonical(told)).hexdigest()
        event["hash"] = last
    log["header"]["last_hash"] = last
    return log


def forgeries(log: Log, forged: str) -> dict[str, tuple[list[Edit], bool]]:
    """Ways to lie about the match, by name: the edits, and whether the chain is made anew.

    A hidden move, where there is one, is said to have been a forged one.
    """
    events = log["events"]
    move = next(event for event in events if event["kind"] == "move")
    draws = [event for event in events if event["kind"] == "draw" and len(event["outcomes"]) > 1]
    drawn, last = draws[len(draws) // 2], len(events) - 1
    other = next(text for text, _ in drawn["outcomes"] if text != drawn["result"])
    heavier = [[text, 3 * weight + at] for at, (text, weight) in enumerate(drawn["outcomes"])]
    seq = move["seq"]
    told: dict[str, tuple[list[Edit], bool]] = {
        "another text": ([(["events", seq, "text"], "nonsense")], False),
        "another seat": ([(["events", seq, "seat"], "B" if move["seat"] == "A" else "A")], False),
        "no such seat": ([(["events", seq, "seat"], "E")], False),
        "an unknown kind": ([(["events", seq, "kind"], "wish")], False),
        "an unknown key": ([(["events", seq, "luck"], 1)], False),
        "a missing key": ([(["events", seq, "answers"], None)], False),
        "a fraction": ([(["events", seq, "ply"], 1.5)], False),
        "another number": ([(["events", seq, "seq"], seq + 1)], False),
        "another depth": ([(["events", seq, "ply"], move["ply"] + 1)], False),
        "a late answer": ([(["events", seq, "answers"], seq - 2)], False),
        "another hash": ([(["events", seq, "hash"], FALSE_HASH)], False),
        "another last hash": ([(["header", "last_hash"], FALSE_HASH)], False),
        "another commitment": ([(["header", "commitment"], FALSE_HASH)], True),
        "another secret": ([(["header", "secret"], FALSE_HASH)], False),
        "other nonces": (
            [(["header", "nonces", next(iter(log["header"]["nonces"]))], "beef")],
            True,
        ),
        "cut short": ([(["events", last], None)], False),
        "another draw": ([(["events", drawn["seq"], "result"], other)], True),
        "another draw, unsealed": ([(["events", drawn["seq"], "result"], other)], False),
        "a draw from nothing": ([(["events", drawn["seq"], "result"], "moon")], True),
        "an outcome twice": ([(["events", drawn["seq"], "outcomes", 0], heavier[1])], True),
        "huge weights": ([(["events", drawn["seq"], "outcomes", 0, 1], 2**64)], True),
        "a huge weight": ([(["events", drawn["seq"], "outcomes", 0, 1], 2**63 + 9)], True),
        "other weights": ([(["events", drawn["seq"], "outcomes"], heavier)], True),
        "another format": ([(["format"], 3)], False),
        "the other format": ([(["format"], 3 - log["format"])], False),
        "no events": ([(["events"], "none")], False),
        "no openings": ([(["openings"], None)], False),
        "no secret": ([(["secret"], None), (["openings"], None)], False),
        "an opening too many": (
            [(["openings", str(drawn["seq"])], {"move": "pass", "salt": FALSE_HASH})],
            False,
        ),
    }
    hidden = [event for event in events if "commitment" in event]
    if hidden:
        told |= hidden_forgeries(log, hidden[len(hidden) // 2]["seq"], forged)
    if "seating" in log["header"]:
        told |= seat_forgeries(log)
    return told


def seat_forgeries(log: Log) -> dict[str, tuple[list[Edit], bool]]:
    """Ways to lie about who drew which seat."""
    events = log["events"]
    other = next(text for text, _ in events[0]["outcomes"] if text != events[0]["result"])
    late = next(event["seq"] for event in events[2:] if event["kind"] == "draw")
    return {
        "another seat drawn": ([(["events", 0, "result"], other)], True),
        "a seat for another player": ([(["events", 0, "player"], 2)], True),
        "no such player": ([(["events", 0, "player"], 3)], True),
        "a seat drawn late": ([(["events", late, "player"], 1)], True),
        "a draw of nobody's seat": ([(["events", 0, "player"], None)], True),
        "a seat that nobody drew": ([(["header", "seating"], ["A", "B"])], True),
        "one seat for two": ([(["header", "seating"], ["A", "A"])], True),
        "too few players": ([(["header", "seating"], ["A"])], True),
    }


def hidden_forgeries(log: Log, seq: int, forged: str) -> dict[str, tuple[list[Edit], bool]]:
    """Ways to lie about a hidden move."""
    events = log["events"]
    reveal = next(event for event in events if event["kind"] == "reveal" and event["of"] == seq)
    other = {**log["openings"][str(seq)], "move": forged}
    salted = hashlib.sha256(other["move"].encode() + bytes.fromhex(other["salt"])).hexdigest()
    unsalted = hashlib.sha256(other["move"].encode() + bytes(32)).hexdigest()
    public: list[Edit] = [(["secret"], None), (["openings"], None)]
    return {
        "another opening": ([(["openings", str(seq), "move"], forged)], False),
        "no opening": ([(["openings", str(seq)], None)], False),
        "another reveal": ([(["events", reveal["seq"], "move"], forged)], True),
        "another reveal, public": ([(["events", reveal["seq"], "move"], forged), *public], True),
        "another commitment to a move": ([(["events", seq, "commitment"], salted)], True),
        "another salt, public": (
            [
                (["events", seq, "commitment"], unsalted),
                (["events", reveal["seq"], "move"], other["move"]),
                (["events", reveal["seq"], "salt"], FALSE_HASH),
                *public,
            ],
            True,
        ),
        "reveals out of order": ([(["events", reveal["seq"], "of"], seq + 1)], True),
        "a reveal left out": ([(["events", reveal["seq"]], None)], False),
    }


def found(log: Log) -> list[list[object]]:
    """What each check finds that needs no rules: name, status, count, event and key."""
    return [
        [
            check.name,
            check.status,
            check.checked,
            check.error and check.error.seq,
            check.error and check.error.key,
        ]
        for check in verify(log).checks
        if check.name != "rules"
    ]


def main(folder: Path) -> None:
    """Writes those of every game."""
    for game, about in brought("log"):
        match = played(game, about["MOVES"], about["OPTIONS"])
        log = json.loads(json.dumps(match.log))
        told = {
            name: {"edits": edits, "sealed": sealing, "found": found(edited(log, edits, sealing))}
            for name, (edits, sealing) in forgeries(log, about.get("FORGED", "")).items()
        }
        kept = {"log": log, "found": found(log), "forgeries": told}
        text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
        (folder / game / "log.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
