"""The card of an aqueduct, said beforehand: clicked or typed, it is taken and nobody is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.boxes.cities_knights.prepared import BEFOREHAND
from game import Game
from game.cities_knights.take_water import TakeWater
from tests.bot.test_knight_answers import at
from tests.game.cities_knights.tables import Isle
from tests.game.tables import A
from tests.house import needs

pytestmark = needs("cities_knights")

LAND = r"""
    a       .       .
  /   \   /   \   /   \
.       .       .       .
|  F6   |  D*   |  M4   |
.       .       .       b
  \   /   \   /   \   /
    .       .       .
"""


@pytest.mark.parametrize(
    ("hand", "bank", "chosen", "card"),
    [
        ("lumber brick wool grain", "9 lumber 9 ore", (), "ore"),
        ("lumber 2 ore", "9 lumber 9 ore 9 wool", ("take ore", "take lumber"), "lumber"),
        ("9 ore", "9 lumber 9 ore", ("take ore",), "ore"),
        ("9 lumber", "9 lumber 9 wool", ("take ore",), "wool"),
    ],
)
def test_it_brings_what_there_is_least_of_in_the_hand(
    hand: str, bank: str, chosen: tuple[str, ...], card: str
) -> None:
    """Of what was named, as long as the bank has any of it; never what it has not."""
    table = Isle(LAND, hand, stage="roll", levels={"a": (0, 0, 3)}, bank=bank)
    assert not BEFOREHAND.has_come(table.state, A)

    table.roll(6, 6)

    assert BEFOREHAND.has_come(table.state, A)
    assert BEFOREHAND.answer(Game(table.state), A, chosen) == TakeWater(table.kind(card))


@pytest.mark.parametrize(
    ("language", "take", "says"),
    [
        ("en", "ore, wheat", "what you have least of: ore, wheat"),
        ("es", "mineral", "de lo que menos tengas entre: mineral"),
        ("en", "coin", "resources only"),
        ("en", None, "the resource you have least of"),
    ],
)
async def test_it_is_typed(tmp_path: Path, language: str, take: str | None, says: str) -> None:
    """In the names of the reader; a commodity is refused."""
    options = {} if take is None else {"take": take}
    async with at(tmp_path, lambda game: None, language) as (t, thumb, _):
        told = await t.command(thumb.person, "prepare aqueduct", **options)

    assert says in told
