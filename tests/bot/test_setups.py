"""Options offered again: those of the channel's last game, and saved ones."""

from __future__ import annotations

import pytest

from bot.chat.refusals import Stale
from bot.chat.screen import Menu
from bot.features.lobby import lobby, screens, variant
from bot.table.games import Games
from bot.table.server import formats, setups
from bot.table.table import Table
from game.core.rows import MAP
from storage import Scope, Status
from tests.bot.acting import NOON, opened, person, refuses
from words import LANGUAGES, Words


async def played(games: Games) -> Table:
    """A finished game to 6 points on the beginners' map, whose channel is free."""
    table = await opened(games, 3)
    await variant.set_map(games, table.id, 1, "beginner")
    await variant.set_option(games, table.id, 1, "points", 6)
    await variant.set_option(games, table.id, 1, "pace", "daily")
    await lobby.start(games, table.id, 1, NOON)
    async with games.tables.at(table.id) as here:
        await games.changed(here, lambda change: change.end(Status.ABANDONED, "abandoned"))
    return table


async def keys(games: Games, table: Table) -> set[str]:
    """The keys of the formats that the host of a lobby can choose."""
    return {one.key for one in await formats.choices(games.store, table)}


async def test_the_options_of_the_last_game_are_offered_and_taken_over(games: Games) -> None:
    """Boxes, map, points and pace are taken over; then nothing differs, and nothing is offered."""
    old = await played(games)
    table = await opened(games, 1)
    assert formats.LAST in await keys(games, table)

    await variant.take_setup(games, table.id, 1, formats.LAST)

    assert (table.row.modules, table.row.options) == (old.row.modules, old.row.options)
    assert table.row.settings["pace"] == "daily"
    assert not table.row.settings["practice"]
    assert formats.LAST not in await keys(games, table)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_menu_says_what_was_played(games: Games, language: str) -> None:
    """One line names everything that wasn't the default."""
    await played(games)
    table, w = await opened(games, 1), Words(language)

    screen = screens.options(table, w, await formats.choices(games.store, table))

    _, _, menu = [row for row in screen.rows if isinstance(row, Menu)]
    option = menu.options[0]
    assert option.label == w.say("ui.setup.last")
    assert f"{w.say('option.points')}: 6" in (option.description or "")
    assert w.say("option.pace.daily") in (option.description or "")


async def test_a_surprise_is_one_again(games: Games) -> None:
    """The next game draws its own map."""
    table = await opened(games, 3)
    await variant.set_map(games, table.id, 1, "")
    await lobby.start(games, table.id, 1, NOON)

    assert MAP in table.row.options
    again = setups.setup_of(table.row)
    assert MAP not in again.options
    assert again.settings[setups.SURPRISE]


async def test_what_a_server_has_saved_stays_there(games: Games) -> None:
    """Saved options have a name and a limit; other servers and guests can't use them."""
    table = await opened(games, 2)
    await variant.set_option(games, table.id, 1, "points", 7)
    quick = setups.setup_of(table.row)
    for number in range(setups.MOST):
        await setups.save(games.store, 1, f"  quick   {number} ", quick)
    with refuses("setups"):
        await setups.save(games.store, 1, "one more", quick)
    with refuses("setup_name"):
        await setups.save(games.store, 1, "  ", quick)
    await variant.set_option(games, table.id, 1, "points", 8)

    with refuses("not_host"):
        await variant.take_setup(games, table.id, 2, "=quick 3")
    await setups.drop(games.store, 1, "quick 4")
    with pytest.raises(Stale):
        await variant.take_setup(games, table.id, 1, "=quick 4")
    await variant.take_setup(games, table.id, 1, "=quick 3")

    assert table.row.options["points"] == 7
    assert await setups.saved(games.store, 2) == {}


async def test_what_cannot_be_played_any_more_is_not_offered(games: Games) -> None:
    """Boxes that aren't installed, options that are gone, and unreadable ones are not offered."""
    gone = {"modules": ["base", "atlantis"], "options": {}, "settings": {}}
    past = {"modules": ["base"], "options": {"wind": "north"}, "settings": {}}
    kept = {"gone": gone, "past": past, "odd": 3}
    await games.store.notes.set_settings(Scope.GUILD, 1, setups=kept)
    table = await lobby.join(games, (await opened(games, 1)).id, person(2))

    assert not {key for key in await keys(games, table) if key.startswith(formats.SAVED)}
