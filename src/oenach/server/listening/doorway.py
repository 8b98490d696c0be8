"""How many connections may be open, in all and from one address, and who makes room when there are
too many."""

from __future__ import annotations

import sys
from asyncio import BaseTransport, Transport
from collections.abc import Container
from typing import Final

from oenach.server.http.admission.limits import place_of
from oenach.server.listening.proxies import trusted
from oenach.server.settings import Settings

KEPT_BACK: Final = 200
"""Descriptors that connections leave to everything else: files, the database, bots."""

FEWEST: Final = 32
"""So many connections there may be however few descriptors there are."""


class Doorway:
    """Counts connections by address.

    Where there are too many, whoever has said nothing for longest makes room: of the same address
    when that has its share, else of the address that has most. So sockets that are only held open
    lock nobody out, neither elsewhere nor behind the same router.
    """

    def __init__(self, most: int, share: int, proxies: Container[str] = ()) -> None:
        self.most = most
        self.share = share
        # Behind a proxy there is everybody: only the whole counts there.
        self._proxies = proxies
        self._places: dict[BaseTransport, str] = {}
        # Those of which no request is answered now, by address, the longest silent first.
        self._silent: dict[str, dict[Transport, None]] = {}
        self._by_place: dict[str, int] = {}

    @property
    def open(self) -> int:
        """How many there are."""
        return len(self._places)

    def enter(self, transport: Transport) -> bool:
        """Count one more, which has said nothing yet; False if there is no room to be made."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        place = place_of(address)
        shared = address not in self._proxies
        if shared and self._by_place.get(place, 0) >= self.share and not self._make_room(place):
            return False
        if self.open >= self.most and not self._make_room_anywhere():
            return False
        self._places[transport] = place
        self._by_place[place] = self._by_place.get(place, 0) + 1
        self.silent(transport)
        return True

    def leave(self, transport: Transport) -> None:
        """One less, if it was counted."""
        place = self._places.get(transport)
        if place is None:
            return
        self.speaks(transport)
        del self._places[transport]
        self._by_place[place] -= 1
        if not self._by_place[place]:
            del self._by_place[place]

    def silent(self, transport: Transport) -> None:
        """Nothing is asked on it for now."""
        place = self._places.get(transport)
        if place is not None:
            self._silent.setdefault(place, {})[transport] = None

    def speaks(self, transport: Transport) -> None:
        """Something was asked on it: it is not closed before that is answered."""
        place = self._places.get(transport)
        if place is not None and place in self._silent:
            self._silent[place].pop(transport, None)
            if not self._silent[place]:
                del self._silent[place]

    def _make_room(self, place: str) -> bool:
        for transport in self._silent.get(place, ()):
            self.leave(transport)
            transport.abort()
            return True
        return False

    def _make_room_anywhere(self) -> bool:
        if not self._silent:
            return False
        return self._make_room(max(self._silent, key=lambda one: len(self._silent[one])))


def doorway_for(settings: Settings) -> Doorway:
    """As wide as the settings say and the system allows."""
    most = settings.open_connections
    descriptors = most_descriptors()
    if descriptors is not None:
        most = min(most, max(FEWEST, descriptors - KEPT_BACK))
    share = min(settings.open_connections_per_address, max(1, most // 2))
    return Doorway(most, share, trusted(settings))


def most_descriptors() -> int | None:
    """How many files and sockets this process may have open, after it has asked for all that it
    may have; None where nobody counts."""
    if sys.platform == "win32":
        return None
    # Only there where it is not Windows.
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):
            # macOS says that there is no limit, and then has one.
            pass
    return None if soft == resource.RLIM_INFINITY else soft
