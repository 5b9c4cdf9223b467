"""Moments: the post and the alt text tell each kind, and a banner shows it above the board."""

from __future__ import annotations

import io
from typing import Any, get_type_hints

import pytest
from PIL import Image

from game import CornerId, EdgeId, Event, HexId, Seat
from render import THEMES, Player, board_png
from render.banner import SMALL, height, shapes
from render.lettering import ELLIPSIS, width
from render.samples import players
from render.shapes import Sprite, Text
from tests.render.sights import seen
from words import LANGUAGES, Moment, Who, Words, alt_text, bare, newest_moment
from words.moments import Kind, kinds

VIEW, PEOPLE = seen(), players()
NAMED = {"award": "longest_road", "track": "science", "treasure": "gold", "kind": "any"}
NAMED |= {"deck": "science", "card": "constitution"}
"""An example for each field that holds a name."""
SCALE = 0.25


def example(kind: type[Event]) -> Event:
    """An event of a *kind*: it is about the first seat, and costs the second one something."""
    given: dict[str, Any] = {}
    for name, hint in get_type_hints(kind).items():
        if name in kind.secret:
            given[name] = None
        elif name in kind.__struct_fields__:
            numbers = (2, 1, 0, 1) if name == "defence" else (0,) * len(VIEW.rules.cards)
            found: dict[Any, Any] = {str: NAMED.get(name), tuple[int, ...]: numbers, bool: False}
            found |= {Seat: Seat(int(name == "before")), int: 1}
            found |= {CornerId: CornerId(3), EdgeId: EdgeId(3), HexId: HexId(3)}
            given[name] = found[hint]
    return kind(**given)


def moment(kind: Kind, language: str, *, is_drawn: bool, name: Who | None = None) -> Moment:
    """The moment of a *kind* with everything that can belong to it."""
    events = [example(each) for each in (kind.event, *kind.also)]
    view, w = (None if is_drawn else VIEW), Words(language)
    found = newest_moment(events, name or named, VIEW.rules, w, view)
    assert found is not None
    return found


def named(seat: Seat) -> str:
    """A player's name."""
    return PEOPLE[seat].name


EVERY = pytest.mark.parametrize("kind", kinds().values(), ids=lambda kind: kind.event.__name__)
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


@EVERY
@IN_BOTH
def test_every_moment_is_told(kind: Kind, language: str) -> None:
    """Title and lines are plain sentences, and the alt text has them all."""
    found = moment(kind, language, is_drawn=False)
    sentences = found.sentences(named)
    alt = alt_text(VIEW, named, Words(language), (), sentences)

    assert found.lines
    assert [text for text in sentences if text.strip(".") == "" or "{" in text] == []
    assert "**" not in found.title
    assert [text for text in sentences if bare(text) not in alt] == []


@EVERY
@IN_BOTH
@pytest.mark.parametrize("theme", THEMES)
def test_every_moment_is_drawn(kind: Kind, language: str, theme: str) -> None:
    """The banner has the whole title, and each line by the color, mark and name of its player."""
    found = moment(kind, language, is_drawn=True)
    drawn = list(shapes(found, PEOPLE, 1600, 1.0))
    texts = [shape for shape in drawn if isinstance(shape, Text)]
    marks = [shape.args[0] for shape in drawn if isinstance(shape, Sprite) and shape.args]
    said = " ".join(text.words for text in texts)

    assert ELLIPSIS not in said
    assert found.title in said
    assert [text for _, text in found.lines if text not in said] == []
    assert [seat for seat, _ in found.lines if PEOPLE[seat].colour not in marks] == []
    assert [seat for seat, _ in found.lines if named(seat) not in said] == []
    if found.sides:
        assert {str(found.sides.attack), str(found.sides.total)} <= {text.words for text in texts}
    assert min(text.size for text in texts) >= min(SMALL)
    ends = {"left": 0.0, "middle": 0.5, "right": 1.0}
    left = [text.at[0] - ends[text.anchor] * width(text.words, text.size) for text in texts]
    right = [at + width(text.words, text.size) for at, text in zip(left, texts, strict=True)]
    assert 0 < min(left) < max(right) < 1600


@EVERY
@IN_BOTH
def test_a_title_with_long_names_is_whole(kind: Kind, language: str) -> None:
    """A title names two players whole, even if their names are as long as Discord allows."""
    name = "Maximiliana Fernández-Villaverde"
    people = [Player(name, player.colour) for player in PEOPLE]
    found = moment(kind, language, is_drawn=True, name=lambda seat: name)
    texts = [one.words for one in shapes(found, people, 1600, 1.0) if isinstance(one, Text)]

    assert found.title in " ".join(texts)


def test_a_banner_covers_nothing_of_the_board() -> None:
    """The picture is higher by the banner, and the board below it is the same."""
    for kind in kinds().values():
        found = moment(kind, "en", is_drawn=True)
        usual, more = (
            Image.open(io.BytesIO(board_png(VIEW, PEOPLE, scale=SCALE, moment=each)))
            for each in (None, found)
        )
        high = round(height(found) * SCALE)

        assert more.size == (usual.width, usual.height + high)
        below = more.crop((0, high, *more.size))
        assert below.convert("RGB").tobytes() == usual.convert("RGB").tobytes()
        assert len(more.crop((0, 0, more.width, high)).convert("RGB").getcolors() or ()) > 3
