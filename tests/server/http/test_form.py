"""How the server's code is written: owners keep what is theirs, and many arguments have names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SERVER = Path(__file__).parents[3] / "src" / "oenach" / "server"
FILES = [file for file in sorted(SERVER.rglob("*.py")) if "migrations" not in file.parts]
TREES = {str(file.relative_to(SERVER)): ast.parse(file.read_text("utf-8")) for file in FILES}

MOST_WITHOUT_NAMES = 4


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """Everything in the server's files, and where it is."""
    for name, tree in TREES.items():
        for node in ast.walk(tree):
            yield f"{name}:{getattr(node, 'lineno', 0)}", node


def is_own(node: ast.expr) -> bool:
    """Whether something is an object's own."""
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


def called(node: ast.Call) -> str:
    """The last part of the name of what is called."""
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def test_whoever_has_more_than_four_arguments_is_given_them_by_name() -> None:
    ours: set[str] = set()
    for _, node in nodes():
        if isinstance(node, ast.ClassDef):
            ours.add(node.name)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.args.vararg:
            ours.add(node.name)
    # SQLAlchemy's table of columns has the name of ours.
    found = [
        where
        for where, node in nodes()
        if isinstance(node, ast.Call)
        and called(node) in ours
        and len(node.args) > MOST_WITHOUT_NAMES
        and not where.startswith("store/schema.py")
        and not any(isinstance(one, ast.Starred) for one in node.args)
    ]
    assert found == []


def test_nobody_uses_what_is_private_to_another() -> None:
    assert [
        f"{where} {ast.unparse(node)}"
        for where, node in nodes()
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and not is_own(node.value)
    ] == []


def test_nobody_but_a_table_and_its_owners_writes_what_is_theirs() -> None:
    assert [
        f"{where} {ast.unparse(node)}"
        for where, node in nodes()
        if where.startswith(("table/", "http/"))
        and isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and not is_own(node.value)
        # What a connection is told, and what is being made or read.
        and ast.unparse(node.value) not in ("visitor", "seen", "asked", "restored")
    ] == []


def test_an_import_inside_a_function_says_why() -> None:
    for name, tree in TREES.items():
        lines = (SERVER / name).read_text("utf-8").splitlines()
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom) and node.col_offset:
                before = node.lineno - 2
                while lines[before].strip().startswith(("from ", "import ")):
                    before -= 1
                why = "".join(lines[max(0, before - 2) : before + 1])
                assert "#" in why or "if TYPE_CHECKING:" in why, f"{name}:{node.lineno}"
