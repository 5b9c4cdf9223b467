"""People's names, made safe to show in messages: without invisible characters or formatting."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import bidirectional, category, normalize

LONGEST = 36
"""Maximum length: Discord's 32 characters, plus a number at practice tables."""

MARKDOWN = str.maketrans({mark: "\\" + mark for mark in "\\*_~`|<>#[]@-:./"})
"""Escapes for Markdown. Round brackets need none, and a phone's push shows every backslash."""

CONTROLS = frozenset({"Cc", "Cf", "Cs"})
"""Unicode categories of invisible characters, which reverse, join, hide or control text."""

BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]"
)
"""Letters, signs and marks that show nothing."""

HEAP = 3
"""Maximum number of accents on a letter; more would reach into other lines."""

ISOLATE = "\u2068{}\u2069"
"""Keeps a right-to-left name from reversing the text around it."""


@lru_cache(maxsize=1024)
def shown(name: str) -> str:
    """A name on one line without invisible characters; empty if nothing is left."""
    seen = (c for c in BLANK.sub("", name) if c.isspace() or category(c) not in CONTROLS)
    line = normalize("NFC", " ".join("".join(seen).split()))
    found, accents = "", 0
    for letter in line:
        accents = accents + 1 if category(letter) in ("Mn", "Me") else 0
        if accents <= HEAP:
            found += letter
    return found[:LONGEST].rstrip()


def plain(name: str) -> str:
    """A name that formats, mentions, links and reverses nothing in the text around it."""
    text = name.translate(MARKDOWN)
    turns = any(bidirectional(letter) in ("R", "AL") for letter in name)
    return ISOLATE.format(text) if turns else text
