"""The pictures of standings and of a champion: everything is there, in its room, and readable."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from render import (
    THEMES,
    Champion,
    Standings,
    StandingsRow,
    champion,
    champion_png,
    standings,
    standings_png,
)
from render.lettering import ELLIPSIS
from render.shapes import Box, Shape, Text
from tests.render.test_figures import room, texts

SHOWN = 390 / standings.WIDE
"""Scale at which a phone shows them."""
FEW = Standings(
    "Spring league",
    "Base game · Jun 1 – 30, 2026",
    ("Games", "Won", "Points"),
    (
        StandingsRow(1, "Alba", ("12", "7", "41"), "star"),
        StandingsRow(2, "Bruno", ("9", "3", "28"), is_reader=True),
        StandingsRow(2, "Zoë the Trader of Wool", ("9", "3", "28")),
    ),
)
MANY = Standings(
    "W" * 36,
    "Ciudades y caballeros con navegantes · 28 dic 2026 – 31 mar 2027",
    ("Partidas", "Ganadas", "Ajuste", "Puntos"),
    (
        *(StandingsRow(n, "W" * 36, ("1000", "999", "−1000", "−9999"), "star") for n in (8, 9, 10)),
        None,
        StandingsRow(1024, "李雷", ("0", "0", "+1000", "1000"), is_reader=True),
    ),
)
ONE = Champion("Spring league", "Base game · Jun 2026", ("Alba",), (("41", "points"), ("7", "won")))
SHARED = Champion("W" * 36, MANY.about, ("W" * 36, "Zoë the Trader of Wool"), ONE.facts)


def faults(found: list[Shape], wide: int, high: int) -> list[str]:
    """Words outside of the picture, on one another, or too small for a phone."""
    every = [(text, room(text)) for text in texts(found)]
    outside = [
        f"{text.words} is outside"
        for text, (left, top, right, bottom) in every
        if left < 20 or right > wide - 20 or top < 0 or bottom > high
    ]
    small = [f"{text.words} is small" for text, _ in every if text.size * SHOWN < 10]
    laid = [
        f"{one.words} lies on {other.words}"
        for (one, a), (other, b) in combinations(every, 2)
        if a[0] < b[2] and b[0] < a[2] and a[1] + 8 < b[3] and b[1] + 8 < a[3]
    ]
    return outside + small + laid


@pytest.mark.parametrize("found", [FEW, MANY], ids=["few", "many"])
def test_standings_are_readable_on_a_phone(found: Standings) -> None:
    """Every figure is whole, nothing overlaps or leaves the picture; only long names are cut."""
    drawn = list(standings.shapes(found, "?", 1.0))
    said = [text.words for text in texts(drawn)]

    assert faults(drawn, standings.WIDE, standings.height(found)) == []
    rows = [row for row in found.rows if row is not None]
    wanted = [*found.columns, *(w for row in rows for w in (str(row.rank), *row.figures))]
    assert sorted(word for word in set(wanted) if said.count(word) < wanted.count(word)) == []
    assert any(ELLIPSIS in word for word in said) == (found is MANY)


def test_the_reader_is_marked() -> None:
    """Only the reader's row has a golden ground, and without a reader none has."""
    bright = [
        s for s in standings.shapes(FEW, "?", 1.0) if isinstance(s, Box) and "gold.l" in s.colour
    ]
    (reader,) = [
        text for text in texts(list(standings.shapes(FEW, "?", 1.0))) if text.words == "Bruno"
    ]
    rows = tuple(replace(row, is_reader=False) for row in FEW.rows if row)
    without = standings.shapes(replace(FEW, rows=rows), "?", 1.0)

    assert [box.top < reader.at[1] < box.bottom for box in bright] == [True]
    assert not [s for s in without if isinstance(s, Box) and "gold.l" in s.colour]


@pytest.mark.parametrize("found", [ONE, SHARED], ids=["one", "shared"])
def test_a_champion_is_readable_on_a_phone(found: Champion) -> None:
    """Title, names and figures are all there, apart from each other and within the picture."""
    drawn = list(champion.shapes(found, "?", 1.0))

    assert faults(drawn, *champion.SIZE) == []
    assert {word for fact in found.facts for word in fact} <= {t.words for t in texts(drawn)}
    assert sum(isinstance(s, Text) for s in drawn) == 2 + len(found.names) + 2 * len(found.facts)


def test_they_are_pictures_in_every_theme() -> None:
    """Each is a PNG of the right size, and different in each theme."""
    both = [
        (standings_png(MANY, unnamed="?", scale=0.25, theme=theme),
         champion_png(SHARED, unnamed="?", scale=0.25, theme=theme))
        for theme in THEMES
    ]  # fmt: skip

    sizes = {tuple(Image.open(io.BytesIO(data)).size for data in pair) for pair in both}
    wide, high = champion.SIZE
    assert sizes == {((standings.WIDE // 4, standings.height(MANY) // 4), (wide // 4, high // 4))}
    assert [len(set(each)) for each in zip(*both, strict=True)] == [len(THEMES)] * 2
