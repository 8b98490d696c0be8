"""How many WebSockets are open: in all, of each person, and from each address."""

from __future__ import annotations

from collections import Counter

from oenach.server.limits import place_of


class Connections:
    """Counts connections, and says when there are too many."""

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
