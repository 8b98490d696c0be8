"""Every log verifies, is what the store has, and comes to an end that everybody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from histories.checking.findings import Finding, Wrong
from histories.evidence import Evidence
from histories.record import History
from oenach.kernel.matches.verify import verify


def check_log(evidence: Evidence) -> Iterator[Finding]:
    """What is wrong with the log of a match."""
    match, log = evidence.row.id, evidence.log
    seqs = [event.row.seq for event in evidence.events]
    if seqs != list(range(len(seqs))):
        yield Finding(Wrong.LOG, match, detail=f"its events are numbered {seqs}"[:600])
    if evidence.verified is False:
        yield Finding(Wrong.LOG, match, detail="the server says so")
    if log is None:
        return
    report = verify(log)
    if not report.ok or (evidence.row.state == "over" and not report.complete):
        checks = {check.name: check.status for check in report.checks}
        yield Finding(Wrong.LOG, match, detail=f"{checks}: {report.error}")
    told = [event["hash"] for event in log["events"]]
    if told != [event.row.hash for event in evidence.events]:
        yield Finding(Wrong.LOG, match, detail="it is not what the store has")


def check_end(histories: Sequence[History], evidence: Evidence) -> Iterator[Finding]:
    """Whether the match came to its end, the same for everybody."""
    match = evidence.row.id
    if evidence.row.state != "over":
        last = len(evidence.events) - 1
        yield Finding(Wrong.UNFINISHED, match, detail=f"it is {evidence.row.state} at event {last}")
        return
    for history in histories:
        positions = [frame["position"] for frame in history.frames() if frame.get("position")]
        if not positions or positions[-1].get("outcome") is None:
            yield Finding(Wrong.UNFINISHED, match, history.person, "its end was not told")
