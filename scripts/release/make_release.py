"""Makes a release of what is on main, in the folder where it is run.

    python scripts/release/make_release.py VERSION [--dry-run] [--tested]
    python scripts/release/make_release.py --tagged TAG      is that the version? 1 if not
    python scripts/release/make_release.py --notes TAG       what the changelog says of it

Checks, changelog, version, tests, commit, build, tag; nothing is pushed. What fails leaves all as
it was. `--dry-run` says what would be done; `--tested` leaves out checks and tests.
"""

from __future__ import annotations

import argparse
import difflib
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from changelog import NoSuchSection, notes, released

VERSION: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:(a|b|rc)(\d+))?")
BRANCH: Final = "main"
LOG: Final = Path("CHANGELOG.md")
PROJECT: Final = Path("pyproject.toml")
CITATION: Final = Path("CITATION.cff")


class Refused(Exception):
    """Why there is no release."""


def order(version: str) -> tuple[int, int, int, str, int]:
    """Later versions are greater; one without a suffix is later than its candidates."""
    found = VERSION.fullmatch(version)
    if found is None:
        raise Refused(f"{version!r} is no version: write 1.2.3, or 1.2.3rc1")
    major, minor, patch, kind, number = found.groups()
    return int(major), int(minor), int(patch), kind or "z", int(number or 0)


def git(*words: str) -> str:
    """What git says."""
    done = subprocess.run(["git", *words], capture_output=True, text=True)
    if done.returncode != 0:
        raise Refused(f"git {words[0]}: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout.strip()


def project() -> dict[str, object]:
    """What pyproject.toml says of the project."""
    told = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    assert isinstance(told, dict)
    return told


def address() -> str | None:
    """Where the repository is, if the project says so."""
    urls = project().get("urls")
    named = {str(key).lower(): str(url) for key, url in dict(urls or {}).items()}  # type: ignore[call-overload]
    found = named.get("source") or named.get("repository")
    return found.rstrip("/") if found else None


def look(version: str) -> None:
    """Refuse what must not be released."""
    wanted = order(version)
    tags = [tag[1:] for tag in git("tag", "--list", "v*").splitlines()]
    taken = [tag for tag in tags if VERSION.fullmatch(tag) and order(tag) >= wanted]
    if taken:
        raise Refused(f"{version} is not newer than {max(taken, key=order)}, which is tagged")
    now = str(project()["version"])
    if wanted < order(now):
        raise Refused(f"{version} is older than {now} in {PROJECT}")
    branch = git("branch", "--show-current")
    if branch != BRANCH:
        raise Refused(f"a release is made on {BRANCH}; this is {branch or 'no branch'}")
    left = git("status", "--porcelain")
    if left:
        raise Refused(f"there are changes that are not committed:\n{left}")


def changes(version: str, day: date) -> dict[Path, str]:
    """The files that a release changes, as they will be."""
    wanted = {LOG: released(LOG.read_text(encoding="utf-8"), version, day, address())}
    wanted[PROJECT] = put(PROJECT, r'^version = "[^"]*"$', f'version = "{version}"')
    if CITATION.is_file():
        text = put(CITATION, r"^version: .*$", f"version: {version}")
        wanted[CITATION] = re.sub(
            r"^date-released: .*$", f'date-released: "{day.isoformat()}"', text, flags=re.M
        )
    return wanted


def put(path: Path, pattern: str, line: str) -> str:
    """A file with the one line of a pattern replaced."""
    text, count = re.subn(pattern, line, path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    if count != 1:
        raise Refused(f"{path} says its version {count} times")
    return text


def show(wanted: dict[Path, str]) -> None:
    """What changes in each file."""
    for path, text in wanted.items():
        old = path.read_text(encoding="utf-8").splitlines(keepends=True)
        new = text.splitlines(keepends=True)
        sys.stdout.writelines(difflib.unified_diff(old, new, f"a/{path}", f"b/{path}", n=1))


def make(*targets: str) -> None:
    """Targets of the Makefile, one after the other."""
    for target in targets:
        print(f"make {target}", flush=True)
        if subprocess.run(["make", target]).returncode != 0:
            raise Refused(f"make {target} failed")


def undoing(step: Callable[[], object], undo: Callable[[], object]) -> None:
    """Do something; if it fails or is broken off, take back what was done before."""
    try:
        step()
    except BaseException:
        undo()
        raise


def release(version: str, wanted: dict[Path, str], *, tested: bool) -> None:
    """Do it."""
    named = [str(path) for path in wanted]
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    if not tested:
        undoing(lambda: make("check", "test"), lambda: git("checkout", "--", *named))
    before = git("rev-parse", "HEAD")
    git("add", "--", *named)
    if git("status", "--porcelain"):
        commit = ("commit", "-m", f"Release {version}")
        undoing(lambda: git(*commit), lambda: git("checkout", "-q", "HEAD", "--", *named))
    # What is not this release's stays as it is, should there be any.
    undoing(lambda: make("dist"), lambda: git("reset", "-q", "--keep", before))
    said = f"Óenach {version}\n\n{notes(wanted[LOG], version)}\n"
    git("tag", "-a", f"v{version}", "--cleanup=verbatim", "-m", said)
    remote = (git("remote").splitlines() or ["REMOTE"])[0]
    print(f"v{version} is tagged; nothing has been pushed. To publish it:")
    print(f"    git push {remote} {BRANCH} v{version}")


def is_tagged(tag: str) -> None:
    """Refuse a tag that is not that of the version."""
    version = str(project()["version"])
    if tag != f"v{version}":
        raise Refused(f"the tag is {tag}, the version {version}")
    notes(LOG.read_text(encoding="utf-8"), version)


def main() -> int:
    """Release, or say why not."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("version", nargs="?")
    parser.add_argument("--dry-run", action="store_true")
    parser.add_argument("--tested", action="store_true")
    parser.add_argument("--tagged", metavar="TAG")
    parser.add_argument("--notes", metavar="TAG")
    asked = parser.parse_args()
    try:
        if asked.tagged:
            is_tagged(asked.tagged)
        elif asked.notes:
            print(notes(LOG.read_text(encoding="utf-8"), asked.notes.removeprefix("v")))
        elif not asked.version:
            raise Refused("say which version: make release VERSION=1.2.3")
        else:
            look(asked.version)
            wanted = changes(asked.version, datetime.now(UTC).date())
            if asked.dry_run:
                show(wanted)
                print(f"Nothing was done. All is well for {asked.version}.")
            else:
                release(asked.version, wanted, tested=asked.tested)
    except (Refused, NoSuchSection) as why:
        print(f"No release: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
