"""Requests made from the API's own document: such as fit it, and such as do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks

from oenach.server.client import PATIENCE
from oenach.server.wire.constants import CSRF_COOKIE, CSRF_HEADER

CHECKED: Final = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]

Sent = Callable[[Any, Any], None]
"""Told of each request that was sent, and of its answer."""


@dataclass(frozen=True)
class Trial:
    """An operation of the API, and whether what is sent fits the document."""

    operation: Any
    mode: GenerationMode


@dataclass(frozen=True, kw_only=True)
class Bombardment:
    """Who sends requests, to which tables. A new table must have some things right together
    (`sensible`), which nobody finds by chance."""

    url: str
    session: requests.Session
    tables: Sequence[str]
    sensible: dict[str, Any]
    sent: Sent

    def trials(self) -> Iterator[Trial]:
        """Every operation, in each mode that makes a difference."""
        document = schemathesis.openapi.from_url(f"{self.url}/api/schema")
        for found in document.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            modes = list(GenerationMode) if operation.body or operation.query else ["positive"]
            for mode in modes:
                yield Trial(operation, GenerationMode(mode))

    def leaving(self) -> requests.Session:
        """Whoever signs out everywhere is refused from then on: somebody else does that."""
        session = requests.Session()
        session.get(f"{self.url}/api/me")
        session.headers[CSRF_HEADER] = session.cookies[CSRF_COOKIE] or ""
        return session

    def carry_out(self, trial: Trial, rounds: int, chosen: int) -> None:
        """So many requests of a trial; the first answer that is not as documented is raised, for
        the smallest request that gets it."""
        leaves = trial.operation.path.endswith("/sign-out")
        sender = self.leaving() if leaves else self.session

        @seed(chosen)
        @settings(
            max_examples=rounds,
            deadline=None,
            database=None,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        )
        @given(
            trial.operation.as_strategy(generation_mode=trial.mode),
            st.sampled_from([*self.tables, None]),
        )
        def send(case: Any, table: str | None) -> None:
            if table is not None and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            if table is not None and isinstance(case.body, dict) and "game" in case.body:
                case.body |= self.sensible
            answer = case.call(session=sender, timeout=PATIENCE)
            self.sent(case, answer)
            case.validate_response(answer, checks=CHECKED)

        send()
        if leaves:
            sender.close()
