r"""
A board as drawn text: read, and drawn back, each the inverse of the other.

Hexes are eight columns apart and four lines down. A label is the terrain and the number; `*` after
it marks the robber, or anything else on hexes. A dot is an empty corner, a stroke an empty edge. A
letter is a piece; the caller decides which seat and piece small and capital letters mean. `+` marks
a place that the drawing asks about: alone if the place is bare, otherwise after the letter or
label. A harbor is written into the water before its edge: `?` takes all kinds, other letters are
the first of the card's name.

>>> drawing = r'''
...            .       .
...          /   \   +   \
...        .       a       .
...      ? |  F6   +  D*   |
...        .       A+      .
...          \   /   \   /
...            .       .
... '''
>>> sketch = read(drawing)
>>> sketch.lands[0]
Land(at=Hex(q=0, r=0), terrain='forest', token=6)
>>> sketch.harbours
(Harbour(at=Hex(q=0, r=0), side='W', card=None),)
>>> draw(sketch) == trim(drawing)
True

This file knows shapes and letters, and not what a letter does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from textwrap import dedent
from typing import TypeAlias

from game.board.layout import Harbour, Land
from game.board.places import SIDES, Hex, around
from game.errors import BadLayout

Place: TypeAlias = frozenset[Hex]
"""A hex, the two hexes of an edge, or the three hexes of a corner."""

TERRAINS = {
    "F": "forest",
    "P": "pasture",
    "H": "hills",
    "G": "fields",
    "M": "mountains",
    "D": "desert",
    "~": "sea",
}
"""Terrains by letter; boards with other lands add their own letters."""

HARBOURS = {"?": None, "l": "lumber", "b": "brick", "w": "wool", "g": "grain", "o": "ore"}
"""By letter, the card kind that a harbor takes, or None for all."""

SEA = "sea"
ORIGIN = Hex(0, 0)

WIDE, LOW, SLANT = 8, 4, 4
"""Columns from hex to hex, lines from row to row, columns from the row above."""

LABEL = re.compile(r"(?P<letter>.)(?P<token>\d*)(?P<star>\*?)(?P<mark>\+?)")

# Positions of a hex's edges, corners and harbors, in the order of places.SIDES; a corner is
# between a side and the one before it.
STROKES = ((4, 0, "|"), (2, 2, "/"), (-2, 2, "\\"), (-4, 0, "|"), (-2, -2, "/"), (2, -2, "\\"))
DOTS = ((4, -1), (4, 1), (0, 3), (-4, 1), (-4, -1), (0, -3))
WATERS = ((6, 0), (3, 3), (-3, 3), (-6, 0), (-3, -3), (3, -3))
TOP = 3
"""Number of lines above the first label."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """The contents of a drawing; lands and harbors are in reading order."""

    lands: tuple[Land, ...]
    harbours: tuple[Harbour, ...] = ()
    star: Hex | None = None
    """The hex whose label has a `*`."""
    pieces: Mapping[Place, str] = field(default_factory=dict)
    """Letters by edge or corner."""
    marks: frozenset[Place] = frozenset()
    """The places with a `+`."""


def read(drawing: str, first: Hex = ORIGIN, letters: Mapping[str, str] = TERRAINS) -> Sketch:
    """
    Read *drawing*; the first hex in reading order is *first*.

    :raises BadLayout: if some of it cannot be read.
    """
    text = trim(drawing)
    rows = text.splitlines()
    left = _first_middle(rows)
    lands: dict[Hex, Land] = {}
    marks: set[Place] = set()
    star = None
    for y in range(TOP, len(rows), LOW):
        r = (y - TOP) // LOW
        for x in range((left + SLANT * r) % WIDE, len(rows[y]) + 1, WIDE):
            label = LABEL.match(rows[y], max(x - 1, 0))
            if label is None or label["letter"] not in letters:
                continue
            at = Hex(first.q + (x - left - SLANT * r) // WIDE, first.r + r)
            token = int(label["token"]) if label["token"] else None
            lands[at] = Land(at, letters[label["letter"]], token)
            if label["star"]:
                star = at
            if label["mark"]:
                marks.add(frozenset((at,)))
    if not lands:
        message = f"the drawing shows no hex that is known:\n{text}"
        raise BadLayout(message)
    paper = _Paper(rows, left - WIDE * first.q - SLANT * first.r, TOP - LOW * first.r)
    pieces: dict[Place, str] = {}
    for at in lands:
        for place, x, y, _ in _places(at):
            letter = paper.at(x, y)
            if letter.isalpha():
                pieces[place] = letter
            if "+" in (letter, paper.at(x + 1, y) if letter.isalpha() else ""):
                marks.add(place)
    harbours = tuple(
        Harbour(at, side, HARBOURS[paper.at(x, y)])
        for at in lands
        for side, x, y in _waters(at, lands)
        if paper.at(x, y) in HARBOURS
    )
    sketch = Sketch(tuple(lands.values()), harbours, star, pieces, frozenset(marks))
    # Anything that was not understood is missing when the sketch is drawn back.
    again = draw(sketch, letters)
    if again != text:
        message = f"the drawing\n{text}\nwas read as\n{again}"
        raise BadLayout(message)
    return sketch


def _first_middle(rows: list[str]) -> int:
    """The column of the middle of the first hex; the line begins with its harbor or edge."""
    line = rows[TOP] if len(rows) > TOP else ""
    begin = len(line) - len(line.lstrip())
    is_harbour = line[begin + 2 : begin + 3].strip()
    return begin + (6 if is_harbour else 4)


def draw(sketch: Sketch, letters: Mapping[str, str] = TERRAINS) -> str:
    """Draw *sketch* as text."""
    letter_of = {name: letter for letter, name in letters.items()}
    ink: dict[tuple[int, int], str] = {}
    for land in sketch.lands:
        x, y = _middle(land.at)
        label = (
            f"{letter_of[land.terrain]}{land.token or ''}"
            f"{'*' if land.at == sketch.star else ''}"
            f"{'+' if frozenset((land.at,)) in sketch.marks else ''}"
        )
        ink.update({(x - 1 + i, y): char for i, char in enumerate(label)})
        for place, px, py, bare in _places(land.at):
            letter, is_marked = sketch.pieces.get(place), place in sketch.marks
            ink[px, py] = letter or ("+" if is_marked else bare)
            if letter and is_marked:
                ink[px + 1, py] = "+"
    letter_of_card = {card: letter for letter, card in HARBOURS.items()}
    for harbour in sketch.harbours:
        x, y = _middle(harbour.at)
        dx, dy = WATERS[list(SIDES).index(harbour.side)]
        ink[x + dx, y + dy] = letter_of_card[harbour.card]
    across = range(min(x for x, _ in ink), max(x for x, _ in ink) + 1)
    down = range(min(y for _, y in ink), max(y for _, y in ink) + 1)
    return trim("\n".join("".join(ink.get((x, y), " ") for x in across) for y in down))


def trim(drawing: str) -> str:
    """A drawing without margin and trailing blanks, to compare."""
    lines = dedent(drawing).strip("\n").splitlines()
    return "\n".join(line.rstrip() for line in lines).rstrip()


@dataclass(frozen=True, slots=True)
class _Paper:
    """The lines of a drawing, with the column and line of the hex 0,0."""

    rows: list[str]
    left: int
    top: int

    def at(self, x: int, y: int) -> str:
        """The character at *x*, *y* from the hex 0,0, or a blank beyond the margins."""
        x, y = x + self.left, y + self.top
        if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y]):
            return self.rows[y][x]
        return " "


def _middle(place: Hex) -> tuple[int, int]:
    return WIDE * place.q + SLANT * place.r, LOW * place.r


def _places(at: Hex) -> Iterator[tuple[Place, int, int, str]]:
    """Each edge and corner of a hex: its name, its position, and its bare mark."""
    (x, y), ring = _middle(at), around(at)
    for i, ((dx, dy, stroke), (cx, cy)) in enumerate(zip(STROKES, DOTS, strict=True)):
        yield frozenset((at, ring[i])), x + dx, y + dy, stroke
        yield frozenset((at, ring[i], ring[i - 1])), x + cx, y + cy, "."


def _waters(at: Hex, lands: Mapping[Hex, Land]) -> Iterator[tuple[str, int, int]]:
    """Each side of a land hex that faces water: its name, and its harbor's position."""
    if lands[at].terrain == SEA:
        return
    x, y = _middle(at)
    for side, other, (dx, dy) in zip(SIDES, around(at), WATERS, strict=True):
        if other not in lands or lands[other].terrain == SEA:
            yield side, x + dx, y + dy
