"""`oenach` with small caches: `python -m bench.load.soak.small_caches serve`.

What a server keeps of replays and of histories grows to 32 MiB each and no further. Within minutes
that cannot be told from something that grows for ever, so here these caches are soon full.
"""

from __future__ import annotations

from typing import Final

from oenach.cli import main
from oenach.server.table.histories import Histories
from oenach.server.workers import pool

SMALL: Final = 1024 * 1024

if __name__ == "__main__":
    pool.MOST_KEPT = SMALL  # type: ignore[misc]  # it is for good everywhere else
    Histories.__init__.__defaults__ = (SMALL,)
    main()
