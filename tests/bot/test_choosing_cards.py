"""The menu of cards, for hands with more of a kind than it has rows for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.screen import Menu
from bot.screens.choosing import cards
from bot.screens.context import context_of
from bot.screens.shown import BY_NAME
from game.base.discard import Discard
from game.core.choice import Choice, Vector
from tests.bot.acting import at
from words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_menu_that_ends_early_says_that_entries_add_up(
    tmp_path: Path, language: str
) -> None:
    """Of 11 wood up to 6 are in an entry though 9 can go; with fewer owed nothing is said."""
    w, found = Words(language), []
    async with at(tmp_path, "Discard") as (_, table, _):
        seat = table.playing().state.debts()[0].seat
        context = context_of(table, seat, w, 0.2)
        for count in (9, 6):
            owed = Choice(Discard, (Vector("cards", (11, 2, 1, 4, 0), count, count),))
            screen = cards.choose(replace(context, options=(owed,)), BY_NAME["Discard"])
            found.append(w.say("ui.cards.add_up") in screen.text.split("\n"))

    assert found == [True, False]


async def test_no_more_entries_are_marked_than_can_be_chosen(tmp_path: Path) -> None:
    """A forged click may choose every entry; Discord would refuse a menu that marks them all."""
    async with at(tmp_path, "Discard") as (_, table, _):
        seat = table.playing().state.debts()[0].seat
        context = context_of(table, seat, Words("en"), 0.2)
        owed = Choice(Discard, (Vector("cards", (3, 3, 3, 3, 0), 2, 2),))
        context = replace(context, options=(owed,))
        every = [f"{kind}.{count}" for kind in range(4) for count in (1, 2)]
        screen = cards.choose(context, BY_NAME["Discard"], values=every)
        menu = next(row for row in screen.rows if isinstance(row, Menu))

    assert sum(option.is_default for option in menu.options) == menu.most == 2
