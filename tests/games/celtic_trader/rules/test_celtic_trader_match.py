"""Matches of Celtic Trader: what the kernel carries out by its rules."""

from __future__ import annotations

from kernel.playing import SECRET, position
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.kernel.logs.events import Entry
from oenach.kernel.matches.match import Match


def kinds(entries: list[Entry]) -> list[str]:
    return [entry.event.kind for entry in entries]


def test_time_in_celtic_trader_is_kept_in_the_log() -> None:
    match = Match(CelticTraderGame(2, {"limit": "minutes:30"}), SECRET)
    assert kinds(match.call_time()) == ["time"]
    loaded = Match.load(match.log)
    assert position(loaded)["last_round"] is True
    assert loaded.log == match.log
