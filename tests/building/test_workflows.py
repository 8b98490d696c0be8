"""What hosted CI does when a tag is pushed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

WORKFLOWS: Final = Path(__file__).parents[2] / ".github" / "workflows"
APPROVED: Final = "publish"


def jobs(name: str) -> dict[str, Any]:
    """The jobs of a workflow."""
    found: dict[str, Any] = msgspec.yaml.decode((WORKFLOWS / name).read_text())["jobs"]
    return found


def before(job: str, of: dict[str, Any]) -> set[str]:
    """All jobs that must have ended well before one begins."""
    needs = of[job].get("needs", [])
    direct = {needs} if isinstance(needs, str) else set(needs)
    return direct.union(*(before(one, of) for one in direct))


def test_nothing_goes_out_before_somebody_has_approved() -> None:
    release = jobs("release.yml")
    assert release[APPROVED]["environment"] == {"name": "pypi"}
    writing = {name for name, job in release.items() if "write" in job["permissions"].values()}
    assert writing == {APPROVED, "image", "announce"}
    for name in writing - {APPROVED}:
        assert APPROVED in before(name, release)


def test_all_that_is_published_was_built_of_the_tag() -> None:
    release = jobs("release.yml")
    assert {"tagged", "wheels", "sbom"} <= before(APPROVED, release)
