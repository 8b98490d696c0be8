"""Logs of matches, full and public, as files and as values; and snapshots of the store."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from fuzz import spoiling
from fuzz.surface import ANY_JSON, TAKEN, Surface, refused
from fuzz.surfaces.spots import game_at, match_at, spot
from oenach.kernel.errors import LogError, OenachError
from oenach.kernel.logs.log import parse_log
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify
from oenach.messages import LANGUAGES, explain

KINDS: Final = ("full", "public", "snapshot")


class Logs(Surface):
    """A log is parsed, checked and played again; a snapshot is gone on from."""

    name = "logs"
    share = 60

    def almost(self, rng: Random) -> Any:
        where, kind = spot(rng), rng.choice(KINDS)
        spoilt = spoiling.several(_right(where, kind), rng)
        if rng.random() < 0.2:
            return {"spot": where, "kind": kind, "text": spoiling.as_json(spoilt, rng)}
        return {"spot": where, "kind": kind, "value": spoilt}

    def anything(self) -> st.SearchStrategy[Any]:
        return st.builds(
            _with, st.integers(0, 2**16), st.sampled_from(KINDS), st.integers(0, 40), ANY_JSON
        )

    def answer(self, given: Any) -> str:
        if "text" not in given:
            return _read(given["value"], given)
        try:
            return _read(parse_log(given["text"]), given)
        except LogError as error:
            return refused(error)


def _right(where: dict[str, Any], kind: str) -> Any:
    match = match_at(where)
    if kind == "snapshot":
        return match.snapshot()
    return match.log if kind == "full" else match.public_log


def _with(seed: int, kind: str, key: int, inner: Any) -> dict[str, Any]:
    where = spot(Random(seed))
    right = _right(where, kind)
    if kind != "snapshot" and key % 3 == 0:
        header = {**right["header"], list(right["header"])[key % len(right["header"])]: inner}
        return {"spot": where, "kind": kind, "value": {**right, "header": header}}
    return {"spot": where, "kind": kind, "value": {**right, list(right)[key % len(right)]: inner}}


def _read(value: Any, given: dict[str, Any]) -> str:
    if given["kind"] == "snapshot":
        return _resumed(value, given["spot"])
    report = verify(value)
    if report.error is not None:
        for language in LANGUAGES:
            explain(report.error, language)
    try:
        match = Match.load(value)
    except LogError as error:
        return refused(error)
    assert match.game.name
    return TAKEN if report.ok else "loads, and does not verify"


def _resumed(value: Any, where: dict[str, Any]) -> str:
    match = match_at(where)
    try:
        Match.resume(game_at(where), bytes([where["walk"]]) * 32, value)
    except OenachError as error:
        return refused(error)
    assert match.last_seq >= -1
    return TAKEN
