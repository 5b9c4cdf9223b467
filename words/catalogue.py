"""
Catalogues: every text of one language under a stable key.

The .po files of a language are read as they are, nothing is compiled. ``edition-NAME.po`` gives
an edition's names for things and lies over ``edition-classic.po``; all other files hold for every
edition. The key of a text is its msgid; English is a catalogue like any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from babel.messages.pofile import read_po

HOME: Final = Path(__file__).parent / "locale"
"""Where the catalogues lie, a folder a language."""

LANGUAGES: Final = ("en", "es")
"""The languages there are; the first is spoken where a text is missing."""

CLASSIC: Final = "classic"
"""The edition whose names hold where another has none."""

OVERLAY: Final = "edition-"

Texts: TypeAlias = Mapping[str, tuple[str, ...]]
"""By key, a text's forms: one, or singular and plural."""


class MissingText(UserWarning):
    """A text is missing in a language: English stands in, and tests fail."""


def language_of(locale: str | None) -> str:
    """
    The language for one of Discord's locales.

    >>> [language_of(locale) for locale in ("es-ES", "es-419", "en-GB", "de", None)]
    ['es', 'es', 'en', 'en', 'en']
    """
    language = (locale or "").partition("-")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def editions(home: Path = HOME) -> tuple[str, ...]:
    """Every edition that has names, the classic first."""
    found = {file.stem.removeprefix(OVERLAY) for file in home.rglob(f"{OVERLAY}*.po")}
    return (CLASSIC, *sorted(found - {CLASSIC}))


@lru_cache
def texts(language: str, edition: str = CLASSIC, home: Path = HOME) -> Texts:
    """All texts of a language, the edition's names over the classic ones."""
    folder = home / language / "LC_MESSAGES"
    found: dict[str, tuple[str, ...]] = {}
    for file in sorted(folder.glob("*.po")):
        if not file.stem.startswith(OVERLAY):
            more = read(file)
            if twice := found.keys() & more.keys():
                message = f"{file.name} has again: {', '.join(sorted(twice))}"
                raise ValueError(message)
            found |= more
    for name in dict.fromkeys((CLASSIC, edition)):
        overlay = folder / f"{OVERLAY}{name}.po"
        if overlay.exists():
            found |= read(overlay)
    return found


def read(file: Path) -> dict[str, tuple[str, ...]]:
    """
    The texts of one file; those without a translation are left out.

    :raises ValueError: if a key stands twice.
    """
    with file.open(encoding="utf-8") as lines:
        catalog = read_po(lines, abort_invalid=True)
    found: dict[str, tuple[str, ...]] = {}
    for message in catalog:
        key = message.id if isinstance(message.id, str) else message.id[0]
        said = message.string or ""
        forms = (said,) if isinstance(said, str) else tuple(said)
        if key and all(forms):
            found[key] = forms
    return found
