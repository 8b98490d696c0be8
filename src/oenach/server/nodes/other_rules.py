"""By which rules the other nodes can play."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import structlog

from oenach.server.store.leases.lease import Lease
from oenach.server.store.leases.node_lease import Rules
from oenach.server.store.leases.sharing import NodeRow, Sharing

AWAITED: Final = 600.0
"""Seconds for which a node that is gone is expected back with its rules: it may be started anew, or
its machine may stand still for longer than its lease lasts."""

log = structlog.get_logger("oenach.nodes")


class OtherRules:
    """Remembers what it has seen of others: whoever asks while one of them is away for a moment is
    not told that nobody has the rules. What looks blocks."""

    def __init__(
        self,
        sharing: Sharing,
        lease: Lease,
        rules: Rules,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._sharing = sharing
        self._lease = lease
        self._ours = _numbered(rules)
        self._now = now
        # When somebody was last seen who knows them.
        self._seen: dict[str, float] = {}
        self._told: set[int] = set()

    def look(self) -> None:
        """See who is there; of each that has other rules it is said once."""
        there = [node for node in self._sharing.nodes() if node.epoch != self._lease.epoch]
        for node in there:
            theirs = _numbered(node.rules)
            self._seen.update(dict.fromkeys(theirs, self._now()))
            if theirs != self._ours and node.epoch not in self._told:
                self._warn(node, theirs)
        self._told = {node.epoch for node in there}

    def played(self, game: str, rules: int) -> bool:
        """Whether another node plays by some rules, or is expected back that does."""
        self.look()
        seen = self._seen.get(f"{game} {rules}")
        return seen is not None and self._now() - seen < AWAITED

    def _warn(self, node: NodeRow, theirs: set[str]) -> None:
        log.warning(
            "another node has other rules",
            node=node.epoch,
            name=node.name,
            only_here=sorted(self._ours - theirs),
            only_there=sorted(theirs - self._ours),
            to_do="install the same version and the same games at all nodes",
        )


def _numbered(rules: Rules) -> set[str]:
    return {f"{game} {version}" for game, versions in rules.items() for version in versions}
