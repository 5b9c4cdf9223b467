"""Which sentences of the rules the tests of a folder show."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

RULES = Path(__file__).parents[3] / "shared" / "rules"
"""The rules that we work from, where they lie beside the checkout."""


def carried(folder: Path) -> Iterator[str]:
    """The ids that the tests of *folder* carry, once for each time."""
    for file in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))
