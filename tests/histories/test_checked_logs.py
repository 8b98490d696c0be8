"""What a server writes down of itself that should not be there is found."""

from __future__ import annotations

import json

from histories.checking.errors import check_errors
from histories.checking.findings import Wrong

CALM = json.dumps({"event": "sweep failed", "level": "warning", "error": "OperationalError"})
TRACE = "Traceback (most recent call last):\n  File …\nKeyError: 7"


def test_what_is_expected_is_no_fault() -> None:
    assert not list(check_errors("node-0", f"{CALM}\nThe database does not answer.\n[1]\n\n{CALM}"))


def test_the_trace_of_an_exception_is_found_once() -> None:
    fault = json.dumps({"event": "sweep failed", "level": "error", "exception": TRACE})
    [found] = check_errors("node-0", f"{CALM}\n{fault}\n{fault}\n{CALM}")
    assert (found.wrong, found.person) == (Wrong.FAULT, "node-0")
    assert "KeyError: 7" in found.detail


def test_what_is_written_past_the_log_is_found() -> None:
    [found] = check_errors("worker-1", f"{CALM}\n{TRACE}")
    assert found.wrong is Wrong.FAULT
