"""Checking a log that somebody else made: what anybody can check, and what the rules can.

Everything but the last check needs no rules: the recorded outcomes are enough to make each draw
again, and a commitment is checked by its opening.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from oenach.kernel.errors import LogError
from oenach.kernel.logs.draws import draw, salt, secret_commitment
from oenach.kernel.logs.events import Drawn, Entry, Moved, Revealed
from oenach.kernel.logs.header import Result
from oenach.kernel.logs.log import HEADER, Log, Opening, check_chain, read_log
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import rules_versions

OK: Final = "ok"
NOT_YET: Final = "not-yet"
"""Cannot be checked before the end of the match, or before a reveal."""
SKIPPED: Final = "skipped"
"""Not checked, because an earlier check failed, or the game or its rules are not known here."""
FAILED: Final = "failed"


class Check(NamedTuple):
    """One check: what it found, on how many events, and the error if it failed."""

    name: str
    status: str
    checked: int
    error: LogError | None


@dataclass(frozen=True, slots=True)
class Report:
    """All checks of one log, and the outcome that its header claims."""

    checks: tuple[Check, ...]
    events: int
    full: bool
    outcome: Result | None

    @property
    def ok(self) -> bool:
        """No check failed; some may not have been possible yet."""
        return all(check.status != FAILED for check in self.checks)

    @property
    def complete(self) -> bool:
        """Every check was made and held."""
        return all(check.status == OK for check in self.checks)

    @property
    def error(self) -> LogError | None:
        """The first thing that is wrong."""
        return next((check.error for check in self.checks if check.error is not None), None)

    def check(self, name: str) -> Check:
        """The check of that name."""
        return next(check for check in self.checks if check.name == name)


class Proof:
    """A log whose form is sound, with all that is open in it."""

    def __init__(self, log: Log, entries: list[Entry]) -> None:
        self.log = log
        self.entries = entries
        self.secret = log.secret
        if log.end is not None:
            self.secret = bytes.fromhex(log.end.secret)
        self.draws = [entry.event for entry in entries if isinstance(entry.event, Drawn)]
        moves = [entry.event for entry in entries if isinstance(entry.event, Moved)]
        self.hidden = {move.seq: move for move in moves if move.commitment is not None}
        reveals = [entry.event for entry in entries if isinstance(entry.event, Revealed)]
        self.reveals = {reveal.of: reveal for reveal in reveals}
        self.openings = dict(log.openings)
        for reveal in reveals:
            self.openings.setdefault(reveal.of, Opening(reveal.move, reveal.salt))


Checker = Callable[[Proof], tuple[str, int]]


def verify(log: object) -> Report:
    """Check a full or public log, of a running or a finished match."""
    try:
        read = read_log(log)
    except LogError as error:
        return _unreadable(error, None)
    try:
        entries = list(read.entries())
    except LogError as error:
        return _unreadable(error, read)
    proof = Proof(read, entries)
    checks = [Check("form", OK, len(entries), None)]
    for name, checker in _CHECKERS.items():
        # What the rules say of a log that is already known to be wrong adds nothing.
        if name == "rules" and any(check.status == FAILED for check in checks):
            checks.append(Check(name, SKIPPED, 0, None))
            continue
        try:
            status, checked = checker(proof)
            checks.append(Check(name, status, checked, None))
        except LogError as error:
            checks.append(Check(name, FAILED, 0, error))
    return _report(read, checks)


def _unreadable(error: LogError, log: Log | None) -> Report:
    checks = [Check("form", FAILED, 0, error)]
    checks += [Check(name, SKIPPED, 0, None) for name in _CHECKERS]
    return Report(tuple(checks), 0, False, None) if log is None else _report(log, checks)


def _report(log: Log, checks: list[Check]) -> Report:
    outcome = None if log.end is None else log.end.outcome
    return Report(tuple(checks), len(log.events), log.secret is not None, outcome)


def _check_chain(proof: Proof) -> tuple[str, int]:
    check_chain(proof.log, proof.entries)
    return OK, len(proof.entries)


def _check_secret(proof: Proof) -> tuple[str, int]:
    if proof.secret is None:
        return NOT_YET, 0
    if secret_commitment(proof.secret).hex() != proof.log.header.commitment:
        raise LogError(HEADER, "log-secret")
    return OK, 1


def _check_draws(proof: Proof) -> tuple[str, int]:
    if proof.secret is None:
        return (NOT_YET if proof.draws else OK), 0
    nonces = proof.log.header.nonce_bytes()
    for event in proof.draws:
        drawn = draw(proof.secret, nonces, event.seq, [weight for _, weight in event.outcomes])
        expected = event.outcomes[drawn][0]
        if event.result != expected:
            raise LogError(event.seq, "log-draw", found=event.result[:80], expected=expected[:80])
    return OK, len(proof.draws)


def _check_openings(proof: Proof) -> tuple[str, int]:
    """Hidden moves are what was committed to, with the salts that the secret gives."""
    full = proof.log.secret is not None
    for seq in sorted(proof.openings.keys() | proof.hidden.keys()):
        move, opening = proof.hidden.get(seq), proof.openings.get(seq)
        if move is None:
            raise LogError(seq, "log-opening-unneeded")
        if opening is None or (full and seq not in proof.log.openings):
            if full:
                raise LogError(seq, "log-opening-missing")
            continue
        _check_opening(proof, move, opening)
    closed = len(proof.hidden.keys() - proof.openings.keys())
    salts_open = proof.secret is not None or not proof.openings
    return (OK if not closed and salts_open else NOT_YET), len(proof.openings)


def _check_opening(proof: Proof, move: Moved, opening: Opening) -> None:
    if opening.commitment() != move.commitment:
        raise LogError(_told_at(proof, move.seq), "log-opening", of=move.seq)
    if proof.secret is not None and opening.salt != salt(proof.secret, move.seq).hex():
        raise LogError(_told_at(proof, move.seq), "log-salt", of=move.seq)
    reveal = proof.reveals.get(move.seq)
    if reveal is not None and (reveal.move, reveal.salt) != opening:
        raise LogError(reveal.seq, "log-opening", of=move.seq)


def _told_at(proof: Proof, seq: int) -> int:
    """Where an opening stands: in a reveal event, or beside the hidden move in a full log."""
    return seq if seq in proof.log.openings else proof.reveals[seq].seq


def _check_rules(proof: Proof) -> tuple[str, int]:
    """The whole match played again by the rules: moves, outcomes of draws, reveals, result."""
    if proof.secret is None:
        return NOT_YET, 0
    if proof.log.header.rules not in rules_versions(proof.log.header.game):
        return SKIPPED, 0
    full = replace(proof.log, secret=proof.secret, openings=proof.openings)
    Match.from_log(full)
    return OK, len(proof.entries)


_CHECKERS: Final[dict[str, Checker]] = {
    "chain": _check_chain,
    "secret": _check_secret,
    "draws": _check_draws,
    "openings": _check_openings,
    "rules": _check_rules,
}
