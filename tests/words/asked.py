"""
The keys that the code asks the catalogues for, found in its source.

A text is asked for by its whole key, or by one that is put together: ``f"ui.verb.{name}"``. The
inserted part is a name in the code: of a class, a field, a row, or any other string.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game import BOXES
from words import slug
from words.phrase import parts

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"[a-z_]+(\.\w+)+")
GAP = r"([\w-]+(?:\.[\w-]+)*)"
"""A pattern for a value inserted into a key."""


def trees(*packages: str) -> Iterator[ast.Module]:
    """Every parsed file of some packages, except those of boxes that are not found yet."""
    names = {box.name for box in BOXES}
    for package in packages:
        boxes = ROOT / package / "boxes"
        for file in (ROOT / package).rglob("*.py"):
            if boxes not in file.parents[1:] or file.relative_to(boxes).parts[0] in names:
                yield ast.parse(file.read_text(encoding="utf-8"))


@cache
def written(*packages: str) -> frozenset[str]:
    """Every string that may be a whole key, except docstrings and file names."""
    found = set()
    for tree in trees(*packages):
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)) if id(node) not in said:
                    if KEY.fullmatch(text) and not text.endswith((".png", ".gif")):
                        found.add(text)
    return frozenset(found)


@cache
def put_together() -> frozenset[str]:
    """Every key with gaps, as a pattern; it begins with a word and a dot."""
    found = set()
    for tree in trees("words", "bot"):
        for node in ast.walk(tree):
            match node:
                case ast.JoinedStr(values=parts):
                    texts = (p.value if isinstance(p, ast.Constant) else None for p in parts)
                    found.add("".join(GAP if t is None else re.escape(str(t)) for t in texts))
                case ast.Call(func=ast.Name(id="Listed"), args=[ast.Constant(value=kind), *_]):
                    found.add(rf"{re.escape(str(kind))}\.{GAP}")
    return frozenset(pattern for pattern in found if re.match(r"[a-z_]+\\\.", pattern))


@cache
def names() -> frozenset[str]:
    """Every name in the code: of a class, an argument or an attribute, and every string."""
    found = set()
    for tree in trees("words", "bot", "render", "game"):
        for node in ast.walk(tree):
            match node:
                case ast.ClassDef(name=name) | ast.Name(id=name) | ast.Attribute(attr=name):
                    found.add(name)
                case ast.keyword(arg=str(name)):
                    found.add(name)
                case ast.Constant(value=str(text)):
                    found |= {slug(text), *text.split()}
    values = (value for box in BOXES for option in box.options for value in option.values)
    return frozenset(found | {slug(str(value)).lower() for value in values})


def is_put_together(key: str) -> bool:
    """Whether the key fits a pattern with gaps that are filled with names from the code."""
    matches = (re.fullmatch(pattern, key) for pattern in put_together())
    return any(
        names().issuperset(part for gap in match.groups() for part in gap.split("."))
        for match in matches
        if match
    )


def nouns(text: str) -> frozenset[str]:
    """The names of the edition that *text* uses."""
    return frozenset(field for _, field, _ in parts(text) if field and "." in field)
