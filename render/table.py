"""
A picture of the table: which layers lie on which, and which of them are kept.

Sea, hexes, numbers and harbours change once in a game or never; they are kept for each board and
camera. The sea below them is the same at many tables, and is nearly all the work: it is kept apart.
Everything else is laid on a copy of them for each picture.
"""

from __future__ import annotations

from itertools import chain

from PIL import Image

from render.cache import Cache
from render.camera import Camera, camera_for
from render.layers.bank import bank
from render.layers.buildings import buildings
from render.layers.cards import cards
from render.layers.dice import dice
from render.layers.frame import frame
from render.layers.ghost import ghost
from render.layers.halo import circle, halo
from render.layers.harbours import harbours
from render.layers.hexes import hexes
from render.layers.layer import GROUND, HARBOURS, NUMBERS, Draw, Layer, added, where
from render.layers.letters import letters, stubs
from render.layers.longest import longest
from render.layers.ornaments import ornaments
from render.layers.roads import roads
from render.layers.robber import robber, shadow
from render.layers.sea import sea
from render.layers.standing import standing
from render.layers.tokens import tokens
from render.layers.winner import winner
from render.paint import paint
from render.palette import png
from render.scene import Scene
from render.themes import THEMES

LAST: tuple[Draw, ...] = (frame,)
"""Layers over an enlarged picture, whose pieces may reach beyond it."""


def _bytes(image: Image.Image) -> int:
    # Pillow keeps four bytes for each pixel of an RGB picture.
    return 4 * image.width * image.height


SEAS: Cache[Image.Image] = Cache(36 << 20, _bytes)
"""The sea of public boards, by everything that shapes it: one for each kind of table."""
BOARDS: Cache[Image.Image] = Cache(64 << 20, _bytes)
"""The still layers of public boards: those of eight games."""
PROMPTS: Cache[Image.Image] = Cache(36 << 20, _bytes)
"""The still layers of enlarged pictures, wanted a few times in a row and then no more."""


def still_layers(scene: Scene) -> tuple[Layer, ...]:
    """Layers that are kept with the sea below them, the lowest first."""
    return (
        Layer(ornaments, (GROUND, HARBOURS)),
        Layer(harbours, (GROUND, HARBOURS)),
        Layer(hexes, (GROUND,)),
        *(layer for more in added(scene.view) for layer in more.still),
        Layer(tokens, (NUMBERS, where)),
        Layer(frame),
    )


def live_layers(scene: Scene) -> tuple[Draw, ...]:
    """Layers of each picture, the lowest first."""
    return (
        *(standing, shadow, stubs, halo, robber, longest, roads),
        *(layer for more in added(scene.view) for layer in more.live),
        *(ghost, buildings, letters, cards, dice, bank, winner, circle),
    )


def board(scene: Scene) -> bytes:
    """The picture that *scene* asks for, as a PNG."""
    return png(compose(scene), scene.theme)


def compose(scene: Scene) -> Image.Image:
    """The picture that *scene* asks for, in full colours."""
    camera = camera_for(scene)
    image = still(scene, camera)
    _lay(image, scene, camera, live_layers(scene))
    if scene.is_close:
        _lay(image, scene, camera, LAST)
    return image


def still(scene: Scene, camera: Camera) -> Image.Image:
    """A copy of the layers that are kept, as long as all that they are drawn from is the same."""
    key = (scene.theme, camera, *(layer.key(scene) for layer in still_layers(scene)))
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
    _lay(image, scene, camera, still_layers(scene))
    return image


def _lay(image: Image.Image, scene: Scene, camera: Camera, layers: tuple[Draw, ...]) -> None:
    shapes = chain.from_iterable(layer(scene, camera) for layer in layers)
    paint(image, shapes, THEMES[scene.theme])
