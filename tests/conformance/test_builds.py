"""The same log gives the same state: whatever the hash seed, interpreted or compiled."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from building.sources import compiled_sources, source_hash

import oenach
from oenach.kernel import state as engine

ROOT = Path(__file__).parents[2]
COMPILED = not engine.__file__.endswith(".py")
EXPECTED = os.environ.get("OENACH_EXPECT_COMPILED") == "1"


def run_digest(**environment: str) -> tuple[str, str]:
    script = Path(__file__).parent / "digest.py"
    output = subprocess.run(
        [sys.executable, str(script), "3"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    build, digest = output.split()
    return build, digest


def test_hash_seeds_change_nothing() -> None:
    digests = {run_digest(PYTHONHASHSEED=seed)[1] for seed in ("0", "1", "4242")}
    assert len(digests) == 1


def test_the_build_is_compiled_where_it_should_be() -> None:
    assert COMPILED or not EXPECTED, "the compiled build fell back to the interpreted one"


@pytest.mark.skipif(not COMPILED, reason="this build is interpreted: nothing to compare")
def test_interpreted_and_compiled_agree() -> None:
    compiled, interpreted = run_digest(), run_digest(PYTHONPATH=str(ROOT / "src"))
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert compiled[1] == interpreted[1]


@pytest.mark.skipif(not COMPILED, reason="this build is interpreted: nothing can be stale")
def test_the_build_is_of_these_sources() -> None:
    baked = Path(oenach.__file__).with_name("SOURCE_HASH").read_text().strip()
    assert baked == source_hash(ROOT), "installed before the sources changed: run make test"


def constant_names(tree: ast.Module) -> set[str]:
    """Names that mypyc inlines: annotated Final, and imported ones in capitals."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id.isupper()}


def is_constant(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Constant):
        return True
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.BinOp):
        return is_constant(node.left, names) and is_constant(node.right, names)
    return isinstance(node, ast.UnaryOp) and is_constant(node.operand, names)


@pytest.mark.parametrize("path", compiled_sources(ROOT), ids=lambda path: path.stem)
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    """mypyc writes such a constant as a C int of 32 bits: `bit` and `shifted` do it right."""
    tree = ast.parse(path.read_text())
    names = constant_names(tree)
    shifts = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
    ]
    wrong = [
        f"{path.name}:{node.lineno}"
        for node in shifts
        if is_constant(node.left, names) and not is_constant(node.right, names)
    ]
    assert not wrong
