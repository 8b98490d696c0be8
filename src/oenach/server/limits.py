"""How much anybody may ask for: buckets that fill at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
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
