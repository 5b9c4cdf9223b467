"""
Every statement on the Forgotten Tribe has a test that carries its id.

The section has no numbers or bullets: an id is the section and the place of a statement in this
list, which quotes our page of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game.registers import RULES, carried, stand_in

BOOK = RULES / "seafarers.md"

STATEMENTS = {
    "8.10-1": "Start and settle only at corners touching a numbered hex",
    "8.10-2": "Robber starts on any desert (JSON fixes one) and moves only to numbered hexes",
    "8.10-3": "Gifts lie on edges",
    "8.10-4": "The first ship built or moved onto the edge takes the gift",
    "8.10-5": "Card: as if bought this turn",
    "8.10-6": "Harbour: place at once on a coast edge",
    "8.10-7": "no legal place → keep it and place it as soon as one exists (own turn, mandatory)",
    "8.10-8": "Usable immediately",
    "8.10-9": "Moving a ship away keeps the gift",
    "8.10-10": "Target 13",
}

MAPS = {"8.10", "12.9"}
"""What tests of the map carry."""

RULINGS = {"12.10"}
"""Rulings on the section."""

SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("rule", [*STATEMENTS, *RULINGS, "8.10"])
def test_every_statement_is_shown(rule: str) -> None:
    """There is a test for this statement of the rules."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as here."""
    assert {*STATEMENTS, *MAPS, *RULINGS} >= SHOWN


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_statements_stand_in_the_rules() -> None:
    """Each of them, in this order, and the section was not rewritten unnoticed."""
    section = BOOK.read_text(encoding="utf-8").split("\n### 8.10 ")[1].split("\n### ")[0]

    assert stand_in(section, STATEMENTS.values())
