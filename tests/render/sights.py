"""Games for tests of pictures; each is played once."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from game import Game, Layout, Seat, Seeded, View
from game.base.maps import beginner
from render.camera import camera_for
from render.layers.layer import Draw
from render.layers.sea import sea
from render.samples import game, players
from render.scene import Player, Scene
from render.shapes import Sea, Shape, Sprite, Text
from render.table import live_layers, still_layers

PEOPLE = players()


@lru_cache(maxsize=8)
def middle(seed: str = "sample") -> Game:
    """A game at mid-game: its seats have twenty points together."""
    return game(seed, 20)


@lru_cache(maxsize=2)
def start() -> Game:
    """A game on the beginners' map without any buildings."""
    return Game.new(4, Seeded(b"start"), layout=layout())


def layout() -> Layout:
    """The beginners' map, without its fixed places."""
    return replace(beginner({}, 4, Seeded(b"")), starts=())


def seen(reader: int | None = None) -> View:
    """The game at mid-game as *reader* or the table sees it."""
    return middle().view(None if reader is None else Seat(reader))


def scene(view: View | None = None, people: tuple[Player, ...] = (), **asked: object) -> Scene:
    """A scene of the game at mid-game, at full size."""
    view = view or seen()
    return Scene(view, people or players(len(view.seats)), **asked)  # type: ignore[arg-type]  # as the test asks


def all_layers(asked: Scene) -> list[Draw]:
    """Every layer of a picture, the lowest first."""
    return [*still_layers(asked), *live_layers(asked)]


def shapes(layer: Draw, asked: Scene) -> list[Shape]:
    """All shapes that *layer* yields."""
    return list(layer(asked, camera_for(asked)))


def water_of(asked: Scene) -> Sea:
    """The sea of a scene."""
    return sea(asked, camera_for(asked))


def sprites(layer: Draw, asked: Scene, name: str) -> list[Sprite]:
    """The sprites called *name* among these shapes."""
    return [s for s in shapes(layer, asked) if isinstance(s, Sprite) and s.name == name]


def words(layer: Draw, asked: Scene) -> list[str]:
    """The texts among these shapes."""
    return [s.words for s in shapes(layer, asked) if isinstance(s, Text)]
