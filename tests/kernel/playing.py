"""Matches for the tests of the kernel: played at random, edited, and sealed anew."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from typing import cast

from oenach.games.installed import modules
from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game, register
from per_game import FIRST, about
from toys.pebbles.rules.game import PebblesGame

Json = dict[str, object]

SECRET = bytes(range(32))
NAMES = ["Medb", "Ailill", "bot:random", "Ferdiad ☘"]

register(PebblesGame.name, PebblesGame)


def games() -> list[Game]:
    """The toy and the real games, at their smallest and largest tables."""
    real = [
        module.newest(seats, dict(about(module.name).short))
        for module in modules()
        for seats in module.seats
    ]
    return [*(PebblesGame(seats, {}) for seats in (2, 3)), *real]


def another_game(seats: int = 2, **options: object) -> Game:
    """A game that is not the toy."""
    return make_game(FIRST, seats, options)


def pebbles(seats: int = 2, nonces: dict[int, bytes] | None = None, **options: object) -> Match:
    """A match of the toy game in which A begins."""
    return Match(PebblesGame(seats, {"first_player": "A", **options}), SECRET, nonces)


def step(match: Match, choice: random.Random) -> None:
    """One thing that could happen at a table: mostly a move, now and then something else."""
    seat = choice.randrange(match.game.seats)
    what = choice.random()
    if what < 0.05:
        match.take_seat(seat, choice.choice(NAMES))
    elif what < 0.15 and match.undoable(seat):
        match.undo(seat)
    elif 0.155 < what < 0.18 and match.can_take_back(seat):
        match.take_back(seat)
    elif what < 0.155 and match.game.name == "pebbles":
        match.call_time()
    else:
        state = match.state
        match.play(match.game.text(state, choice.choice(state.legal_moves())), seat=match.to_act)


def random_match(game: Game, seed: int, steps: int = 10_000) -> Match:
    """A match after so many steps, or at its end."""
    choice = random.Random(seed)
    secret = choice.randbytes(32)
    match = Match(game, secret, {seat: choice.randbytes(8) for seat in range(seed % 3 and 2)})
    for _ in range(steps):
        if match.over:
            break
        step(match, choice)
    return match


def position(match: Match) -> Json:
    """The position now."""
    return match.game.position(match.state)


def through_json(log: Json) -> Json:
    """The log after it was written to a file and read again."""
    return cast(Json, json.loads(json.dumps(log)))


def events_of(log: Json) -> list[Json]:
    """The events of a log, to be edited."""
    return cast(list[Json], log["events"])


def header_of(log: Json) -> Json:
    """The header of a log, to be edited."""
    return cast(Json, log["header"])


def openings_of(log: Json) -> dict[str, Json]:
    """The openings of a full log, to be edited."""
    return cast(dict[str, Json], log["openings"])


def sealed(log: Json) -> Json:
    """The log with its chain of hashes made anew, as a forger would; written from docs/log.md."""
    fixed = ("game", "seats", "options", "rules", "commitment", "nonces")
    header = header_of(log)
    last = _sha256(_canonical({"format": 1, **{key: header[key] for key in fixed}}))
    for event in events_of(log):
        told = {key: value for key, value in event.items() if key != "hash"}
        last = _sha256(last + _canonical(told))
        event["hash"] = last.hex()
    if "last_hash" in header:
        header["last_hash"] = last.hex()
        header["events"] = len(events_of(log))
    return log


def drawn_by_hand(secret: bytes, nonces: bytes, seq: int, weights: list[int]) -> int:
    """A draw as docs/log.md writes it, step by step."""
    total, block = sum(weights), 0
    multiple = (2**64 // total) * total
    while True:
        message = b"oenach/draw" + nonces + seq.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hmac.new(secret, message, hashlib.sha256).digest()
        for word in (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)):
            if word < multiple:
                marks = [sum(weights[: index + 1]) for index in range(len(weights))]
                return next(index for index, mark in enumerate(marks) if word % total < mark)
        block += 1


def _canonical(value: object) -> bytes:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode("utf-8")


def _sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def masked(log: object) -> bytes:
    """The bytes of a log, with everything blanked that is a hash of fixed length."""

    def blank(value: object) -> object:
        if isinstance(value, dict):
            return {
                key: "#" * 64 if key in ("hash", "commitment") else blank(item)
                for key, item in value.items()
            }
        return [blank(item) for item in value] if isinstance(value, list) else value

    return json.dumps(blank(log)).encode()
