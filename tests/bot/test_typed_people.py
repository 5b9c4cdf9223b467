"""Typed or pasted names, and the players they mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.chat.refusals import Refused
from bot.features.play.acting import person
from game import Seat
from tests.bot.test_taps import at, holds
from words import quoted

pytestmark = pytest.mark.usefixtures("blank")

MARKED = ("● Alba", "■ Bruno", "▲ Chloé", "◆ Ordenador (Bruno)", "★ 🐙", "✚ Alba 2")
NAMES = {Seat(seat): name for seat, name in enumerate(MARKED)}
"""Names as texts print them."""


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        ("1", 1),
        ("bruno", 1),
        ("■ Bruno", 1),
        ("■Bruno", 1),
        ("■ bru", 1),
        ("■", 1),
        (":seat_blue: Bruno", 1),
        ("<:seat_blue:123456> Bruno", 1),
        ("■ Bruno – 3 cards and 2 points", 1),
        ("alba", 0),
        ("Alba 2", 5),
        ("chloe", 2),
        ("hloé", 2),
        ("ordenador", 3),
        ("★ 🐙", 4),
        ("🐙", 4),
    ],
)
def test_a_name_fits_with_its_mark_and_without(typed: str, seat: int) -> None:
    """A name fits as texts print it, in part, and without accents."""
    assert person(typed, NAMES) == seat


@pytest.mark.parametrize("typed", ["", "br", "al", "Eva", "9", ":seat_blue:"])
def test_what_fits_nobody_or_several_is_refused(typed: str) -> None:
    """A text that fits no player or several is refused, with the text quoted."""
    with pytest.raises(Refused) as refused:
        person(typed, NAMES)

    assert (refused.value.key, refused.value.facts) == (
        "ui.error.which_player",
        {"text": quoted(typed)},
    )


async def test_a_pasted_name_is_understood(tmp_path: Path) -> None:
    """A name copied from the bot's text is understood wherever a command takes a player."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, _):
        other = next(p for p in t.people if p is not thumb.person)
        await t.command(thumb.person, "score")
        lines = [line.partition(":")[0] for line in thumb.screen.content.split("\n")]
        (name,) = [line for line in lines if line.endswith(other.name)]

        assert not name[0].isalnum()
        for command, given in (
            ("prepare robber", {"victim": name}),
            ("trade offer", {"to": name, "give": "1 wool", "get": "1 ore"}),
            ("game kick", {"player": name}),
        ):
            before = [post.id for post in t.public()]
            told = await t.command(thumb.person, command, **given)
            new = "".join(post.content for post in t.public() if post.id not in before)
            assert "who you mean" not in told, command
            assert other.name in told + new, command
