"""The Pirate Islands in pictures: the fleet and its course, fortresses, beachheads, warships."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from game import Game, Seat, Seeded
from game.base import MODULE as BASE
from game.board.places import EdgeId
from game.core.record import changed
from game.pirate_islands.module import MODULE
from game.pirate_islands.parts import Fleet, Raid, armed, cleared
from game.seafarers.module import MODULE as SEAFARERS
from render.boxes.pirate_islands.cards import lairs, warships
from render.boxes.pirate_islands.layers import course, raids
from render.camera import RADIUS, camera_for
from render.layers.standing import standing
from render.samples import players
from render.scene import Scene
from tests.render.sights import sprites

BOXES = (BASE, SEAFARERS, MODULE)
PEOPLE = players()


def scene() -> Scene:
    """The table with one armed ship and one fortress with a lair less."""
    names = tuple(box.name for box in BOXES)
    view = Game.new(4, Seeded(b"pirates"), modules=names, boxes=BOXES).view()
    raid = cleared(armed(view.part(Raid), EdgeId(7)), Seat(2))
    return Scene(replace(view, parts=view.parts | {"Raid": raid}), PEOPLE)


def test_the_fleet_is_seen_on_its_way() -> None:
    """Each hex of its course has a red buoy, and its ship is drawn on its hex."""
    asked = scene()
    camera, fleet = camera_for(asked), asked.view.part(Fleet)
    assert fleet.at is not None

    stops = [s.at for s in sprites(course, asked, "course") if s.args[0]]
    (ship,) = sprites(standing, asked, "figure")

    assert stops == [camera.hex(place) for place in fleet.course]
    assert math.dist(ship.at, camera.hex(fleet.at)) < RADIUS * camera.unit


def test_fortresses_show_their_lairs() -> None:
    """The picture shows the number of lairs left."""
    assert [s.args for s in sprites(raids, scene(), "lairs")] == [(3,), (3,), (2,), (3,)]


def test_beachheads_are_their_seats_until_somebody_builds() -> None:
    """Each is a flag in its seat's color."""
    asked = scene()
    view, spots = asked.view, asked.view.part(Raid).beachheads
    built = bytearray(view.corner_piece)
    built[spots[1]] = view.rules.piece("settlement")

    found = sprites(raids, asked, "beachhead")
    later = sprites(raids, replace(asked, view=replace(view, corner_piece=bytes(built))),
                    "beachhead")  # fmt: skip

    assert [s.args[0] for s in found] == [player.colour for player in PEOPLE]
    assert [s.args[0] for s in later] == [p.colour for i, p in enumerate(PEOPLE) if i != 1]


def test_warships_bear_a_sign() -> None:
    """The sign is beside the middle of the ship, away from corners with buildings."""
    asked = scene()
    camera, view = camera_for(asked), asked.view

    (sign,) = sprites(raids, asked, "warship")

    assert math.dist(sign.at, camera.edge(7)) < 60 * camera.unit
    ends = [math.dist(sign.at, camera.corner(end)) for end in view.topology.edge_corners[7]]
    assert ends[0] == pytest.approx(ends[1])
    assert ends[0] > 60 * camera.unit


def test_cards_tell_how_strong_a_seat_is_and_what_its_fortress_has_left() -> None:
    """Cards show warships and lairs left; a captured fortress is golden."""
    asked = scene()
    view = asked.view
    ship = next(edge for edge, seat in enumerate(view.edge_seat) if view.edge_piece[edge])
    raid = changed(view.part(Raid), warships=(EdgeId(ship),), lairs=(3, 0, 2, 3))
    told = Scene(replace(view, parts=view.parts | {"Raid": raid}), PEOPLE)

    forts = [lairs(told, seat) for seat in view.seats]

    owner = view.edge_seat[ship]
    counts = [warships(told, seat).words for seat in view.seats]
    assert counts == [str(int(seat == owner)) for seat in range(4)]
    assert [fort.words for fort in forts] == ["3", "0", "2", "3"]
    assert [fort.plate for fort in forts] == ["", "award", "", ""]
