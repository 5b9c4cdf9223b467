"""The hand's shapes: what its owner has, and what may be done with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.base.rows import KNIGHT, MONOPOLY, VICTORY
from render.hand import developments, header, resources
from render.samples import CAPTIONS, dealt
from render.shapes import Sprite, Text
from tests.render.sights import PEOPLE, seen

OWN = dealt(seen(1), (KNIGHT, KNIGHT, VICTORY, MONOPOLY))
SEAT = OWN.seats[1]


def test_every_kind_of_card_has_its_count() -> None:
    """All five kinds are there, those of which there are none too."""
    view = replace(OWN, seats=tuple(replace(s, hand=(2, 0, 11, 1, 0)) for s in OWN.seats))

    found = list(resources(view, view.seats[1], CAPTIONS, 1.0))

    texts = [shape.words for shape in found if isinstance(shape, Text)]
    kinds = [s.args for s in found if isinstance(s, Sprite) and s.name == "big card"]
    assert texts == ["Lumber", "2", "Brick", "0", "Wool", "11", "Grain", "1", "Ore", "0"]
    assert kinds == [
        ("lumber", False),
        ("brick", True),
        ("wool", False),
        ("grain", False),
        ("ore", True),
    ]


def test_development_cards_tell_whether_they_may_be_played() -> None:
    """A playable kind has a tick, another an hourglass, a point a star."""
    found = list(developments(OWN, SEAT, frozenset({"knight"}), CAPTIONS, 1.0))

    badges = [s.args[0] for s in found if isinstance(s, Sprite) and s.name == "badge"]
    assert badges == ["now", "points", "later"]


def test_several_of_a_kind_are_counted() -> None:
    """Two knights are one stack with a 2; a single card has no count."""
    found = list(developments(OWN, SEAT, frozenset(), CAPTIONS, 1.0))

    counts = [s.words for s in found if isinstance(s, Text) and s.words.isdigit()]
    assert counts == ["2"]


@pytest.mark.parametrize(
    ("kinds", "wanted"), [((), ""), ((VICTORY,), "+1"), ((VICTORY,) * 3, "+3")]
)
def test_hidden_points_stand_apart(kinds: tuple[int, ...], wanted: str) -> None:
    """The owner sees visible points, then the hidden ones after a plus."""
    view = dealt(seen(1), kinds)
    seat = view.seats[1]

    found = [s.words for s in header(view, seat, PEOPLE[1], 1.0) if isinstance(s, Text)]

    assert found == [PEOPLE[1].name, f"{seat.points}{wanted}"]


def test_a_long_caption_takes_two_lines() -> None:
    """Words that are too long for their card are parted between words."""
    captions = CAPTIONS | {"monopoly": "Construcción de carreteras"}

    found = list(developments(OWN, SEAT, frozenset(), captions, 1.0))

    texts = [shape.words for shape in found if isinstance(shape, Text)]
    assert texts[-2:] == ["Construcción", "de carreteras"]
