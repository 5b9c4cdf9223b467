"""Names as Discord shows them: as they are written, and with no power over what is around them."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import bidirectional, category, normalize

LONGEST = 36
"""Discord allows 32 characters, and at a practice table a number stands behind them."""

MARKDOWN = str.maketrans({mark: "\\" + mark for mark in "\\*_~`|<>#[]@-:./"})
"""Round brackets do nothing without square ones, and a phone's push shows each stroke."""

CONTROLS = frozenset({"Cc", "Cf", "Cs"})
"""Categories of signs that nobody sees: they turn writing round, join, hide, control."""

BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]"
)
"""Letters, signs and marks that show nothing."""

HEAP = 3
"""So many accents stand on a letter at most; more reach into the lines beside."""

ISOLATE = "\u2068{}\u2069"
"""Keeps the direction of a name to itself."""


@lru_cache(maxsize=1024)
def shown(name: str) -> str:
    """A name in one line, with nothing in it that nobody sees; empty if that is all there was."""
    seen = (c for c in BLANK.sub("", name) if c.isspace() or category(c) not in CONTROLS)
    line = normalize("NFC", " ".join("".join(seen).split()))
    found, accents = "", 0
    for letter in line:
        accents = accents + 1 if category(letter) in ("Mn", "Me") else 0
        if accents <= HEAP:
            found += letter
    return found[:LONGEST].rstrip()


@lru_cache(maxsize=1024)
def plain(name: str) -> str:
    """A name in which no character formats, mentions, links, or turns round what stands beside."""
    text = name.translate(MARKDOWN)
    turns = any(bidirectional(letter) in ("R", "AL") for letter in name)
    return ISOLATE.format(text) if turns else text
