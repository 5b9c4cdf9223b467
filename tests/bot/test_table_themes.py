"""The look of pictures: the table's choice, or each reader's own."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from bot.features.lobby.commands import Theme
from bot.features.settings.commands import Look
from render import LOOKS
from sandbox.post import Post
from tests.bot.tables import Table, table


async def hand(t: Table) -> tuple[Post, bytes]:
    """The answer to the second person's `/hand`, and its picture."""
    person = t.people[1]
    await t.command(person, "hand")
    post = await t.answer(person)
    return post, await person.fetch(post.attachments[0])


async def test_a_reader_chooses_the_look_of_private_pictures(t: Table) -> None:
    """After `/theme`, the reader's hand looks different with the same text, but no one else's."""
    public = t.public()
    plain, before = await hand(t)

    told = await t.command(t.people[1], "theme", theme="contrast")
    said, after = await hand(t)

    assert "high contrast" in told
    assert said.content == plain.content
    assert after != before
    assert t.public() == public

    await t.command(t.people[1], "theme")
    assert (await hand(t))[1] == before


async def test_a_table_has_a_look(tmp_path: Path) -> None:
    """`/game new` takes a theme, and the lobby names it."""
    async with table(tmp_path) as t:
        await t.command(t.people[0], "game new", theme="contrast")

        (lobby,) = t.public()
        assert "high contrast" in lobby.content


def test_every_theme_can_be_chosen() -> None:
    """Both commands offer every look; a reader can also follow the table."""
    assert set(get_args(Theme)) == set(LOOKS)
    assert set(get_args(Look)) == {*LOOKS, "table"}
