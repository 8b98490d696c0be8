"""The C compiler is given all that mypyc wrote, once, with what is worth inlining in each unit."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from building.engine import Engine, Library, sets
from building.progress import Progress
from building.sources import KERNEL, compiled_sources
from building.units import CORE, INLINED, SELDOM, SELDOM_USED, divided, inlined_header
from setuptools._distutils.compilers.C import msvc, unix

BODY = "{\n    if (x) {\n        x++;\n    }\n    return x;\n}\n"


def written(folder: Path, *names: str) -> list[Path]:
    """C files of these sizes, the first the largest."""
    paths = [folder / f"{name}.c" for name in names]
    for size, path in enumerate(reversed(paths), 1):
        path.write_text("/" * size)
    return paths


def test_each_game_is_a_unit_and_nothing_is_left_out(tmp_path: Path) -> None:
    files = written(
        tmp_path,
        "__native_oenach___games___celtic_trader___rules___legal",
        "__native_oenach___games___celtic_trader___strategy___ways",
        "__native_oenach___games___tain___rules___raids",
        "__native_oenach___games___tain___strategy___heuristics",
        "__native_oenach___games___tain___rules___reading",
        "__native_oenach___kernel___bits",
        "__native_oenach_engine",
        "int_ops",
    )
    units = divided(files)
    assert {unit.name: [path.stem.split("___")[-1] for path in unit.files] for unit in units} == {
        "celtic_trader": ["legal", "ways"],
        "tain": ["raids", "heuristics"],
        SELDOM_USED: ["reading"],
        CORE: ["__native_oenach_engine", "int_ops", "bits"],
    }
    assert [unit.often_used for unit in units if unit.name == SELDOM_USED] == [False]


def test_what_is_seldom_used_is_there() -> None:
    modules = {path.stem for path in compiled_sources(Path(__file__).parents[2])}
    assert set() == SELDOM - modules


def test_the_unit_with_the_most_to_do_begins_first(tmp_path: Path) -> None:
    small, large = (
        tmp_path / "__native_games___keltis___a.c",
        tmp_path / "__native_games___tain___a.c",
    )
    small.write_text("/")
    large.write_text("/" * 100)
    assert [unit.name for unit in divided([small, large])] == ["tain", "keltis"]


def test_a_function_that_should_be_inlined_and_is_gone_is_named(tmp_path: Path) -> None:
    file = tmp_path / "int_ops.c"
    file.write_text("".join(f"int64_t {name}(int64_t x) {BODY}" for name in INLINED[1:]))
    with pytest.raises(LookupError, match=INLINED[0]):
        inlined_header("engine", [file])


def test_functions_are_copied_whole(tmp_path: Path) -> None:
    file = tmp_path / "ops.c"
    # As mypyc and its library write them: after wrappers whose ends are indented, over two lines.
    wrapper = "        PyObject *CPyPy_bits___bit(void) {\n            x();\n        }\n"
    functions = [
        f"int64_t {name}(int64_t x)\n{BODY}void other_{name}(void) {BODY}" for name in INLINED
    ]
    file.write_text(wrapper + "".join(functions))
    header = inlined_header("engine", [file])
    for name in INLINED:
        assert f"gnu_inline))\nint64_t {name}(int64_t x)\n{BODY}" in header
    assert "other_" not in header and "CPyPy" not in header


def test_shims_share_a_file_unless_their_modules_have_the_same_last_name() -> None:
    names = ["a.apply", "a.legal", "b.apply", "b.state", "c.apply"]
    shims = [Library(name, [], [], []) for name in names]
    assert [[shim.name for shim in some] for some in sets(shims)] == [
        ["a.apply", "a.legal", "b.state"],
        ["b.apply"],
        ["c.apply"],
    ]


def test_what_is_translated_depends_on_which_modules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("mypy", reason="what translates is not installed here")
    rules = tmp_path / "src" / "oenach" / "games" / "hurling" / "rules"
    rules.mkdir(parents=True)
    (rules / "legal.py").write_text("")
    (rules / "shapes.py").write_text("")
    (tmp_path / "pyproject.toml").write_text("")
    for name in KERNEL:
        (tmp_path / "src" / "oenach" / "kernel").mkdir(exist_ok=True)
        (tmp_path / "src" / "oenach" / "kernel" / f"{name}.py").write_text("")
    engine = Engine(tmp_path, unix.Compiler(), Progress())
    before = engine._translation_key()
    monkeypatch.setattr("building.sources.INTERPRETED", {"shapes.py"})
    assert engine._translation_key() != before


def test_what_the_linker_of_windows_writes_besides_stays_out_of_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It puts an import library beside what it links unless it is told of another place."""
    compiler = msvc.Compiler()
    compiler.initialized, compiler.linker, compiler._ldflags = True, "link.exe", defaultdict(list)
    calls: list[list[str]] = []
    monkeypatch.setattr(compiler, "call", calls.append)
    objects, package = tmp_path / "objects", tmp_path / "package"
    Engine(tmp_path, compiler, Progress())._link([objects / "tain.obj"], [package / "tain.pyd"])
    [command] = calls
    assert f"/OUT:{package / 'tain.pyd'}" in command
    assert f"/IMPLIB:{objects / 'tain.lib'}" in command


@pytest.mark.parametrize("word", ["-Wl,-rpath,{}", "-Wl,--rpath={}", "-Wl,-rpath={}", "-Wl,-R,{}"])
def test_a_module_looks_for_nothing_where_the_python_lies_that_built_it(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = unix.Compiler()
    compiler.set_executables(linker_so=f"cc -shared {word.format('/home/aoife/python/lib')}")
    calls: list[list[str]] = []
    monkeypatch.setattr(compiler, "call", calls.append)
    Engine(tmp_path, compiler, Progress())._link([tmp_path / "tain.o"], [tmp_path / "tain.so"])
    [command] = calls
    assert command[:2] == ["cc", "-shared"]
    assert not [told for told in command if "aoife" in told]
