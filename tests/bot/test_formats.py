"""Formats: what they are called, and which games were played in them."""

from __future__ import annotations

import pytest

from bot.chat.screen import MENU, Menu
from bot.features.lobby import lobby, screens, variant
from bot.screens import formats as shown
from bot.table.games import Games
from bot.table.server import formats, setups
from bot.table.server.formats import Format, matches
from bot.table.server.setups import Setup
from game import BOXES, seats_for
from game.core.codec import compiled
from tests.bot.acting import NOON, opened
from tests.house import needs
from words import LANGUAGES, Words

FORMATS = {one.key: one for one in formats.built_in()}
LINE = 100
"""Maximum number of characters in the description of a menu's option."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_format_has_a_name_and_a_line(language: str) -> None:
    """They fit into a menu, and no two formats share a name or a line."""
    w = Words(language)

    said = {(shown.title(one, w), shown.line(one, w)) for one in FORMATS.values()}

    assert all(0 < len(line) <= LINE for _, line in said)
    assert len({name for name, _ in said}) == len({line for _, line in said}) == len(FORMATS)


@needs("duel", "cities_knights", "knights_at_sea")
def test_a_game_matches_its_own_format_only() -> None:
    """Stored options can be the chosen ones or all; a fast base game is also a base game."""
    assert {"base", "knights", "at_sea", "duel", "no_trade", "fast"} <= {*FORMATS}
    found = set()
    for played in FORMATS.values():
        modules, given = played.setup.modules, played.setup.options
        every = dict(compiled(modules, given, max(seats_for(modules)), BOXES).options)
        for options in (given, every):
            choices = {"practice": False, **played.setup.settings}
            found |= {
                (one.key, played.key)
                for one in FORMATS.values()
                if matches(one, modules, options, choices)
            }

    assert found == {*((key, key) for key in FORMATS), ("base", "fast")}


@needs("duel", "seafarers")
@pytest.mark.parametrize(
    ("key", "modules", "options", "choices", "expected"),
    [
        ("duel", ("base", "duel"), {"points": 15, "bank": "hidden"}, {}, True),
        ("duel", ("base", "duel"), {"bank": "visible"}, {}, False),
        ("base", ("base",), {"map": "beginner"}, {}, False),
        ("base", ("base",), {"gone": 3}, {}, False),
        ("fast", ("base",), {}, {"pace": "daily", "auto_roll": True}, False),
        ("fast", ("base",), {}, {"pace": "live"}, True),
        ("any map", ("base", "seafarers"), {"map": "new_shores"}, {}, True),
        ("any map", ("base", "cloth", "seafarers"), {"map": "cloth"}, {}, True),
        ("any map", ("base", "seafarers"), {"points": 20}, {}, False),
    ],
)
def test_options_and_pace_make_a_format(
    key: str, modules: tuple[str, ...], options: dict[str, object], choices: object, expected: bool
) -> None:
    """Every option counts, defaults included, except a map that is drawn for each game."""
    own = Format("=any map", Setup(("base", "seafarers"), {}, {setups.SURPRISE: True}))
    one = FORMATS.get(key, own)

    assert matches(one, modules, options, choices) is expected  # type: ignore[arg-type]


async def test_a_format_is_found_by_its_name(games: Games) -> None:
    """By its key or its name in any language; a server's own one wins, in that server only."""
    own = Setup(("base",), {"points": 7}, {})
    await setups.save(games.store, 1, "Fast", own)

    async def found(typed: str, guild: int = 1) -> str | None:
        one = await formats.find(games.store, guild, typed)
        return one.key if one else None

    assert await found("fast") == "fast"
    assert await found("FAST") == await found("=Fast") == "=Fast"
    assert await found("FAST", 2) == await found("rapida") == "fast"
    assert await found("no talk no trade") == await found("Sin charla ni comercio") == "no_trade"
    assert await found("atlantis") is await found("=Fast", 2) is None


@pytest.mark.parametrize("key", ["no_trade", "fast"])
async def test_a_lobby_takes_a_format_over_by_its_menu(games: Games, key: str) -> None:
    """Afterwards the menu offers every other format; it has room for all, and the last game."""
    table = await opened(games, 1)
    await variant.set_option(games, table.id, 1, "points", 7)
    for number in range(setups.MOST):
        await setups.save(games.store, 1, f"quick {number}", setups.setup_of(table.row))
    await variant.set_option(games, table.id, 1, "points", 8)
    await variant.take_setup(games, table.id, 1, key)

    screen = screens.options(table, Words("en"), await formats.choices(games.store, table))
    menu = [row for row in screen.rows if isinstance(row, Menu)][-1]

    assert setups.setup_of(table.row) == FORMATS[key].setup
    assert [option.value for option in menu.options] == [
        *sorted(f"=quick {number}" for number in range(setups.MOST)),
        *(other for other in FORMATS if other != key),
    ]
    assert 1 + setups.MOST + len(FORMATS) <= MENU


async def test_an_unrated_table_says_so_and_is_one_again(games: Games) -> None:
    """The lobby shows it, hints are allowed, and a saved format keeps it; the default is silent."""
    table = await opened(games, 3)
    w = Words("en")
    await variant.set_option(games, table.id, 1, "rated", value=False)
    assert "Rated: **no**" in screens.lobby(table).text
    unrated = setups.setup_of(table.row)
    await lobby.start(games, table.id, 1, NOON)
    assert table.has_hints
    assert unrated.settings == {"rated": False}
    assert "Rated: no" in shown.summed(unrated, w)

    other = await opened(games, 3, channel_id=8)
    await variant.set_option(games, other.id, 1, "rated", value=True)
    assert "Rated" not in screens.lobby(other).text
    assert setups.setup_of(other.row).settings == {}
    await lobby.start(games, other.id, 1, NOON)
    assert not other.has_hints
