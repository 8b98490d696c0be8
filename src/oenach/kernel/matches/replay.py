"""Playing a full log again: what people did is done again, and everything else must follow.

The match that is played again makes its own draws, commitments, reveals and hashes. Each event of
the log is compared with the one it made, so there is no second account of the rules of a log.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from oenach.kernel.errors import IllegalMove, LogError, OenachError
from oenach.kernel.game import Game
from oenach.kernel.logs.draws import secret_commitment
from oenach.kernel.logs.events import (
    CalledOff,
    Entry,
    Event,
    Moved,
    Resigned,
    Seated,
    TakenBack,
    TimeCalled,
    canonical,
)
from oenach.kernel.logs.header import End, Header, Seating
from oenach.kernel.logs.log import HEADER, Link, Log, Opening
from oenach.kernel.registry import make_game, rules_versions

if TYPE_CHECKING:
    from oenach.kernel.matches.match import Match


def set_up(log: Log, game: Game | None) -> tuple[Game, bytes, dict[int, bytes], Seating | None]:
    """The game, secret, nonces and seating of a full log, with which its match begins."""
    if log.secret is None:
        raise LogError(HEADER, "log-public")
    header = log.header
    if secret_commitment(log.secret).hex() != header.commitment:
        raise LogError(HEADER, "log-secret")
    played = _game_of(header) if game is None else game
    check_same_game(header, played)
    if header.seating is not None and played.table_rules.seats_drawn is None:
        raise LogError(HEADER, "log-seating")
    return played, log.secret, dict(header.nonces), header.seating


def check_same_game(header: Header, played: Game) -> None:
    """The header is of this game, with its seats, options and rules; LogError if it is not."""
    for name, found, expected in (
        ("game", header.game, played.name),
        ("seats", header.seats, played.seats),
        ("options", header.options.decode(), canonical(played.given).decode()),
        ("rules", header.rules, played.rules_version),
    ):
        if found != expected:
            raise LogError(
                HEADER, f"log-other-{name}", found=str(found)[:80], expected=str(expected)[:80]
            )


def _game_of(header: Header) -> Game:
    versions = rules_versions(header.game)
    if versions and header.rules not in versions:
        known = ", ".join(str(version) for version in versions)
        raise LogError(HEADER, "log-other-rules", found=str(header.rules), expected=known)
    try:
        return make_game(header.game, header.seats, json.loads(header.options), header.rules)
    except OenachError as error:
        raise LogError(HEADER, "log-game", why=str(error)[:200]) from error


def replay(log: Log, match: Match) -> Match:
    """The match after every event of the log; LogError at the first that does not follow."""
    link = Link(log.header)
    for entry in log.entries():
        link.check(entry)
        follow(match, entry, log.openings.get(entry.event.seq))
    if match.last_seq >= len(log.events):
        missing = match.event(len(log.events)).event
        raise LogError(missing.seq, "log-event-missing", expected=missing.kind)
    link.check_end(log.end)
    _compare_openings(match.openings, log.openings)
    _compare_end(match, log.end)
    return match


def follow(match: Match, entry: Entry, opening: Opening | None) -> None:
    """Let a match take in one stored event; LogError if it does not follow.

    An event that somebody brought about is done again, with the draws and reveals that come of it;
    those are then found in place when their own turn to be followed comes.
    """
    event = entry.event
    if event.seq > match.last_seq:
        if event.seq != match.last_seq + 1:
            raise LogError(event.seq, "log-seq", found=str(event.seq), expected=match.last_seq + 1)
        _act_again(match, event, opening)
    made = match.event(event.seq)
    _compare(made.event, event)
    if made.hash != entry.hash:
        raise LogError(event.seq, "log-hash", found=entry.hash, expected=made.hash)


def _act_again(match: Match, event: Event, opening: Opening | None) -> None:
    """Do what somebody did; draws and reveals nobody does, they follow by themselves."""
    if match.over:
        raise LogError(event.seq, "log-after-end", kind=event.kind)
    try:
        if isinstance(event, Moved):
            match.play(_move_text(event, opening), seat=event.seat)
        elif isinstance(event, TakenBack):
            (match.take_back if event.consent else match.undo)(event.seat)
        elif isinstance(event, TimeCalled):
            match.call_time()
        elif isinstance(event, Resigned):
            match.resign(event.seat)
        elif isinstance(event, CalledOff):
            match.call_off()
        elif isinstance(event, Seated):
            match.take_seat(event.seat, event.who)
        else:
            raise LogError(event.seq, "log-not-due", kind=event.kind)
    except LogError:
        raise
    except OenachError as error:
        rule = error.rule if isinstance(error, IllegalMove) else ""
        raise LogError(
            event.seq, "log-refused", code=error.code, rule=rule, why=error.key
        ) from error


def _move_text(event: Moved, opening: Opening | None) -> str:
    if event.commitment is None:
        return event.text
    if opening is None:
        raise LogError(event.seq, "log-opening-missing")
    if opening.commitment() != event.commitment:
        raise LogError(event.seq, "log-opening")
    return opening.move


def _compare(made: Event, found: Event) -> None:
    if made.kind != found.kind:
        raise LogError(found.seq, "log-other-kind", found=found.kind, expected=made.kind)
    expected, told = made.to_json(), found.to_json()
    for name in sorted(expected.keys() | told.keys()):
        if expected.get(name) != told.get(name):
            raise LogError(
                found.seq,
                "log-other-fact",
                fact=name,
                found=str(told.get(name))[:80],
                expected=str(expected.get(name))[:80],
            )


def _compare_openings(made: dict[int, Opening], found: dict[int, Opening]) -> None:
    for seq in sorted(made.keys() | found.keys()):
        if seq not in found:
            raise LogError(seq, "log-opening-missing")
        if seq not in made:
            raise LogError(seq, "log-opening-unneeded")


def _compare_end(match: Match, end: End | None) -> None:
    made = match.end()
    if made is None and end is not None:
        raise LogError(HEADER, "log-not-over")
    if made is not None and end is None:
        raise LogError(HEADER, "log-end-missing")
    if made != end:
        raise LogError(HEADER, "log-outcome")
