"""Writes a list of all that an installed wheel consists of, as CycloneDX: dist/oenach.cdx.json.

    python scripts/release/make_sbom.py [FOLDER]        dist without a name

A wheel of the folder is installed into an environment of its own, with the locked versions of what
it needs; cyclonedx-py lists that. What the wheel itself has of others (`third_party/shipped.json`)
is added.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

ROOT: Final = Path(__file__).resolve().parents[2]
FORM: Final = "1.6"


def main(words: list[str]) -> int:
    """Install, list, add and check."""
    folder = Path(words[0] if words else ROOT / "dist").resolve()
    wheel = chosen(folder)
    with tempfile.TemporaryDirectory() as temporary:
        python = installed(wheel, Path(temporary) / "environment")
        bom = listed(python)
        where = "import oenach; print(oenach.__path__[0])"
        package = Path(said(str(python), "-I", "-c", where).strip())
        shipped = json.loads((package / "third_party" / "shipped.json").read_text())
    bom["components"] += [component(one) for one in shipped]
    file = folder / "oenach.cdx.json"
    file.write_text(json.dumps(bom, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    check(file)
    print(f"{file}: {len(bom['components'])} components of {wheel.name}")
    return 0


def chosen(folder: Path) -> Path:
    """A wheel that runs here: the pure one, if there is one."""
    wheels = sorted(folder.glob("oenach-*.whl"), key=lambda path: "none-any" not in path.name)
    if not wheels:
        sys.exit(f"There is no wheel in {folder}: run make dist first.")
    return wheels[0]


def installed(wheel: Path, place: Path) -> Path:
    """The Python of an environment with a wheel in it, and what that needs."""
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    uv = (sys.executable, "-m", "uv", "--quiet")
    said(*uv, "venv", "--python", sys.executable, str(place))
    versions = ROOT / "requirements" / "play.txt"
    said(*uv, "pip", "install", "--python", str(python), "-c", str(versions), str(wheel))
    return python


def listed(python: Path) -> dict[str, Any]:
    """What cyclonedx-py finds there, with Óenach itself as what it is about."""
    words = [
        "environment",
        "--pyproject",
        str(ROOT / "pyproject.toml"),
        "--sv",
        FORM,
        "--of",
        "JSON",
    ]
    words += ["--mc-type", "application", "--output-reproducible", str(python)]
    bom: dict[str, Any] = json.loads(said(sys.executable, "-m", "cyclonedx_py", *words))
    return bom


def component(one: dict[str, str]) -> dict[str, Any]:
    """Something that is shipped, as a component."""
    name, version = one["name"], one["version"]
    told: dict[str, Any] = {
        "type": "data" if "/" in one["part"] else "library",
        "bom-ref": f"shipped:{name}@{version}",
        "name": name,
        "version": version,
        "description": f"shipped with the package, in its {one['part']}",
        "licenses": [{"expression": one["licence"]}],
    }
    if one["part"] == "pages":
        told["purl"] = f"pkg:npm/{quote(name, safe='/')}@{version}"
    return told


def check(file: Path) -> None:
    """Against the schema of its version, strictly."""
    wrong = JsonStrictValidator(SchemaVersion.from_version(FORM)).validate_str(file.read_text())
    if wrong:
        sys.exit(f"{file} is not what it should be: {wrong}")


def said(*command: str) -> str:
    """What a program says; it must end well."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command[:4])} failed.\n{done.stderr[-2000:]}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
