"""Nobody is told what is nobody's to know: secrets of a match that goes on, and who people are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from histories.checking.findings import Finding, Wrong
from histories.evidence import Evidence
from histories.record import History

_encode = msgspec.json.Encoder().encode


def check_secrets(histories: Sequence[History], evidence: Evidence) -> Iterator[Finding]:
    """What anybody saw of the secret, of the ids of people, or of another seat's hidden moves."""
    hidden = [("the secret of the match", evidence.row.secret.hex())]
    hidden += [(f"the id of {name}", number) for name, number in evidence.people.items()]
    for history in histories:
        seats: list[str] = []
        for frame in history.frames():
            seats = frame.get("you", {}).get("seats", seats)
            written = _encode(frame).decode()
            for what, secret in hidden:
                if secret in written:
                    told = f"{what} in a frame of kind {frame['type']}"
                    yield Finding(Wrong.SECRET, history.match, history.person, told)
            yield from _others(history, frame, seats)


def _others(history: History, frame: dict[str, object], seats: list[str]) -> Iterator[Finding]:
    """What belongs to a seat comes to those who sit there alone."""
    position = frame.get("position")
    told: list[str] = []
    if isinstance(position, dict):
        viewer = position["viewer"]
        if viewer is not None and viewer not in seats:
            told.append(f"the view of {viewer}")
        told += [
            f"the hidden move of event {event['seq']}"
            for event in position["events"]
            if "own" in event and event["seat"] not in seats
        ]
    if frame["type"] == "queue" and frame["seat"] not in seats:
        told.append(f"the queue of {frame['seat']}")
    for one in told:
        yield Finding(Wrong.SECRET, history.match, history.person, one)
