"""Every caught failure of a request to Discord has its line in `docs/faults.md`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ERRORS = {"HTTPException", "DiscordException", "NotFound", "Forbidden", "DiscordServerError"}


def caught(file: Path) -> Iterator[str]:
    """Where *file* catches a failure of Discord's: its name and the function's."""
    text = file.read_text(encoding="utf-8")
    if not any(error in text for error in ERRORS):
        return
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for node in ast.walk(function):
            kinds = node.type if isinstance(node, ast.ExceptHandler) else None
            if isinstance(node, ast.withitem):
                kinds = node.context_expr
            parts = ast.walk(kinds) if kinds else ()
            if ERRORS & {part.attr for part in parts if isinstance(part, ast.Attribute)}:
                yield f"{file.stem}.{function.name}"


def test_what_is_owed_after_each_failure_is_written_down() -> None:
    """Every place that catches a failure of Discord's is described."""
    said = (ROOT / "docs" / "faults.md").read_text(encoding="utf-8")
    found = {place for file in (ROOT / "bot").rglob("*.py") for place in caught(file)}

    assert len(found) > 10
    assert [place for place in sorted(found) if f"`{place}`" not in said] == []
