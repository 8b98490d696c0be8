"""How often anybody may ask for something, and how many WebSockets may be open."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from ipaddress import IPv6Address
from typing import Any, Final

from litestar.connection import ASGIConnection

MOST_BUCKETS: Final = 20_000
"""So many addresses are remembered; those heard of longest ago are forgotten first."""

BURST: Final = 3.0
"""Seconds' worth of messages, or of frames, that may come over a connection at once."""

LATELY: Final = 3
"""How many times a bucket's seconds somebody counts as one of those who ask at an address."""


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
        if not self.has(amount):
            return False
        self._level -= amount
        return True

    def has(self, amount: float) -> bool:
        """Whether so many could pass now."""
        return self.seconds_until(amount) == 0

    def seconds_until(self, amount: float) -> float:
        """Seconds after which so many could pass, if none does until then."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._when) * self._rate)
        self._when = now
        return max(0.0, amount - self._level) / self._rate

    @property
    def half(self) -> float:
        """Half of what may pass at once."""
        return self._burst / 2


class Buckets:
    """A bucket for each name."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Whether one more may pass under a name."""
        return self.of(name).take(amount)

    def of(self, name: str) -> Bucket:
        """The bucket of a name."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket


class Shares:
    """What each of those who ask at one address had lately, and whether they may have more when
    there is not enough for all: as much as each would have if all had the same."""

    __slots__ = ("_had", "_rate", "_seconds")

    def __init__(self, rate: float, seconds: float) -> None:
        self._rate = rate
        self._seconds = seconds
        # What is long ago counts for less and less; whoever asked longest ago comes first.
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def fair(self, who: str, amount: float) -> bool:
        """Whether somebody who gets so much more has no more than the others could have."""
        now = time.monotonic()
        self._forget(now)
        asking = len(self._had) + (who not in self._had)
        share = self._rate * self._seconds / asking
        return self._lately(who, now) + amount <= max(share, amount)

    def note(self, who: str, amount: float) -> None:
        """Somebody got so much."""
        now = time.monotonic()
        self._forget(now)
        self._had[who] = (self._lately(who, now) + amount, now)
        self._had.move_to_end(who)

    def __len__(self) -> int:
        """How many have asked lately."""
        return len(self._had)

    def _forget(self, now: float) -> None:
        while self._had and now - next(iter(self._had.values()))[1] > LATELY * self._seconds:
            self._had.popitem(last=False)

    def _lately(self, who: str, now: float) -> float:
        had, when = self._had.get(who, (0.0, now))
        return had * math.exp((when - now) / self._seconds)


class FairBuckets:
    """A bucket for each person, and one for each address that its people share.

    The lower half of an address's bucket is for those who have asked for little: whoever has used
    up half of their own does not get to it, nor whoever had more than their share of what the
    address may have. So those who ask without end, be it under ever new names, leave the others
    behind the same router theirs.
    """

    def __init__(self, rate: float, rate_of_address: float, seconds: float) -> None:
        whole = max(rate, rate_of_address)
        # A rate of 115 in an hour comes to a little less than 115 in 3,600 seconds.
        self._people = Buckets(rate, round(seconds * rate, 6))
        self._addresses = Buckets(whole, round(seconds * whole, 6))
        self._shares: OrderedDict[str, Shares] = OrderedDict()
        self._rate, self._seconds = whole, seconds

    def take(self, person: str | None, address: str, amount: float = 1.0) -> bool:
        """Whether one more may pass of a person; those without a name are one at each address."""
        who = person or f"@{address}"
        own, whole = self._people.of(who), self._addresses.of(address)
        shares = self._shares_at(address)
        scarce = not whole.has(whole.half + amount)
        if not own.has(amount) or (
            scarce and not (own.has(own.half + amount) and shares.fair(who, amount))
        ):
            return False
        if not whole.take(amount):
            return False
        shares.note(who, amount)
        return own.take(amount)

    def seconds_until(self, person: str | None, address: str, amount: float = 1.0) -> float:
        """Seconds after which one that was not let through may pass, at the earliest."""
        own = self._people.of(person or f"@{address}").seconds_until(amount)
        whole = self._addresses.of(address)
        # With enough of both, it was more than somebody's share of what is scarce.
        return max(own, whole.seconds_until(amount)) or whole.seconds_until(whole.half + amount)

    def _shares_at(self, address: str) -> Shares:
        shares = self._shares.setdefault(address, Shares(self._rate, self._seconds))
        self._shares.move_to_end(address)
        if len(self._shares) > MOST_BUCKETS:
            self._shares.popitem(last=False)
        return shares


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


def asked_from(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a WebSocket comes from, as people there are counted."""
    return place_of(connection.client.host if connection.client else "")


FEW: Final = 2
"""WebSockets that a person may have when an address has half of what it may have."""


class Connections:
    """Counts WebSockets: in all, of each person, from each address; says when it is too many.

    The second half of what an address may have is for people who have few.
    """

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
        here = self._by_address[place]
        scarce = here >= self.most_from_address / 2
        most_of_person = min(FEW, self.most_of_person) if scarce else self.most_of_person
        if (
            self.open >= self.most
            or self._by_person[who] >= most_of_person
            or here >= self.most_from_address
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
        one_less(self._by_person, person or place)
        one_less(self._by_address, place)


def one_less(counted: Counter[str], name: str) -> None:
    """Count one less, and nothing that is not there."""
    counted[name] -= 1
    if not counted[name]:
        del counted[name]
