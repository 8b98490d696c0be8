"""What an index of packages shows of the package."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import metadata
from pathlib import Path
from typing import Final

import pytest
from building.description import led_outside

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_no_link_of_the_description_leads_into_a_checkout() -> None:
    text = metadata("oenach")["Description"]
    assert text.startswith("# Óenach")
    assert not re.findall(r"\]\((?!https?://|#)[^)]*\)", text)


@pytest.mark.parametrize(
    ("text", "nowhere", "outside"),
    [
        ("[maps](docs/maps.md#x)", "maps", "[maps](https://x.org/o/blob/v1.2.3/docs/maps.md#x)"),
        ("![two\nlines](a.webp)", "two\nlines", "![two\nlines](https://x.org/o/raw/v1.2.3/a.webp)"),
        ("[uv](https://docs.astral.sh/uv/)", "[uv](https://docs.astral.sh/uv/)", None),
        ("[below](#play)", "[below](#play)", None),
    ],
)
def test_links_lead_to_the_tag_or_are_words(text: str, nowhere: str, outside: str | None) -> None:
    assert led_outside(text, "", "1.2.3") == nowhere
    assert led_outside(text, "https://x.org/o", "1.2.3") == (outside or text)


def test_the_pythons_that_are_named_are_those_that_wheels_are_built_for() -> None:
    named = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    assert [f"cp3{minor}-*" for minor in named] == PROJECT["tool"]["cibuildwheel"]["build"].split()
