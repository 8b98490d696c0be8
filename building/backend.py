"""The build backend: setuptools', which asks for mypy only when the engine is to be compiled.

So nothing but setuptools is fetched to install from source.
"""

from __future__ import annotations

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from building import asked

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a build needs besides setuptools."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_compilers()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """The same for an editable one."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_compilers()]


def _compilers() -> list[str]:
    return asked.compilers() if asked.to_compile() else []
