"""The shapes of what the server's messages carry as finished JSON, and where each stands.

The server writes these parts once and sends the same bytes to many, so its own classes call them
raw. Here they are typed, for the types of the page, for the documentation, and for the test that
what a real server sends is of these shapes.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct, field

from oenach.games.installed import module_of
from oenach.kernel.seats import SeatLetter
from oenach.kernel.view import Effect, SheetView
from oenach.offers import PageTypes
from oenach.server.http import bodies
from oenach.server.http.lessons import bodies as lesson_bodies
from oenach.server.wire import commands, messages, parts, reports


class MoveEvent(
    Struct, tag="move", tag_field="kind", forbid_unknown_fields=True, omit_defaults=True
):
    """A seat moved. With `commitment` the move is hidden, and `text` is what others see of it."""

    seq: int
    ply: int
    hash: str
    seat: SeatLetter
    answers: int
    text: str
    commitment: str | None = None
    own: str | None = None
    """The hidden move itself, which only the seat that made it gets."""
    effects: list[Effect] = field(default_factory=list)
    """What it did, in the order in which it happened."""


class DrawEvent(
    Struct, tag="draw", tag_field="kind", forbid_unknown_fields=True, omit_defaults=True
):
    """Chance drew one of the weighted outcomes."""

    seq: int
    ply: int
    hash: str
    outcomes: list[tuple[str, int]]
    result: str
    player: int | None = None
    """Whose seat was drawn, counted from 1 in the order of joining; the result is that seat."""
    effects: list[Effect] = field(default_factory=list)


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
    seat: SeatLetter
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
    seat: SeatLetter


class CallOffEvent(Struct, tag="call-off", tag_field="kind", forbid_unknown_fields=True):
    """Everybody who was there agreed to end the match early."""

    seq: int
    ply: int
    hash: str


class SeatEvent(Struct, tag="seat", tag_field="kind", forbid_unknown_fields=True):
    """Somebody, a person or a bot, took a seat."""

    seq: int
    ply: int
    hash: str
    seat: SeatLetter
    who: str


LogEvent: TypeAlias = (
    MoveEvent
    | DrawEvent
    | RevealEvent
    | UndoEvent
    | TimeEvent
    | ResignEvent
    | CallOffEvent
    | SeatEvent
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
    winners: list[SeatLetter]
    sheets: dict[SeatLetter, SheetView]


class Result(Struct, forbid_unknown_fields=True):
    """How a match ended, with the total of each seat in their order."""

    reason: str
    winners: list[str]
    totals: list[int]


ANY_GAME: Final = PageTypes()
"""What is known of any game; each game's own module says the rest of it."""

UNIONS: Final[dict[str, tuple[type, ...]]] = {
    "ClientMessage": commands.CLIENT_MESSAGES,
    "ServerMessage": messages.SERVER_MESSAGES,
    "LogEvent": tuple(LogEvent.__args__),
}
"""The choices that have a name."""

FACTS: Final = "Record<string, string | number | Told | Told[]>"

RAW: Final[dict[tuple[type, str], str]] = {
    (parts.Position, "events"): "LogEvent<G>[]",
    (parts.Position, "story"): "Sentence[]",
    (parts.Position, "view"): 'G["view"]',
    (parts.Position, "offers"): 'G["offer"][]',
    (parts.Position, "ways"): 'G["way"][]',
    (parts.Position, "prompt"): "Told | null",
    (parts.Position, "queue"): 'G["offer"][] | null',
    (parts.Position, "queueable"): 'G["offer"][]',
    (messages.QueueSeen, "moves"): 'G["offer"][]',
    (messages.QueueSeen, "queueable"): 'G["offer"][]',
    (messages.Hint, "candidates"): "CandidateSeen<G>[]",
    (messages.CandidateSeen, "move"): 'G["offer"]',
    (parts.Position, "outcome"): "Ending | null",
    (MoveEvent, "effects"): 'G["effect"][]',
    (DrawEvent, "effects"): 'G["effect"][]',
    (parts.TableSeen, "result"): "Result | null",
    (bodies.MyTable, "last"): "Sentence | null",
    (bodies.TableSummary, "result"): "Result | null",
    (bodies.MyTable, "result"): "Result | null",
    (bodies.ReplayStep, "events"): "LogEvent<G>[]",
    (bodies.ReplayStep, "story"): "Sentence[]",
    (bodies.ReplayStep, "view"): 'G["view"]',
    (Told, "facts"): FACTS,
    (Sentence, "facts"): FACTS,
}
"""The fields whose type says less than what stands in them; `G` are the types of the game."""

SHAPES: Final = (
    *UNIONS["LogEvent"],
    Told,
    Sentence,
    Ending,
    Result,
    *vars(ANY_GAME).values(),
)
LOBBY: Final = tuple(
    shape
    for module in (bodies, lesson_bodies, reports)
    for shape in vars(module).values()
    if isinstance(shape, type) and shape.__module__ == module.__name__
)


def types_of(game: str) -> PageTypes:
    """The types of what a page gets of a game."""
    module = module_of(game)
    return ANY_GAME if module is None else module.page.TYPES


def check_position(position: parts.Position) -> None:
    """msgspec.ValidationError if a part of a position is not of its shape."""
    view = msgspec.json.decode(bytes(position.view))
    own = types_of(view["game"])
    msgspec.convert(view, own.view)
    for event in msgspec.json.decode(bytes(position.events), type=list[LogEvent]):
        if isinstance(event, MoveEvent | DrawEvent):
            msgspec.convert(event.effects, list[own.effect])  # type: ignore[name-defined]
    for sentence in msgspec.json.decode(bytes(position.story), type=list[Sentence]):
        _check_facts(sentence.facts)
    if isinstance(position.prompt, msgspec.Raw):
        _check_facts(msgspec.json.decode(bytes(position.prompt), type=Told).facts)
    if position.outcome is not None:
        msgspec.convert(position.outcome, Ending)


def _check_facts(facts: dict[str, object]) -> None:
    for fact in facts.values():
        if isinstance(fact, dict | list):
            for told in [fact] if isinstance(fact, dict) else fact:
                _check_facts(msgspec.convert(told, Told).facts)
        elif not isinstance(fact, str | int):
            raise msgspec.ValidationError(f"a fact that is {fact!r}")
