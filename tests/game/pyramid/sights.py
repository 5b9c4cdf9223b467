"""A table of the Great Pyramid laid out by hand for pictures, without a game."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from game import Game, Seat, Seeded, View
from game.base.parts import Robber, Turn
from game.board.places import HexId
from game.gods.parts import Gods
from game.pyramid.parts import PHARAOH, Nile, Pyramid
from tests.house import sets

BLOCKS = "012p13p02pp31p020pp1p3"
"""Owners of the blocks in the picture, lowest first; p is the pharaoh."""


@lru_cache(maxsize=1)
def laid_out() -> View:
    """The first map of the Nile with pieces of every seat, half a pyramid, and four gods."""
    game = Game.new(
        4,
        Seeded(b"nile"),
        modules=sets("base egypt gods pyramid", "base gods pyramid")[0].split(),
        settings={"map": "first_nile"},
    )
    view = game.view()
    rules, paths = view.rules, view.part(Nile).paths
    road, boat = rules.piece("road"), rules.piece("boat")
    kinds = (rules.piece("settlement"), rules.piece("city"))
    edges = [0] * len(view.edge_piece)
    for number, edge in enumerate(range(0, len(edges), 3)):
        edges[edge] = 0 if edge in paths or number % 4 == 3 else road
    for path in paths[::2]:
        edges[path] = boat
    corners = [0] * len(view.corner_piece)
    for number, corner in enumerate(range(1, len(corners), 7)):
        corners[corner] = kinds[number % 2]
    pharaoh = BLOCKS.count("p")
    parts = {
        "Robber": Robber(at=HexId(10)),
        "Turn": Turn(dice=(4, 3), rolled=view.stint),
        "Pyramid": Pyramid(
            laid=tuple(PHARAOH if mark == "p" else Seat(int(mark)) for mark in BLOCKS),
            numbers=(6, 7, 8, 9, 6, 7, 8, 9)[:pharaoh],
            favor=Seat(3),
        ),
        "Gods": Gods(
            held=("osiris", "bastet", "isis", "thoth"),
            turned=(True, False, False, True),
            since=(0, 0, 0, 0),
        ),
    }
    blessed = {0, 1}
    return replace(
        view,
        edge_piece=bytes(edges),
        edge_seat=bytes(edge % 4 for edge in range(len(edges))),
        corner_piece=bytes(corners),
        corner_seat=bytes(corner % 4 for corner in range(len(corners))),
        parts=view.parts | parts,
        plan="turn",
        turn=Seat(1),
        seats=tuple(
            replace(seat, terms=(("pharaoh", 1 if seat.seat in blessed else -1),), points=3)
            for seat in view.seats
        ),
    )
