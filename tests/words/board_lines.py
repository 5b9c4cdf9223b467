"""
Lines read back: a catalogue's text as a pattern.

A field that has *choices* takes one of their texts and returns its value; a field of numbers
returns an int; any other returns the text between its neighbors.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from words.catalogue import texts
from words.nouns import Noun
from words.phrase import parts
from words.voice import Words

NUMBERS: Final = frozenset(
    {"count", "counters", "dev", "hand", "id", "nth", "number"}
    | {"one", "points", "row", "sum", "token", "two"}
)
"""Fields that hold a number, unless they are given choices."""

Choices: TypeAlias = Mapping[str, Mapping[Any, Any]]
"""For each field, the values with their texts, or their nouns."""

Found: TypeAlias = dict[str, Any]
"""The value found for each field."""


def group(w: Words, *prefixes: str) -> dict[str, Noun]:
    """Every name in some groups by key, ``piece.``, ``card.``; without lists of words."""
    known = texts(w.language, w.edition, w.home)
    return {
        key: w.noun(key)
        for key in known
        if key.startswith(prefixes) and not key.endswith((".aka", ".kind", ".short", ".about"))
    }


def short(nouns: Mapping[str, Noun]) -> dict[str, Noun]:
    """*nouns* by the names in the rules, without their groups."""
    return {key.partition(".")[2]: noun for key, noun in nouns.items()}


def first_of(nouns: Mapping[str, Noun]) -> dict[str, Noun]:
    """*nouns* without those named like an earlier one, as a card of another box may be."""
    found: dict[str, str] = {}
    for key, noun in nouns.items():
        found.setdefault(noun.form(), key)
    return {key: nouns[key] for key in found.values()}


def match(w: Words, key: str, line: str, choices: Choices | None = None) -> Found | None:
    """The fields that would make the text *key* read as *line*, or None."""
    for form in texts(w.language, w.edition, w.home)[key]:
        found = _match(w, form, line, choices or {})
        if found is not None:
            return found
    return None


def _match(w: Words, form: str, line: str, choices: Choices) -> Found | None:
    pattern, meant, seen = "", {}, set()
    for plain, field, spec in parts(form):
        if not pattern and not line.startswith(plain):
            return None
        pattern += re.escape(plain)
        if field is None:
            continue
        if "." in field:
            pattern += re.escape(w.noun(field).form(spec))
        elif field in seen:
            pattern += f"(?P={field})"
        elif field in choices:
            meant[field] = {
                (name.form(spec) if isinstance(name, Noun) else str(name)): value
                for value, name in choices[field].items()
            }
            ordered = sorted(meant[field], key=len, reverse=True)
            pattern += f"(?P<{field}>{'|'.join(map(re.escape, ordered))})"
        else:
            pattern += f"(?P<{field}>{r'−?[0-9]+' if field in NUMBERS else '.+?'})"
        seen.add(field)
    found = re.fullmatch(pattern, line)
    if found is None:
        return None
    return {
        field: meant[field][text]
        if field in meant
        else int(text.replace("−", "-"))
        if field in NUMBERS
        else text
        for field, text in found.groupdict().items()
    }
