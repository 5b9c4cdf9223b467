"""Every section on the Egyptian edition, and every decision on it, has a test with its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.registers import RULES, carried

HERE = Path(__file__).parent
BOOK = RULES / "egypt.md"

SECTIONS = ("1.1", "1.2", "1.3", "4.1", "4.2")

POINTS = {
    "5.18": "sea/desert frame split, harbour types on the base frame",
    "5.19": "gray/red start spots",
}
"""The points of the register that concern this box, by what they are called there."""

SHOWN = frozenset(carried(HERE))


@pytest.mark.parametrize("rule", [*SECTIONS, *POINTS])
def test_every_section_is_shown(rule: str) -> None:
    """There is a test for this section or point."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as in the rules."""
    assert {*SECTIONS, *POINTS} >= SHOWN


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_list_is_that_of_the_rules() -> None:
    """No section was added or renumbered unnoticed, and points are called so."""
    text = BOOK.read_text(encoding="utf-8")
    points = re.findall(r"^\| (\d+) \| (.*?) \|", text.split("\n# 5.")[1], re.MULTILINE)

    headings = re.findall(r"^## ([14]\.\d)", text, re.MULTILINE)
    assert headings == [*SECTIONS, "4.3"], "the last is the Pyramid's"
    assert POINTS.items() <= {(f"5.{number}", name) for number, name in points}
