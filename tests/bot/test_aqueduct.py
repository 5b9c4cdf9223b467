"""The card of an aqueduct can be prepared by button or command; then nobody is pinged for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.boxes.cities_knights.prepared import BEFOREHAND
from bot.features.prepare.prepared import choose
from game import Game
from game.cities_knights.parts import Cities
from game.cities_knights.rows import SCIENCE, TRACKS
from game.cities_knights.take_water import TakeWater
from tests.bot.test_knight_answers import at
from tests.game.cities_knights.tables import Isle
from tests.game.tables import A
from tests.house import needs

pytestmark = [needs("cities_knights"), pytest.mark.usefixtures("blank")]

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
    """The aqueduct takes the named card that the hand has least of, if the bank has any."""
    table = Isle(LAND, hand, stage="roll", levels={"a": (0, 0, 3)}, bank=bank)
    assert not BEFOREHAND.has_come(table.state, A)

    table.roll(6, 6)

    assert BEFOREHAND.has_come(table.state, A)
    assert BEFOREHAND.answer(Game(table.state), A, chosen) == TakeWater(table.kind(card))


def science(level: int) -> Callable[[Game], None]:
    """Set the science level of the player on turn, with all other levels at zero."""

    def change(game: Game) -> None:
        state = game.state
        own = tuple(level * (track == SCIENCE) for track in TRACKS)
        none = (0,) * len(TRACKS)
        levels = tuple(own if seat == state.turn else none for seat in range(state.seats))
        state.change(Cities, levels=levels)

    return change


@pytest.mark.parametrize(
    ("language", "level", "button", "says"),
    [
        ("en", 2, None, "at science level 3"),
        ("es", 2, None, "llega con el nivel 3 de ciencia"),
        ("en", 3, "Aqueduct …", "the resource you have the least of"),
        ("es", 3, "Acueducto …", "la materia prima de la que menos tengas"),
    ],
)
async def test_it_is_for_who_has_one(
    tmp_path: Path, language: str, level: int, button: str | None, says: str
) -> None:
    """Below level 3 the aqueduct has no button, and its typed command explains why."""
    async with at(tmp_path, science(level), language) as (t, thumb, board):
        await thumb.public(board, "My hand", "Prepar")
        here = [label for label in thumb.screen.buttons if label.endswith("…")]
        told = await t.command(thumb.person, "prepare aqueduct")
        more = [
            label for label in thumb.screen.buttons if label.startswith(("More about", "Más sobre"))
        ]

    assert len(more) == (level < 3)
    assert here[:1] == [button] or button is None
    assert len(here) == 4 + (button is not None)
    assert says in told


async def test_what_was_said_can_be_taken_back_without_one(tmp_path: Path) -> None:
    """A player who lost the third level can still cancel a prepared aqueduct, but only once."""
    async with at(tmp_path, science(2)) as (t, thumb, board):
        assert t.client is not None
        games, seat = t.client.services.games, t.state.turn
        ((game_id,),) = t.asked("SELECT id FROM games")
        async with games.tables.at(game_id) as table:
            await games.changed(table, lambda c: choose(c, table, seat, BEFOREHAND.name, ()))

        await thumb.public(board, "My hand", "Prepare", "Aqueduct …", "Ask me each time")

        assert "Aqueduct" not in thumb.screen.content
        assert [label for label in thumb.screen.buttons if "Aqueduct" in label] == []
        assert len(thumb.screen.buttons) > 1


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        (
            "en",
            {
                "ore, wheat": "whichever of these you have the least of: ore, wheat",
                "coin": "only gives resources",
                "": "the resource you have the least of",
            },
        ),
        ("es", {"mineral": "de la que menos tengas: mineral"}),
    ],
)
async def test_it_is_typed(tmp_path: Path, language: str, typed: dict[str, str]) -> None:
    """Card names are typed in the reader's language; a commodity is refused."""
    async with at(tmp_path, science(3), language) as (t, thumb, _):
        for take, says in typed.items():
            options = {"take": take} if take else {}
            assert says in await t.command(thumb.person, "prepare aqueduct", **options)
