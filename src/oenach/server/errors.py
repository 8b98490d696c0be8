"""What the server refuses beside what the rules refuse; each kind has its HTTP status."""

from __future__ import annotations

from typing import ClassVar

from oenach.kernel.errors import OenachError


class ServerError(OenachError):
    """Something was asked for that cannot be had."""

    code: ClassVar[str] = "bad-request"
    status: ClassVar[int] = 400


class Forbidden(ServerError):
    """Somebody else may do this, or nobody."""

    code = "forbidden"
    status = 403


class NotFound(ServerError):
    """There is no such thing, or it is not to be found this way."""

    code = "not-found"
    status = 404


class Conflict(ServerError):
    """It cannot be done as things stand now."""

    code = "conflict"
    status = 409


class IdUsed(ServerError):
    """The same person has used the id of the command for another one at this table."""

    code = "id-used"
    status = 409


class TooMuch(ServerError):
    """Too many requests, tables or connections."""

    code = "too-much"
    status = 429


class TooSoon(TooMuch):
    """Too many in a while: the same can be asked for again later."""

    def __init__(self, key: str, *, retry_after: int) -> None:
        super().__init__(key)
        # Seconds after which to ask again.
        self.retry_after = retry_after


class Unavailable(ServerError):
    """The server cannot do this now, but may be able to later."""

    code = "unavailable"
    status = 503


class Overtaken(Unavailable):
    """Another node has changed the same table first; what it did is known here now."""

    def __init__(self) -> None:
        super().__init__("server-not-stored")


class RulesElsewhere(Unavailable):
    """This node lacks the rules of a table; another one has them."""

    code = "rules-elsewhere"

    def __init__(self) -> None:
        super().__init__("server-rules-elsewhere")


class RulesMissing(ServerError):
    """The rules of a match are not installed here, nor at another node: it is put aside."""

    code = "rules-missing"
    status = 409

    def __init__(self, *, game: str, rules: int) -> None:
        super().__init__("server-rules-missing", game=game, rules=rules)
        self.game = game
        self.rules = rules


class ServerFault(ServerError):
    """A fault of the server, told without particulars; its log has them."""

    code = "server-fault"
    status = 500


class Busy(Unavailable):
    """Too much waits already, or what was being made was lost: it can be asked for again."""

    code = "busy"
    retry_after: ClassVar[int] = 3
    """Seconds after which to ask again."""


class Resting(Unavailable):
    """All games rest while whoever runs the server moves its store; they go on by themselves."""

    code = "resting"

    def __init__(self) -> None:
        super().__init__("server-resting")


class Damaged(ServerError):
    """What is stored of a match cannot be read, or does not hold: it is put aside."""

    code = "damaged"
    status = 409

    def __init__(self, key: str, *, reason: str) -> None:
        super().__init__(key)
        # For the log and for whoever runs the server: it may tell what is hidden in the match.
        self.why = reason[:300]


def no_such_table() -> NotFound:
    """The same words whether a table never was or may not be known."""
    return NotFound("server-no-table")
