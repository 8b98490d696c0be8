"""How often anybody may ask for something, and how many WebSockets may be open."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from ipaddress import IPv6Address
from typing import Final

MOST_BUCKETS: Final = 20_000
"""So many addresses are remembered; those heard of longest ago are forgotten first."""


class Bucket:
    """Lets so many through in a second, and a few at once."""

    __slots__ = ("_burst", "_level", "_rate", "_when")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._when = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._when) * self._rate)
        self._when = now
        if self._level < amount:
            return False
        self._level -= amount
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Whether one more may pass from an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(amount)


def place_of(address: str) -> str:
    """What is counted as one: an address, or all those of an IPv6 network, which one has."""
    if ":" not in address:
        return address
    try:
        network = int(IPv6Address(address)) >> 64
    except ValueError:
        return address
    # An IPv4 address in the clothes of the other kind is still one address.
    return address if network == 0 else f"{network:x}::/64"


class Connections:
    """Counts WebSockets: in all, of each person, from each address; says when it is too many."""

    def __init__(self, most: int, most_of_person: int, most_from_address: int) -> None:
        self.most = most
        self.most_of_person = most_of_person
        self.most_from_address = most_from_address
        self.open = 0
        self._by_person: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()

    def admit(self, person: str | None, address: str) -> bool:
        """Count one more, unless there are too many already."""
        place = place_of(address)
        # Somebody without a cookie is one person with all others at that address who have none.
        who = person or place
        if (
            self.open >= self.most
            or self._by_person[who] >= self.most_of_person
            or self._by_address[place] >= self.most_from_address
        ):
            return False
        self.open += 1
        self._by_person[who] += 1
        self._by_address[place] += 1
        return True

    def release(self, person: str | None, address: str) -> None:
        """One less."""
        place = place_of(address)
        self.open -= 1
        _less(self._by_person, person or place)
        _less(self._by_address, place)


def _less(counted: Counter[str], name: str) -> None:
    counted[name] -= 1
    if not counted[name]:
        del counted[name]
