"""The record of a match while it is played: its header, its events and their openings.

It knows the form of a log and the match's secret, and nothing of the rules.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from oenach.kernel.effects import Effects
from oenach.kernel.errors import LogError, OptionError
from oenach.kernel.game import Game
from oenach.kernel.logs.draws import SECRET_BYTES, draw, move_commitment, salt, secret_commitment
from oenach.kernel.logs.events import Entry, Event, Revealed, canonical, chain
from oenach.kernel.logs.header import NONCE_BYTES, End, Header, Seating, result_of
from oenach.kernel.logs.log import HEADER, Opening
from oenach.kernel.logs.undo_window import UndoWindow
from oenach.kernel.matches.snapshot import Snapshot
from oenach.kernel.outcome import Outcome
from oenach.kernel.seats import letter


class Record:
    """Append-only: every event goes in once and is chained to the one before.

    Those before `first_seq` were forgotten; nothing that follows needs them.
    """

    def __init__(self, header: Header, secret: bytes) -> None:
        self.header = header
        self.secret = secret
        self.entries: list[Entry] = []
        self.openings: dict[int, Opening] = {}
        # By event, what a move or a draw did; events that are not remembered have none here.
        self.effects: dict[int, Effects] = {}
        self.line = UndoWindow()
        self.first_seq = 0
        self.next_seq = 0
        self.last_hash = header.hash()
        self._nonces = header.nonce_bytes()

    @staticmethod
    def begin(
        game: Game,
        secret: bytes | None,
        nonces: Mapping[int, bytes] | None,
        seating: Seating | None,
    ) -> Record:
        """The record of a match in which nothing has happened yet."""
        kept = secrets.token_bytes(SECRET_BYTES) if secret is None else _checked(secret)
        commitment = secret_commitment(kept).hex()
        header = Header(
            game.name,
            game.seats,
            canonical(game.given),
            game.rules_version,
            commitment,
            _checked_nonces(game, nonces or {}),
            seating,
        )
        return Record(header, kept)

    @staticmethod
    def resume(taken: Snapshot, secret: bytes) -> Record:
        """The record that goes on from a snapshot; LogError if the secret is another one."""
        if secret_commitment(_checked(secret)).hex() != taken.header.commitment:
            raise LogError(HEADER, "log-secret")
        record = Record(taken.header, secret)
        record.first_seq = record.next_seq = taken.seq + 1
        record.last_hash = taken.hash
        record.line = taken.line
        record.openings = taken.openings
        return record

    def since(self, seq: int) -> list[Entry]:
        """The events from that one on; LookupError if some of them were forgotten."""
        self._check_kept(seq)
        return self.entries[seq - self.first_seq :]

    def entry(self, seq: int) -> Entry:
        """The event with that number; LookupError if there is none, or it was forgotten."""
        self._check_kept(seq)
        return self.entries[seq - self.first_seq]

    def _check_kept(self, seq: int) -> None:
        if seq < self.first_seq:
            raise LookupError(f"event {seq} is asked for, those before {self.first_seq} are gone")

    def forget(self, before: int) -> None:
        """Let go of the events before that one, and of their openings that all have seen."""
        gone = max(min(before, self.next_seq) - self.first_seq, 0)
        del self.entries[:gone]
        self.first_seq += gone
        for seq in [seq for seq in self.effects if seq < self.first_seq]:
            del self.effects[seq]
        waiting = {*self.line.face_down, *self.line.undone}
        for seq in [seq for seq in self.openings if seq < self.first_seq and seq not in waiting]:
            del self.openings[seq]

    def append(self, event: Event) -> Entry:
        """Take the next event in."""
        body = event.body()
        self.last_hash = chain(self.last_hash, body)
        entry = Entry(event, self.last_hash, body)
        self.entries.append(entry)
        self.next_seq += 1
        self.line.follow(event)
        return entry

    def hide(self, text: str) -> str:
        """Keep the next event's move as an opening; the commitment to publish."""
        salted = salt(self.secret, self.next_seq)
        self.openings[self.next_seq] = Opening(text, salted.hex())
        return move_commitment(text, salted).hex()

    def turn_up(self, of: int) -> None:
        """Publish the opening of a hidden move."""
        move, salted = self.openings[of]
        self.append(Revealed(self.next_seq, self.line.ply, of, move, salted))

    def draw(self, weights: list[int]) -> int:
        """Which outcome the next event draws."""
        return draw(self.secret, self._nonces, self.next_seq, weights)

    def end(self, outcome: Outcome) -> End:
        """What the header of a match that ended so adds."""
        return End(self.next_seq, self.last_hash, self.secret.hex(), result_of(outcome))

    def public_log(self, end: End | None) -> dict[str, object]:
        """The log without secret and openings, made afresh."""
        header = self.header.to_json()
        if end is not None:
            header |= end.to_json()
        events = [entry.to_json() for entry in self.since(0)]
        return {"format": self.header.format, "header": header, "events": events}

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
