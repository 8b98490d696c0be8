"""What somebody at a table has proposed, and who has agreed so far."""

from __future__ import annotations

from msgspec import Struct


class TakebackProposal(Struct, frozen=True):
    """A seat wants moves taken back; it holds for as long as no other event follows that one."""

    seat: int
    seq: int
    moves: int
    agreed: tuple[int, ...] = ()


class Proposals(Struct, frozen=True, omit_defaults=True):
    """All that is open between the people at a table; other than moves, they are no events."""

    takeback: TakebackProposal | None = None
    # People, the one first who proposed it.
    call_off: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()
    # Somebody who is ready for another match wants the seats changed before it.
    seats_first: bool = False
