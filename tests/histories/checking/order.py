"""One order for all: whatever anybody was told is the log, without gaps, and never goes back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from histories.checking.findings import Finding, Wrong
from histories.evidence import Evidence
from histories.record import History, Message

ONCE: Final = frozenset({"update", "acknowledged"})
"""Frames that tell what is new; others show again what somebody may have missed."""


def check_order(history: History, evidence: Evidence) -> Iterator[Finding]:
    """What is wrong with the order in which somebody was told what happened."""
    hashes = {event.row.seq: event.row.hash for event in evidence.events}
    match, person = history.match, history.person
    shown = -1
    for came, frames in history.connections():
        known = came.after
        for frame in frames:
            position = frame.get("position")
            if not position:
                continue
            seqs = [event["seq"] for event in position["events"]]
            for wrong, detail in _told(position, hashes):
                yield Finding(wrong, match, person, detail)
            first = seqs[0] if seqs else position["seq"] + 1
            if first > known + 1 or seqs != list(range(first, position["seq"] + 1)):
                told = f"{frame['type']} at {position['seq']}: events {seqs} after {known}"
                yield Finding(Wrong.GAP, match, person, told)
            if seqs and seqs[0] <= known and frame["type"] in ONCE:
                told = f"{frame['type']} at {position['seq']}: events {seqs} after {known}"
                yield Finding(Wrong.AGAIN, match, person, told)
            if position["seq"] < shown:
                told = f"{frame['type']}: event {position['seq']} after {shown}"
                yield Finding(Wrong.BACK, match, person, told)
            known = position["seq"]
            shown = max(shown, known)


def _told(position: Message, hashes: dict[int, str]) -> Iterator[tuple[Wrong, str]]:
    for event in position["events"]:
        if hashes.get(event["seq"]) != event["hash"]:
            stored = hashes.get(event["seq"], "none")
            yield Wrong.UNTOLD, f"{event} came, {stored} is stored"[:600]
