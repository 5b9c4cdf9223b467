"""
A picture of the table: which layers lie on which, and which of them are kept.

Sea, hexes, numbers and harbours change once in a game or never; they are kept for each board and
camera. The sea below them is the same at many tables, and is nearly all the work: it is kept apart.
Everything else is laid on a copy of them for each picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from PIL import Image

from render.camera import Camera, camera_for
from render.layers.bank import bank
from render.layers.buildings import buildings
from render.layers.cards import cards
from render.layers.dice import dice
from render.layers.frame import frame
from render.layers.ghost import ghost
from render.layers.halo import halo
from render.layers.harbours import harbours
from render.layers.hexes import hexes
from render.layers.letters import letters, stubs
from render.layers.longest import longest
from render.layers.ornaments import ornaments
from render.layers.river import PART as RIVER
from render.layers.river import river
from render.layers.roads import roads
from render.layers.robber import robber, shadow
from render.layers.sea import sea
from render.layers.site import site
from render.layers.tokens import tokens
from render.paint import paint
from render.palette import png
from render.scene import Scene
from render.shapes import Shape
from render.shelf import Shelf
from render.themes import THEMES

Layer = Callable[[Scene, Camera], Iterator[Shape]]

STILL: tuple[Layer, ...] = (ornaments, harbours, hexes, river, tokens, frame)
"""Layers that are kept with the sea below them, the lowest first."""
LIVE: tuple[Layer, ...] = (
    site, shadow, stubs, halo, robber, longest, roads, ghost, buildings, letters, cards, dice, bank,
)  # fmt: skip
"""Layers of each picture, the lowest first."""
LAST: tuple[Layer, ...] = (frame,)
"""Layers over an enlarged picture, whose pieces may reach beyond it."""


def _bytes(image: Image.Image) -> int:
    # Pillow keeps four bytes for each pixel of an RGB picture.
    return 4 * image.width * image.height


SEAS: Shelf[Image.Image] = Shelf(36 << 20, _bytes)
"""The sea of public boards, by everything that shapes it: one for each kind of table."""
BOARDS: Shelf[Image.Image] = Shelf(64 << 20, _bytes)
"""The still layers of public boards: those of eight games."""
PROMPTS: Shelf[Image.Image] = Shelf(36 << 20, _bytes)
"""The same of enlarged pictures, which are wanted a few times in a row and then no more."""


def board(scene: Scene) -> bytes:
    """The picture that *scene* asks for, as a PNG."""
    return png(compose(scene), scene.theme)


def compose(scene: Scene) -> Image.Image:
    """The same in full colours."""
    camera = camera_for(scene)
    image = still(scene, camera)
    _lay(image, scene, camera, LIVE + LAST if scene.is_close else LIVE)
    return image


def still(scene: Scene, camera: Camera) -> Image.Image:
    """A copy of the layers that are kept."""
    view = scene.view
    aside = tuple(place for kind, place in scene.focus if kind == "hex")
    key = (scene.theme, camera, view.terrain, view.tokens, view.harbours, scene.part(RIVER), aside)
    kept = PROMPTS if scene.is_close else BOARDS
    return kept.get(key, lambda: _still(scene, camera)).copy()


def _still(scene: Scene, camera: Camera) -> Image.Image:
    water = tuple(sea(scene, camera))

    def poured() -> Image.Image:
        image = Image.new("RGB", (camera.width, camera.height))
        paint(image, water, THEMES[scene.theme])
        return image

    # An enlarged picture is wanted a few times in a row: its sea is not worth the room.
    key = (scene.theme, camera, water)
    image = poured() if scene.is_close else SEAS.get(key, poured).copy()
    _lay(image, scene, camera, STILL)
    return image


def _lay(image: Image.Image, scene: Scene, camera: Camera, layers: tuple[Layer, ...]) -> None:
    shapes = chain.from_iterable(layer(scene, camera) for layer in layers)
    paint(image, shapes, THEMES[scene.theme])
