"""Errors as answers: each kind has its status, and nobody is ever shown a traceback."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from oenach.kernel.errors import Fact, OenachError
from oenach.server.errors import Busy, ServerError, TooSoon
from oenach.server.http.admission.limits import Bucket
from oenach.server.http.bodies import Problem, problem_of
from oenach.server.http.pages import the_page

WORDS: Final = {
    400: ("bad-request", "server-bad-request"),
    401: ("unknown-person", "server-no-cookie"),
    403: ("forbidden", "server-bad-token"),
    404: ("not-found", "server-no-page"),
    405: ("bad-method", "server-bad-method"),
    413: ("too-large", "server-too-large"),
    415: ("bad-type", "server-bad-type"),
    421: ("unknown-host", "server-unknown-host"),
    429: ("too-much", "server-too-fast"),
}

MEANINGS: Final = {
    400: "The request is not as it must be, or asks for something that there is not.",
    401: "Nobody is known by the cookie, or there is none: GET /api/me gives one.",
    403: "Somebody else may do this, or the token against requests of other sites is missing.",
    404: "There is no such table, seat or link.",
    408: "What was sent did not come in time.",
    409: "It cannot be done as things stand now, or the match is put aside: what is stored of it "
    "is damaged, or its rules are not installed.",
    413: "More was sent than is read.",
    415: "What was sent is not JSON.",
    421: "The request was meant for another host.",
    429: "Too many requests, maps or tables: `Retry-After` says when to ask again, if that helps.",
    503: "The database is away, or too much waits: `Retry-After` says when to ask again.",
}
ANYWHERE: Final = (415, 421, 429, 503)
CHANGING: Final = (400, 401, 403, 408, 413)
"""How a request can be refused that would change something."""

COME_BACK: Final = {"retry-after": "2"}
"""Tells clients, in seconds, when to ask again for what cannot be done now."""

log = structlog.get_logger("oenach.http")

# While a database is away everybody is told so; the log need not hear of each of them.
_told = Bucket(0.1, 1.0)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How an operation can be refused beside the ways in which each can, for the API's document."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*ANYWHERE, *statuses})
    }


def refused(_: Request[Any, Any, Any], error: OenachError) -> Response[Problem]:
    """What the rules or the server refuse."""
    status = error.status if isinstance(error, ServerError) else 400
    return Response(problem_of(error), status_code=status, headers=_come_back(error, status))


def _come_back(error: OenachError, status: int) -> dict[str, str] | None:
    if isinstance(error, Busy | TooSoon):
        return {"retry-after": str(error.retry_after)}
    return COME_BACK if status == 503 else None


def malformed(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[Problem] | Response[str]:
    """What is no request of this API; a browser at a wrong address gets the page that says so."""
    if error.status_code == 404 and _wants_a_page(request):
        return the_page(request, 404)
    code, key = WORDS.get(error.status_code, WORDS[400])
    facts: dict[str, Fact] = {}
    if isinstance(error, ValidationException):
        facts = {"why": _why(error)[:300]}
    problem = Problem(code, key, None, facts)
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _wants_a_page(request: Request[Any, Any, Any]) -> bool:
    return not request.url.path.startswith(("/api/", "/assets/")) and "text/html" in (
        request.headers.get("accept", "")
    )


def _why(error: ValidationException) -> str:
    extra = error.extra
    if isinstance(extra, list):
        return "; ".join(
            f"{one.get('key', '')}: {one.get('message', '')}".strip(": ")
            for one in extra
            if isinstance(one, dict)
        )
    return error.detail


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """JSON in which lists stand in lists without end, or that is not even UTF-8."""
    why = "too deeply nested" if isinstance(error, RecursionError) else "not UTF-8"
    problem = Problem("bad-request", "server-bad-request", None, {"why": why})
    return Response(problem, status_code=400)


def store_away(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    """The database cannot be reached, or can write nothing. It is we who are at fault if it did
    not understand what was asked."""
    if isinstance(error, (ProgrammingError, IntegrityError, DataError)):
        return failed(request, error)
    if _told.take():
        log.warning("store away", path=request.url.path, error=type(error).__name__)
    problem = Problem("unavailable", "server-store-away")
    return Response(problem, status_code=503, headers=COME_BACK)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of the server; the log has what the answer does not."""
    log.error("request failed", path=request.url.path, exc_info=error)
    return Response(Problem("server-fault", "server-fault"), status_code=500)


HANDLERS: Final[ExceptionHandlersMap] = {
    OenachError: refused,
    HTTPException: malformed,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    SQLAlchemyError: store_away,
    Exception: failed,
}
