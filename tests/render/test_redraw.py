"""Repainted parts have the same pixels as a picture painted whole, and are small."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from PIL import Image

from game import BOXES, Seat, offered
from render import redraw, table
from render.palette import flat, png
from render.samples import players
from render.scene import Scene
from render.shapes import Shape, Sprite
from render.themes import theme_of
from tests.game.random_games import Playing
from tests.house import SCENARIOS, seats
from tests.pixels import pixels
from tests.render.sights import PEOPLE, seen
from tests.widest import each_set

SCALE = 0.25
MOVES = 8
"""Actions drawn of each game, after as many without a picture."""


def whole(scene: Scene) -> bytes:
    """The board painted without reusing any other picture."""
    return png(table.compose(scene), scene.theme)


def scenes(names: tuple[str, ...], chance: Random) -> Iterator[Scene]:
    """Scenes of the table in a random game, each with another place as the latest."""
    playing = Playing(names, BOXES, seats(names), chance.randrange(10**6))
    people = players(len(playing.first.seats))
    while not playing.state.winners:
        view = playing.game.view()
        latest = chance.choice([(), (("edge", chance.randrange(len(view.topology.edges))),)])
        yield Scene(view, people, theme_of("", view.rules.edition), SCALE, latest)
        playing.step()


SETS = [n for n in (*offered(), *SCENARIOS) if "harbormaster" not in n or len(n) == 2]
"""Every set of boxes; the Harbormaster, just one more card, only with the base game."""


@pytest.mark.parametrize("names", each_set(SETS))
def test_what_is_painted_anew_is_what_would_be_painted(names: tuple[str, ...]) -> None:
    """Picture after picture has the pixels that it has by itself, with every set of boxes."""
    chance = Random()
    redraw.LATEST.clear()

    for scene in islice(scenes(names, chance), MOVES, 2 * MOVES):
        assert pixels(table.board(scene)) == pixels(whole(scene))


def test_only_what_has_changed_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more card in a hand repaints a small part of the picture."""
    view, rooms = seen(), list[tuple[int, int]]()
    table.board(Scene(view, PEOPLE, scale=SCALE))
    first = view.seats[Seat(0)]
    seats_then = (replace(first, hand_count=first.hand_count + 1), *view.seats[1:])

    def counted(image: Image.Image, theme: str) -> Image.Image:
        rooms.append(image.size)
        return flat(image, theme)

    monkeypatch.setattr(redraw, "flat", counted)
    table.board(Scene(replace(view, seats=seats_then), PEOPLE, scale=SCALE))

    (room,) = rooms
    assert room[0] * room[1] < 0.01 * (1600 * 1280 * SCALE**2)


def token(odds: int) -> Sprite:
    """A number in the middle of a small picture."""
    return Sprite("token", (odds, False), (60.0, 60.0), 0.5)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param((token(6), token(9)), (token(9), token(6)), id="another order"),
        pytest.param((token(6),), (token(6), token(6)), id="once more"),
        pytest.param((token(6), token(6)), (token(6),), id="once less"),
        pytest.param((token(6),), (), id="gone"),
        pytest.param((), (token(6),), id="come"),
        pytest.param((token(6), token(9)), (token(6), token(8)), id="one of two"),
    ],
)
def test_what_lies_over_what_counts(before: tuple[Shape, ...], after: tuple[Shape, ...]) -> None:
    """The same shapes in another order, or one of them twice, make another picture."""
    still = Image.new("RGB", (400, 400), "#336699")
    redraw.redrawn(still, "before and after", before, "classic")

    found = redraw.redrawn(still, "before and after", after, "classic")

    assert pixels(found) == pixels(redraw.redrawn(still, repr(after), after, "classic"))
