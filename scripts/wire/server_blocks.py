"""Tables for the pages about the server, made from the server itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from prometheus_client.metrics_core import Metric

from oenach.kernel.errors import LogError, OenachError, PositionError
from oenach.server.app import Services, make_app, make_services
from oenach.server.errors import ServerError
from oenach.server.http.admission.gate import BURST as REQUEST_BURST
from oenach.server.http.admission.limits import BURST
from oenach.server.http.problems import WORDS
from oenach.server.http.table.socket import COSTS, DEAR_CONNECTIONS
from oenach.server.serving import PortTaken
from oenach.server.settings import PREFIX, SettingError, Settings, read_settings
from oenach.server.store.database import StoreError
from oenach.server.store.writing.statements import MOST_SAYINGS
from oenach.server.table.owners.chat import LATEST_SAID
from oenach.server.wire.protocol import CLOSE_CODES, LARGEST_FRAME

NEVER_SENT: Final = (PortTaken, SettingError, StoreError, PositionError, LogError)
"""Errors of the command line, and of files."""

SPEAKING: Final = ("oenach.kernel", "oenach.lessons", "oenach.server")
"""Whose errors are sent."""

MORE_CODES: Final = {
    "bad-method": "This address takes no such request.",
    "too-large": "The body is too large.",
    "bad-type": "The body is of a type that is not understood.",
    "unknown-host": "The request was meant for another host.",
    "bad-message": "JSON that is no message of this protocol; `why` says what is wrong.",
    "malformed": "A frame that is not JSON; the connection is closed with 1007.",
}
"""What has a code and is no error of its own."""


def limits() -> str:
    """How much a client may send, and what counts as more than one message."""
    usual = Settings()
    messages, requests = usual.messages_per_second, usual.requests_per_second
    costs = [f"`{kind.__struct_config__.tag}` counts for {cost:g}" for kind, cost in COSTS.items()]
    return (
        f"Messages are text, at most {LARGEST_FRAME // 1024} KiB. A connection may send "
        f"{messages:g} in a second ({messages * BURST:g} at once); whoever sends more is "
        "disconnected with 4429. What makes work is counted a second time, in a measure of its own "
        "and of the same size that a person has for all of their connections to a server process, "
        f"so that whoever talks too fast may still move: {', '.join(costs)}. All people of an "
        f"address have {DEAR_CONNECTIONS} times as much together, the lower half for those who "
        "have used less than half of theirs. What exceeds a measure is not done, and is answered "
        f"with `error`. A table keeps the latest {MOST_SAYINGS} sayings, of which a `welcome` has "
        f"the latest {LATEST_SAID}. A person may make "
        f"{requests:g} requests of `/api/` in a second ({requests * REQUEST_BURST:g} at once), "
        "then 429 with `Retry-After`. These are the usual [settings](operating.md#settings)."
    )


def close_codes() -> str:
    """Every code with which the server closes a connection."""
    rows = [f"| {code} | {why} |" for code, why in CLOSE_CODES.items()]
    return "\n".join(["| code | why |", "|---|---|", *rows])


def errors() -> str:
    """The kinds of error."""
    kinds: dict[str, tuple[int, str]] = {}
    for error in _kinds(OenachError):
        if error.__module__.startswith(SPEAKING) and not issubclass(error, NEVER_SENT):
            status = error.status if issubclass(error, ServerError) else 400
            kinds.setdefault(error.code, (status, (error.__doc__ or "").split("\n")[0]))
    rows = [f"| `{code}` | {status} | {why} |" for code, (status, why) in kinds.items()]
    statuses = {code: status for status, (code, _) in WORDS.items()}
    unsaid = statuses.keys() - kinds.keys() - MORE_CODES.keys()
    assert not unsaid, f"say in MORE_CODES what {unsaid} are"
    rows += [f"| `{code}` | {statuses.get(code, '')} | {why} |" for code, why in MORE_CODES.items()]
    return "\n".join(["| code | HTTP status | |", "|---|---|---|", *rows])


def _kinds(kind: type[OenachError]) -> Iterator[type[OenachError]]:
    for error in kind.__subclasses__():
        yield error
        yield from _kinds(error)


def openapi() -> dict[str, Any]:
    """The server's own OpenAPI document."""
    with TemporaryDirectory() as folder:
        services = _services(folder)
        document = make_app(services).openapi_schema.to_schema()
        services.engine.dispose()
    return document


def endpoints() -> str:
    """The requests of the lobby."""
    paths = openapi()["paths"]
    rows = [
        f"| `{method.upper()} {path}` | {_body(asked)} | {_answer(asked)} | {asked['summary']} |"
        for path, methods in paths.items()
        for method, asked in methods.items()
    ]
    return "\n".join(["| request | takes | gives | |", "|---|---|---|---|", *rows])


def _body(asked: dict[str, Any]) -> str:
    query = [f"`?{one['name']}=`" for one in asked.get("parameters", []) if one["in"] == "query"]
    body = asked.get("requestBody")
    return ", ".join([*query, *([_named(body["content"])] if body else [])])


def _answer(asked: dict[str, Any]) -> str:
    good = next(answer for status, answer in asked["responses"].items() if status.startswith("2"))
    return _named(good["content"])


def _named(content: dict[str, Any]) -> str:
    schema = content["application/json"]["schema"]
    if schema.get("type") == "array":
        return f"{_schema_name(schema['items'])}[]"
    return _schema_name(schema)


def _schema_name(schema: dict[str, Any]) -> str:
    plain = "string" if schema.get("type") == "string" else "an object"
    return str(schema.get("$ref", plain)).rpartition("/")[2]


def settings() -> str:
    """Every setting."""
    # An empty file, lest the settings of whoever runs this are taken for the usual ones.
    _, found = read_settings(environment={}, file=Path("/dev/null"))
    rows = [
        f"| `{one.name}` | `{PREFIX}{one.name.upper()}` | {_value(one.value)} | {one.meaning} |"
        for one in found
    ]
    return "\n".join(["| setting | environment | usually | |", "|---|---|---|---|", *rows])


def _value(value: object) -> str:
    return "" if value == "" else f"`{value}`"


def metrics() -> str:
    """Everything that the server counts about itself."""
    with TemporaryDirectory() as folder:
        services = _services(folder)
        found = list(services.metrics.registry.collect())
        services.engine.dispose()
    rows = [f"| `{_sample(one)}` | {one.type} | {one.documentation} |" for one in found]
    return "\n".join(["| metric | kind | |", "|---|---|---|", *rows])


def _sample(metric: Metric) -> str:
    return f"{metric.name}_total" if metric.type == "counter" else str(metric.name)


def _services(folder: str) -> Services:
    return make_services(Settings(database=f"sqlite:///{folder}/pages.db", secret="5e" * 32))
