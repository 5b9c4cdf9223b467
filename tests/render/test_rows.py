"""Every row of a box has its own art in every theme, and an emoji where texts name it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.screens.shown import SHOWN
from game import BOXES
from game.core.module import Module
from render import THEMES
from render.emoji import WOOD, Drawing, drawings
from render.themes import Theme

NOTHING = "nothing of the kind"
NO_HEX = {"sea", "margin"}
"""Terrains that are drawn as water, or only around the board."""
GHOSTS = {"edge": ("route", ("red", 0)), "corner": ("building", ("red", 0)), "hex": ("figure", ())}
"""The art of a ghost on each kind of place, and its arguments after the piece."""


def is_plain(theme: Theme, drawing: Drawing) -> bool:
    """Whether a thing looks like one that no theme knows."""
    art, (name, *more) = drawing
    theme = replace(theme, colours={**theme.colours, **WOOD})
    own, plain = (theme.stamp(art, (called, *more), 0.5).image for called in (name, NOTHING))
    return own.size == plain.size and own.tobytes() == plain.tobytes()


def art_of(box: Module) -> Iterator[Drawing]:
    """The art of every row of *box*, wherever it is shown."""
    for piece in box.pieces:
        art, more = GHOSTS[piece.on]
        yield art, (piece.name, *more)
    for terrain in box.terrains:
        if terrain.name not in NO_HEX:
            yield "hex", (terrain.name, 0, False)
    for card in box.cards:
        yield "small card", (card.name,)
        yield "big card", (card.name, False)
    for deck_card in box.deck_cards:
        yield "tile", (deck_card.name, "now")
    for award in box.awards:
        yield "icon", (award.name,)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_row_has_art_of_its_own(box: Module, theme: Theme) -> None:
    """No piece, terrain, card or award is drawn as the plain sign of an unknown one."""
    assert [drawing for drawing in art_of(box) if is_plain(theme, drawing)] == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_ghost_has_art_of_its_own(theme: Theme) -> None:
    """The piece that a player confirms on the picture is no plain disc."""
    ghosts = {
        (art, (shown.piece, *more))
        for shown in SHOWN
        if shown.piece and shown.place in GHOSTS and shown.piece != "robber"
        for art, more in [GHOSTS[shown.place]]
    }

    assert [drawing for drawing in sorted(ghosts) if is_plain(theme, drawing)] == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_row_has_an_emoji_of_its_own(box: Module, theme: Theme) -> None:
    """The emoji of a card, piece or award is no sign of an unknown thing."""
    names = [
        row.name for rows in (box.cards, box.deck_cards, box.pieces, box.awards) for row in rows
    ]

    assert [name for name in names if is_plain(theme, drawings()[name])] == []
