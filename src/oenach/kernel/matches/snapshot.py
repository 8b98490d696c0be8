"""A match at one moment, written down so that it can go on without its earlier events.

It holds what is hidden, such as openings, so it stays with whoever keeps the match; the secret is
not in it.
"""

from __future__ import annotations

from dataclasses import dataclass

from oenach.kernel.errors import PositionError
from oenach.kernel.logs.entry import MOST, as_hex, as_whole_text
from oenach.kernel.logs.header import Header
from oenach.kernel.logs.log import (
    FIXED,
    HEADER,
    SEATING,
    Opening,
    blame,
    read_header,
    read_openings,
)
from oenach.kernel.logs.undo_window import Made, UndoWindow
from oenach.kernel.reading import as_list, as_number, as_object, as_seat, check_keys
from oenach.kernel.seats import letter

_KEYS = [
    *("header", "seq", "hash", "ply", "position", "reveals", "trail"),
    *("moves", "own", "face_down", "undone", "openings", "resigned", "ending"),
]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """`position` is the one before the line's moves, whose full texts are in `texts`.

    `reveals` is how often hidden moves had been turned up by then, `trail` what the game says that
    everybody remembers. `ending` is the reason and the winners of a match that is over.
    """

    header: Header
    seq: int
    hash: str
    position: object
    reveals: int
    trail: tuple[str, ...]
    line: UndoWindow
    texts: list[str]
    openings: dict[int, Opening]
    resigned: set[int]
    ending: tuple[str, tuple[int, ...]] | None

    def to_json(self) -> dict[str, object]:
        """The snapshot as JSON; `read_snapshot` reads it back."""
        line, ending = self.line, self.ending
        return {
            "header": self.header.to_json(),
            "seq": self.seq,
            "hash": self.hash,
            "ply": line.ply,
            "position": self.position,
            "reveals": self.reveals,
            "trail": list(self.trail),
            "moves": [
                {"seq": made.seq, "seat": letter(made.seat), "text": text}
                for made, text in zip(line.moves, self.texts, strict=True)
            ],
            "own": line.own,
            "face_down": list(line.face_down),
            "undone": list(line.undone),
            "openings": {
                str(seq): self.openings[seq].to_json() for seq in [*line.face_down, *line.undone]
            },
            "resigned": [letter(seat) for seat in sorted(self.resigned)],
            "ending": ending
            and {"reason": ending[0], "winners": [letter(seat) for seat in ending[1]]},
        }


def read_snapshot(value: object) -> Snapshot:
    """A snapshot from its JSON; LogError if it is not one."""
    with blame(HEADER):
        fields = as_object(value, "snapshot")
        check_keys(fields, "", _KEYS, [])
        fixed = as_object(fields["header"], "header")
        check_keys(fixed, "header", FIXED, [SEATING])
        header = read_header(fixed)
        openings = read_openings(fields["openings"])
        line, texts = _read_line(fields, header.seats)
        if openings.keys() != {*line.face_down, *line.undone}:
            raise PositionError("openings", "log-opening-missing")
        resigned = as_list(fields["resigned"], "resigned")
        return Snapshot(
            header,
            as_number(fields["seq"], "seq", -1, MOST),
            as_hex(fields["hash"], "hash"),
            fields["position"],
            as_number(fields["reveals"], "reveals", 0, MOST),
            tuple([as_whole_text(step, "trail") for step in as_list(fields["trail"], "trail")]),
            line,
            texts,
            openings,
            {as_seat(seat, "resigned", header.seats) for seat in resigned},
            _read_ending(fields["ending"], header.seats),
        )


def _read_line(fields: dict[str, object], seats: int) -> tuple[UndoWindow, list[str]]:
    line, texts = UndoWindow(), []
    line.ply = as_number(fields["ply"], "ply", 0, MOST)
    line.face_down = _read_numbers(fields["face_down"], "face_down")
    line.undone = _read_numbers(fields["undone"], "undone")
    for index, value in enumerate(as_list(fields["moves"], "moves")):
        where = f"moves[{index}]"
        move = as_object(value, where)
        check_keys(move, where, ["seq", "seat", "text"], [])
        seq = as_number(move["seq"], f"{where}.seq", 0, MOST)
        seat = as_seat(move["seat"], f"{where}.seat", seats)
        # Whatever is hidden of these moves still is: a reveal would have closed them.
        line.moves.append(Made(seq, seat, seq in line.face_down))
        texts.append(as_whole_text(move["text"], f"{where}.text"))
    line.own = as_number(fields["own"], "own", 0, len(line.moves))
    return line, texts


def _read_numbers(value: object, where: str) -> list[int]:
    return [as_number(number, where, 0, MOST) for number in as_list(value, where)]


def _read_ending(value: object, seats: int) -> tuple[str, tuple[int, ...]] | None:
    if value is None:
        return None
    ending = as_object(value, "ending")
    check_keys(ending, "ending", ["reason", "winners"], [])
    winners = as_list(ending["winners"], "ending.winners")
    return (
        as_whole_text(ending["reason"], "ending.reason"),
        tuple([as_seat(winner, "ending.winners", seats) for winner in winners]),
    )
