"""The process of an attack, so that what it computes is told apart:
`python -m bench.attacks.attacker NAME URL FOLDER PID SECONDS`.

Says `ready` when it has prepared, begins with the next line that it reads, and says in JSON what
came of it.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from pathlib import Path

from bench.attacks.attack import Attacker
from bench.attacks.suite import ATTACKS
from oenach.server.client import Refusal


def own_seconds() -> float:
    """What this process and those that it started have computed."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


async def run(name: str, attacker: Attacker) -> dict[str, object]:
    """Prepare, wait for the word, attack."""
    attack = ATTACKS[name]
    await attack.prepare(attacker)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    attacker.answered.clear()
    before = own_seconds()
    attacker.begin()
    await attack.act(attacker)
    return {
        "computed": own_seconds() - before,
        "answered": dict(attacker.answered),
        "told": attacker.told,
        "broken": sorted(set(attacker.broken)),
    }


def main() -> None:
    """Attack, and say what came of it."""
    name, url, folder, pid, seconds = sys.argv[1:]
    attacker = Attacker(url, Path(folder), int(pid), float(seconds))
    try:
        print(json.dumps(asyncio.run(run(name, attacker))), flush=True)
    except Refusal as refusal:
        raise SystemExit(f"the attacker was refused: {refusal}") from None


if __name__ == "__main__":
    main()
