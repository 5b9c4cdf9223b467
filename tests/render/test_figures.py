"""The picture of a player's games: every figure is there, in its room, and readable."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

from render import THEMES, Figures, figures_png
from render.figures import LEFT, RIGHT, SIZE, shapes
from render.lettering import ELLIPSIS, width
from render.shapes import Box, Shape, Sprite, Text

CAPTIONS = {
    "player": "A player",
    "places": "Places",
    "luck": "Luck with the dice",
    "came": "cards received",
    "fair": "expected",
    **{str(place): f"{place}." for place in range(1, 7)},
}
FACTS = (("12", "games"), ("4", "won"), ("8.1", "points on average"), ("7 ×", "Ancient Egypt"))
USUAL = Figures(FACTS, (4, 2, 0, 1), ("+3 %", 412, 398.5))
LONG = Figures(
    (("1200", "partidas"), ("1200", "ganadas"), ("10,1", "puntos de media"), ("9999 ×", "W" * 30)),
    (1200, 2, 0, 1, 12, 999),
    ("−12 %", 99999, 120000.2),
)
FIRST = Figures(FACTS, (1,), None)
SHOWN = 400 / SIZE[0]
"""Scale at which a phone shows it."""


def drawn(found: Figures, name: str = "Alba") -> list[Shape]:
    """The shapes of these figures."""
    return list(shapes(found, name, CAPTIONS, 1.0))


def texts(found: list[Shape]) -> list[Text]:
    """The texts among these shapes."""
    return [shape for shape in found if isinstance(shape, Text)]


def room(text: Text) -> tuple[float, float, float, float]:
    """The box around words."""
    wide = width(text.words, text.size)
    left = text.at[0] - {"left": 0, "middle": wide / 2, "right": wide}[text.anchor]
    return left, text.at[1] - text.size / 2, left + wide, text.at[1] + text.size / 2


def bars(found: list[Shape], *colours: str) -> list[Box]:
    """The boxes of these colors, from the left or the top."""
    return [shape for shape in found if isinstance(shape, Box) and shape.colour in colours]


def test_every_figure_stands_there() -> None:
    """Each fact, each place's count and both counts of cards are there, with their labels."""
    said = [text.words for text in texts(drawn(USUAL))]

    wanted = ["Alba", "12", "games", "4", "won", "8.1", "7 ×", "4", "2", "0", "1", "1.", "4."]
    assert [word for word in wanted if said.count(word) < wanted.count(word)] == []
    assert {"+3 %", "412", "398", "cards received", "expected"} <= set(said)


def test_bars_are_as_high_as_their_counts() -> None:
    """Twice the count is a bar twice as high; zero has no bar."""
    first, second, fourth = bars(drawn(USUAL), "gold", "wood.light")

    heights = [bar.bottom - bar.top + 4 for bar in (first, second, fourth)]
    assert heights == pytest.approx([4 * heights[2], 2 * heights[2], heights[2]])


def test_bars_of_luck_are_as_long_as_their_cards() -> None:
    """A lucky player's upper bar is the longer one."""
    came, fair = bars(drawn(USUAL), "blue", "grey")

    assert (came.right + 4 - LEFT) > (fair.right + 4 - LEFT)
    ratio = (came.right - came.left + 8) / (fair.right - fair.left + 8)
    assert ratio == pytest.approx(412 / 398.5)


def test_without_luck_the_places_have_the_whole_width() -> None:
    """Without luck the places take the whole width, and there are at least three."""
    found = drawn(FIRST)

    assert not bars(found, "blue", "grey")
    assert [text.words for text in texts(found)][-6:] == ["1", "1.", "0", "2.", "0", "3."]
    assert bars(found, "ink")[-1].right == RIGHT


@pytest.mark.parametrize("found", [USUAL, LONG, FIRST], ids=["usual", "long", "first"])
def test_nothing_lies_on_anything_else(found: Figures) -> None:
    """Words keep apart from one another and within the picture, the star from all of them."""
    shown = drawn(found, "N" * 32)
    rooms = [room(text) for text in texts(shown)]

    for left, top, right, bottom in rooms:
        assert left >= 20
        assert right <= SIZE[0] - 20
        assert top >= 0
        assert bottom <= SIZE[1]
    for i, one in enumerate(rooms):
        for other in rooms[i + 1 :]:
            apart = (
                one[2] <= other[0]
                or other[2] <= one[0]
                or one[3] <= other[1] + 8
                or other[3] <= one[1] + 8
            )
            assert apart, (one, other)
    (star,) = [shape for shape in shown if isinstance(shape, Sprite)]
    x, y = star.at
    near = [r for r in rooms if r[0] < x + 24 and r[2] > x - 24]
    assert all(r[3] <= y - 18 or r[1] >= y + 18 for r in near)


def test_figures_can_be_read_on_a_phone() -> None:
    """At 400 pixels all words are at least ten pixels high, and usual ones are not cut."""
    for found in (USUAL, LONG, FIRST):
        assert min(text.size for text in texts(drawn(found))) * SHOWN >= 10
    assert not any(ELLIPSIS in text.words for text in texts(drawn(USUAL)))


def test_a_name_that_cannot_be_written_has_other_words() -> None:
    """A picture has no letters that the font lacks."""
    assert texts(drawn(USUAL, "\u2800"))[0].words == "A player"


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_a_picture_in_every_theme(theme: str) -> None:
    """It is a PNG of the right size, and different in each theme."""
    data = figures_png(USUAL, "Alba", captions=CAPTIONS, scale=0.25, theme=theme)

    assert Image.open(io.BytesIO(data)).size == (SIZE[0] // 4, SIZE[1] // 4)


def test_tiles_lie_side_by_side() -> None:
    """Four tiles fit side by side, as wide as the picture."""
    tiles = bars(drawn(USUAL), "paper.dark")

    assert len(tiles) == 4
    assert all(one.right < other.left for one, other in pairwise(tiles))
    assert (tiles[0].left, tiles[-1].right) == pytest.approx((LEFT + 4, RIGHT - 4))
