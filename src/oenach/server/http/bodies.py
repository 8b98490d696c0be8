"""The shapes of requests and answers, but for those about lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from oenach.kernel import seats
from oenach.kernel.errors import Fact, IllegalMove, OenachError
from oenach.server.wire.parts import Clock, DisplayName, SeatLetter, SeatSeen, TableSeen
from oenach.server.wire.reports import HostDeed, PartId

Nonce = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f]{2})*$")]

Proof = Annotated[str, Meta(max_length=64, pattern="^(.{22,})?$")]
"""Nothing, or at least as much as cannot be guessed."""


class Limits(Struct):
    """How much of the server one person may use."""

    tables: int
    """Tables of one's own that are neither over nor put away."""
    put_away: int
    """Tables of one's own that are put away."""
    days: int
    """After so many days without a move a table is put away by itself."""
    minutes: int
    """After so many minutes without anybody at a table its bots wait until somebody comes."""


class Me(Struct):
    """Who the client is."""

    name: str
    limits: Limits


class SignOut(Struct, forbid_unknown_fields=True):
    """Where somebody wants to be signed out."""

    everywhere: bool
    """On all other devices; else on this one."""
    proof: Proof = ""
    """Something that only this device knows: if the answer does not come, it can ask again with the
    same, and is not signed out itself."""


class StillMe(Struct):
    """Who is signed in on this device now."""

    name: str | None
    """Null for nobody."""


class NewName(Struct, forbid_unknown_fields=True):
    """The name that somebody wants to go by."""

    name: DisplayName


class LevelSeen(Struct):
    """A bot that can take a seat."""

    name: str
    seconds: float


class GameSeen(Struct):
    """A game that can be played; `options` is a JSON Schema for each number of seats."""

    name: str
    least_seats: int
    most_seats: int
    usual_seats: int
    minutes: tuple[int, int]
    """The fewest and the most that a match usually takes."""
    rules_version: int
    options: dict[str, dict[str, object]]
    levels: list[LevelSeen]
    lessons: list[str] = field(default_factory=list)
    """Its lessons; the first is for those who have never played it."""


class Catalogue(Struct):
    """Messages in one language, as Fluent writes them."""

    language: str
    text: str


class GameWords(Struct):
    """The words of a game, those that are wanted first: what a catalogue lacks is in the next."""

    game: str
    catalogues: list[Catalogue]


class Rulebook(Struct):
    """The rulebook of a game, in Markdown."""

    game: str
    language: str
    text: str


class SeatWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to take a seat: the one who asks, whoever comes, or a bot."""

    kind: Literal["person", "open", "bot"]
    level: Annotated[str, Meta(max_length=20)] = "steady"
    name: DisplayName | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]
    options: dict[str, object] = field(default_factory=dict)
    options_of: Annotated[str, Meta(max_length=40)] | None = None
    """The id of a table whose options are meant, for whoever does not have its map; those in
    `options` come before them."""
    public: bool = False
    onlookers_speak: bool = True
    """Whether those without a seat may say something, which the host can change at any time."""
    clock: Clock = field(default_factory=Clock)
    hints: bool = True
    takebacks: bool = True
    pace: Annotated[float, Meta(ge=0, le=30)] | None = None
    stand_in: Annotated[str, Meta(max_length=20)] = "steady"
    patience: Annotated[int, Meta(ge=0, le=30 * 86_400)] | None = None
    """Seconds for which somebody may be away before the others may let a bot play on for them;
    null is a minute, or a day where the clock gives more than an hour."""
    start: bool = False


class TableSummary(Struct, omit_defaults=True):
    """What a list tells of a table; the table itself tells more."""

    id: str
    game: str
    state: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatSeen]
    host: str
    """The name of the person who can start the match, mute and remove."""
    pass_and_play: bool = False
    """Whether several seats share a screen."""
    created: int = 0
    """Milliseconds since 1970, as all times are."""
    started: int | None = None
    ended: int | None = None
    put_away: int | None = None
    """When the table was put away; it must be taken up again before anything can happen there."""
    result: dict[str, object] | None = None
    installed: bool = True
    """Whether the game, with the rules of this match, is installed here; else it is only listed."""
    damaged: bool = False
    """Whether what is stored of the match is damaged: it is only listed then, and what is said of
    it here may be missing."""


class TablePage(Struct, omit_defaults=True):
    """Some tables, the newest first; `next` is where the list goes on, if it does."""

    tables: list[TableSummary]
    next: str | None = None


class MyTable(TableSummary, kw_only=True, omit_defaults=True):
    """A table of mine, with the seats that are mine and, while it is played, whose turn it is."""

    mine: list[str]
    hosting: bool
    """Whether I am its host, who can put it away."""
    to_act: str | None = None
    bots_wait: bool = False
    """Whether nobody has been there for so long that its bots wait until somebody comes."""
    last: dict[str, object] | None = None
    """While it is played, the last thing that happened, in a sentence that is for me."""


class MyTables(Struct, omit_defaults=True):
    """Some of my tables; `next` is where the list goes on, if it does."""

    tables: list[MyTable]
    next: str | None = None


class Forgotten(Struct):
    """A table that is no longer in one's list."""

    id: str


