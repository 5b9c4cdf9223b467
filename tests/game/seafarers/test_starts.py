"""Starting places on maps that restrict them."""

from __future__ import annotations

from typing import Any

import pytest

from game.base.build_settlement import BuildSettlement
from game.base.found import FoundSettlement
from game.seafarers.starts import No
from tests.game.seafarers.tables import Waters

ISLES = r"""
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  F6   |  ~    |  G5   |
    .       .       .       .
  /   \   /   \   /   \   /
.       .       .       .
|  D*   |  P9   |  ~    |
.       .       .       .
  \   /   \   /   \   /
    .       .       .
"""
WEST, EAST = 13, 6
"""Corners on the western and the eastern land."""


def corners(**more: Any) -> int:
    """Number of corners that a can choose from."""
    return len(Waters(ISLES, stage="found", **more).options(FoundSettlement))


@pytest.mark.rule("12.13")
def test_without_a_word_all_begin_on_any_land() -> None:
    """Without a restriction, every land corner of both islands is allowed."""
    assert corners() == WEST + EAST


@pytest.mark.rule("12.13")
def test_all_begin_at_home() -> None:
    """With a home zone, only corners of its hexes are allowed."""
    assert corners(zones={"home": "2,0"}) == EAST
    table = Waters(ISLES, stage="found", zones={"home": "2,0"})
    assert table.why_not(FoundSettlement(table.named("-1,0/-1,1/0,0"))) is No.NOT_HOME


@pytest.mark.rule("12.13")
def test_nobody_begins_at_a_hex_that_is_not_home() -> None:
    """A corner that touches any other land is refused, even if it also touches home."""
    assert corners(zones={"not home": "-1,1"}) == WEST + EAST - 6
    assert corners(zones={"home": "-1,1 0,1", "not home": "-1,1"}) == 4


@pytest.mark.rule("12.13")
def test_single_corners_are_barred() -> None:
    """Corners barred by name are only barred at set-up."""
    spot = "-1,0/-1,1/0,0"
    assert corners(barred=spot) == WEST + EAST - 1

    built = Waters(ISLES.replace("    |  F6", "    a  F6"), "lumber brick wool grain", barred=spot)
    assert BuildSettlement(built.named(spot)) in built.options(BuildSettlement)
