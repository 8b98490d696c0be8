"""From a seat's knowledge to one position that it allows."""

from __future__ import annotations

from oenach.games.tain.rules.components import KINDS
from oenach.kernel.errors import PositionError
from oenach.kernel.reading import as_list, as_number, as_object, as_text, by_seat, check_keys
from oenach.kernel.seats import letter

KNOWN_KEYS = [
    "unused",
    "unused_count",
    "hidden",
    "used",
    "cattle",
    "jewels",
    "prisoners",
    "guards",
    "raiders",
]

# The order in which places are served first with kinds that fit almost anywhere; the daughter,
# who only guards (T8), is taken for no raid and first for a guard, so this never gets stuck.
RAID_ORDER = "XBWC"
KINGDOM_ORDER = "XWC"  # T9
GUARD_ORDER = "DXBWC"


class HiddenHand:
    """A clan's hidden tokens while they are laid out."""

    def __init__(self, where: str, tokens: str) -> None:
        self.where = where
        self.tokens = tokens

    def take(self, order: str) -> str:
        """Take the first kind in an order that is there."""
        for kind in order:
            if kind in self.tokens:
                self.tokens = self.tokens.replace(kind, "", 1)
                return kind
        raise PositionError(self.where, "tain-hidden-do-not-fit")


def possible_position(view: dict[str, object], seat: int | None, seats: int) -> dict[str, object]:
    """The view with every open question answered in some way that the rules allow."""
    clans = [
        as_object(clan, f"view.clans.{letter(index)}")
        for index, clan in enumerate(by_seat(view.get("clans"), "view.clans", seats))
    ]
    hands: dict[str, HiddenHand] = {}
    for index, clan in enumerate(clans):
        where = f"view.clans.{letter(index)}"
        check_keys(clan, where, KNOWN_KEYS, [])
        if index != seat:
            hands[letter(index)] = HiddenHand(where, as_text(clan["hidden"], f"{where}.hidden"))
    kingdom = dict(as_object(view.get("kingdom"), "view.kingdom"))
    places = as_list(kingdom.get("places"), "view.kingdom.places")
    kingdom["places"] = [_outer(item, hands, KINGDOM_ORDER) for item in places]
    filled = [_fill_raiders(clan, hands) for clan in clans]
    for index, clan in enumerate(filled):
        if index != seat:
            _fill_guards(clan, hands[letter(index)])
    for clan in filled:
        del clan["unused_count"]
    position = dict(view)
    position["kingdom"] = kingdom
    position["clans"] = {letter(index): clan for index, clan in enumerate(filled)}
    return position


def _outer(item: object, hands: dict[str, HiddenHand], order: str) -> object:
    """A raider or kingdom token with a kind; `A:?` takes one from A's hidden tokens."""
    if isinstance(item, str) and item[1:] == ":?" and item[:1] in hands:
        return item[:2] + hands[item[:1]].take(order)
    return item


def _fill_raiders(clan: dict[str, object], hands: dict[str, HiddenHand]) -> dict[str, object]:
    kept = {key: clan[key] for key in ("unused", "used", "cattle", "jewels", "prisoners")}
    raiders = as_list(clan["raiders"], "view.clans.raiders")
    kept["raiders"] = [_outer(item, hands, RAID_ORDER) for item in raiders]
    kept["guards"] = clan["guards"]
    kept["unused_count"] = clan["unused_count"]
    return kept


def _fill_guards(clan: dict[str, object], hand: HiddenHand) -> None:
    guards = as_list(clan["guards"], f"{hand.where}.guards")
    clan["guards"] = [hand.take(GUARD_ORDER) if item == "?" else item for item in guards]
    clan["unused"] = "".join(sorted(hand.tokens, key=KINDS.index))
    count = as_number(clan["unused_count"], f"{hand.where}.unused_count", 0, 18)
    if count != len(hand.tokens):
        raise PositionError(
            f"{hand.where}.unused_count",
            "tain-unused-count",
            found=count,
            expected=len(hand.tokens),
        )
