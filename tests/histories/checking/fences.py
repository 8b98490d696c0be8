"""Whoever was held to be gone wrote nothing until it had come back under another number."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator

from histories.checking.findings import Finding, Wrong
from histories.fencing import Life, Watched


def check_fences(watched: Watched) -> Iterator[Finding]:
    """What was written by somebody who was not held to be there."""
    lives: dict[str, list[Life]] = defaultdict(list)
    for life in sorted(watched.lives, key=lambda one: one.began):
        lives[life.machine].append(life)
    begun = {machine: [one.began for one in of] for machine, of in lives.items()}
    for machine, at in watched.written:
        # Whoever is started again has another row while that of the one before it is still there.
        earlier = lives[machine][: bisect_right(begun.get(machine, []), at)]
        ended = [one.ended for one in earlier]
        if not any(end is None or at <= end for end in ended):
            yield Finding(Wrong.FENCE, "", machine, f"it wrote at {at}, and was gone at {ended}")
