"""Builds the package; where there is a C compiler, kernel and games are compiled with mypyc.

The very same files run interpreted, so every extension is optional: without a compiler the build
goes on and the package works, only slower. OENACH_PURE=1 leaves compilation out on purpose. The
pages for browsers are built into the package as well.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))
from browser_client import add_client
from compiled_modules import compiled_sources, source_hash

ROOT = Path(__file__).parent


class BuildWhole(build_py):
    """Adds the client, and a hash of the compiled sources to tell a stale build by."""

    def run(self) -> None:
        super().run()
        package = Path(self.build_lib) / "oenach"
        (package / "SOURCE_HASH").write_text(source_hash(ROOT) + "\n")
        add_client(ROOT, package / "server" / "client")


def extensions() -> list[Extension]:
    """The compiled modules, or none when compiling is not wanted."""
    if os.environ.get("OENACH_PURE") == "1":
        return []
    from mypyc.build import mypycify

    sources = [str(path.relative_to(ROOT)) for path in compiled_sources(ROOT)]
    compiled: list[Extension] = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *sources],
        opt_level="3",
        debug_level="0",
        group_name="oenach_engine",
    )
    for extension in compiled:
        extension.optional = True
        if os.name == "posix":
            # Without it no call between two functions of a shared library is ever inlined.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return compiled


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWhole})
