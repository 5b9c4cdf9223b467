"""After a channel or thread is deleted, everyone at the table learns where to go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import scenes
from sandbox.world import World
from tests.bot.tables import Table, table
from tests.game.random_games import in_turn

DEAD = f"{scenes.GUILD}/{scenes.CHANNEL}"
"""Links to the deleted channel contain this."""

LOST = {
    "en": "channel was deleted. To continue, use </game move:",
    "es": "se ha borrado. Usa </game move:",
}

VOTED = {"en": "It takes 3 votes", "es": "Hacen falta 3 votos"}


def forget(world: World) -> None:
    """Delete the channel before the bot connects."""
    del world.channels[scenes.CHANNEL]


@pytest.mark.parametrize(
    ("was_offline", "language"),
    in_turn(*((was, language) for was in (False, True) for language in ("en", "es"))),
)
async def test_a_game_goes_on_in_another_channel(
    tmp_path: Path, language: str, *, was_offline: bool
) -> None:
    """Every command elsewhere points to /game move, and after a vote the game goes on there."""
    async with table(tmp_path, "midgame", before=forget if was_offline else None) as t:
        alba, bruno = t.people[:2]
        if not was_offline:
            await alba.control("delete_channel", channel="parlour")
            await t.rest()
        await t.command(bruno, "language", language=language, channel="tavern")

        asked = [
            await t.command(bruno, name, channel="tavern")
            for name in ("mine", "hand", "game status", "board")
        ]
        direct = await t.command(bruno, "mine", channel="dm")
        wanted = await t.command(bruno, "game move", channel="tavern")
        led = await t.command(bruno, "mine", channel="quiet-corner")
        moved = await t.command(alba, "game move", channel="tavern")

        tavern = next(c.id for c in t.sandbox.world.channels.values() if c.name == "tavern")
        assert [LOST[language] in said for said in (*asked, direct)] == [True] * 5, asked
        assert not any(DEAD in said for said in (*asked, direct, led))
        assert t.sandbox.world.guild.name in direct
        assert VOTED[language] in wanted
        assert f"<#{tavern}>" in led
        assert f"<#{tavern}>" in moved
        await goes_on(t)


async def goes_on(t: Table) -> None:
    """Check that the game is in the tavern and can be played there."""
    (board,) = [p for p in t.people[0].posts("tavern") if p.attachments and p.buttons]
    lines = t.lines
    await t.command(t.on_turn(board), "endturn", channel="tavern")
    assert t.lines > lines


async def test_a_lobby_in_a_deleted_thread_is_moved_by_its_host(tmp_path: Path) -> None:
    """A deleted thread, or one whose parent is deleted, is handled like a deleted channel."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        await t.command(alba, "game new", thread=True)
        await alba.control("delete_channel", channel="parlour")
        await t.rest()

        told = await t.command(alba, "mine", channel="tavern")
        await t.command(alba, "game move", channel="tavern")
        after = await t.command(alba, "mine", channel="tavern")

        assert LOST["en"] in told
        assert LOST["en"] not in after
        assert [p for p in alba.posts("tavern") if "Join" in p.buttons]


async def test_the_game_without_a_channel_is_moved_before_another(t: Table) -> None:
    """A player of two games needn't say which: the one without a channel is moved."""
    alba = t.people[0]
    await t.command(alba, "game new", channel="quiet-corner")
    await alba.control("delete_channel", channel="parlour")
    await t.rest()

    await t.command(alba, "game move", channel="tavern")

    await goes_on(t)
