"""The raid phase of Táin as a story: what was turned up, who met whom, who took what.

Who met whom is read from the reveals and the rules' own table of duels; who took what is the
difference between the boards before and after. No rule is carried out again here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from oenach.games.tain.components import BOY_CAPTURED, DAUGHTER_KIDNAPPED, KINDS, SUCCEEDS, duel
from oenach.kernel.events import Entry, Moved, Revealed, TakenBack
from oenach.kernel.seats import letter, letters
from oenach.story.told import Told, sentence
from oenach.story.views import ClanView, TainView

BLUFF: Final = "X"
NOBODY: Final = "-"


class Token(NamedTuple):
    """A token that was turned up."""

    owner: str
    kind: str


Tokens = Mapping[str, Token]
"""What was turned up, by `guard B3`, `raid B3` or `raid K1`."""


class TainStory:
    """Remembers who laid the tokens that are face down, and the boards as they were before these
    were turned up, until all is settled."""

    def __init__(self) -> None:
        self._layers: dict[int, str] = {}
        self._before: TainView | None = None

    def remember(self, entries: Sequence[Entry]) -> None:
        """Take in what happened without telling it."""
        self._turned_up(entries)

    def follow(
        self, entries: Sequence[Entry], before: Mapping[str, object], after: Mapping[str, object]
    ) -> list[Told]:
        """What one action brought: nothing, a reveal, the end of a round."""
        was, now = cast(TainView, before), cast(TainView, after)
        told: list[Told] = []
        tokens = self._turned_up(entries)
        if _raids_begin(entries, was, now):
            self._before = was
            told += _encounters(was, tokens)
        if now["phase"] in ("commando", "over"):
            if self._before is not None:
                told += _winnings(self._before, now)
                told += _next_round(self._before, now)
                self._before = None
            elif was["phase"] == "raid":
                # The boards before the raids were never seen: somebody else told that part.
                told += _next_round(was, now)
        return told

    def _turned_up(self, entries: Sequence[Entry]) -> dict[str, Token]:
        tokens: dict[str, Token] = {}
        for entry in entries:
            event = entry.event
            if isinstance(event, Moved) and event.commitment is not None:
                self._layers[event.seq] = letter(event.seat)
            elif isinstance(event, TakenBack):
                self._layers.pop(event.of, None)
            elif isinstance(event, Revealed):
                # When a match ends, moves that were taken back are revealed too.
                owner = self._layers.pop(event.of, None)
                if owner is not None:
                    kind, _, place = event.move.partition(">")
                    side = "guard" if place[:1] == owner else "raid"
                    tokens[f"{side} {place}"] = Token(owner, kind)
        return tokens


def _raids_begin(entries: Sequence[Entry], was: TainView, now: TainView) -> bool:
    """Whether the tokens were turned up for T12, and not because somebody gave up."""
    if was["phase"] != "commando":
        return False
    if now["phase"] == "commando" and now["round"] == was["round"]:
        return False
    return any(isinstance(entry.event, Revealed) for entry in entries)


def _encounters(was: TainView, tokens: Tokens) -> list[Told]:
    told = [sentence("story-turned-up", round=was["round"]), *_kingdom(was, tokens)]
    names = letters(was["seats"])
    first = names.index(was["first"] or names[0])
    for board in names[first:] + names[:first]:
        for gate, guard_place in enumerate(was["clans"][board]["guards"], start=1):
            place = f"{board}{gate}"
            raider, guard = tokens.get(f"raid {place}"), tokens.get(f"guard {place}")
            # A guard that was there, laid by nobody who is remembered, could be any.
            unknown = guard is None and guard_place != NOBODY
            if raider is not None and raider.kind != BLUFF and not unknown:
                told.append(_encounter(place, raider, guard))
    return told


def _kingdom(was: TainView, tokens: Tokens) -> list[Told]:
    present: list[Told] = []
    for place, token in enumerate(was["kingdom"]["places"], start=1):
        found = tokens.get(f"raid K{place}")
        if found is not None:
            present.append(sentence("story-owned", owner=found.owner, kind=found.kind))
        elif token != NOBODY:
            return []
    if not present:
        return []
    if len(present) == 1:
        return [sentence("story-kingdom-one", token=present[0])]
    return [sentence("story-kingdom-two", left=present[0], right=present[1])]


def _encounter(place: str, raider: Token, guard: Token | None) -> Told:
    owner, kind = raider
    if guard is None:
        return sentence("story-raid-open", place=place, owner=owner, kind=kind)
    if guard.kind == BLUFF:
        return sentence("story-raid-bluff", place=place, owner=owner, kind=kind)
    key = "story-raid-fails"
    result = duel(KINDS.index(kind), KINDS.index(guard.kind) + 1)
    if result == SUCCEEDS:
        key = "story-raid-wins"
    elif result == BOY_CAPTURED:
        key = "story-raid-captured"
    elif result == DAUGHTER_KIDNAPPED:
        key = "story-raid-kidnaps"
    return sentence(key, place=place, owner=owner, kind=kind, guard=guard.kind)


def _winnings(was: TainView, now: TainView) -> list[Told]:
    told: list[Told] = []
    for seat in letters(now["seats"]):
        changes = tuple(_changes(was["clans"][seat], now["clans"][seat]))
        if changes:
            told.append(sentence("story-changes", seat=seat, changes=changes))
    return told or [sentence("story-no-changes")]


def _changes(was: ClanView, now: ClanView) -> list[Told]:
    changes: list[Told] = []
    if was["cattle"] != now["cattle"]:
        changes.append(sentence("story-cattle-now", was=was["cattle"], now=now["cattle"]))
    if was["jewels"] != now["jewels"]:
        changes.append(sentence("story-jewels-now", was=was["jewels"], now=now["jewels"]))
    held, holds = Counter(was["prisoners"]), Counter(now["prisoners"])
    for captive in (holds - held).elements():
        changes.append(sentence("story-captured", owner=captive[0], kind=captive[2]))
    for captive in (held - holds).elements():
        changes.append(sentence("story-freed", owner=captive[0], kind=captive[2]))
    return changes


def _next_round(was: TainView, now: TainView) -> list[Told]:
    if now["phase"] != "commando":
        return []
    told = [
        sentence("story-used-pile-back", seat=seat)
        for seat in letters(now["seats"])
        if now["clans"][seat]["unused_count"] > was["clans"][seat]["unused_count"]
    ]
    first = now["first"] or ""
    return [*told, sentence("story-round-begins", round=now["round"], seat=first)]
