"""
A picture of the table: the order of its layers, and the ones that are cached.

Sea, hexes, numbers and harbors change once in a game or never; they are kept for each board and
camera. The sea below them is the same at many tables, and is nearly all the work: it is kept apart.
Everything else is painted over them for each picture; on a public board, only the changes since the
last one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator
from itertools import chain

from PIL import Image

from render.banner import banner
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
from render.layers.panel import panel
from render.layers.roads import roads
from render.layers.robber import robber, shadow
from render.layers.sea import sea
from render.layers.standing import standing
from render.layers.tokens import tokens
from render.layers.winner import winner
from render.paint import paint
from render.palette import png
from render.pour import poured, repour
from render.redraw import redrawn
from render.scene import Scene
from render.shapes import Sea, Shape
from render.themes import THEMES
from words import Moment

LAST: tuple[Draw, ...] = (frame,)
"""Layers over an enlarged picture, whose pieces may reach beyond it."""


def _bytes(image: Image.Image) -> int:
    # Pillow keeps four bytes for each pixel of an RGB picture.
    return 4 * image.width * image.height


SEAS: Cache[Image.Image] = Cache(36 << 20, _bytes)
"""The sea of public boards, by everything that shapes it: one for each kind of table."""
LIKE = 4
"""Maximum recent seas of a board shape that are checked for one that is nearly the same."""
LATEST: Cache[deque[Sea]] = Cache(32, lambda _: 1)
"""The seas that were painted last, by theme and camera."""
BOARDS: Cache[Image.Image] = Cache(64 << 20, _bytes)
"""The still layers of public boards: those of about seven games."""
PROMPTS: Cache[Image.Image] = Cache(36 << 20, _bytes)
"""The still layers of enlarged pictures, used a few times in a row and then no more."""


def still_layers(scene: Scene) -> tuple[Layer, ...]:
    """Layers that are cached with the sea below them, the lowest first."""
    return (
        Layer(ornaments, (GROUND, HARBOURS)),
        Layer(harbours, (GROUND, HARBOURS)),
        Layer(hexes, (GROUND,)),
        *(layer for more in added(scene.view) for layer in more.still),
        Layer(tokens, (NUMBERS, GROUND, HARBOURS, where)),
        Layer(frame),
    )


def live_layers(scene: Scene) -> tuple[Draw, ...]:
    """Layers of each picture, the lowest first."""
    return (
        *(standing, shadow, stubs, halo, robber, longest, roads),
        *(layer for more in added(scene.view) for layer in more.live),
        *(ghost, buildings),
        *(layer for more in added(scene.view) for layer in more.over),
        *(letters, cards, dice, bank, panel, winner, circle),
    )


def board(scene: Scene, moment: Moment | None = None) -> bytes:
    """The picture of *scene* as a PNG, with a banner above it if there is a *moment*."""
    if scene.is_close:
        return png(compose(scene), scene.theme)
    camera = camera_for(scene)
    key = _key(scene, camera)
    shapes = tuple(_shapes(scene, camera, live_layers(scene)))
    above = None
    if moment is not None:
        above = banner(moment, scene.players, camera.width, camera.ui, scene.theme)
    return redrawn(_kept(scene, camera, key), key, shapes, scene.theme, above)


def compose(scene: Scene) -> Image.Image:
    """The picture of *scene*, in full colors."""
    camera = camera_for(scene)
    image = still(scene, camera)
    _lay(image, scene, camera, live_layers(scene))
    if scene.is_close:
        _lay(image, scene, camera, LAST)
    return image


def still(scene: Scene, camera: Camera) -> Image.Image:
    """A copy of the cached layers, as long as everything they are drawn from is the same."""
    return _kept(scene, camera, _key(scene, camera)).copy()


def _key(scene: Scene, camera: Camera) -> Hashable:
    """Everything that the still layers are drawn from."""
    return (scene.theme, camera, *(layer.key(scene) for layer in still_layers(scene)))


def _kept(scene: Scene, camera: Camera, key: Hashable) -> Image.Image:
    kept = PROMPTS if scene.is_close else BOARDS
    return kept.get(key, lambda: _still(scene, camera))


def _still(scene: Scene, camera: Camera) -> Image.Image:
    water = sea(scene, camera)
    # An enlarged picture is used a few times in a row: its sea is not worth the room.
    image = _poured(scene, camera, water) if scene.is_close else _water(scene, camera, water).copy()
    _lay(image, scene, camera, still_layers(scene))
    return image


def _poured(scene: Scene, camera: Camera, water: Sea) -> Image.Image:
    return poured(water, (camera.width, camera.height), THEMES[scene.theme])


def _water(scene: Scene, camera: Camera, water: Sea) -> Image.Image:
    """The cached sea; if a little land has changed, only its surroundings are painted again."""
    where = (scene.theme, camera)

    def poured() -> Image.Image:
        for before in reversed(latest):
            kept = SEAS.kept((*where, before))
            if kept and repour(image := kept.copy(), before, water, THEMES[scene.theme]):
                return image
        return _poured(scene, camera, water)

    latest = LATEST.get(where, lambda: deque(maxlen=LIKE))
    found = SEAS.get((*where, water), poured)
    if water not in latest:
        latest.append(water)
    return found


def _lay(image: Image.Image, scene: Scene, camera: Camera, layers: tuple[Draw, ...]) -> None:
    paint(image, _shapes(scene, camera, layers), THEMES[scene.theme])


def _shapes(scene: Scene, camera: Camera, layers: tuple[Draw, ...]) -> Iterator[Shape]:
    return chain.from_iterable(layer(scene, camera) for layer in layers)
