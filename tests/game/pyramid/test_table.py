"""The Great Pyramid at a table on Discord, from the lobby to the set-up."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.chat.screen import Menu
from bot.features.lobby import screens, variant
from bot.table.games import Games
from tests.bot.acting import games, opened, store, watch
from tests.bot.tables import table
from words import LANGUAGES, Words

__all__ = ["games", "store", "watch"]

PYRAMID = ("base", "gods", "pyramid")
TIP, DELTA, ARM = "0,-2", "0,-1", "1,-2"
AWAY = "2,-2/3,-3/3,-2"
"""A corner at the frame, far from the river."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_only_what_can_be_chosen_is_offered(games: Games, language: str) -> None:
    """The lobby lists the Nile's maps, and not the hand limit, which the pharaoh sets."""
    opening = await opened(games, 3)
    changed, _ = await variant.set_boxes(games, opening.id, 1, PYRAMID)
    w = Words(language)

    _, options = [row for row in screens.options(changed, w).rows if isinstance(row, Menu)]
    (maps,) = [row for row in screens.values(changed, "map", w).rows if isinstance(row, Menu)]

    assert "hand_limit" not in [option.value for option in options.options]
    assert [option.label for option in maps.options] == [
        w.say("option.map.first_nile"),
        w.say("option.map.nile"),
    ]


async def test_a_table_is_set_up_on_the_nile_by_commands(tmp_path: Path) -> None:
    """A settlement away from the river and a road on it are refused with the rules' reasons."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        await t.command(
            alba, "game new", expansion="gods pyramid", map="first_nile", practice=True, players=3
        )
        await t.command(alba, "game start")
        corner, path = f"{DELTA}/{TIP}/{ARM}", f"{DELTA}/{ARM}"

        away = await t.command(alba, "build settlement", spot=AWAY)
        placed = await t.command(alba, "build settlement", spot=corner)
        wet = await t.command(alba, "build road", spot=path)
        dry = await t.command(alba, "build road", spot=f"{TIP}/{ARM}")

        assert "must touch a hex on the Nile" in away
        assert "Which way does your road lead?" in placed
        assert "The Nile crosses that path" in wet
        assert dry.startswith("✓")
