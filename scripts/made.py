"""Every file that a program makes: which one, and how it is seen that the file is still right.

    python scripts/made.py                makes anew what takes seconds
    python scripts/made.py --check        says what is not as it would be made; part of `make check`
    python scripts/made.py --record WHAT  writes down from what something slow was made

What takes seconds is made into an empty folder and compared. What takes minutes or hours (training,
studies, pictures of a browser) has in `scripts/made.json` the hashes of the files and of what they
were made by: a file that was edited by hand is named, and so is one whose maker changed since. Make
it anew then or, where the change cannot matter, look at it and `--record` it.

The table in CONTRIBUTING.md is made from the list here.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
RECORD: Final = ROOT / "scripts" / "made.json"
PAGE: Final = ROOT / "CONTRIBUTING.md"
BLOCK: Final = re.compile(r"<!-- made: files -->.*?<!-- end -->", re.DOTALL)


@dataclass(frozen=True)
class Made:
    """Files that one program makes."""

    name: str
    files: str
    """As a pattern from the root of the repository."""
    by: str
    """The command, run in the root; `{}` is the folder that the files go to."""
    checked: str
    """What notices that they are not right."""
    into: str = ""
    """The folder that `{}` usually is; what has one is made elsewhere and compared."""
    inputs: tuple[str, ...] = ()
    """Of what takes long: patterns of the files that it is made by."""

    def paths(self) -> list[Path]:
        """The files that are there."""
        return sorted(ROOT.glob(self.files))


ANEW: Final = "`make check`: made anew and compared"
HASHES: Final = "`make check`: hashes in `scripts/made.json`"

MADE: Final = (
    Made("golden", "tests/games/*/golden/*.txt", "scripts/make_golden.py {}", ANEW, "tests/games"),
    Made(
        "terminal-pictures",
        "docs/pictures/terminal-*.svg",
        "scripts/terminal_pictures.py {}",
        ANEW,
        "docs/pictures",
    ),
    Made("manual", "packaging/man/*.1", "scripts/make_manual.py {}", ANEW, "packaging/man"),
    Made(
        "examples",
        "web/src/games/*/examples.json",
        "web/scripts/make_examples.py {}",
        ANEW,
        "web/src/games",
    ),
    Made(
        "samples",
        "web/gallery/games/*/sample.json",
        "web/scripts/make_samples.py {}",
        ANEW,
        "web/gallery/games",
    ),
    Made(
        "logs", "web/tests/games/*/log.json", "web/scripts/make_logs.py {}", ANEW, "web/tests/games"
    ),
    Made(
        "positions",
        "web/tests/games/*/positions.json",
        "web/scripts/make_positions.py {}",
        ANEW,
        "web/tests/games",
    ),
    Made(
        "deals",
        "web/browser/games/*/deals.json",
        "web/scripts/make_deals.py {}",
        ANEW,
        "web/browser/games",
    ),
    Made(
        "wire-types",
        "web/src/**/types.ts",
        "scripts/wire/make_wire_types.py",
        "`make check`: its own `--check`",
    ),
    Made(
        "schemas",
        "docs/schemas/[!l]*.json",
        "scripts/wire/make_wire_types.py",
        "`make check`: its own `--check`",
    ),
    Made(
        "lesson-schema",
        "docs/schemas/lesson.json",
        "-m oenach.cli lesson schema -o {}/lesson.json",
        ANEW,
        "docs/schemas",
    ),
    Made(
        "wire-docs",
        "docs/wire-example.jsonl",
        "scripts/wire/make_wire_docs.py",
        "`make check`: its own `--check`, with the blocks of `docs/wire-protocol.md` and "
        "`docs/operating.md`",
    ),
    Made(
        "map",
        "docs/pictures/britannia.svg",
        "-m oenach.cli map draw britannia -o docs/pictures/britannia.svg",
        "`tests/games/celtic_trader/maps/test_map_drawing.py`",
    ),
    Made(
        "perft",
        "tests/games/*/perft.json",
        "scripts/make_perft.py",
        HASHES + "; `tests/conformance/test_perft.py` counts again with the engine",
        inputs=(
            "tests/games/*/perft_setups.py",
            "tests/games/*/reference_program.py",
            "src/oenach/testing/perft.py",
        ),
    ),
    Made(
        "stored-matches",
        "tests/server/store/golden/*.db.gz",
        "scripts/make_stored_matches.py NAME",
        HASHES + "; never made anew: `tests/server/store/test_stored_matches.py` goes on with them",
    ),
    Made(
        "confusables",
        "src/oenach/server/naming/confusables.txt",
        "scripts/make_confusables.py CONFUSABLES",
        HASHES + "; `tests/server/naming/test_looks.py`",
        inputs=("scripts/make_confusables.py",),
    ),
    Made(
        "export",
        "tests/server/store/golden/*.oenach",
        "-m oenach.cli export FILE",
        HASHES + "; never made anew: `tests/server/store/test_moving.py` imports them",
    ),
    Made(
        "numbers",
        "src/oenach/games/*/strategy/numbers.py",
        "scripts/games/*/train.py",
        HASHES,
        inputs=("scripts/games/keltis/train.py", "scripts/games/tain/train.py"),
    ),
    Made(
        "weights",
        "src/oenach/games/*/strategy/weights.py",
        "scripts/games/*/train.py",
        HASHES,
        inputs=("scripts/games/celtic-trader/train.py",),
    ),
    Made(
        "study",
        "docs/pictures/balance-*-[lp]*.svg",
        "scripts/studies/measure_bots.py --out bot-study --tables docs",
        HASHES + "; with the tables in `docs/bots.md`",
        inputs=("scripts/studies/bot_study.py", "scripts/games/*/study.toml"),
    ),
    Made(
        "balance",
        "docs/pictures/balance-celtic-trader.svg",
        "scripts/games/celtic-trader/balance.py --plot FILE",
        HASHES,
        inputs=("scripts/games/celtic-trader/balance*.py",),
    ),
    Made(
        "pictures",
        "docs/pictures/*.webp",
        "-m building.pages run pictures",
        HASHES,
        inputs=("web/scripts/pictures.js", "web/scripts/games/*/picture.js"),
    ),
    Made(
        "third-party",
        "src/oenach/third_party/*",
        "scripts/release/make_third_party.py {}",
        ANEW,
        "src/oenach/third_party",
    ),
    Made(
        "locks",
        "requirements/*.txt",
        "make lock",
        "`tests/building/test_requirements.py`, and pip by the hashes in them",
    ),
    Made("npm-lock", "web/package-lock.json", "npm install", "`npm ci`, in every build"),
)


def anew(one: Made) -> dict[Path, bytes]:
    """Every file that is not what would be made now, with that; empty for one that would not be.

    JSON is compared by what it says: how it is laid out is prettier's affair.
    """
    home = ROOT / one.into
    with tempfile.TemporaryDirectory() as folder:
        for file in one.paths():
            (Path(folder) / file.relative_to(home)).parent.mkdir(parents=True, exist_ok=True)
        words = one.by.format(folder).split()
        subprocess.run([sys.executable, *words], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        files = [path for path in Path(folder).rglob("*") if path.is_file()]
        fresh = {home / path.relative_to(folder): path.read_bytes() for path in files}
    left_over = {path: b"" for path in one.paths() if path not in fresh}
    return left_over | {path: made for path, made in fresh.items() if not same(path, made)}


def same(path: Path, made: bytes) -> bool:
    """Whether a file says what was made."""
    if not path.exists():
        return False
    there = path.read_bytes()
    return there == made or (path.suffix == ".json" and json.loads(there) == json.loads(made))


def late(one: Made) -> list[str]:
    """Says which files are not as they would be made."""
    names = sorted(str(path.relative_to(ROOT)) for path in anew(one))
    return [f"{name} is not as it would be made: run python scripts/made.py" for name in names]


def shown(one: Made) -> str:
    """The command, as it is typed."""
    command = one.by.format(one.into)
    return command if command.startswith(("make", "npm")) else f"python {command}"


def hashes(one: Made) -> dict[str, str]:
    """Of the files and of what they are made by."""
    files = {path for pattern in (one.files, *one.inputs) for path in ROOT.glob(pattern)}
    return {
        str(path.relative_to(ROOT)): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(files)
    }


def changed(one: Made, recorded: dict[str, dict[str, str]]) -> list[str]:
    """Files that were recorded otherwise, or not at all."""
    now, then = hashes(one), recorded.get(one.name, {})
    names = sorted(name for name in now.keys() | then.keys() if now.get(name) != then.get(name))
    remedy = f"{shown(one)}, then python scripts/made.py --record {one.name}"
    return [f"{name} has changed since {one.name} was made: {remedy}" for name in names]


def table() -> str:
    """What stands in CONTRIBUTING.md."""
    rows = [f"| `{one.files}` | `{shown(one)}` | {one.checked} |" for one in MADE]
    rows.append("| the table above | `python scripts/made.py` | `make check`: made anew |")
    head = ["<!-- made: files -->", "", "| files | made by | checked by |", "|---|---|---|"]
    return "\n".join([*head, *rows, "", "<!-- end -->"])


def is_slow(one: Made) -> bool:
    """Whether only hashes are compared."""
    return one.checked.startswith(HASHES)


def check() -> int:
    """Say what is not as it should be."""
    recorded = json.loads(RECORD.read_text())
    wrong = [line for one in MADE if one.into for line in late(one)]
    wrong += [line for one in MADE if is_slow(one) for line in changed(one, recorded)]
    wrong += [f"{one.name}: there is no {one.files}" for one in MADE if not one.paths()]
    page = PAGE.read_text()
    if BLOCK.sub(lambda _: table(), page) != page or not BLOCK.search(page):
        wrong.append("the table in CONTRIBUTING.md is not up to date: run python scripts/made.py")
    for line in wrong:
        print(line)
    if not wrong:
        print(f"{len(MADE)} kinds of files are as they are made.")
    return 1 if wrong else 0


def record(names: list[str]) -> int:
    """Write down how things stand."""
    recorded = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    known = {one.name: one for one in MADE if is_slow(one)}
    unknown = [name for name in names if name not in known]
    if unknown or not names:
        sys.exit(f"what can be recorded: {', '.join(known)}")
    recorded |= {name: hashes(known[name]) for name in names}
    RECORD.write_text(json.dumps(recorded, indent=1, sort_keys=True) + "\n")
    return 0


def main(words: list[str]) -> int:
    """Make, check or record."""
    if words[:1] == ["--record"]:
        return record(words[1:])
    if words == ["--check"]:
        return check()
    if words:
        sys.exit((__doc__ or "").strip())
    for path, made in (each for one in MADE if one.into for each in anew(one).items()):
        print(path.relative_to(ROOT))
        path.write_bytes(made) if made else path.unlink()
    PAGE.write_text(BLOCK.sub(lambda _: table(), PAGE.read_text()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
