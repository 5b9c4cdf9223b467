"""English sentences in what a Spanish table was shown."""

from __future__ import annotations

import re

from tests.e2e.whole import ROOT

ENTRY = re.compile(r'^msgid "(.+)"$|^msgstr(?:\[\d\])? "(.*)"$', re.MULTILINE)
HOLE = re.compile(r"\{[^}]*\}")
WORD = re.compile(r"[^\W\d_]{2,}")


def english_in(text: str) -> list[str]:
    """The English sentences of the catalogues that *text* has."""
    return [sentence for sentence in english() if is_said(sentence, text)]


def catalogue(language: str) -> dict[str, list[str]]:
    """All texts of a language by key."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "words").rglob(f"locale/{language}/**/*.po")):
        name = ""
        for new, text in ENTRY.findall(file.read_text(encoding="utf-8")):
            name = new or name
            found.setdefault(name, []).extend([text] if text else [])
    return found


def english() -> set[str]:
    """English texts of several words that differ from the Spanish ones."""
    spanish = catalogue("es")
    return {
        text
        for name, texts in catalogue("en").items()
        for text in texts
        if not {text} & set(spanish.get(name, [])) and len(WORD.findall(HOLE.sub(" ", text))) > 2
    }


def is_said(sentence: str, text: str) -> bool:
    """Whether *text* contains *sentence*, with anything in its placeholders."""
    pieces = HOLE.split(sentence.replace("\\n", "\n").replace('\\"', '"'))
    # Looking for the text between the placeholders first is much faster.
    return all(piece in text for piece in pieces) and bool(
        re.search(".+?".join(map(re.escape, pieces)), text)
    )
