"""Names that people choose don't affect the text around them."""

from __future__ import annotations

import re
import sys
import unicodedata
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.chat.caller import Caller
from bot.chat.names import LONGEST, plain, shown
from bot.features.lobby import lobby
from bot.table.games import Games
from game import Seat
from storage import SeatRow
from tests.bot.acting import games, store, watch
from words import Words, bare

__all__ = ["games", "store", "watch"]

INVITE = re.compile(r"(discord\.gg|discord(app)?\.com/invite|dsc\.gg)/\w+")
"""Anything that Discord turns into an invitation, with or without a scheme before it."""

BLANK = "\u115f\u1160\u17b4\u2800\u3164\uffa0\u034f\ufe0f\U000e0101"
"""Letters, signs and marks that look blank."""


def test_nothing_invisible_stays_in_a_name() -> None:
    """Signs that reverse, join, hide or control text are removed, and so are blank letters."""
    signs = [
        sign
        for sign in map(chr, range(sys.maxunicode + 1))
        if unicodedata.category(sign) in ("Cc", "Cf", "Cs") and not sign.isspace()
    ]

    assert shown("Al" + "".join(signs) + BLANK + "ba") == "Alba"
    assert shown("\u202eablA\u202c") == "ablA"
    assert shown(BLANK) == ""


@pytest.mark.parametrize(
    "name", ["Alba", "Chloé", "J. R.", "李小龍", "שלום", "Nguyễn", "🐑 Dámaso 7", "हिन्दी", "x_X"]
)
def test_an_honest_name_stays_as_it_is(name: str) -> None:
    """Names in any script are kept, with accents, signs and emoji."""
    assert shown(name) == name


def test_a_name_stands_in_one_line() -> None:
    """Line breaks become spaces, marks can't pile up, and the length is limited."""
    assert shown(" a\u2028\nb\t\u3000c\u200b d ") == "a b c d"
    assert shown("e" + "\u0301" * 30 + "va") == "é" + "\u0301" * 3 + "va"
    assert shown("ก" + "\u0e47" * 30) == "ก" + "\u0e47" * 3
    assert len(shown("w" * 500)) == LONGEST


@pytest.mark.parametrize(
    "name",
    [
        "discord.gg/catan",
        "https://discord.com/invite/catan",
        "dsc.gg/catan",
        "disc\u200bord.gg/catan",
        "[free](http://x.example)",
        "<@1234> @everyone",
        "**loud** `code` ||spoiler||",
        "a\\b",
    ],
)
def test_a_name_formats_mentions_and_links_nothing(name: str) -> None:
    """
    Signs of markdown, links and mentions are escaped, and appear as typed.

    Round brackets only make a link after square ones.
    """
    text = plain(shown(name))

    assert not INVITE.search(text)
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_`|<>@\[\]:/.]", text)
    assert bare(text) == shown(name)


def test_a_name_from_right_to_left_turns_nothing_round() -> None:
    """Right-to-left names are isolated, so that numbers and names beside them stay in place."""
    assert plain("שלום 7") == "\u2068שלום 7\u2069"
    assert plain("مرحبا") == "\u2068مرحبا\u2069"
    assert plain("Alba") == "Alba"


@pytest.mark.parametrize(
    ("display", "name"),
    [("\u202e\u200bEva", "Eva"), ("\u3164\u200b", "eva"), ("\u2800" * 9, "eva")],
)
def test_who_sits_down_has_a_name_that_can_be_seen(display: str, name: str) -> None:
    """Names are cleaned before they're stored; a blank name becomes the account's name."""
    user = SimpleNamespace(id=7, display_name=display, name="eva")
    interaction = SimpleNamespace(user=user, locale="en-US")

    row = Caller(cast("Any", interaction), Words("en")).row()

    assert row.name == name


async def test_a_name_that_was_stored_before_is_shown_clean(games: Games) -> None:
    """Older games show clean names too, in texts and pictures; a blank one becomes "Someone"."""
    people = ("\u202eAlba", "\u3164", "discord.gg/x")
    rows = [SeatRow(seat=0, user_id=n + 1, name=name) for n, name in enumerate(people)]
    table = await lobby.open_lobby(
        games, channel_id=7, guild_id=1, host=rows[0], language="en", options={}
    )
    for row in rows[1:]:
        table = await lobby.join(games, table.id, row)

    assert [player.name for player in table.players()] == ["Alba", "Someone", "discord.gg/x"]
    assert table.who(Seat(0)).endswith(" Alba")
    assert not INVITE.search(table.who(Seat(2)))
