"""The chart of a review: each seat's line, and the turning points."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game import COLOURS
from game.computer.review import Change, Review
from render import THEMES, Player, review_png
from render.review import LEFT, RIGHT, SIZE, shapes
from render.shapes import Curve, Sprite, Text

CAPTIONS = {"chances": "Chances of winning", "rounds": "Rounds", "player": "A player"}
NAMES = ("Alba", "Bruno el Bárbaro de la Montaña", "Chloé", "Dámaso", "Eva", "W" * 32)
TURNS = 60


def found(seats: int, turns: tuple[int, ...]) -> Review:
    """A game in which everyone loses to the last seat, with turning points in these *turns*."""
    start, end = (1 / seats,) * seats, (*(0.0,) * (seats - 1), 1.0)
    courses = tuple(
        tuple(a + (b - a) * turn / TURNS for a, b in zip(start, end, strict=True))
        for turn in range(TURNS + 1)
    )
    points = tuple(
        Change(10 * turn, turn, courses[turn - 1], courses[turn], is_luck=turn % 2 == 0)
        for turn in turns
    )
    return Review(courses, (0.1,) * seats, points)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_each_seat_has_its_line_and_each_turning_point_its_number(seats: int) -> None:
    """Lines run from the first turn to the last; numbers never overlap and stay on the paper."""
    players = [Player(name, colour) for name, colour in zip(NAMES, COLOURS, strict=False)][:seats]
    drawn = list(shapes(found(seats, (57, 59, 60)), players, CAPTIONS, 1.0))

    lines = {shape.colour: shape.points for shape in drawn if isinstance(shape, Curve)}
    for player in players:
        course = lines[player.colour]
        assert len(course) == TURNS + 1 + 2 * 3
        assert course[0][0] == min(x for x, _ in course)
        assert all(LEFT < x < RIGHT and 0 < y < SIZE[1] for x, y in course)
    best, worst = lines[players[-1].colour][-1], lines[players[0].colour][-1]
    assert best[1] < worst[1]
    medals = [shape.args[0] for shape in drawn if isinstance(shape, Sprite)]
    assert medals == [player.colour for player in players]
    badges = [shape.at for shape in drawn if isinstance(shape, Text) and shape.words in "123"]
    assert [x for x, _ in badges] == sorted(x for x, _ in badges)
    assert min(b[0] - a[0] for a, b in pairwise(badges)) > 60
    assert badges[-1][0] < RIGHT


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_painted_in_every_theme(theme: str) -> None:
    """It has its size, and the same review gives the same bytes."""
    players = [Player(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True)]
    review = found(6, (3, 30))
    one, two = (
        review_png(review, players, captions=CAPTIONS, scale=0.3, theme=theme) for _ in range(2)
    )
    assert one == two
    assert one.startswith(b"\x89PNG")
