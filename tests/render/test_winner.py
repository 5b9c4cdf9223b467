"""The winner's moment in the last picture of a game, and in the last one of its replay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import Game, Seat, Seeded, View
from render.camera import camera_for, land_of
from render.layers.cards import cards
from render.layers.winner import winner
from render.replay import pictures
from render.samples import players
from render.scene import Scene
from render.shapes import Sprite, Text
from render.table import live_layers
from tests.house import needs
from tests.render.sights import PEOPLE, scene, seen, shapes, words
from tests.render.test_charts import ended, tale


def won(*seats: int) -> View:
    """The game at mid-game as if these *seats* had won it with twelve points."""
    view = seen()
    told = tuple(replace(seat, total=seat.points) for seat in view.seats)
    for seat in seats:
        told = (*told[:seat], replace(told[seat], total=12), *told[seat + 1 :])
    return replace(view, seats=told, winners=tuple(map(Seat, seats)))


def test_a_game_that_goes_on_has_no_winner() -> None:
    """A game that goes on, one that was given up, and a close-up have no ribbon."""
    letters = (("corner", 3),)

    assert shapes(winner, scene(replace(seen(), winners=()))) == []
    assert shapes(winner, scene(won(2), letters=letters, is_close=True)) == []


def test_who_has_won_and_with_how_many_points() -> None:
    """The ribbon has the winner's color, a wreath with the mark, the name and all the points."""
    found = shapes(winner, scene(won(1)))

    sprites = [(s.name, s.args[0]) for s in found if isinstance(s, Sprite)]
    assert sprites == [("ribbon", "blue"), ("wreath", "blue"), ("plate", "points")]
    assert [s.words for s in found if isinstance(s, Text)] == [PEOPLE[1].name, "12"]


def test_those_who_win_together_have_a_wreath_each() -> None:
    """The ribbon of a shared win has the first winner's color, and all names."""
    asked = scene(won(0, 3))

    wreaths = [s.args for s in shapes(winner, asked) if isinstance(s, Sprite) if s.name == "wreath"]

    assert wreaths == [("red",), ("orange",)]
    assert " ".join(words(winner, asked)) == "Álvaro · Íñigo 12"


def test_points_that_are_still_hidden_are_on_no_ribbon() -> None:
    """A view without the winner's total has no ribbon: it would show another number."""
    view = won(1)
    hidden = tuple(replace(seat, total=None) for seat in view.seats)

    assert shapes(winner, scene(replace(view, seats=hidden))) == []


@pytest.mark.parametrize("name", ["Bo", "Zoë the Trader of Wool", "W" * 32])
def test_the_ribbon_covers_no_card(name: str) -> None:
    """Even with a long name the ribbon ends before the cards, and the name before the points."""
    asked = scene(won(2), tuple(replace(player, name=name) for player in PEOPLE))
    camera = camera_for(asked)
    found = shapes(winner, asked)

    ribbon = next(s for s in found if isinstance(s, Sprite) and s.name == "ribbon")
    half = int(ribbon.args[1]) / 2 + 50
    left, right = ribbon.at[0] - half, ribbon.at[0] + half
    panels = [s.at[0] for s in cards(asked, camera) if isinstance(s, Sprite) and s.name == "card"]

    assert all(right < x - 194 or x + 194 < left for x in panels)


def test_a_replay_ends_with_the_winner() -> None:
    """The last picture of a replay has the ribbon, and no earlier one does."""
    view = ended().view()
    shown = [
        any(layer is winner and [*layer(asked, camera_for(asked))] for layer in live_layers(asked))
        for asked in (Scene(one.view, PEOPLE) for one in pictures(view, tale()))
    ]

    assert shown == [False] * (len(shown) - 1) + [True]


SEAS = (("", "new_shores"), ("", "four_islands"), (" wonders", "wonders"), (" discovery", "oasis"))
"""Boxes with maps where players build on the lower coasts."""


@pytest.mark.parametrize(
    ("boxes", "seats", "where"),
    [
        *(
            (boxes, seats, "")
            for boxes in ("base five_six", "base five_six seafarers")
            for seats in (5, 6)
        ),
        *(("base", seats, "") for seats in (3, 4)),
        *((f"base seafarers{box}", 4, where) for box, where in SEAS),
    ],
)
@needs("five_six", "seafarers", "wonders", "discovery")
def test_the_ribbon_covers_no_land_and_no_harbour(boxes: str, seats: int, where: str) -> None:
    """The last board is above the ribbon, nothing built there is hidden, and the size stays."""
    settings = {"map": where} if where else {}
    view = Game.new(seats, Seeded(b"ribbon"), modules=boxes.split(), settings=settings).view()
    told = tuple(replace(seat, total=seat.points) for seat in view.seats)
    asked = Scene(replace(view, seats=told, winners=(Seat(2),)), players(seats))
    camera = camera_for(asked)

    ribbon = next(s for s in winner(asked, camera) if isinstance(s, Sprite) and s.name == "ribbon")
    land = [
        at for at in range(view.topology.inner) if view.rules.terrains[view.terrain[at]].is_land
    ]
    lowest = max(camera.corner(c)[1] for at in land for c in view.topology.hex_corners[at])
    harbours = [camera.harbour(edge, land_of(asked, edge))[1] for edge, _ in view.harbours]

    assert max(lowest, *harbours) < ribbon.at[1] - 66 * camera.ui
    assert camera.height == camera_for(Scene(view, players(seats))).height
