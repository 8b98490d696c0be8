"""The raid phase of Táin as a story: what was turned up, who met whom, who took what.

Who met whom is read from the reveals and the rules' own table of duels; who took what is the
difference between the boards before and after. No rule is carried out again here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from oenach.games.tain.components import BOY_CAPTURED, DAUGHTER_KIDNAPPED, KINDS, SUCCEEDS, duel
from oenach.kernel.events import Entry, Moved, Revealed
from oenach.kernel.seats import letter, letters
from oenach.terminal.speaker import Speaker
from oenach.terminal.views import ClanView, TainView

BLUFF: Final = "X"
NOBODY: Final = "-"


class TainStory:
    """Remembers the boards as they were before the tokens were turned up, until all is settled."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self._before: TainView | None = None
        self._movers: dict[int, str] = {}

    def lines(
        self, entries: Sequence[Entry], before: Mapping[str, object], after: Mapping[str, object]
    ) -> list[str]:
        """What one action brought: nothing, a reveal, the end of a round."""
        was, now = cast(TainView, before), cast(TainView, after)
        told: list[str] = []
        kinds = self._turned_up(entries)
        if kinds and was["phase"] == "commando":
            self._before = was
            told += self._encounters(was, kinds)
        if self._before is not None and now["phase"] in ("commando", "over"):
            told += self._winnings(self._before, now)
            self._before = None
        return told

    def _turned_up(self, entries: Sequence[Entry]) -> dict[str, str]:
        """The kinds that were revealed, by `guard B3` or `raid B3`."""
        kinds: dict[str, str] = {}
        for entry in entries:
            event = entry.event
            if isinstance(event, Moved) and event.commitment is not None:
                self._movers[event.seq] = letter(event.seat)
            elif isinstance(event, Revealed):
                kind, _, place = event.move.partition(">")
                side = "guard" if place[0] == self._movers[event.of] else "raid"
                # When a match ends, moves that were taken back are revealed too, after those on
                # the table.
                kinds.setdefault(f"{side} {place}", kind)
        return kinds

    def _encounters(self, was: TainView, kinds: Mapping[str, str]) -> list[str]:
        told = [self.speaker.say("terminal-turned-up", round=was["round"])]
        told += self._kingdom(was, kinds)
        names = letters(was["seats"])
        first = names.index(was["first"] or names[0])
        for board in names[first:] + names[:first]:
            for gate, raider in enumerate(was["clans"][board]["raiders"], start=1):
                if raider == NOBODY:
                    continue
                place = f"{board}{gate}"
                kind, guard = kinds[f"raid {place}"], kinds.get(f"guard {place}", NOBODY)
                if kind != BLUFF:
                    told.append(self._encounter(place, raider[0], kind, guard))
        return told

    def _kingdom(self, was: TainView, kinds: Mapping[str, str]) -> list[str]:
        tokens = [
            self.speaker.say("terminal-owned", owner=token[0], kind=kinds[f"raid K{place}"])
            for place, token in enumerate(was["kingdom"]["places"], start=1)
            if token != NOBODY
        ]
        if not tokens:
            return []
        if len(tokens) == 1:
            return [self.speaker.say("terminal-kingdom-one", token=tokens[0])]
        return [self.speaker.say("terminal-kingdom-two", left=tokens[0], right=tokens[1])]

    def _encounter(self, place: str, owner: str, kind: str, guard: str) -> str:
        facts = {"place": place, "owner": owner, "kind": kind, "guard": guard}
        if guard == NOBODY:
            return self.speaker.say("terminal-raid-open", **facts)
        if guard == BLUFF:
            return self.speaker.say("terminal-raid-bluff", **facts)
        result = duel(KINDS.index(kind), KINDS.index(guard) + 1)
        if result == SUCCEEDS:
            return self.speaker.say("terminal-raid-wins", **facts)
        if result == BOY_CAPTURED:
            return self.speaker.say("terminal-raid-captured", **facts)
        if result == DAUGHTER_KIDNAPPED:
            return self.speaker.say("terminal-raid-kidnaps", **facts)
        return self.speaker.say("terminal-raid-fails", **facts)

    def _winnings(self, was: TainView, now: TainView) -> list[str]:
        told: list[str] = []
        for seat in letters(now["seats"]):
            changes = self._changes(was["clans"][seat], now["clans"][seat])
            if changes:
                told.append(
                    self.speaker.say("terminal-changes", seat=seat, changes=", ".join(changes))
                )
        if not told:
            told.append(self.speaker.say("terminal-no-changes"))
        if now["phase"] == "commando":
            told += self._next_round(was, now)
        return told

    def _changes(self, was: ClanView, now: ClanView) -> list[str]:
        say = self.speaker.say
        changes: list[str] = []
        if was["cattle"] != now["cattle"]:
            changes.append(say("terminal-cattle-now", was=was["cattle"], now=now["cattle"]))
        if was["jewels"] != now["jewels"]:
            changes.append(say("terminal-jewels-now", was=was["jewels"], now=now["jewels"]))
        held, holds = Counter(was["prisoners"]), Counter(now["prisoners"])
        for captive in (holds - held).elements():
            changes.append(say("terminal-captured", owner=captive[0], kind=captive[2]))
        for captive in (held - holds).elements():
            changes.append(say("terminal-freed", owner=captive[0], kind=captive[2]))
        return changes

    def _next_round(self, was: TainView, now: TainView) -> list[str]:
        told = [
            self.speaker.say("terminal-used-pile-back", seat=seat)
            for seat in letters(now["seats"])
            if now["clans"][seat]["unused_count"] > was["clans"][seat]["unused_count"]
        ]
        first = now["first"] or ""
        return [*told, self.speaker.say("terminal-round-begins", round=now["round"], seat=first)]
