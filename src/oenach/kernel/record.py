"""The record of a match while it is played: its header, its events and their openings.

It knows the form of a log and the match's secret, and nothing of the rules.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from oenach.kernel.draws import SECRET_BYTES, draw, salt, secret_commitment
from oenach.kernel.errors import OptionError
from oenach.kernel.events import Entry, Event, Revealed, canonical, chain
from oenach.kernel.game import Game
from oenach.kernel.header import FORMAT, NONCE_BYTES, End, Header, result_of
from oenach.kernel.line import Line
from oenach.kernel.log import Opening
from oenach.kernel.outcome import Outcome
from oenach.kernel.seats import letter


class Record:
    """Append-only: every event goes in once, is chained to the one before, and stays."""

    def __init__(
        self, game: Game, secret: bytes | None, nonces: Mapping[int, bytes] | None
    ) -> None:
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else _checked(secret)
        self.header = Header(
            game.name,
            game.seats,
            canonical(game.given),
            game.rules_version,
            secret_commitment(self.secret).hex(),
            _checked_nonces(game, nonces or {}),
        )
        self.entries: list[Entry] = []
        self.openings: dict[int, Opening] = {}
        self.line = Line()
        self._nonces = self.header.nonce_bytes()
        self._last_hash = self.header.hash()

    @property
    def next_seq(self) -> int:
        """The number of the event that comes next."""
        return len(self.entries)

    def append(self, event: Event) -> None:
        """Take the next event in."""
        self._last_hash = chain(self._last_hash, event)
        self.entries.append(Entry(event, self._last_hash))
        self.line.follow(event)

    def hide(self, text: str) -> str:
        """Keep the next event's move as an opening; the commitment to publish."""
        opening = Opening(text, salt(self.secret, self.next_seq).hex())
        self.openings[self.next_seq] = opening
        return opening.commitment()

    def turn_up(self, of: int) -> None:
        """Publish the opening of a hidden move."""
        move, salted = self.openings[of]
        self.append(Revealed(self.next_seq, self.line.ply, of, move, salted))

    def draw(self, weights: list[int]) -> int:
        """Which outcome the next event draws."""
        return draw(self.secret, self._nonces, self.next_seq, weights)

    def end(self, outcome: Outcome) -> End:
        """What the header of a match that ended so adds."""
        return End(self.next_seq, self._last_hash, self.secret.hex(), result_of(outcome))

    def public_log(self, end: End | None) -> dict[str, object]:
        """The log without secret and openings, made afresh."""
        header = self.header.to_json()
        if end is not None:
            header |= end.to_json()
        events = [entry.to_json() for entry in self.entries]
        return {"format": FORMAT, "header": header, "events": events}

    def full_log(self, end: End | None) -> dict[str, object]:
        """The log with secret and openings, made afresh."""
        openings = {str(seq): opening.to_json() for seq, opening in self.openings.items()}
        return {**self.public_log(end), "secret": self.secret.hex(), "openings": openings}


def _checked(secret: bytes) -> bytes:
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        raise OptionError("bad-secret", bytes=SECRET_BYTES)
    return secret


def _checked_nonces(game: Game, nonces: Mapping[int, bytes]) -> tuple[tuple[int, bytes], ...]:
    for seat, nonce in nonces.items():
        if isinstance(seat, bool) or seat not in range(game.seats):
            raise OptionError("no-such-seat", seat=str(seat), seats=game.seats)
        if not isinstance(nonce, bytes) or not 1 <= len(nonce) <= NONCE_BYTES:
            raise OptionError("bad-nonce", seat=letter(seat), longest=NONCE_BYTES)
    return tuple(sorted(nonces.items()))
