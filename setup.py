"""Builds the package; where that is asked for, kernel and games are compiled with mypyc.

The very same files run interpreted, only slower. The pages for browsers are part of the package:
those that are there, as in a source distribution, or built with Node meanwhile. `building/asked.py`
says how to ask for what.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError, SetupError

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from building.description import description  # noqa: E402
from building.engine import GROUP, WORK, Engine  # noqa: E402
from building.pages import NoClient, add_client, built_client  # noqa: E402
from building.progress import Progress  # noqa: E402
from building.sources import source_hash  # noqa: E402

from building import asked  # noqa: E402

PROGRESS = Progress()


class Build(build):
    """Builds pages and engine at the same time, and shows how far they are."""

    def run(self) -> None:
        """Build all of it."""
        folder = Path(self.build_lib) / "oenach" / "server" / "client"
        with PROGRESS, ThreadPoolExecutor(1) as beside:
            pages = beside.submit(add_client, ROOT, folder, PROGRESS)
            super().run()
            try:
                pages.result()
            except NoClient as why:
                raise SetupError(str(why)) from None


class BuildPython(build_py):
    """Adds a hash of the compiled sources, to tell a stale build by."""

    def run(self) -> None:
        """Copy the modules."""
        super().run()
        (Path(self.build_lib) / "oenach" / "SOURCE_HASH").write_text(source_hash(ROOT) + "\n")


class BuildEngine(build_ext):
    """Compiles the engine if that is possible."""

    def build_extensions(self) -> None:
        """Compile, or say why the engine will be interpreted where that will do."""
        try:
            Engine(ROOT, self.compiler, PROGRESS).build(self._path_of)
        except CCompilerError as why:
            if asked.must_compile():
                raise
            PROGRESS.done(WORK, f"not compiled, it will run interpreted: {why}")

    def _path_of(self, module: str) -> Path:
        return Path(self.get_ext_fullpath(module))


class SourceDistribution(sdist):
    """Has the pages with it: whoever installs from it needs no Node."""

    def run(self) -> None:
        """Build the pages, then pack everything."""
        try:
            built_client(ROOT, PROGRESS)
        except NoClient as why:
            raise SetupError(str(why)) from None
        super().run()


setup(
    long_description=description(ROOT),
    long_description_content_type="text/markdown",
    # Its sources are only known once they are translated.
    ext_modules=[Extension(GROUP, sources=[])] if asked.to_compile() else [],
    cmdclass={
        "build": Build,
        "build_py": BuildPython,
        "build_ext": BuildEngine,
        "sdist": SourceDistribution,
    },
)
