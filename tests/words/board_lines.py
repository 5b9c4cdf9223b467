"""
Lines read back: a catalogue's text as a pattern.

A field that has *choices* takes one of their texts and gives what stands for it; a field of
numbers gives an int; any other gives the text between its neighbours.
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
"""Fields that hold a number, where they are not given choices."""

Choices: TypeAlias = Mapping[str, Mapping[Any, Any]]
"""By field: from what stands for it to its text, or to its noun."""

Found: TypeAlias = dict[str, Any]
"""By field, what it must have been."""


def group(w: Words, *prefixes: str) -> dict[str, Noun]:
    """By key, every name in some groups: ``piece.``, ``card.``; without lists of words."""
    known = texts(w.language, w.edition, w.home)
    return {
        key: w.noun(key)
        for key in known
        if key.startswith(prefixes) and not key.endswith((".aka", ".kind", ".short", ".about"))
    }


def short(nouns: Mapping[str, Noun]) -> dict[str, Noun]:
    """*nouns* by the names that the rules use, without their groups."""
    return {key.partition(".")[2]: noun for key, noun in nouns.items()}


def first_of(nouns: Mapping[str, Noun]) -> dict[str, Noun]:
    """*nouns* without those that are called as an earlier one, as a card of another box may be."""
    found: dict[str, str] = {}
    for key, noun in nouns.items():
        found.setdefault(noun.form(), key)
    return {key: nouns[key] for key in found.values()}


def match(w: Words, key: str, line: str, choices: Choices | None = None) -> Found | None:
    """What the fields of the text called *key* must have been for *line*, or None."""
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
