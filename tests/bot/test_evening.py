"""A surprise evening: everything is drawn, and only what can be played by those who joined."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features.lobby import evening, screens
from bot.screens.named import boxes_text
from bot.table.games import Games
from game import Game, Seeded, boxes_of, is_advised, offered, seats_for
from game.core.rows import MAP
from tests.bot.acting import opened, refuses
from tests.bot.tables import table as tables
from words import Words

pytestmark = pytest.mark.usefixtures("blank")

EVENINGS = 8


@pytest.mark.parametrize("joined", [1, 3, 4, 5, 6])
def test_what_is_drawn_can_begin(joined: int) -> None:
    """Every evening drawn for so many players begins, on a map that suits its expansions."""
    seats, found = max(joined, 3), set()
    for number in range(EVENINGS):
        modules, options = evening.draw(joined, Seeded(bytes([joined, number])))
        Game.new(seats, Seeded(b"evening"), modules=modules, settings=options)
        assert seats in seats_for(modules)
        assert boxes_of(modules) in offered()
        assert is_advised(modules, str(options[MAP]))
        found.add((modules, *sorted(options.items())))
    assert len(found) > EVENINGS / 2


async def test_only_the_host_draws_and_draws_again(games: Games) -> None:
    """The host can draw as often as they like; a guest is refused."""
    table = await opened(games, 4)
    with refuses("not_host"):
        await evening.surprise(games, table.id, 2)

    drawn = set()
    for _ in range(EVENINGS):
        table = await evening.surprise(games, table.id, 1)
        drawn.add((table.row.modules, *sorted(table.row.options.items())))
        assert 4 in seats_for(table.row.modules)

    assert len(drawn) > 1


async def test_a_click_draws_and_the_lobby_shows_it(tmp_path: Path) -> None:
    """*Surprise game* among the options changes the lobby; it can be pressed again."""
    async with tables(tmp_path) as t:
        host = t.people[0]
        await t.command(host, "game new", surprise=True, points=9)
        seen = t.asked("SELECT modules, options FROM games")
        await t.told(host, t.public()[-1], "Options")
        for _ in range(2):
            await host.click(await t.answer(host), "Surprise game")
            await t.rest()
            seen += t.asked("SELECT modules, options FROM games")

        assert '"points":9' in str(seen[0]).replace(" ", "")
        assert len(set(seen)) > 1


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_screen_names_what_was_drawn(games: Games, language: str) -> None:
    """The private screen shows the boxes, the map and the options, as the lobby does."""
    table = await opened(games, 3)
    while len(table.row.modules) == 1:
        table = await evening.surprise(games, table.id, 1)
    w = Words(language)

    text = screens.options(table, w, is_drawn=True).text

    assert boxes_text(w, boxes_of(table.row.modules)) in text
    assert screens._changed(table, w) in text.split("\n")
    assert {*screens._map(table, w)} <= {*text.split("\n")}
