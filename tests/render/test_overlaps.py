"""Art and text that people must read never overlap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from game import View
from game.base.parts import Robber
from render.camera import camera_for
from render.layers.cards import cards
from render.lettering import ink
from render.scene import LETTERS, Place, Scene
from render.shapes import Sprite, Text
from render.themes import THEMES
from tests.game.asking import robbed
from tests.render.sights import all_layers, middle, scene, start

READ = {"token", "robber", "harbour", "letter", "die", "card", "board", "barbarians", "event die"}
"""Art that must be readable."""
SCALE = 0.5
SPECKS = 12
"""Maximum half-covered pixels where two rims just touch."""


WAYS = 24
"""Maximum edges that a player can have to choose from at once."""


def bands(kind: str, count: int) -> Iterator[tuple[Place, ...]]:
    """All places of a kind, in groups that one picture may have to letter."""
    run = len(LETTERS) if kind == "corner" else WAYS
    for first in range(0, count, run):
        yield tuple((kind, place) for place in range(first, min(count, first + run)))


def asked(view: View, kind: str) -> list[tuple[Place, ...]]:
    """The letters of every picture that asks for places of a kind."""
    if kind == "hex":
        robber = robbed(view)
        return [tuple(("hex", h) for h in range(view.topology.inner) if h != robber)]
    count = len(view.corner_piece if kind == "corner" else view.edge_piece)
    return list(bands(kind, count))


def covered(one: Scene) -> int:
    """The number of pixels shared by two things that must be readable."""
    camera = camera_for(one)
    seen = Image.new("L", (camera.width, camera.height))
    shared = 0
    for layer in all_layers(one):
        # The dim token of the robbed hex is on its own dim hex, which hides the other one.
        found = [s for s in layer(one, camera) if isinstance(s, Sprite)]
        for sprite in found:
            if sprite.name not in READ or _is_hidden(one, sprite):
                continue
            stamp = THEMES[one.theme].stamp(sprite.name, sprite.args, sprite.unit)
            spot = (round(sprite.at[0]) + stamp.left, round(sprite.at[1]) + stamp.top)
            solid = Image.new("L", seen.size)
            solid.paste(stamp.image.getchannel("A").point(lambda a: 255 * (a > 128)), spot)
            shared += ImageChops.multiply(seen, solid).histogram()[255]
            seen = ImageChops.lighter(seen, solid)
    return shared


def _is_hidden(one: Scene, sprite: Sprite) -> bool:
    """Whether a token is the one that the dim hex will cover."""
    camera, robber = camera_for(one), one.view.part(Robber).at
    is_dim = sprite.name == "token" and not sprite.args[1]
    return robber is not None and is_dim and sprite.at == camera.hex(robber)


@pytest.mark.parametrize(
    "theme",
    [
        pytest.param(name, marks=pytest.mark.soak if name.endswith("contrast") else ())
        for name in THEMES  # other colors cover nothing else
    ],
)
@pytest.mark.parametrize("kind", ["corner", "edge", "hex"])
def test_letters_cover_nothing_that_is_read(kind: str, theme: str) -> None:
    """No letter covers a number, the robber, a harbor or another letter."""
    for view in (middle().view(), start().view()):
        for letters in asked(view, kind):
            one = scene(view, letters=letters, is_close=True, scale=SCALE, theme=theme)
            assert covered(one) <= SPECKS, letters


@pytest.mark.parametrize("seed", ["sample", "three", "other"])
def test_the_public_board_covers_nothing_that_is_read(seed: str) -> None:
    """Cards, dice, bank, numbers, robber and harbors don't overlap on the public board."""
    assert covered(scene(middle(seed).view(), scale=SCALE)) <= SPECKS


def test_counters_do_not_touch_their_signs() -> None:
    """Any number on a player's card leaves its own sign and the next one free."""
    for hands in ((0, 3, 7, 2), (10, 12, 19, 25)):
        seats = tuple(
            replace(seat, hand_count=hands[seat.seat], backs=(hands[-1 - seat.seat],))
            for seat in scene().view.seats
        )
        one = scene(replace(scene().view, seats=seats))
        shown = list(cards(one, camera_for(one)))
        found = [s for s in shown if isinstance(s, Text) or s.name == "icon"]  # type: ignore[union-attr]

        for left, right in pairwise(found):
            if isinstance(left, Sprite) and isinstance(right, Text):
                assert _sides(left)[1] + 1 <= _sides(right)[0]
            elif isinstance(left, Text) and isinstance(right, Sprite) and left.words.isdigit():
                assert _sides(left)[1] + 6 <= _sides(right)[0] or left.at[1] != right.at[1]


def _sides(shape: Sprite | Text) -> tuple[float, float]:
    """The left and right ends of the ink of a sign or number."""
    if isinstance(shape, Text):
        return shape.at[0], shape.at[0] + ink(shape.words, shape.size).mask.width
    stamp = THEMES["classic"].stamp(shape.name, shape.args, shape.unit)
    left = round(shape.at[0]) + stamp.left
    return left, left + stamp.image.width
