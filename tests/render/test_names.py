"""Names with letters that the font lacks, in every kind of picture that shows names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game import View
from render import board_png, ending_png, figures_png, hand_png, paint, replay
from render.lettering import Ink, can_write, ink
from render.samples import CAPTIONS, players
from render.scene import Scene
from tests.house import needs
from tests.render.sights import seen
from tests.render.test_charts import ended, tale
from tests.render.test_figures import CAPTIONS as FIGURES
from tests.render.test_figures import USUAL
from words import Words, captions

NAMES = {"Κώστας": "Kostas", "李雷": "LiLei", "محمد": "mhmd", "ʙᴏss": "boss"}
"""Names, and how pictures spell them."""
PEOPLE = tuple(replace(player, name=name) for player, name in zip(players(4), NAMES, strict=True))
SMALL = 0.25


def board() -> None:
    """The board: a card for each seat."""
    board_png(seen(), PEOPLE, scale=SMALL)


def won() -> None:
    """The last board: the ribbon of the winner."""
    board_png(ended().view(), PEOPLE, scale=SMALL)


def ending() -> None:
    """The end in figures."""
    said = captions(ended().view(), tale(), Words())
    ending_png(ended().view(), PEOPLE, tale(), honours=[[]] * 4, captions=said, scale=SMALL)


def hands() -> None:
    """Each seat's hand."""
    for player in PEOPLE:
        hand_png(seen(PEOPLE.index(player)), player, captions=CAPTIONS, scale=SMALL)


def statistics() -> None:
    """Each player's own figures."""
    for player in PEOPLE:
        figures_png(USUAL, player.name, captions=FIGURES, scale=SMALL)


def film() -> None:
    """The last picture of a replay."""
    last = replay.pictures(ended().view(), tale())[-1]
    replay._drawn(Scene(last.view, PEOPLE, scale=SMALL), last, last.turn)


def gods() -> None:
    """The overview of the gods, with the name of each god's player."""
    from game.gods.parts import Gods
    from render.boxes.gods.overview import gods_png
    from tests.game.gods.test_pictures import seen as with_gods

    view: View = with_gods()
    assert view.part(Gods).held
    gods_png(view, PEOPLE, captions={}, scale=SMALL)


@pytest.mark.parametrize(
    "draw",
    [board, won, ending, hands, statistics, film, pytest.param(gods, marks=needs("gods"))],
    ids=lambda draw: draw.__name__,
)
def test_every_picture_spells_names(
    draw: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each player's name is written in letters that the font has, and none is missing."""
    drawn: set[str] = set()

    def noted(words: str, size: int) -> Ink:
        drawn.add(words)
        return ink(words, size)

    monkeypatch.setattr(paint, "ink", noted)
    draw()

    assert drawn >= set(NAMES.values())
    assert {c for words in drawn for c in words if not can_write(c)} == set()
