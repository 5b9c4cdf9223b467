"""Every point of the rules that is the Pyramid's has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.registers import RULES, carried

BOOK = RULES / "egypt.md"

SECTIONS = ("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "4.3")

POINTS = {
    "5.10": "numbers on the 12 gold blocks",
    "5.11": "Route Builder and boats",
    "5.12": "Vizier 1:1 before the roll",
    "5.13": "end of game during a 7",
    "5.14": "hidden VP cards at pyramid end",
    "5.15": "11 VP vs. completed pyramid simultaneously",
    "5.16": "river-mouth border edges",
    "5.17": "Nile hex terrains, fixed map, scenario harbours",
    "5.20": "gold/player blocks on which space",
    "5.21": "player out of blocks/boats, no space",
    "5.22": "settlement connected only by a boat",
}
"""The points of the register that concern this box, by what they are called there."""

BORROWED = {"1.3": "the longest route, where a boat is cut"}
"""Sections of other boxes that a test here shows in part."""


SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("rule", [*SECTIONS, *POINTS])
def test_every_point_is_shown(rule: str) -> None:
    """There is a test for this section or point."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as in the rules."""
    assert {*SECTIONS, *POINTS, *BORROWED} >= SHOWN


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_list_is_that_of_the_rules() -> None:
    """No point was renumbered unnoticed."""
    register = BOOK.read_text(encoding="utf-8").split("\n# 5.")[1]
    rows = re.findall(r"^\| (\d+) \| ([^|]*?) +?\|", register, re.MULTILINE)
    written = {f"5.{number}": topic.strip() for number, topic in rows}

    assert {point: written[point] for point in POINTS} == POINTS
