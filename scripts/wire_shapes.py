"""The shapes of what the server's messages carry as finished JSON, and where each stands.

The server writes these parts once and sends the same bytes to many, so its own classes call them
raw. Here they are typed, for the types of the page, for the documentation, and for the test that
what a real server sends is of these shapes.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias, get_type_hints

import msgspec
from msgspec import Struct

from oenach.offers import Offer, Way
from oenach.server import lobby_types, wire
from oenach.story.views import KeltisView, SheetView, TainView, TraderView


class MoveEvent(
    Struct, tag="move", tag_field="kind", forbid_unknown_fields=True, omit_defaults=True
):
    """A seat moved. With `commitment` the move is hidden, and `text` is what others see of it."""

    seq: int
    ply: int
    hash: str
    seat: str
    answers: int
    text: str
    commitment: str | None = None
    own: str | None = None
    """The hidden move itself, which only the seat that made it gets."""


class DrawEvent(Struct, tag="draw", tag_field="kind", forbid_unknown_fields=True):
    """Chance drew one of the weighted outcomes."""

    seq: int
    ply: int
    hash: str
    outcomes: list[tuple[str, int]]
    result: str


class RevealEvent(Struct, tag="reveal", tag_field="kind", forbid_unknown_fields=True):
    """The hidden move of event `of` was turned up."""

    seq: int
    ply: int
    hash: str
    of: int
    move: str
    salt: str


class UndoEvent(
    Struct, tag="undo", tag_field="kind", forbid_unknown_fields=True, omit_defaults=True
):
    """The move of event `of` was taken back, with `consent` if others had to agree."""

    seq: int
    ply: int
    hash: str
    seat: str
    of: int
    consent: bool = False


class TimeEvent(Struct, tag="time", tag_field="kind", forbid_unknown_fields=True):
    """The table called time."""

    seq: int
    ply: int
    hash: str


class ResignEvent(Struct, tag="resign", tag_field="kind", forbid_unknown_fields=True):
    """A seat gave up."""

    seq: int
    ply: int
    hash: str
    seat: str


class SeatEvent(Struct, tag="seat", tag_field="kind", forbid_unknown_fields=True):
    """Somebody, a person or a bot, took a seat."""

    seq: int
    ply: int
    hash: str
    seat: str
    who: str


LogEvent: TypeAlias = (
    MoveEvent | DrawEvent | RevealEvent | UndoEvent | TimeEvent | ResignEvent | SeatEvent
)


class Told(Struct, forbid_unknown_fields=True):
    """A message key with its facts, and the rule that it is about.

    A fact can be a sentence itself, which is said first, or several, which are joined.
    """

    key: str
    facts: dict[str, Any]
    rule: str | None


class Sentence(Struct, forbid_unknown_fields=True):
    """What the story tells of event `seq`."""

    seq: int
    seat: str | None
    key: str
    facts: dict[str, Any]
    rule: str | None


class Ending(Struct, forbid_unknown_fields=True):
    """How a match ended, with the score sheet of each seat."""

    reason: str
    winners: list[str]
    sheets: dict[str, SheetView]


class Result(Struct, forbid_unknown_fields=True):
    """How a match ended, with the total of each seat in their order."""

    reason: str
    winners: list[str]
    totals: list[int]


VIEWS: Final = {"tain": TainView, "keltis": KeltisView, "celtic-trader": TraderView}
"""What each game shows."""

UNIONS: Final[dict[str, tuple[type, ...]]] = {
    "ClientMessage": wire.CLIENT_MESSAGES,
    "ServerMessage": wire.SERVER_MESSAGES,
    "LogEvent": tuple(LogEvent.__args__),
    "View": tuple(VIEWS.values()),
}
"""The choices that have a name."""

FACTS: Final = "Record<string, string | number | Told | Told[]>"

RAW: Final[dict[tuple[type, str], str]] = {
    (wire.Position, "events"): "LogEvent[]",
    (wire.Position, "story"): "Sentence[]",
    (wire.Position, "view"): "View",
    (wire.Position, "offers"): "Offer[]",
    (wire.Position, "ways"): "Way[]",
    (wire.Position, "outcome"): "Ending | null",
    (wire.TableSeen, "result"): "Result | null",
    (lobby_types.ReplayStep, "events"): "LogEvent[]",
    (lobby_types.ReplayStep, "story"): "Sentence[]",
    (lobby_types.ReplayStep, "view"): "View",
    (Told, "facts"): FACTS,
    (Sentence, "facts"): FACTS,
}
"""The fields whose type says less than what stands in them."""

SHAPES: Final = (
    *UNIONS["LogEvent"],
    Told,
    Sentence,
    Ending,
    Result,
    Offer,
    Way,
    *VIEWS.values(),
)
LOBBY: Final = tuple(
    shape
    for shape in vars(lobby_types).values()
    if isinstance(shape, type) and shape.__module__ == lobby_types.__name__
)


def check_position(position: wire.Position) -> None:
    """msgspec.ValidationError if a part of a position is not of its shape."""
    msgspec.json.decode(bytes(position.events), type=list[LogEvent])
    for sentence in msgspec.json.decode(bytes(position.story), type=list[Sentence]):
        _check_facts(sentence.facts)
    check_view(msgspec.json.decode(bytes(position.view)))
    if position.outcome is not None:
        msgspec.convert(position.outcome, Ending)


def check_view(view: dict[str, object]) -> None:
    """msgspec.ValidationError if a view is not of its game's shape, or shows more."""
    shape = VIEWS[str(view["game"])]
    msgspec.convert(view, shape)
    if strange := view.keys() - get_type_hints(shape).keys():
        raise msgspec.ValidationError(f"a view with {', '.join(sorted(strange))}")


def _check_facts(facts: dict[str, object]) -> None:
    for fact in facts.values():
        if isinstance(fact, dict | list):
            for told in [fact] if isinstance(fact, dict) else fact:
                _check_facts(msgspec.convert(told, Told).facts)
        elif not isinstance(fact, str | int):
            raise msgspec.ValidationError(f"a fact that is {fact!r}")
