"""How Sphinx makes the site; `scripts/site/build.py` calls it."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent

project = "Óenach"
author = "Óenach's contributors"
copyright = author
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 4
# Single backticks of docstrings are code.
default_role = "literal"
# A page of its own may show what a block of JSON only sketches.
suppress_warnings = ["misc.highlighting_failure"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_default_options = {"members": True}
add_module_names = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Óenach {version}"
html_static_path = [str(HERE / "static")]
html_css_files = ["oenach.css"]
html_favicon = str(ROOT / "web" / "src" / "shell" / "favicon.svg")
html_show_sourcelink = False
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1d5c46",
        "color-brand-content": "#1d5c46",
    },
    "dark_css_variables": {
        "color-brand-primary": "#8fd0b5",
        "color-brand-content": "#8fd0b5",
    },
}
