"""Drawings: read and drawn back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import BadLayout, Harbour, Hex, Land
from game.board.places import SIDES, around
from tests.game.sketch import HARBOURS, TERRAINS, Place, Sketch, draw, read, trim

EVERYTHING = r"""
         ?  .       .  g
          /   \   +   \
        .       a+      .
        |  F11*+B  ~    |
        .       .       .
      /   +   d   \   /
    .       +       .
  o |  M6   |  D+   | l
    .       C       .
      \   a+  \   /
        .       .  b
        |  H3   |
        .       .
          \   /
         w  .
"""


def test_a_drawing_is_drawn_back() -> None:
    """Drawing a sketch that was read gives the original drawing, apart from margins."""
    drawing = EVERYTHING.replace("  g\n", "\n").replace("  b\n", "\n").replace("*+B", "*+b")

    assert draw(read(drawing)) == trim(drawing)


def test_what_a_drawing_says() -> None:
    """Labels are lands, letters pieces, `*` the robber, `+` a mark, and letters at sea harbors."""
    drawing = r"""
        .       .
      /   \   a   \
    .       .       B+
  ? |  F6   +  D*+  | o
    .       .       .
      \   /   \   /
        +       .
    """
    west, east = Hex(0, 0), Hex(1, 0)

    assert read(drawing) == Sketch(
        lands=(Land(west, "forest", 6), Land(east, "desert")),
        harbours=(Harbour(west, "W"), Harbour(east, "E", "ore")),
        star=east,
        pieces={
            frozenset({east, Hex(1, -1)}): "a",
            frozenset({east, Hex(2, -1), Hex(2, 0)}): "B",
        },
        marks=frozenset(
            {
                frozenset({west, east}),
                frozenset({east}),
                frozenset({east, Hex(2, -1), Hex(2, 0)}),
                frozenset({west, Hex(0, 1), Hex(-1, 1)}),
            }
        ),
    )


def test_the_first_hex_may_lie_anywhere() -> None:
    """A drawing has no middle, so the reader is given the place of its first hex."""
    drawing = r"""
        .
      /   \
    .       .
    |  D    |
    .       .
  /   \   /   \
.       .       .
|  F6   |  P5   |
.       .       .
  \   /   \   /
    .       .
    """

    sketch = read(drawing, first=Hex(3, -2))

    assert [land.at for land in sketch.lands] == [Hex(3, -2), Hex(2, -1), Hex(3, -1)]
    assert draw(sketch) == trim(drawing)


def test_other_lands_bring_their_letters() -> None:
    """A box with its own terrain gives its letter to reader and drawer."""
    drawing = r"""
        .
      /   \
    .       .
    |  O8   |
    .       .
      \   /
        .
    """
    letters = {**TERRAINS, "O": "oasis"}

    sketch = read(drawing, letters=letters)

    assert sketch.lands == (Land(Hex(0, 0), "oasis", 8),)
    assert draw(sketch, letters) == trim(drawing)


@pytest.mark.parametrize(
    "drawing",
    [
        "",
        "a board",
        r"""
        .
      /   \
    .       .
    |  X8   |
    .       .
      \   /
        .
        """,
        r"""
        .
      /   \
    .       .
    |  F8   |
    .   !   .
      \   /
        .
        """,
        r"""
        .
      /   \
    .       .
    |  F8   |
    .       .
      \   \
        .
        """,
        r"""
        .       .
      /   \   /   \
    .       .       .
    |  F8   | o H5  |
    .       .       .
      \   /   \   /
        .       .
        """,
    ],
    ids=["empty", "words", "unknown land", "stray sign", "wrong stroke", "harbour inland"],
)
def test_what_cannot_be_read_is_refused(drawing: str) -> None:
    """Every unreadable part of a drawing is refused."""
    with pytest.raises(BadLayout):
        read(drawing)


def test_a_refusal_shows_both_drawings() -> None:
    """The message shows the drawing as written and as understood."""
    drawing = r"""
        .
      /   \
    .       .
    |  F8   |
    .   !   .
      \   /
        .
    """

    with pytest.raises(BadLayout) as refusal:
        read(drawing)

    assert trim(drawing) in str(refusal.value)
    assert trim(drawing.replace("!", " ")) in str(refusal.value)


@st.composite
def sketches(draw_: st.DrawFn) -> Sketch:
    """Any board of up to four rows with holes, pieces, marks and harbors."""
    shape = draw_(
        st.sets(st.builds(Hex, st.integers(-2, 2), st.integers(-2, 1)), min_size=1, max_size=12)
    )
    ordered = sorted(shape, key=lambda h: (h.r, h.q))
    terrains = {at: draw_(st.sampled_from(sorted(TERRAINS.values()))) for at in ordered}
    tokens = st.sampled_from([None, 2, 6, 12])
    lands = tuple(
        Land(at, terrain, draw_(tokens) if terrain != "sea" else None)
        for at, terrain in terrains.items()
    )
    coast = [
        Harbour(at, side)
        for at in ordered
        for side, other in zip(SIDES, around(at), strict=True)
        if terrains[at] != "sea" and terrains.get(other, "sea") == "sea"
    ]
    harbours = tuple(
        Harbour(
            harbour.at, harbour.side, draw_(st.sampled_from(sorted(HARBOURS.values(), key=str)))
        )
        for harbour in coast
        if draw_(st.booleans())
    )
    hexes: list[Place] = [frozenset({at}) for at in ordered]
    places = {
        place
        for at in ordered
        for ring in (around(at),)
        for i in range(6)
        for place in (frozenset({at, ring[i]}), frozenset({at, ring[i], ring[i - 1]}))
    }
    listed = sorted(places, key=sorted)
    pieces = draw_(st.dictionaries(st.sampled_from(listed), st.sampled_from("abcdABCD")))
    marks = draw_(st.sets(st.sampled_from([*listed, *hexes])))
    star = draw_(st.sampled_from([None, *ordered]))
    return Sketch(lands, harbours, star, pieces, frozenset(marks))


@settings(max_examples=50, deadline=None)
@given(sketches())
def test_a_sketch_comes_back_from_its_drawing(sketch: Sketch) -> None:
    """Reading reverses drawing for random boards."""
    again = read(draw(sketch), first=sketch.lands[0].at)

    assert again == sketch


@settings(max_examples=50, deadline=None)
@given(sketches())
def test_a_drawing_comes_back_from_its_sketch(sketch: Sketch) -> None:
    """Drawing reverses reading for any first hex."""
    drawing = draw(sketch)

    assert draw(read(drawing)) == drawing
