"""
The pages of the rules, and the tests that show each of their statements.

``python -m tests.game.registers base.md`` prints each statement of a page with its tests.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"

PAGES = {
    "base": ("base.md",),
    "five_six": ("five_six.md", "base.md"),
    "duel": ("duel.md",),
    "teams": ("teams.md",),
    **dict.fromkeys(("egypt", "gods", "pyramid"), ("egypt.md",)),
    **dict.fromkeys(("seafarers", "discovery", "harbormaster", "new_world"), ("seafarers.md",)),
    **dict.fromkeys(("cloth", "forgotten_tribe", "pirate_islands", "wonders"), ("seafarers.md",)),
    **dict.fromkeys(("cities_knights", "knights_at_sea"), ("cities_knights.md",)),
}
"""The pages whose ids a folder's tests may cite; the first is its own."""

_HEADING = re.compile(r"#+ (?P<id>\d+(?:\.\w+)*)\b")
_BOLD = re.compile(r"\s*- \*\*(?P<id>\d+(?:\.\w+)*(?:-\d+)?)?(?P<name>.*?)\*\*")


@cache
def sections(page: str) -> tuple[str, ...]:
    """The ids of a page's headings."""
    return tuple(found["id"] for line in _lines(page) if (found := _HEADING.match(line)))


@cache
def statements(page: str) -> tuple[str, ...]:
    """
    The ids of a page's numbered statements: items of a list that begin with a bold number.

    An id is the number, as ``12.G1``; where it is only that of the section, the number and the
    name, as ``2.3 Horus``.
    """
    ids = sections(page)
    return tuple(
        f"{found['id']}{found['name']}" if found["id"] in ids else found["id"]
        for line in _lines(page)
        if (found := _BOLD.match(line)) and found["id"]
    )


@cache
def names(page: str) -> tuple[str, ...]:
    """The ids of items that begin with a bold name: section and name, as ``8.1 Alchemist``."""
    found, section = [], ""
    for line in _lines(page):
        if heading := _HEADING.match(line):
            section = heading["id"]
        elif (item := _BOLD.match(line)) and not item["id"]:
            found.append(f"{section} {item['name'].rstrip('.,:')}")
    return tuple(found)


def drawing(page: str) -> str:
    """The board drawn on *page*."""
    blocks = re.finditer(r"```text\n(.*?)```", "\n".join(_lines(page)), re.DOTALL)
    return next(block[1] for block in blocks if "|  " in block[1])


def _lines(page: str) -> list[str]:
    return (RULES / page).read_text(encoding="utf-8").splitlines()


def section_of(page: str, rule: str) -> str:
    """The section of *page* that contains *rule*; a section is contained in the one above it."""
    around = (s for s in sections(page) if re.match(rf"{re.escape(s)}(?:[-. ]|(?<=[A-Z])\d)", rule))
    return max(around, key=len, default="")


def has(page: str, rule: str) -> bool:
    """True if a section or a statement of *page* has the id *rule*."""
    return rule in {*sections(page), *statements(page), *names(page)}


def carried(folder: str) -> dict[str, list[str]]:
    """The tests of a folder by the ids they cite, as ``base/test_undo.py::test_name``."""
    found: dict[str, list[str]] = {}
    for file in sorted((HERE / folder).glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            for rule in dict.fromkeys(_ids(node)):
                name = getattr(node, "name", "pytestmark")
                found.setdefault(rule, []).append(f"{folder}/{file.name}::{name}")
    return found


def _ids(tree: ast.AST) -> Iterator[str]:
    """The ids cited by the marks of *tree*."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


if __name__ == "__main__":
    for page in sys.argv[1:]:
        folders = [carried(folder) for folder, pages in PAGES.items() if pages[0] == page]
        for rule in dict.fromkeys((*sections(page), *statements(page), *names(page))):
            print(
                rule, *(test for folder in folders for test in folder.get(rule, ())), sep="\n    "
            )
