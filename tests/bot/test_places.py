"""Menus of places: the picture's letters, and facts about each place."""

from __future__ import annotations

import re

import pytest

from bot.chat.screen import Menu, Option
from bot.screens.choosing.places import choose, ghost
from bot.screens.context import ScreenContext
from bot.screens.shown import BY_NAME
from game import Game, Seat, Seeded
from game.base.families import ROBBER
from render import LETTERS
from render.samples import game, players
from words import Words


def listed(one: Game, verb: str) -> tuple[Option, ...]:
    """The menu options for *verb*, for the seat that owes it."""
    seat = one.state.debts()[0].seat
    context = ScreenContext(
        "g", one.view(seat), one.options(seat), seat, 0, players(), Words("en"), scale=0.25
    )
    menus = (row for row in choose(context, BY_NAME[verb]).rows if isinstance(row, Menu))
    return tuple(option for menu in menus for option in menu.options)


def robbing() -> Game:
    """A game in which a player has to move the robber."""
    one, chance = game(points=12), Seeded(b"robbing")
    while one.state.debts()[0].duty != ROBBER:
        seat = one.state.debts()[0].seat
        found = [
            o for o in one.options(seat) if not type(o).__name__.startswith(("Offer", "Propose"))
        ]
        chosen = found[chance.ask("move", (1,) * len(found))]
        one.play(seat, chosen.sample(chance) if hasattr(chosen, "sample") else chosen, chance)
    return one


def test_corners_tell_how_often_they_pay() -> None:
    """Each corner shows its letter, its numbers, and how many of 36 rolls pay."""
    start = Game.new(4, Seeded(b"start"))

    options = listed(start, "FoundSettlement")

    assert [o.label.split()[0] for o in options] == list(LETTERS[: len(options)])
    for option in options:
        tokens = [int(word) for word in re.findall(r"(?<=[a-z] )\d+", option.label)]
        rolls = sum(6 - abs(7 - token) for token in tokens)
        assert option.description == (f"produces on {rolls} of 36 rolls" if rolls else None)


@pytest.mark.parametrize(("language", "label"), [("en", "Move"), ("es", "Mover")])
def test_the_robber_is_moved_and_not_placed(language: str, label: str) -> None:
    """The button says "move", not "place"."""
    one = robbing()
    seat = one.state.debts()[0].seat
    context = ScreenContext(
        "g", one.view(seat), one.options(seat), seat, 0, players(), Words(language), scale=0.25
    )

    screen = ghost(context, BY_NAME["MoveRobber"], 0)

    ((first, *_),) = (row for row in screen.rows if not isinstance(row, Menu))
    assert first.label == label


def test_hexes_tell_who_is_beside_them() -> None:
    """Each hex names the players who have built beside it."""
    one = robbing()

    options = listed(one, "MoveRobber")

    view, topology = one.view(None), one.state.topology
    for option in options:
        corners = topology.hex_corners[int(option.value)]
        beside = {Seat(view.corner_seat[c]) for c in corners if view.corner_piece[c]}
        assert option.description is not None
        for seat, player in enumerate(players()):
            assert (player.name in option.description) == (seat in beside)
    assert "nobody has built here" in {option.description for option in options}
