"""The shapes of a hand: the owner's cards, and the ones that can be played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.base.rows import KNIGHT, MONOPOLY, VICTORY
from render.hand import TILE, developments, header, resources
from render.lettering import capital, width
from render.samples import CAPTIONS, dealt
from render.shapes import Sprite, Text
from tests.render.sights import PEOPLE, seen

OWN = dealt(seen(1), (KNIGHT, KNIGHT, VICTORY, MONOPOLY))
SEAT = OWN.seats[1]


def test_every_kind_of_card_has_its_count() -> None:
    """All five kinds are there, including those with a count of zero."""
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


def test_a_development_card_says_what_it_does() -> None:
    """Next to each kind are its name, its effect, and whether it may be played."""
    found = developments(OWN, SEAT, frozenset({"knight"}), CAPTIONS, 1.0)

    said = [s.words for s in found if isinstance(s, Text) and not s.words.isdigit()]
    assert said == [
        "Knight", "Move the robber and", "steal a card", "You may play it now",
        "Victory point", "1 point, secret until the", "end", "It counts already",
        "Monopoly", "All cards of one kind", "from everyone", "Not now",
    ]  # fmt: skip


def test_words_stay_on_their_tile() -> None:
    """Any caption ends before its tile does."""
    long = dict.fromkeys(CAPTIONS, "Desmesuradamente " * 9)
    found = list(developments(OWN, SEAT, frozenset({"knight"}), long, 1.0))

    tile = None
    for shape in found:
        if isinstance(shape, Sprite) and shape.name == "tile":
            tile = shape
        if isinstance(shape, Text) and not shape.words.isdigit():
            assert tile is not None
            assert shape.at[0] + width(shape.words, shape.size) <= tile.at[0] + TILE[0] / 2 - 12


@pytest.mark.parametrize(("cards", "plate"), [(7, ""), (8, "over")])
def test_the_hand_is_counted(cards: int, plate: str) -> None:
    """The number of cards in hand is shown, with a warning as soon as a seven would take half."""
    view = seen(1)
    seat = replace(view.seats[1], hand_count=cards)

    found = list(header(view, seat, PEOPLE[1], 1.0))

    plates = [s for s in found if isinstance(s, Sprite) and s.name == "plate"]
    assert [s.args[0] for s in plates] == [plate]
    assert str(cards) in [s.words for s in found if isinstance(s, Text)]


@pytest.mark.parametrize(("most", "said"), [(None, "/7"), (9, "/9"), (95, "")])
def test_the_hand_says_how_many_cards_a_seven_leaves_alone(most: int | None, said: str) -> None:
    """The hand limit is shown behind the number of cards; nothing where all may be held."""
    view = seen(1)
    seat = replace(view.seats[1], hand_count=8)

    found = [s for s in header(view, seat, PEOPLE[1], 1.0, most) if isinstance(s, Text)]

    assert [s.words for s in found if s.words.startswith("/")] == [said] * bool(said)
    if said:
        count, limit = (next(s for s in found if s.words == words) for words in ("8", said))
        assert count.at[0] == pytest.approx(limit.at[0] - width(said, limit.size))


def test_an_effect_in_three_lines_is_clear_of_what_is_above_and_below() -> None:
    """An effect in three lines is as far from the title and the label as its lines are apart."""
    long = CAPTIONS | {"knight.does": "Look at an opponent’s progress cards and take one"}
    knight = replace(SEAT, held=SEAT.held[:1] if SEAT.held else ())

    texts = [s for s in developments(OWN, knight, frozenset({"knight"}), long, 1.0)
             if isinstance(s, Text)]  # fmt: skip

    assert len(texts) == 5
    tops = [s.at[1] - capital(s.size) / 2 for s in texts]
    ends = [s.at[1] + capital(s.size) / 2 for s in texts]
    apart = [below - above for above, below in zip(ends, tops[1:], strict=False)]
    assert min(apart) == pytest.approx(apart[1], abs=1)


@pytest.mark.parametrize(
    ("kinds", "wanted"), [((), []), ((VICTORY,), ["+1"]), ((VICTORY,) * 3, ["+3"])]
)
def test_hidden_points_stand_apart(kinds: tuple[int, ...], wanted: list[str]) -> None:
    """The owner sees visible points, then the hidden ones with their own sign."""
    view = dealt(seen(1), kinds)
    seat = view.seats[1]

    found = list(header(view, seat, PEOPLE[1], 1.0))

    assert [s.words for s in found if isinstance(s, Text) and s.words.startswith("+")] == wanted
    signs = [s.args for s in found if isinstance(s, Sprite) and s.name == "badge"]
    assert signs == [("points",)] * len(wanted)
    assert str(seat.points) in [s.words for s in found if isinstance(s, Text)]


def test_a_long_caption_takes_two_lines() -> None:
    """Words that are too long for their card are split between words."""
    captions = CAPTIONS | {"ore": "Construcción de carreteras"}

    found = list(resources(OWN, SEAT, captions, 1.0))

    texts = [shape.words for shape in found if isinstance(shape, Text)]
    assert texts[-3:-1] == ["Construcción", "de carreteras"]
