"""Every statement on the Pirate Islands has a test that carries its section and bullet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.registers import RULES, carried

BOOK = RULES / "seafarers.md"

SECTION, COUNT = "8.12", 10

SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("number", range(1, COUNT + 1))
def test_every_statement_is_shown(number: int) -> None:
    """There is a test for this statement of the rules."""
    assert f"{SECTION}-{number}" in SHOWN


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_count_is_that_of_the_rules() -> None:
    """No statement was added or dropped unnoticed."""
    text = BOOK.read_text(encoding="utf-8").split(f"### {SECTION} ")[1].split("\n`")[0]

    assert len(re.findall(r"^- ", text, re.MULTILINE)) == COUNT
