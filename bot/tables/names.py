"""Names as Discord shows them: as they are written, without any formatting."""

from __future__ import annotations

MARKDOWN = str.maketrans({mark: "\\" + mark for mark in "\\*_~`|<>#[]()@-:"})


def plain(name: str) -> str:
    """A name in which no character formats, mentions or links."""
    return name.translate(MARKDOWN)
