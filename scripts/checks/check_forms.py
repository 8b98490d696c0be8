"""Checks the files that hosts and libraries read, each against the schema that is published for it.

The schemas come with check-jsonschema: nothing is fetched.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
FORMS: Final = {
    "github-workflows": ".github/workflows/*.yml",
    "github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "dependabot": ".github/dependabot.yml",
    "citation-file-format": "CITATION.cff",
}
"""By the name of a schema, the files that follow it."""


def main() -> int:
    """1 if one of them does not."""
    wrong = 0
    for schema, pattern in FORMS.items():
        files = [str(path) for path in sorted(ROOT.glob(pattern))]
        assert files, pattern
        command = [sys.executable, "-m", "check_jsonschema", "--quiet"]
        command += ["--builtin-schema", f"vendor.{schema}", *files]
        wrong |= subprocess.run(command).returncode
    if not wrong:
        print(f"{len(FORMS)} kinds of forms follow their schemas.")
    return int(wrong != 0)


if __name__ == "__main__":
    sys.exit(main())
