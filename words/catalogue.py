"""
Catalogues: every text of one language under a stable key.

The .po files of a language are read as they are, nothing is compiled. ``edition-NAME.po`` gives an
edition's names for things and goes on top of ``edition-classic.po``; all other files hold for every
edition. Each box has such a folder of its own, so its texts go with it. The key of a text is its
msgid; English is a catalogue like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from babel.messages.pofile import read_po

from game import BOXES

HOME: Final = Path(__file__).parent / "locale"
"""The folder of the catalogues, one folder a language; those of boxes are in `words.boxes`."""

LANGUAGES: Final = ("en", "es")
"""The languages there are; the first one fills in where a text is missing."""

CLASSIC: Final = "classic"
"""The edition whose names are used where another has none."""

OVERLAY: Final = "edition-"

Texts: TypeAlias = Mapping[str, tuple[str, ...]]
"""By key, a text's forms: one, or singular and plural."""


class MissingText(UserWarning):
    """A text is missing in a language: English fills in, and tests fail."""


def language_of(locale: str | None) -> str:
    """
    The language for one of Discord's locales.

    >>> [language_of(locale) for locale in ("es-ES", "es-419", "en-GB", "de", None)]
    ['es', 'es', 'en', 'en', 'en']
    """
    language = (locale or "").partition("-")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


class MissingCatalogue(Exception):
    """A file of texts is in the folder of one language but not in that of another."""


def homes(home: Path = HOME) -> tuple[Path, ...]:
    """The folders of catalogues: *home*, and behind that of this program the one of each box."""
    boxes = BOXES if home == HOME else ()
    found = (home.parent / "boxes" / box.name / home.name for box in boxes)
    return (home, *(folder for folder in found if folder.is_dir()))


def files(language: str, home: Path = HOME) -> tuple[Path, ...]:
    """
    Every catalogue of a language.

    :raises MissingCatalogue: if another language has one that this one lacks.
    """
    found = [file for folder in homes(home) for file in sorted(folder.rglob("*.po"))]
    own = tuple(file for file in found if _language(file) == language)
    for other in found:
        if (mine := other.parents[2] / language / other.parent.name / other.name) not in own:
            message = f"there is {other}, but no {mine}"
            raise MissingCatalogue(message)
    return own


@lru_cache
def editions(home: Path = HOME) -> tuple[str, ...]:
    """Every edition that has names, the classic first."""
    overlays = (file for folder in homes(home) for file in folder.rglob(f"{OVERLAY}*.po"))
    found = {file.stem.removeprefix(OVERLAY) for file in overlays}
    return (CLASSIC, *sorted(found - {CLASSIC}))


@lru_cache
def texts(language: str, edition: str = CLASSIC, home: Path = HOME) -> Texts:
    """
    All texts of a language, the edition's names over the classic ones.

    Boxes that share a command have the same text for it.

    :raises ValueError: if a key has different texts in two files that hold at once.
    """
    own = files(language, home)
    found = _all(file for file in own if not file.stem.startswith(OVERLAY))
    for name in dict.fromkeys((CLASSIC, edition)):
        found |= _all(file for file in own if file.stem == f"{OVERLAY}{name}")
    return found


def _language(file: Path) -> str:
    """The language of *file*: the name of the folder two above it."""
    return file.parents[1].name


def _all(among: Iterable[Path]) -> dict[str, tuple[str, ...]]:
    """The texts of several files."""
    found: dict[str, tuple[str, ...]] = {}
    for file in among:
        more = read(file)
        if twice := {key for key in found.keys() & more.keys() if found[key] != more[key]}:
            message = f"{file} has otherwise: {', '.join(sorted(twice))}"
            raise ValueError(message)
        found |= more
    return found


@cache
def read(file: Path) -> Texts:
    """
    The texts of one file; those without a translation are left out.

    A file is parsed once, although every edition of its language uses it.

    :raises ValueError: if a key occurs twice.
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
