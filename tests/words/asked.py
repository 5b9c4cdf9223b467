"""
The keys that the code asks the catalogues for, found in its source.

A text is asked for by its whole key, or by one that is put together: ``f"ui.verb.{name}"``. The
inserted part is a name in the code: of a class, a field, a row, or any other string.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game import BOXES
from words import slug
from words.phrase import parts

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"[a-z_]+(\.\w+)+")
GAP = r"([\w-]+(?:\.[\w-]+)*)"
"""A pattern for a value inserted into a key."""


class Found(NamedTuple):
    """Texts found in the source of a package."""

    keys: frozenset[str]
    """Every string that may be a whole key, except docstrings and file names."""
    patterns: frozenset[str]
    """Every key with gaps, as a pattern; it begins with a word and a dot."""
    names: frozenset[str]
    """Every name in the code: of a class, an argument or an attribute, and every string."""


@cache
def found_in(package: str) -> Found:
    """The contents of the files of a package, except those of boxes that are not found yet."""
    boxes, known = ROOT / package / "boxes", {box.name for box in BOXES}
    keys, patterns, names = set[str](), set[str](), set[str]()
    for file in (ROOT / package).rglob("*.py"):
        if boxes in file.parents[1:] and file.relative_to(boxes).parts[0] not in known:
            continue
        nodes = [*ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
        said = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        for node in nodes:
            match node:
                case ast.Constant(value=str(text)):
                    names |= {slug(text), *text.split()}
                    if id(node) not in said and KEY.fullmatch(text):
                        keys.add(text)
                case ast.JoinedStr(values=parts):
                    texts = (p.value if isinstance(p, ast.Constant) else None for p in parts)
                    patterns.add("".join(GAP if t is None else re.escape(str(t)) for t in texts))
                case ast.Call(func=ast.Name(id="Listed"), args=[ast.Constant(value=kind), *_]):
                    patterns.add(rf"{re.escape(str(kind))}\.{GAP}")
                case ast.ClassDef(name=name) | ast.Name(id=name) | ast.Attribute(attr=name):
                    names.add(name)
                case ast.keyword(arg=str(name)):
                    names.add(name)
    return Found(
        frozenset(key for key in keys if not key.endswith((".png", ".gif"))),
        frozenset(pattern for pattern in patterns if re.match(r"[a-z_]+\\\.", pattern)),
        frozenset(names),
    )


def written(*packages: str) -> frozenset[str]:
    """Every string that may be a whole key."""
    return frozenset().union(*(found_in(package).keys for package in packages))


@cache
def put_together() -> frozenset[str]:
    """Every key with gaps, as a pattern."""
    return found_in("words").patterns | found_in("bot").patterns


@cache
def names() -> frozenset[str]:
    """Every name in the code, and every value of an option."""
    found = (found_in(package).names for package in ("words", "bot", "render", "game"))
    values = (value for box in BOXES for option in box.options for value in option.values)
    return frozenset().union(*found, (slug(str(value)).lower() for value in values))


@cache
def compiled() -> tuple[re.Pattern[str], ...]:
    """The patterns of keys with gaps: more than Python keeps by itself."""
    return tuple(map(re.compile, put_together()))


def is_put_together(key: str) -> bool:
    """Whether the key fits a pattern with gaps that are filled with names from the code."""
    matches = (pattern.fullmatch(key) for pattern in compiled())
    return any(
        names().issuperset(part for gap in match.groups() for part in gap.split("."))
        for match in matches
        if match
    )


def nouns(text: str) -> frozenset[str]:
    """The names of the edition that *text* uses."""
    return frozenset(field for _, field, _ in parts(text) if field and "." in field)
