"""What is particular to making a site of the pages; `make docs` makes it, and follows its links."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "site"))

from links import faults  # noqa: E402
from staging import places, stage, with_links  # noqa: E402


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="top">A</h1><a href="b.html#there">well</a><a href="b.html#gone">no place</a>'
        '<a href="c.html">no page</a><a href="#top">well</a><a href="https://x.example/">out</a>'
    )
    (tmp_path / "b.html").write_text(
        '<p id="there"></p><script src="https://cdn.example/x.js"></script><img src="none.png">'
    )
    assert faults(tmp_path) == [
        "a.html: b.html#gone has no such place",
        "a.html: c.html is not there",
        "b.html: fetches https://cdn.example/x.js",
        "b.html: none.png is not there",
    ]


def test_pages_lead_to_each_other_where_they_stand_on_the_site(tmp_path: Path) -> None:
    page = ROOT / "docs" / "how-to" / "moderate.md"
    text = (
        "[a](../operating.md#settings) [b](../../CONTRIBUTING.md) "
        "[c](../../src/oenach/server/client.py) [d](../decisions) [e](https://x.example/)\n"
        "```\n[f](../operating.md)\n```\n"
    )
    assert with_links(text, page, places(), tmp_path) == (
        "[a](../operating.md#settings) [b](../contributing.md) "
        "c [d](../decisions/index.md) [e](https://x.example/)\n"
        "```\n[f](../operating.md)\n```\n"
    )


def test_a_link_to_nothing_is_a_failure(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"no-such\.md"):
        with_links("[a](no-such.md)", ROOT / "docs" / "log.md", places(), tmp_path)


def test_every_page_and_every_rulebook_has_a_place(tmp_path: Path) -> None:
    stage(tmp_path)
    assert (tmp_path / "changelog.md").is_file() and (tmp_path / "reporting.md").is_file()
    books = list((ROOT / "src" / "oenach" / "games").glob("*/RULES.md"))
    assert len(list((tmp_path / "rules").glob("*.md"))) == len(books) > 0
    assert (tmp_path / "pictures" / "britannia.svg").is_file()
