"""All that a run promised, looked at together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from histories.checking.chat import check_chat
from histories.checking.commands import check_commands
from histories.checking.consent import check_consent
from histories.checking.findings import Finding
from histories.checking.fresh import check_fresh
from histories.checking.logs import check_end, check_log
from histories.checking.order import check_order
from histories.checking.seats import check_seats
from histories.checking.secrets import check_secrets
from histories.checking.views import check_views
from histories.evidence import Evidence
from histories.record import History


def check(histories: Sequence[History], evidence: Evidence) -> list[Finding]:
    """What is wrong with one match, from what everybody at its table sent and saw, and what is
    left of it."""
    return list(_all(histories, evidence))


def _all(histories: Sequence[History], evidence: Evidence) -> Iterator[Finding]:
    yield from check_commands(histories, evidence)
    for history in histories:
        yield from check_order(history, evidence)
    yield from check_fresh(histories)
    yield from check_seats(evidence)
    yield from check_consent(histories, evidence)
    yield from check_views(histories, evidence)
    yield from check_secrets(histories, evidence)
    yield from check_chat(histories, evidence)
    yield from check_log(evidence)
    yield from check_end(histories, evidence)
