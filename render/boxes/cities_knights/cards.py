"""
Cities & Knights off the board: knights, levels and defenses on cards, the barbarians, a die.

All of it comes from parts and pieces, so that replays have it as well.
"""

from __future__ import annotations

from functools import partial

from game import Seat, View
from game.base.rows import CITY
from game.cities_knights.build_wall import HOLDS
from game.cities_knights.parts import Barbarians, Cities, Knights
from game.cities_knights.rows import KNIGHTS, TRACKS
from game.core.view import SeatView
from render.boxes.cities_knights.art.barbarians import SIZE
from render.notes import Cards, Cell, Die, Note, Panel
from render.scene import Scene


def levels(scene: Scene, seat: int) -> tuple[int, int]:
    """The total strength of the active knights of *seat*, and of all its knights."""
    active = scene.view.part(Knights).active
    found = [
        (KNIGHTS.index(piece.name) + 1, corner in active)
        for corner, piece, own in scene.pieces("corner")
        if own == seat and piece.name in KNIGHTS
    ]
    return sum(level for level, is_up in found if is_up), sum(level for level, _ in found)


def knights(scene: Scene, seat: SeatView) -> Note:
    """The strength of a seat's active knights, out of all that it has."""
    return Note("strength", levels(scene, seat.seat), is_passing=True)


def track(number: int, scene: Scene, seat: SeatView) -> Note:
    """The level of a seat on a track, with gold around it for the metropolis."""
    view, cities = scene.view, scene.view.part(Cities)
    corner = cities.metropolises[number]
    is_crowned = corner >= 0 and view.corner_seat[corner] == seat.seat
    return Note("level", (TRACKS[number], cities.levels[seat.seat][number], is_crowned))


def defences(scene: Scene, seat: SeatView) -> Note | None:
    """How often a seat alone was the best defender of the island."""
    count = scene.view.part(Cities).defences[seat.seat]
    return Note("defender", (count,)) if count else None


def barbarians(scene: Scene) -> Note:
    """The barbarians' distance, the number of cities, and the strength of the knights."""
    view = scene.view
    here = [seat.seat for seat in view.seats if not seat.is_gone]
    kinds = view.corner_piece
    cities = sum(kinds[at] == CITY and view.corner_seat[at] in here for at in range(len(kinds)))
    defence = sum(levels(scene, seat)[0] for seat in here)
    return Note("barbarians", (view.part(Barbarians).ship, cities, defence))


def event_die(scene: Scene, is_old: bool) -> Note | None:
    """The face of the event die."""
    face = scene.view.part(Barbarians).face
    return Note("event die", (face, is_old)) if face else None


def behind_walls(view: View, seat: Seat) -> int:
    """How many more cards the walls of a seat let it hold at a seven."""
    return HOLDS * sum(view.corner_seat[corner] == seat for corner in view.part(Cities).walls)


CARDS = Cards(
    cells=(
        Cell(knights, (Knights,), width=126, least=116),
        *(Cell(partial(track, number), (Cities,), width=62, least=58) for number in range(3)),
        Cell(defences, (Cities,), width=62, least=58),
    ),
    more=behind_walls,
    die=Die(event_die, (Barbarians,), red=0),
    panel=Panel(barbarians, (Barbarians, Knights), SIZE),
)
