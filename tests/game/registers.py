"""Which sentences of the rules the tests of a folder show."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

RULES = Path(__file__).parents[3] / "shared" / "rules"
"""The rules that we work from, where they lie beside the checkout."""


def carried(folder: Path) -> Iterator[str]:
    """The ids that the tests of *folder* carry, once for each time."""
    for file in folder.glob("test_*.py"):
        yield from _ids(ast.parse(file.read_text(encoding="utf-8")))


def stand_in(section: str, statements: Iterable[str]) -> bool:
    """Whether *statements* are quoted from a *section* of a rules' page, in their order there."""
    found = [section.find(statement) for statement in statements]
    return min(found) > 0 and found == sorted(found)


def shown_by(*folders: Path) -> dict[str, list[str]]:
    """By id, the tests that carry it, as ``box/file.py::test``."""
    found: dict[str, list[str]] = {}
    for folder in folders:
        for file in sorted(folder.glob("test_*.py")):
            for test in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef):
                    name = f"{folder.name}/{file.name}::{test.name}"
                    for rule in dict.fromkeys(_ids(test)):
                        found.setdefault(rule, []).append(name)
    return found


def _ids(tree: ast.AST) -> Iterator[str]:
    """The ids in the marks of *tree*."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))
