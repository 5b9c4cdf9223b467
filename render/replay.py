"""
A game as an animation: a board for every placement or move, and one for every turn.

It is drawn from the table as everyone saw it at each moment, so no hidden card can be in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from PIL import Image

from game import Seat, View
from game.core.chronicle import Chronicle, Moment
from game.core.retold import retold
from game.core.trace import Altered, Began, Grounded, Laid, Lifted, Rolled
from render import table
from render.camera import Camera, camera_for
from render.gif import Frame, gif
from render.layers.bank import bank
from render.layers.cards import COUNTERS, cards, head, notes, tab
from render.layers.dice import dice, thrown
from render.layers.longest import longest
from render.layers.standing import standing_at
from render.lettering import fitted
from render.paint import paint
from render.scene import Place, Player, Scene
from render.shapes import Box, Point, Shape, Sprite, Text
from render.themes import THEMES

UNTOLD = (cards, dice, bank, longest)
"""Layers of living boards that show more than a retold view knows."""
SCALE = 0.5625
"""Scale of the replay: 900 pixels wide."""
LENGTH = 60_000
"""Milliseconds that the whole game lasts, approximately, without its last picture."""
SHORTEST, LONGEST = 120, 700
"""Minimum and maximum milliseconds that a picture is shown."""
HELD = 6_000
"""Milliseconds that the last picture is shown."""
MOST = 400
"""Maximum pictures with one for each placement; with more, each turn has one."""
SLOTS = 44
"""Pixels by which the points on a card are narrower than the card."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A moment worth a picture."""

    view: View
    turn: int
    latest: Place | None
    actor: Seat
    """The seat whose card is lit."""
    has_rolled: bool


