"""Managers' settings for a server, and their effect on everyone else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.person import Person
from tests.bot.tables import Table, table


@pytest.fixture
async def t(tmp_path: Path) -> AsyncIterator[Table]:
    """A bot with nothing to do."""
    async with table(tmp_path) as opened:
        yield opened


async def _gus(t: Table) -> Person:
    """A person who can manage the server."""
    (gus,) = await t.sandbox.join("Gus")
    return gus


async def test_only_managers_see_the_commands(t: Table) -> None:
    """Discord shows them only to people who can manage the server."""
    refused = await t.people[0].command("admin settings")

    assert "There is no command" in refused["error"]


async def test_without_settings_everything_is_open(t: Table) -> None:
    """Without settings, everyone can open tables everywhere."""
    told = await t.command(await _gus(t), "admin settings")

    assert "every channel" in told
    assert "everyone" in told


async def test_a_table_is_refused_where_none_may_be_opened(t: Table) -> None:
    """The refusal in another channel names the allowed one."""
    told = await t.command(await _gus(t), "admin settings", allow="tavern")
    refused = await t.command(t.people[0], "game new")

    assert told.count("<#") == refused.count("<#") == 1
    assert t.asked("SELECT count(*) FROM games") == [(0,)]


async def test_what_forbids_nothing_is_refused(t: Table) -> None:
    """Forbidding a channel while none is allowed would change nothing, so it's refused."""
    gus = await _gus(t)

    told = [
        await t.command(gus, "admin settings", forbid="parlour"),
        await t.command(gus, "admin settings", allow="tavern"),
        await t.command(gus, "admin settings", forbid="tavern"),
    ]

    assert ["First add another channel" in each for each in told] == [True, False, True]
    assert t.asked("SELECT count(*) FROM settings WHERE settings LIKE '%channels%'") == [(1,)]


async def test_a_table_is_refused_to_whom_none_is_allowed(t: Table) -> None:
    """A person without the role reads which one they need; a channel's manager needs none."""
    gus = await _gus(t)
    await t.command(gus, "admin settings", role="Moderators")

    refused = await t.command(t.people[0], "game new")
    opened = await t.command(gus, "game new")

    assert "<@&" in refused
    assert "<@&" not in opened
    assert t.asked("SELECT count(*) FROM games") == [(1,)]


async def test_a_setting_is_taken_back(t: Table) -> None:
    """Only the lifted setting ends; the other still holds."""
    gus = await _gus(t)
    await t.command(gus, "admin settings", allow="tavern", role="Moderators")

    told = await t.command(gus, "admin settings", reset="channels")

    assert "every channel" in told
    assert "<@&" in told


async def test_new_tables_speak_the_language_of_the_server(t: Table) -> None:
    """A table opened without a language has the server's."""
    await t.command(await _gus(t), "admin settings", language="es")

    await t.command(t.people[0], "game new")

    assert t.asked("SELECT language FROM games") == [("es",)]


async def test_a_manager_ends_a_game_at_once(tmp_path: Path) -> None:
    """A manager needs no vote, and the seed is shown as at every end."""
    async with table(tmp_path, "midgame") as t:
        board = await t.board()

        await t.command(await _gus(t), "admin end")

        (ended,) = [p for p in t.public() if "Rematch" in p.buttons]
        assert ended.id == board.id
        assert t.asked("SELECT status FROM games") == [("abandoned",)]


async def test_a_table_is_saved_as_a_format_and_chosen_again(t: Table) -> None:
    """A manager saves a table as a format; one choice sets up the next lobby with it."""
    gus, alba = await _gus(t), t.people[0]
    await t.command(alba, "game new", points=6)
    told = await t.command(gus, "admin settings", save="Quick one")
    await t.command(alba, "game abandon")
    await t.command(alba, "game new")

    await t.command(alba, "game options")
    screen = alba.ephemerals[-1]
    (menu,) = [m for m in screen.menus if m["custom_id"].endswith(":setup")]
    option = menu["options"][0]
    await alba.choose(screen, menu["custom_id"], [option["value"]])
    await t.rest()

    assert told.count("**Quick one**: Catan · Points to win: 6") == 2
    assert option["label"] == "Quick one"
    assert "6" in option["description"]
    assert "**6**" in t.public()[-1].content
    dropped = await t.command(gus, "admin settings", drop="Quick one")
    assert "Quick one" not in dropped
    assert "no" in (await t.command(gus, "admin settings", drop="Quick one")).lower()
