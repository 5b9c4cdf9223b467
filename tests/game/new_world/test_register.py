"""
Every statement on the New World has a test that carries its id.

The section has no numbers or bullets: an id is the section and the place of a statement in this
list, which quotes our page of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game.registers import RULES, carried, stand_in

BOOK = RULES / "seafarers.md"

STATEMENTS = {
    "8.14-1": "All 42 inner hexes and numbers at random",
    "8.14-2": "Players in turn place random harbours",
    "8.14-3": "Robber/pirate start off the board, enter with the first 7/knight",
    "8.14-4": "Set-up anywhere; 1 VP per foreign island",
    "8.14-5": "target 12",
}

MAPS = {"8.14", "12.14"}
"""What tests of the map carry."""

RULINGS = {"12.2", "12.3"}
"""Rulings on the section."""

SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("rule", [*STATEMENTS, *RULINGS, "8.14"])
def test_every_statement_is_shown(rule: str) -> None:
    """There is a test for this statement of the rules."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as here."""
    assert {*STATEMENTS, *MAPS, *RULINGS} >= SHOWN


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_statements_stand_in_the_rules() -> None:
    """Each of them, in this order, and the section was not rewritten unnoticed."""
    section = BOOK.read_text(encoding="utf-8").split("\n### 8.14 ")[1].split("\n### ")[0]

    assert stand_in(section, STATEMENTS.values())