def replay(
    view: View,
    players: Sequence[Player],
    tale: Chronicle,
    captions: Mapping[str, str],
    theme: str,
    scale: float = SCALE,
) -> bytes:
    """The game of *tale* as a GIF; *view* is the table's own at its end."""
    found = pictures(view, tale)
    turns = found[-1].turn
    time = min(LONGEST, max(SHORTEST, LENGTH // len(found)))
    scene = Scene(view, tuple(players), theme, scale, captions=captions)
    scene = replace(scene, high=camera_for(scene).desk.size[1])
    return gif(_frames(found, scene, turns, time), theme)


def pictures(view: View, tale: Chronicle) -> list[Picture]:
    """The pictures in order: every change of the board, each turn's end, and the end itself."""
    found: list[Picture] = []
    pending: Picture | None = None
    actor, has_rolled = Seat(-1), False
    before: View | None = None
    for moment, then in retold(view, tale):
        began = any(isinstance(trace, Began) for trace in moment.traces)
        latest, actor = _latest(then, moment, then.turn if moment.turn else actor)
        has_rolled |= any(isinstance(trace, Rolled) for trace in moment.traces)
        if began and pending is not None:
            # A turn without placements shows its dice.
            found.append(pending)
        pending = None if began else pending
        origin = _left(then, moment)
        if origin is not None and before is not None:
            # Moves show where they start, too.
            found.append(Picture(before, moment.turn, origin, actor, has_rolled))
        before = then
        if latest is not None:
            found.append(Picture(then, moment.turn, latest, actor, has_rolled))
            pending = None
        elif not began:
            pending = Picture(then, moment.turn, None, actor, has_rolled)
        has_rolled = has_rolled and not began
    if len(found) > MOST:
        after = (*found[1:], None)
        found = [one for one, n in zip(found, after, strict=True) if not n or n.turn != one.turn]
    last = found[-1].turn if found else 0
    latest = found[-1].latest if found else None
    return [*found, Picture(view, last, latest, view.turn, has_rolled=True)]


def _latest(view: View, moment: Moment, actor: Seat) -> tuple[Place | None, Seat]:
    """The last place that changed, and the seat that changed it."""
    found: Place | None = None
    for trace in moment.traces:
        match trace:
            case Laid(seat, place, piece):
                found, actor = (view.rules.pieces[view.rules.piece(piece)].on, place), seat
            case Lifted(place, piece):
                found = view.rules.pieces[view.rules.piece(piece)].on, place
            case Altered(at=int(at)):
                found = "hex", at
            case Grounded(place):
                found = found or ("hex", place)
            case _:
                pass
    return found, actor


def _left(view: View, moment: Moment) -> Place | None:
    """The place that a piece has moved away from."""
    laid = {trace.piece: trace.place for trace in moment.traces if isinstance(trace, Laid)}
    for trace in moment.traces:
        if isinstance(trace, Lifted) and laid.get(trace.piece, trace.place) != trace.place:
            return view.rules.pieces[view.rules.piece(trace.piece)].on, trace.place
    return None


def _frames(found: Sequence[Picture], end: Scene, turns: int, time: int) -> Iterator[Frame]:
    for number, picture in enumerate(found, start=1):
        marked = (picture.latest,) if picture.latest else ()
        scene = replace(end, view=picture.view, latest=marked)
        if picture.latest and picture.latest[0] == "hex":
            # The robber's start shows by the shadow on its hex; other figures have none.
            stands = standing_at(scene, camera_for(scene), picture.latest[1])
            scene = scene if stands else replace(scene, latest=())
        yield _drawn(scene, picture, turns), HELD if number == len(found) else time


def _drawn(scene: Scene, picture: Picture, turns: int) -> Image.Image:
    camera = camera_for(scene)
    image = table.still(scene, camera)
    board = (layer for layer in table.live_layers(scene) if layer not in UNTOLD)
    shapes = (
        chain.from_iterable(layer(scene, camera) for layer in board),
        _cards(scene, camera, picture),
        thrown(scene, camera, is_old=not picture.has_rolled),
        _counter(camera, f"{picture.turn}/{turns}"),
    )
    paint(image, chain.from_iterable(shapes), THEMES[scene.theme])
    return image


def _counter(camera: Camera, words: str) -> Iterator[Shape]:
    """The number of the turn and the total, where boards have the bank."""
    at = camera.desk.bank
    yield Sprite("board", (1,), camera.panel(at), camera.ui)
    said, size = fitted(words, 128, 48, 26)
    yield Text(said, camera.panel(at), round(size * camera.ui), "pale")


def _cards(scene: Scene, camera: Camera, picture: Picture) -> Iterator[Shape]:
    """A card for each seat: name, points, distance to the goal, notes from boxes."""
    view, ui = scene.view, camera.ui
    goal = int(view.rules.options.get("points", 10))
    for seat, (x, y) in zip(view.seats, camera.desk.cards, strict=False):
        player = scene.players[seat.seat]
        yield from tab(camera, (x, y))
        lit = seat.seat in view.winners if view.winners else seat.seat == picture.actor
        points = seat.points if seat.total is None else seat.total
        wide, room = camera.desk.card, camera.desk.card - SLOTS
        yield Sprite("card", (player.colour, lit, False, wide), camera.panel((x, y)), ui)
        yield from notes(scene, camera, seat, (x, y))
        yield from head(scene, camera, seat.seat, points, (x, y))
        held = [
            award.name
            for award, owner in zip(view.rules.awards, view.awards, strict=True)
            if owner == seat.seat
        ]
        yield from _slots(points, goal, room - 58 * len(held), (x - room / 2, y + COUNTERS), camera)
        for i, award in enumerate(held):
            spot = camera.panel((x + room / 2 - 24 - 58 * i, y + COUNTERS))
            yield Sprite("icon", (award,), spot, 0.9 * ui)


def _slots(points: int, goal: int, room: float, at: Point, camera: Camera) -> Iterator[Shape]:
    """One slot for each point needed, the won ones filled."""
    count, ui = max(goal, points), camera.ui
    step = room / count
    x, y = at
    for i in range(count):
        left, right = (x + i * step + 2) * ui, (x + (i + 1) * step - 2) * ui
        yield Box(left, (y - 20) * ui, right, (y + 20) * ui, "ink", 6 * ui)
        colour = "gold" if i < points else "paper.dark"
        yield Box(left + 1.5, (y - 20) * ui + 1.5, right - 1.5, (y + 20) * ui - 1.5, colour, 4 * ui)
