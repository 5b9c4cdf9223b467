"""Every row of section 10 on Cities & Knights has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.registers import RULES, carried

BOOK = RULES / "cities_knights.md"

ROWS = (
    "target",
    "ships as roads",
    "hiring",
    "moving and relocating",
    "closed routes of ships",
    "pirate",
    "pirate before the first attack",
    "bishop",
    "gold",
    "merchant",
    "barbarians",
    "harbours",
    "cloth for Catan",
    "suitable scenarios",
    "rewards that are development cards",
    "fog",
)
"""The rows of the table, in its order."""

IDS = frozenset(f"10-{number}" for number, _ in enumerate(ROWS, start=1))
ELSEWHERE = frozenset({"16.1", "16.4", "16.8"})
"""Rulings that have a half for the sea."""

SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("rule", sorted(IDS | ELSEWHERE))
def test_every_row_is_shown(rule: str) -> None:
    """There is a test for this row."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as in the rules."""
    assert IDS | ELSEWHERE >= SHOWN


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_count_is_that_of_the_rules() -> None:
    """No row was added or dropped unnoticed."""
    section = BOOK.read_text(encoding="utf-8").split("\n## 10. ")[1].split("\n## ")[0]

    assert len(re.findall(r"^\| (?!Rule \|)", section, re.MULTILINE)) == len(ROWS)
