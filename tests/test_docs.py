"""What the documents say of the tree."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
FILE = re.compile(r"`((?:\w+/)+\w+\.py)`")


def test_every_file_that_a_page_names_is_there() -> None:
    """Code moves; who reads a page finds what it names."""
    named = [(page, path) for page in PAGES for path in FILE.findall(page.read_text("utf-8"))]

    assert [f"{page.name}: {path}" for page, path in named if not (ROOT / path).exists()] == []
    assert len(named) > 100
