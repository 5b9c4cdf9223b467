"""
Phrases: filling a catalogue's text with values.

``{player}`` is a value given by name, ``{piece.road:a}`` a name of the edition in the form it is
needed in (`words.nouns`). A value that is a noun takes forms as well: ``{card:the}``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from string import Formatter

from babel import Locale
from babel.lists import format_list

from words.nouns import Noun


@lru_cache(maxsize=4096)
def parts(text: str) -> tuple[tuple[str, str | None, str], ...]:
    """*text* as runs of plain text, each with the field after it and the form asked for."""
    return tuple((plain, field, spec or "") for plain, field, spec, _ in Formatter().parse(text))


def fields(text: str) -> frozenset[str]:
    """The values that *text* needs by name; names of the edition are none of them."""
    return frozenset(field for _, field, _ in parts(text) if field and "." not in field)


def fill(
    text: str,
    values: Mapping[str, object],
    noun: Callable[[str], Noun | str],
    form: Callable[[Noun, str], str] = Noun.form,
) -> str:
    """
    Fill *text* with *values* and names, each in the *form* that is asked for.

    :raises KeyError: if a value is not given.
    """
    done = []
    for plain, field, spec in parts(text):
        done.append(plain)
        if field is not None:
            value = noun(field) if "." in field else values[field]
            done.append(form(value, spec) if isinstance(value, Noun) else _said(value, spec))
    return "".join(done)


def _said(value: object, spec: str) -> str:
    """A value as text; a negative number has a minus sign rather than a hyphen."""
    said = format(value, spec)
    return said.replace("-", "−") if isinstance(value, int) else said


@lru_cache(maxsize=256)
def form_for(language: str, count: int) -> int:
    """The plural form for *count*: 0 the singular, 1 the plural."""
    return 0 if _locale(language).plural_form(count) == "one" else 1


def joined(language: str, items: list[str]) -> str:
    """
    Join a list as a sentence does.

    >>> joined("es", ["Alba", "Bruno", "Inés"])
    'Alba, Bruno e Inés'
    >>> joined("en", ["Alba", "Bruno", "Carla"])
    'Alba, Bruno, and Carla'
    """
    said = format_list(items, locale=_locale(language))
    if language == "es" and len(items) > 1 and _begins_with_i(items[-1]):
        head = said.removesuffix(f" y {items[-1]}")
        return f"{head} e {items[-1]}"
    return said


def _begins_with_i(text: str) -> bool:
    """Whether "y" before *text* becomes "e": it sounds like i, and is no diphthong."""
    word = text.lstrip("*_~`").lower()
    while word and not word[0].isalnum():
        word = word[1:]
    if word.startswith("h"):
        word = word[1:]
        return word.startswith(("i", "í")) and not word.startswith(("ia", "ie", "io"))
    return word.startswith(("i", "í")) and not word.startswith(("ia", "ie", "io"))


@lru_cache
def _locale(language: str) -> Locale:
    return Locale(language)
