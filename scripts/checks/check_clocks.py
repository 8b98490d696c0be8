"""Check that no test asserts a wall-clock or CPU time, sleeps for a fixed time or is tried again.

Such a test fails on a slow or busy machine, or passes by luck. Times belong to `make bench`; tests
assert work (bytes, requests, simulations, calls) or wait for what they mean. Prints what is wrong,
with file and line, and exits 1, or one line and 0.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from clock_flow import Finding, Flow, findings, times_returned

ROOT: Final = Path(__file__).resolve().parents[2]

# Here, and only here, a wait may end with an error because its patience is over.
PATIENT: Final = ("tests/waiting.py",)

PAGES: Final = ("web/browser/**/*.ts", "web/tests/**/*.ts", "web/*.config.ts")
SETTINGS: Final = (
    "pyproject.toml",
    "pytest.ini",
    "tox.ini",
    "setup.cfg",
    "Makefile",
    "web/package.json",
)
AGAIN: Final = r"--reruns?\b|--retr(y|ies)[= ]|rerunfailures|pytest[-_]retry|\bflaky\b"

ADVICE: Final = {
    "asserts": "asserts a time: assert work (calls, bytes, simulations, what a clock was asked), "
    "wait with waiting.until, or measure it in `make bench`",
    "sleeps": "sleeps for a fixed time: wait for what is meant, with waiting.until or expect.poll",
    "retries": "tries a failed test again: make it pass every time",
}


class Offence(NamedTuple):
    """A finding in a file."""

    file: str
    line: int
    kind: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {ADVICE[self.kind]}"


def module_name(file: str) -> str:
    """How tests import a file of theirs."""
    return file.removeprefix("tests/").removesuffix(".py").replace("/", ".")


def in_python(files: dict[str, str]) -> Iterator[Offence]:
    """What is found in Python files, given by name and text."""
    trees = {file: ast.parse(text, file) for file, text in files.items()}
    known = times_returned({module_name(file): tree for file, tree in trees.items()})
    for file, tree in trees.items():
        flow = Flow(tree, known)
        for finding in sorted(set(findings(flow, patient=file in PATIENT))):
            yield Offence(file, *finding)


def in_typescript(files: dict[str, str]) -> Iterator[Offence]:
    """What is found in TypeScript files, given by name and text; read by TypeScript itself."""
    asked = json.dumps({"files": files, "patient": PATIENT})
    done = subprocess.run(
        [node(), "web/scripts/clocks.js"], cwd=ROOT, input=asked, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    for one in json.loads(done.stdout):
        yield Offence(one["file"], one["line"], one["kind"])


def node() -> str:
    """Node of the machine, or the one beside this Python."""
    found = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    if found is None:
        raise SystemExit("The tests of the pages can't be checked: there is no Node.")
    return found


def in_settings(files: dict[str, str]) -> Iterator[Offence]:
    """Retries that are asked for by an option or a plugin."""
    for file, text in files.items():
        for number, line in enumerate(text.splitlines(), 1):
            if re.search(AGAIN, line):
                yield Offence(file, *Finding(number, "retries"))


def texts(*patterns: str) -> dict[str, str]:
    """Files of the project by name."""
    found = sorted(path for pattern in patterns for path in ROOT.glob(pattern))
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in found}


def main() -> int:
    """Check the tests of the project."""
    python, pages = texts("tests/**/*.py"), texts(*PAGES)
    settings = texts(*SETTINGS, "requirements/*.txt")
    offences = [*in_python(python), *in_typescript(pages), *in_settings(settings)]
    for offence in sorted(offences):
        print(offence)
    if offences:
        return 1
    print(f"{len(python) + len(pages)} files of tests: no clock, no sleep, no second try.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