class LevelProposed(Struct):
    """The bots to play against next in a game, and those that were beaten."""

    game: str
    level: str
    beaten: str


class SeatChoice(Struct, forbid_unknown_fields=True):
    """Where to sit, and what to add to the draws (hexadecimal digits)."""

    seat: SeatLetter | None = None
    nonce: Nonce = ""


class StartWish(Struct, forbid_unknown_fields=True):
    """Which bots take the seats that are still open; null lets the start wait for people.

    The nonce is what the host adds to the draws.
    """

    fill: Annotated[str, Meta(max_length=20)] | None = None
    nonce: Nonce = ""


class SeatCount(Struct, forbid_unknown_fields=True):
    """How many seats a table is to have."""

    count: Annotated[int, Meta(ge=1, le=5)]


class SeatNamed(Struct, forbid_unknown_fields=True):
    """A seat that something is done about."""

    seat: SeatLetter


class SentAway(Struct, forbid_unknown_fields=True):
    """Somebody whom the host has sent away, by the id that the table gives them."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]


class MuteWish(Struct, forbid_unknown_fields=True):
    """Whether somebody is to be heard: who sits at a seat, or an onlooker by their id."""

    seat: SeatLetter | None = None
    onlooker: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    muted: bool = True


class OnlookerChat(Struct, forbid_unknown_fields=True):
    """Whether those without a seat may say something."""

    open: bool


class SayingNamed(Struct, forbid_unknown_fields=True):
    """Something that was said, by its id."""

    saying: PartId


class Reported(Struct):
    """Who looks at what was reported: the host of the table, or whoever runs the server."""

    to: Literal["host", "operator"]


class ReportAnswer(Struct, forbid_unknown_fields=True):
    """What the host does about a report."""

    report: PartId
    deed: HostDeed


class Seated(Struct):
    """The seat that was taken."""

    seat: str
    table: TableSeen


class Link(Struct):
    """A link and its QR code as an SVG picture."""

    url: str
    qr: str
    expires: int | None = None


class LinkToken(Struct, forbid_unknown_fields=True):
    """The token of a seat link."""

    token: Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class CheckSeen(Struct, omit_defaults=True):
    """One check of a log."""

    name: str
    status: str
    checked: int
    error: str | None = None


class Verification(Struct):
    """What checking the log of a match found."""

    ok: bool
    complete: bool
    checks: list[CheckSeen]


class ReplayStep(Struct):
    """The match after one action, as the one who looks may see it."""

    seq: int
    to_act: seats.SeatLetter | None
    """The seat to move then; null when the match is over."""
    events: list[object]
    story: list[object]
    view: Mapping[str, object]


class Replay(Struct):
    """Steps of a match from one on; `steps` counts them all.

    `totals` has each seat's score after every step, also after those that are not shown.
    """

    table: TableSeen
    viewer: str | None
    first: int
    steps: int
    totals: dict[str, list[int]]
    shown: list[ReplayStep]


class Problem(Struct, omit_defaults=True):
    """Why something was refused: the kind of error, a message key, the facts."""

    code: str
    key: str
    rule: str | None = None
    facts: dict[str, Fact] = field(default_factory=dict)


def problem_of(error: OenachError) -> Problem:
    """Why something is refused, with the rule where one says so."""
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Problem(error.code, error.key, rule, dict(error.facts))


class GameVersion(Struct):
    """A game and the newest version of its rules."""

    name: str
    rules: int


class PackageSeen(Struct):
    """A package of others, with its licence as it states that itself."""

    name: str
    version: str
    licence: str


class About(Struct):
    """What runs here: versions, licences, and where the source is, if settings or package say so.

    `packages` are those of the server, `client_packages` those that are in the pages, `shipped`
    what else of others is in the package itself.
    """

    version: str
    python: str
    compiled: bool
    licence: str
    source: str | None
    games: list[GameVersion]
    packages: list[PackageSeen]
    client_packages: list[PackageSeen]
    shipped: list[PackageSeen]


class LicenceTexts(Struct):
    """The licences of all that is shipped, in full, as one text."""

    text: str


class Health(Struct):
    """Whether the server can do its work: whether its database answers, and is held by no other
    server (`lease`)."""

    status: Literal["ok", "failing"]
    version: str
    database: bool
    lease: bool
    tables: int
    connections: int
    node: int


class Life(Struct):
    """That the server is alive."""

    status: Literal["ok"]
    version: str


class Seen(Struct):
    """How a request came here: from where it seems to come and for which host, which headers of a
    proxy it had, and whether these were believed."""

    address: str
    scheme: str
    host: str
    forwarded: list[str]
    believed: bool


class Readiness(Struct):
    """Whether the server can keep what is played now: whether it can write and is held to be there
    (`lease`), the form of its database and the one that it needs, whether its bots take questions,
    and whether the workers are there to which it leaves their moves (or it needs none). `node` is
    its number among those that have the database together, 0 where there can be but one."""

    status: Literal["ready", "not-ready"]
    version: str
    writes: bool
    lease: bool
    schema: str | None
    schema_needed: str
    bots: bool
    workers: Literal["unneeded", "there", "missing"]
    node: int
