"""What messages and the answers to requests have in common: a table, its clocks, a position."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from oenach.kernel import seats
from oenach.offers import Offer, Way

SeatLetter = Annotated[str, Meta(min_length=1, max_length=1, pattern="^[A-E]$")]
DisplayName = Annotated[str, Meta(min_length=1, max_length=32)]


class Clock(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How time is kept: `none`, `move` (so many seconds a move), `bank` (seconds, increment)."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatSeen(Struct, omit_defaults=True):
    """Who sits at a seat, as everybody may see."""

    seat: seats.SeatLetter
    kind: Literal["open", "person", "bot"]
    name: str | None = None
    level: str | None = None
    """The bot of the seat."""
    stand_in: str | None = None
    """The bot that plays in a person's place."""
    why: Literal["clock", "left", "away", "removed", "invited", "resigned"] | None = None
    """Why it does: `left` is by their own wish, `away` by that of the others; who was sent away is
    `removed`, and then perhaps `invited` back."""
    connected: bool = False
    """Whether the person has a connection to the table."""
    muted: bool = False
    """Whether what the person says is not passed on."""
    replaceable_at: int | None = None
    """The person is away: from then on the others may let a bot play on."""


class OnlookerSeen(Struct, omit_defaults=True):
    """Somebody with a name who looks on without a seat."""

    id: str
    """Names the person at this table alone."""
    name: str
    muted: bool = False
    """Whether what the person says is not passed on."""


class TableSeen(Struct, omit_defaults=True):
    """What everybody with the link may know of a table beside the match itself."""

    id: str
    game: str
    options: dict[str, object]
    """As they were asked for; a long one, such as a map, is named by its hash alone."""
    state: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatSeen]
    host: str
    """The name of the person who can start the match, mute and remove; empty where that one has no
    seat."""
    commitment: str
    """The hash of the secret from which the draws will be made."""
    public: bool
    """Whether the lobby lists the table."""
    clock: Clock
    hints: bool
    """Whether a bot may be asked for a hint."""
    pass_and_play: bool
    """Whether several seats share a screen."""
    patience: int = 60
    """Seconds for which somebody may be away before the others may let a bot play on for them."""
    pace: float | None = None
    """Seconds after which bots move, if that was set."""
    created: int = 0
    """Milliseconds since 1970, as all times are."""
    started: int | None = None
    ended: int | None = None
    now: int | None = None
    """The server's time, where somebody is away."""
    spectators: int = 0
    """Connections of people without a seat."""
    onlookers: list[OnlookerSeen] = []
    """Those of them who have a name."""
    sent_away: list[OnlookerSeen] = []
    """Those whom the host has sent away, and can invite back."""
    onlookers_speak: bool = True
    """Whether those without a seat may say something; the host always may."""
    rematch: str | None = None
    """The id of the next match's table."""
    put_away: int | None = None
    """When the table was put away; it must be taken up again before anything can happen there."""
    result: dict[str, object] | None = None
    static_data: str = ""
    """What `GET /api/static-data/{key}` has for whoever draws the table."""
    seats_drawn: str | None = None
    """The rule by which the seats are drawn when the match begins: until then they only say in
    which order people joined."""


class You(Struct, omit_defaults=True):
    """Who the client is at this table."""

    name: str | None
    seats: list[seats.SeatLetter]
    """The seats that are one's own; none for an onlooker."""
    host: bool
    here: str | None = None
    """The seat with whose eyes one looks."""
    curtain: bool = False
    """Pass-and-play: nobody has said that they are here."""
    muted: bool = False
    removed: bool = False
    """The host has sent one away."""


class ClockSeen(Struct, omit_defaults=True):
    """The clocks in milliseconds: what is left to each seat, and until when the mover may think."""

    left: dict[str, int]
    now: int
    """The server's time when this was sent."""
    until: int | None = None
    """When the time of the seat whose clock runs is over."""
    runs: str | None = None
    """The seat whose clock runs."""


class Said(Struct):
    """Something that was said at the table."""

    at: int
    name: str
    text: str
    """Empty where the host has hidden it."""
    seat: seats.SeatLetter | None = None
    id: str = ""
    """Names it at this table."""
    hidden: bool = False
    """Whether the host has hidden it."""


class Position(Struct, omit_defaults=True):
    """The match as one viewer may see it after event `seq`, and what that viewer may do.

    `events` are those since the last that the client had, as the public log has them; an own
    hidden move comes with `own`. `story` tells the same in message keys and facts.
    """

    seq: int
    """The number of the last event."""
    viewer: seats.SeatLetter | None
    """The seat with whose eyes this is seen; null for an onlooker."""
    to_act: seats.SeatLetter | None
    """The seat to move; null when the match is over."""
    events: Raw
    story: Raw
    view: Raw
    """What the game shows to the viewer."""
    offers: list[Offer] | Raw = field(default_factory=list)
    """The legal moves, if the viewer is to move."""
    ways: list[Way] | Raw = field(default_factory=list)
    """Where the viewer can go with several moves at once."""
    prompt: dict[str, object] | Raw | None = None
    """What the viewer's choice is about, in a sentence for those who are new to the game."""
    forced: bool = False
    """The viewer has but one move, as everybody can see, and the table makes it in a moment, unless
    that was left to a hand (`by-hand`)."""
    undo: int = 0
    """How many own moves can be taken back without asking."""
    takeback: int = 0
    """How many moves a takeback by consent would take back."""
    clock: ClockSeen | None = None
    queue: list[Offer] | None = None
    """What waits in the viewer's own queue; left out in games without queues."""
    queueable: list[Offer] = field(default_factory=list)
    """What can be put behind it, until it is the viewer's turn."""
    outcome: dict[str, object] | None = None
    """How the match ended."""
