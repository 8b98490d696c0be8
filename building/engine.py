"""The compiled engine: translated by mypyc, compiled in units, again only what changed.

All of it is kept in build/engine: C files under `c`, objects under `objects` by a hash of all that
they were made from.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from building.progress import Progress, bar
from building.sources import compiled_sources, hash_of_files, source_hash
from building.units import CORE, divided, inlined_header

GROUP: Final = "oenach_engine"
WORK: Final = "engine"

BEST, PLAIN = "-O3", "-O1"

# Without the first no call between two functions of a shared library is ever inlined. Warnings are
# about what mypyc wrote; but what is not declared would be taken for an int, whatever it is.
UNIX_FLAGS: Final = (
    "-fno-semantic-interposition",
    "-Wno-all",
    "-Wno-sign-compare",
    "-Werror=implicit-function-declaration",
    # Python's own flags ask for what a debugger needs: most of the bytes, and never used.
    "-g0",
)
# Nor the names of functions that nobody calls from outside.
LINUX_LINK_FLAGS: Final = ("-Wl,--strip-all",)
SEARCH_PATHS: Final = ("-Wl,-rpath", "-Wl,--rpath", "-Wl,-R")
"""How words begin by which a Python that somebody built has modules look for libraries there."""

TOGETHER: Final = 8
"""So many shims share an object."""

# What the translation depends on: what is compiled, and the types that it meets.
TYPED: Final = ("kernel", "search", "games")


@dataclass(frozen=True)
class Library:
    """A shared library to be: mypyc makes one for all modules, and a shim for each."""

    name: str
    sources: list[str]
    flags: list[str]
    includes: list[str]


@dataclass(frozen=True)
class Piece:
    """Something to compile: a C file, all that it includes of ours, and how."""

    name: str
    source: Path
    parts: tuple[Path, ...]
    flags: tuple[str, ...]
    includes: tuple[str, ...]


class Engine:
    """Builds the engine's libraries with a compiler as setuptools knows it."""

    def __init__(self, root: Path, compiler: Any, progress: Progress) -> None:
        self._root = root
        self._compiler = compiler
        self._progress = progress
        self._folder = root / "build" / "engine"
        self._unix = compiler.compiler_type == "unix"
        if self._unix:
            # What is linked needs no library of this machine, and others must not look there.
            words = compiler.linker_so
            compiler.linker_so = [word for word in words if not word.startswith(SEARCH_PATHS)]

    def build(self, path_of: Callable[[str], Path]) -> None:
        """Translate, compile, and link each library to where it belongs."""
        self._progress.show(WORK, "translating Python to C")
        library, *shims = self._translated()
        units = list(self._units(library))
        shared = {self._shared_shim(number, some): some for number, some in enumerate(sets(shims))}
        objects = self._compiled([*units, *shared])
        self._progress.show(WORK, "linking")
        self._link([objects[unit] for unit in units], [path_of(library.name)])
        for piece, some in shared.items():
            self._link([objects[piece]], [path_of(shim.name) for shim in some])
        self._keep_only(objects.values())
        self._unlink_others(path_of, {library.name, *(shim.name for shim in shims)})
        self._progress.done(WORK, f"compiled from {len(objects)} parts")

    def _translated(self) -> list[Library]:
        """What mypyc makes of the sources, now or when they were last the same."""
        made, key = self._folder / "translated.json", self._translation_key()
        kept = json.loads(made.read_text(encoding="utf-8")) if made.is_file() else {}
        if kept.get("key") == key:
            return [Library(**library) for library in kept["libraries"]]
        libraries = self._translate()
        plain = [asdict(library) for library in libraries]
        _write(made, json.dumps({"key": key, "libraries": plain}))
        return libraries

    def _translation_key(self) -> str:
        package = self._root / "src" / "oenach"
        sources = [path for part in TYPED for path in (package / part).rglob("*.py")]
        digest = hash_of_files(self._root, [*sources, self._root / "pyproject.toml"])
        # Which of them are compiled, too: a library of one that no longer is would hide its source.
        compiled = source_hash(self._root)
        return " ".join([digest, compiled, version("mypy"), sys.version, str(self._folder)])

    def _translate(self) -> list[Library]:
        # A build without a compiler has no use for mypy.
        from mypyc.build import mypycify

        sources = [str(path.relative_to(self._root)) for path in compiled_sources(self._root)]
        settings = ["--config-file", str(self._root / "pyproject.toml")]
        cache = ["--cache-dir", str(self._folder / "mypy-cache")]
        extensions = mypycify(
            [*settings, *cache, *sources],
            opt_level=BEST.removeprefix("-O"),
            debug_level="0",
            multi_file=True,
            target_dir=str(self._folder / "c"),
            group_name=GROUP,
        )
        return [
            Library(found.name, found.sources, found.extra_compile_args, found.include_dirs)
            for found in extensions
        ]

    def _unlink_others(self, path_of: Callable[[str], Path], names: set[str]) -> None:
        """A library of a module that is no longer compiled would be found before its source."""
        home = self._root / "src"
        for source in (home / "oenach").rglob("*.py"):
            name = ".".join(source.relative_to(home).with_suffix("").parts)
            if name not in names:
                path_of(name).unlink(missing_ok=True)

    def _units(self, library: Library) -> Iterator[Piece]:
        """The units of the library of all modules, written as files."""
        folder = self._folder / "units"
        files = [Path(source).resolve() for source in library.sources]
        headers = sorted((self._folder / "c").glob("*.h"))
        inlined = folder / "inlined.h"
        if self._unix:
            _write(inlined, inlined_header(GROUP, files))
        for unit in divided(files):
            source = folder / f"{unit.name.replace(' ', '_')}.c"
            # The core holds the originals of what is inlined elsewhere.
            first = [inlined] if self._unix and unit.name != CORE else []
            _write(source, unit.text(*first))
            yield Piece(
                name=unit.name,
                source=source,
                parts=(*first, *unit.files, *headers),
                flags=self._flags(library, BEST if unit.often_used else PLAIN),
                includes=tuple(library.includes),
            )

    def _shared_shim(self, number: int, shims: Sequence[Library]) -> Piece:
        """One C file for many shims: a run of the compiler for each takes longer than a game."""
        source = self._folder / "units" / f"shims_{number}.c"
        files = [Path(shim.sources[0]).resolve() for shim in shims]
        # Each brings this name besides its own, for the linkers of another system.
        lines = [
            f'#define PyInit___init__ PyInit___init__{index}\n#include "{file.as_posix()}"\n'
            "#undef PyInit___init__\n"
            for index, file in enumerate(files)
        ]
        _write(source, "".join(lines))
        return Piece(
            name=source.stem.replace("_", " "),
            source=source,
            parts=tuple(files),
            flags=self._flags(shims[0], PLAIN),
            includes=tuple(shims[0].includes),
        )

    def _flags(self, library: Library, level: str) -> tuple[str, ...]:
        if not self._unix:
            return tuple(library.flags)
        asked = [flag for flag in library.flags if flag != BEST and not flag.startswith("-W")]
        # Where it was built is nobody's concern, and would make every build another one.
        return (level, *asked, *UNIX_FLAGS, f"-ffile-prefix-map={self._root}=.")

    def _compiled(self, pieces: Sequence[Piece]) -> dict[Piece, Path]:
        """The object of each piece, compiled unless it is there from an earlier time."""
        objects: dict[Piece, Path] = {}
        with ThreadPoolExecutor(cores()) as pool:
            jobs = {pool.submit(self._object, piece): piece for piece in pieces}
            try:
                for job in as_completed(jobs):
                    objects[jobs[job]] = job.result()
                    done = bar(len(objects), len(pieces))
                    self._progress.show(WORK, f"compiling {done}, {jobs[job].name}")
            finally:
                pool.shutdown(cancel_futures=True)
        return objects

    def _object(self, piece: Piece) -> Path:
        place = self._folder / "objects" / f"{self._key(piece)}.o"
        if place.is_file():
            return place
        # Compiled beside, then moved: what was broken off is never taken for whole.
        beside = place.with_suffix(f".{os.getpid()}")
        [made] = self._compiler.compile(
            [str(piece.source)],
            output_dir=str(beside),
            include_dirs=list(piece.includes),
            extra_postargs=list(piece.flags),
        )
        Path(made).replace(place)
        shutil.rmtree(beside)
        return place

    def _key(self, piece: Piece) -> str:
        """A hash of all that an object is made from."""
        digest = hashlib.sha256()
        command = getattr(self._compiler, "compiler_so", self._compiler.compiler_type)
        for word in (sys.version, version("mypy"), str(command), *piece.flags):
            digest.update(word.encode() + b"\0")
        for path in (piece.source, *piece.parts):
            digest.update(path.read_bytes() + b"\0")
        return digest.hexdigest()[:32]

    def _link(self, objects: list[Path], places: Sequence[Path]) -> None:
        """Link a library, and put it in all its places."""
        for place in places:
            place.parent.mkdir(parents=True, exist_ok=True)
        flags = list(LINUX_LINK_FLAGS) if sys.platform == "linux" else []
        names = [str(path) for path in objects]
        # Told that nothing more is to be exported, Windows' linker leaves its import library with
        # the objects; told nothing, beside the module, and it would be packed.
        self._compiler.link_shared_object(
            names, str(places[0]), export_symbols=[], extra_postargs=flags
        )
        for place in places[1:]:
            shutil.copyfile(places[0], place)

    def _keep_only(self, used: Iterable[Path]) -> None:
        for path in set((self._folder / "objects").iterdir()) - set(used):
            if path.is_file():
                path.unlink()
            else:
                shutil.rmtree(path)


def sets(shims: Iterable[Library]) -> list[list[Library]]:
    """Shims in sets in which no two modules have the same last name, by which Python calls them.

    A library has all shims of its set, and there is one for each module: so they are small sets.
    """
    divided: list[list[Library]] = []
    for shim in shims:
        last = shim.name.split(".")[-1]
        for some in divided:
            if len(some) < TOGETHER and all(other.name.split(".")[-1] != last for other in some):
                some.append(shim)
                break
        else:
            divided.append([shim])
    return divided


def cores() -> int:
    """How many programs can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
