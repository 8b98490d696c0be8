"""Builds the package; where there is a C compiler, kernel and games are compiled with mypyc.

The very same files run interpreted: without a compiler the build goes on and the package works,
only slower. OENACH_PURE=1 leaves compilation out on purpose. The pages for browsers are built into
the package as well, meanwhile.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from building.engine import GROUP, WORK, Engine  # noqa: E402
from building.pages import add_client  # noqa: E402
from building.progress import Progress  # noqa: E402
from building.sources import source_hash  # noqa: E402

PROGRESS = Progress()


class Build(build):
    """Builds pages and engine at the same time, and shows how far they are."""

    def run(self) -> None:
        """Build all of it."""
        folder = Path(self.build_lib) / "oenach" / "server" / "client"
        with PROGRESS, ThreadPoolExecutor(1) as beside:
            pages = beside.submit(add_client, ROOT, folder, PROGRESS)
            super().run()
            pages.result()


class BuildPython(build_py):
    """Adds a hash of the compiled sources, to tell a stale build by."""

    def run(self) -> None:
        """Copy the modules."""
        super().run()
        (Path(self.build_lib) / "oenach" / "SOURCE_HASH").write_text(source_hash(ROOT) + "\n")


class BuildEngine(build_ext):
    """Compiles the engine if that is possible."""

    def build_extensions(self) -> None:
        """Compile, or say why the engine will be interpreted."""
        try:
            Engine(ROOT, self.compiler, PROGRESS).build(self._path_of)
        except CCompilerError as why:
            PROGRESS.done(WORK, f"not compiled, it will run interpreted: {why}")

    def _path_of(self, module: str) -> Path:
        return Path(self.get_ext_fullpath(module))


setup(
    # Its sources are only known once they are translated.
    ext_modules=[] if os.environ.get("OENACH_PURE") == "1" else [Extension(GROUP, sources=[])],
    cmdclass={"build": Build, "build_py": BuildPython, "build_ext": BuildEngine},
)
