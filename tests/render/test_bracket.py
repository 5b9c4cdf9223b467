"""The picture of a round and of a final: everyone is there, in their table, and readable."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image

from render import THEMES, Bracket, BracketSeat, BracketTable, bracket_png
from render.bracket import MOST, WIDE, height, shapes, told
from render.lettering import width
from render.shapes import Box, Curve, Sprite, Text

Room = tuple[float, float, float, float]

LONG = "Maximiliano Wenceslao de la Torre"
PHONE = 390 / WIDE
"""Scale at which a phone shows it."""


def table(number: int, name: str, seats: int = 4) -> BracketTable:
    """A table that has ended; its last person didn't come."""
    people = [
        BracketSeat(
            f"{name} {number}{seat}", seat, "10", "10 points", "+2.33", is_reader=seat == number
        )
        for seat in range(1, seats)
    ]
    absent = BracketSeat(f"{name} {number}{seats}", seats, "–", "", "0", is_out=True)
    # In the order of seats, not of places.
    return BracketTable(f"Table {number}", "ended by the end of its time", (absent, *people))


def waiting(number: int) -> BracketTable:
    """A table that hasn't ended."""
    return BracketTable(f"Table {number}", "", tuple(BracketSeat(n * 32) for n in "NOP"))


LAST = BracketTable("Final", "", tuple(BracketSeat(LONG, place, "10") for place in (2, 1, 3, 4)))
SEVERAL = tuple(table(n, "N" * 30) for n in range(1, 4))
PICTURES = {
    "full": Bracket(
        "Cup " * 20, "Round 2 of 3 · " * 9, tuple(table(n, "Ana") for n in range(MOST))
    ),
    "uneven": Bracket("Cup", "Round 1", (*SEVERAL, waiting(4), waiting(5))),
    "semifinals": Bracket("Cup", "Final", (*SEVERAL, waiting(4)), LAST),
    "final": Bracket("Cup", "Final", (LAST,)),
}


def room(text: Text) -> Room:
    """The box around words."""
    wide = width(text.words, text.size)
    left = text.at[0] - {"left": 0, "middle": wide / 2, "right": wide}[text.anchor]
    return left, text.at[1] - text.size * 0.4, left + wide, text.at[1] + text.size * 0.4


@pytest.mark.parametrize("found", PICTURES.values(), ids=PICTURES)
def test_everything_is_in_its_place(found: Bracket) -> None:
    """Words lie within the picture and their table, on nothing else, and are readable."""
    drawn = list(shapes(found, "A player", 1.0))
    texts = [one for one in drawn if isinstance(one, Text)]
    cards = [
        one for one in drawn if isinstance(one, Box) and one.colour == "ink" and one.radius == 20
    ]
    discs = [one for one in drawn if isinstance(one, Box) and one.right - one.left < 80]
    stars = [one.at for one in drawn if isinstance(one, Sprite)]

    assert len(cards) == len(found.cards) + bool(found.final)
    assert min(one.size for one in texts) * PHONE >= 10
    for one, other in combinations(cards, 2):
        assert one.right < other.left or one.bottom < other.top
    assert cards[-1].bottom < height(found)
    rooms = [room(one) for one in texts]
    for left, top, right, bottom in rooms:
        assert left >= 0
        assert right <= WIDE
        holders = [
            one
            for one in cards
            if one.left < left and right < one.right and one.top < top and bottom < one.bottom
        ]
        assert len(holders) == (top > cards[0].top)
    for a, b in combinations(rooms, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (a, b)
    names = [one for one in texts if one.anchor == "left"]
    for words in names:
        left, top, right, bottom = room(words)
        for disc in discs:
            is_beside = disc.right <= left or right <= disc.left
            assert is_beside or bottom <= disc.top or disc.bottom <= top
        assert all(not (left < x + 30 and x - 30 < right and top < y < bottom) for x, y in stars)


def test_names_of_a_table_have_one_size_and_room() -> None:
    """A long name makes its neighbors' names smaller, too; usual names and notes aren't cut."""
    names = ("Ana", "Maximiliano", "Sofía García R.")
    people = tuple(
        BracketSeat(name, place, "10", "10 points", "+6") for place, name in enumerate(names, 1)
    )
    cards = (BracketTable("Mesa 1", "se acabó el tiempo", people), waiting(2))
    drawn = shapes(Bracket("Cup", "Round 1", cards), "A player", 1.0)
    written = {one.words: one.size for one in drawn if isinstance(one, Text)}

    assert len({written[name] for name in names}) == 1
    assert "se acabó el tiempo" in written


def test_people_are_shown_by_place() -> None:
    """The best come first; who didn't come has no disc; the champion is marked with a star."""
    found = PICTURES["semifinals"]
    drawn = list(shapes(found, "A player", 1.0))
    marks = [one for one in drawn if isinstance(one, Box) and one.colour == "gold.light"]
    middle = [one.words for one in drawn if isinstance(one, Text) and one.anchor == "middle"]
    discs = [words for words in middle if words not in ("10", "–")]
    assert discs == [*"123" * 3, *"1234"]
    assert len(marks) == 4
    assert sum(isinstance(one, Curve) for one in drawn) == 4
    assert sum(isinstance(one, Sprite) for one in drawn) == 2


def test_it_is_told_in_words() -> None:
    """The alt text has every table, its state, and everyone with place and points."""
    said = told(Bracket("Cup", "Round 1", (table(1, "Ana", 3), waiting(2))))
    assert said == (
        "Cup. Round 1. Table 1 (ended by the end of its time): 1. Ana 11 10 points · +2.33, "
        "2. Ana 12 10 points · +2.33, "
        f"3. Ana 13 – · 0. Table 2: {'N' * 32}, {'O' * 32}, {'P' * 32}"
    )


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_a_picture_in_every_theme(theme: str) -> None:
    """It is a PNG of the right size."""
    found = PICTURES["semifinals"]
    data = bracket_png(found, "A player", scale=0.25, theme=theme)
    assert Image.open(io.BytesIO(data)).size == (WIDE // 4, round(height(found) / 4))
