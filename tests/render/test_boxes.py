"""What boxes bring to pictures is found, told of, and kept apart."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from game import BOXES
from game.core.module import Module
from game.core.part import Part
from game.table import offered
from render.boxes import brought
from render.camera import camera_for
from render.layers.layer import Layers
from render.notes import Cards
from render.samples import game
from render.scene import Scene
from render.table import still_layers
from tests.render.sights import PEOPLE
from tests.render.watched import watched

CONSTANT = {"theme", "topology", "rules.modules"}
"""The theme is in each key; so is the shape of the board, by the camera, and who draws."""


def asked(names: tuple[str, ...]) -> list[Scene]:
    """The board, and prompts with letters and a ghost on hexes, in a game of these boxes."""
    view = game("kept", 8, boxes=" ".join(names)).view()
    letters = tuple(("hex", place) for place in range(view.topology.inner))
    close = Scene(view, PEOPLE, letters=letters, is_close=True)
    ghost = replace(close, letters=(), ghost=("hex", 3, "robber"))
    return [Scene(view, PEOPLE), close, ghost]


@pytest.mark.parametrize("names", offered(), ids=" ".join)
def test_a_kept_layer_is_drawn_from_what_it_says(names: tuple[str, ...]) -> None:
    """No layer that is kept looks at anything that is not in the key under which it is kept."""
    for scene in asked(names):
        for layer in still_layers(scene):
            told, seen = set[str](), set[str]()
            layer.key(watched(scene, told))
            list(layer.draw(watched(scene, seen), camera_for(scene)))

            assert seen <= told | CONSTANT, layer.draw.__name__


def test_a_letter_is_no_ghost() -> None:
    """A prompt with a letter on a hex is not kept for one with a ghost there."""
    _, letters, ghost = asked(("base",))
    letter = replace(letters, letters=(("hex", 3),))
    one, other = ([layer.key(scene) for layer in still_layers(scene)] for scene in (letter, ghost))

    assert camera_for(letter) == camera_for(ghost)
    assert one != other


def shown_and_silent(box: Module) -> tuple[list[type[Part]], list[type[Part]]]:
    """The parts that the pictures of a *box* show, and those of which they say nothing."""
    name = box.name
    layers, cards = (
        [getattr(f, part.upper()) for f in brought(part) if f.__name__.split(".")[-2] == name]
        for part in ("layers", "cards")
    )
    board = layers[0] if layers else Layers()
    notes = cards[0] if cards else Cards()
    hooks = (*board.still, *board.live, *board.standing, *notes.cells, *notes.bank)
    shown = {*chain.from_iterable(hook.parts for hook in hooks), *board.dim, *board.shown}
    return sorted(shown, key=repr), sorted(board.silent, key=repr)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_part_is_shown_or_said_to_be_silent(box: Module) -> None:
    """Nobody forgets a part of a box: pictures show it, or its layers call it silent."""
    shown, silent = shown_and_silent(box)

    assert sorted((*shown, *silent), key=repr) == sorted(box.parts, key=repr)
