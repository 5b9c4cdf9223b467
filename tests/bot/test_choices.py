"""A choice among several: the names of its buttons and menus."""

from __future__ import annotations

import pytest

from bot.chat import choices
from bot.chat.address import Address
from bot.chat.screen import Menu, Option
from render import LETTERS


@pytest.mark.parametrize(
    ("count", "named"),
    [
        (20, ["a place"]),
        (
            40,
            [f"A–{LETTERS[19]}, NORTH · a place", f"{LETTERS[20]}–{LETTERS[39]}, SOUTH · a place"],
        ),
        (
            60,
            [
                f"{LETTERS[i]}–{LETTERS[i + 19]}, {band} · a place"
                for i, band in ((0, "NORTH"), (20, "MIDDLE"), (40, "SOUTH"))
            ],
        ),
        (80, [f"{LETTERS[i]}–{LETTERS[i + 19]} · a place" for i in (0, 20, 40, 60)]),
    ],
)
def test_menus_are_told_apart(count: int, named: list[str]) -> None:
    """Menus are told apart by the parts of the board, or by their first and last letters."""
    options = [Option(f"{letter} · here", letter) for letter in LETTERS[:count]]

    rows = choices.rows(
        options, lambda value: Address("x", "y", (str(value),)), "a place", str.upper
    )

    assert [row.placeholder for row in rows if isinstance(row, Menu)] == named
