"""
Every statement on fog, treasures and the numbers of new islands has a test that carries its id.

An id is a section and, after a dash, the number of a bullet in it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game.registers import RULES, carried
from tests.game.seafarers.test_register import written

BOOK = RULES / "seafarers.md"

COUNTS = {"4.1": 7, "4.2": 4, "7": 8}
"""By section, how many statements it has."""

RULINGS = ("12.5", "12.6", "12.7", "12.8")
"""What was decided of these sections afterwards."""

ELSEWHERE = {"7-8": "the Inventor is of Cities & Knights"}
"""Statements of another box."""

MAPS = ("4.1", "4.2", "7", "8.4", "8.6", "8.7", "8.9", "12.1", "12.9")
"""What tests of maps carry."""

IDS = [f"{section}-{n}" for section, count in COUNTS.items() for n in range(1, count + 1)]

SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("rule", [rule for rule in (*IDS, *RULINGS) if rule not in ELSEWHERE])
def test_every_statement_is_shown(rule: str) -> None:
    """There is a test for this statement of the rules."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as in the rules."""
    assert {*IDS, *RULINGS, *MAPS} >= SHOWN


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
@pytest.mark.parametrize("section", COUNTS)
def test_the_counts_are_those_of_the_rules(section: str) -> None:
    """No statement was added or dropped unnoticed."""
    assert written(BOOK.read_text(encoding="utf-8"), section) == COUNTS[section]
