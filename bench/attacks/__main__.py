"""What somebody can do to the evening of all others: `python -m bench.attacks [NAME…]`.

For each attack a server is started on this machine, with its usual limits. Eight tables of people
play, a move about ten times a second at each, everybody at an address of their own (127.0.1.*);
after a quiet run the attackers come, all from one address (127.0.0.2), in a process of their own.
Told are the others' acknowledgements in quiet and attacked, the shares of the cores, and what the
attackers got. The exit code is 1 where the 99th percentile of an attacked run is over 250 ms and
over three times the quiet one, or where something else that is promised was not so. Only loopback
is used; needs Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import signal
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from bench.attacks.measuring import Plan, cores, measure
from bench.attacks.report import Results, told
from bench.attacks.suite import ATTACKS


async def measure_all(names: list[str], seconds: float, quiet: float) -> Results:
    """One attack after the other."""
    results: Results = {}
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("attacks", total=len(names))
        for number, name in enumerate(names):
            of = f"{number + 1} of {len(names)}"

            def say(what: str, name: str = name, of: str = of) -> None:
                progress.update(task, description=f"{of}: {name}, {what}")

            results[name] = await measure(name, ATTACKS[name], Plan(seconds, quiet, say))
            progress.advance(task)
    return results


def arguments() -> argparse.Namespace:
    """What was asked for."""
    described = [f"  {name:<16}{attack.what}" for name, attack in ATTACKS.items()]
    parser = argparse.ArgumentParser(
        prog="python -m bench.attacks",
        description=__doc__,
        epilog="attacks:\n" + "\n".join(described),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these attacks")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack (20)")
    parser.add_argument("--quiet", type=float, help="seconds of the quiet run (as long)")
    parser.add_argument("--json", type=Path, help="also write all figures here")
    asked = parser.parse_args()
    unknown = [name for name in asked.names if name not in ATTACKS]
    if unknown:
        parser.error(f"no such attack: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    return asked


def main() -> None:
    """Attack, tell, and exit with 1 where a promise was not kept."""
    asked = arguments()
    # Whoever ends this from outside leaves no server behind either.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    console = Console(width=None if sys.stdout.isatty() else 150)
    quiet = asked.seconds if asked.quiet is None else asked.quiet
    try:
        results = asyncio.run(measure_all(asked.names or list(ATTACKS), asked.seconds, quiet))
    except KeyboardInterrupt:
        sys.exit(130)
    told(results, console)
    if asked.json:
        machine: dict[str, Any] = {"cores": cores(), "python": platform.python_version()}
        whole = {**machine, "seconds": asked.seconds, "attacks": results}
        asked.json.write_text(json.dumps(whole, indent=1))
    sys.exit(1 if any(result["broken"] for result in results.values()) else 0)


if __name__ == "__main__":
    main()
