"""Whole games of computers, in every combination of boxes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import BOXES, offered
from game.base import MODULE as BASE
from game.base.parts import Robber
from game.computer import choose
from game.core import codec
from tests import house
from tests.game.computer.players import Evening
from tests.game.random_games import Drawn, drawn_settings, exchanged
from tests.game.strange import MODULE as STRANGE
from tests.house import sets

A_TURN = 40
"""Maximum actions of a turn, discards of others included."""

COMBINATIONS = [*(" ".join(names) for names in offered()), "base strange"]


TABLES = [
    pytest.param(combination, seats, marks=pytest.mark.soak if (number + half) % 2 else ())
    for number, combination in enumerate(COMBINATIONS)
    for half, seats in enumerate([2, 4])
]
"""Every combination with two or four seats, and the other number as a soak."""


@pytest.mark.parametrize(("combination", "seats"), [*TABLES, ("base", 3)])
def test_every_game_of_computers_ends(combination: str, seats: int) -> None:
    """With any settings all their actions are legal, turns end, and somebody wins."""
    names, random = combination.split(), Random(f"{combination} {seats}")
    boxes = (BASE, STRANGE) if "strange" in names else BOXES
    chairs = max(seats, house.seats(names, 3, boxes))
    settings = drawn_settings(codec.compiled(tuple(names), {}, chairs, boxes), random)
    settings["points"] = min(int(settings["points"]), 12)
    evening = Evening(names, boxes, chairs, seats, range(chairs), settings)
    for seat in evening.game.state.rules.table[seats:]:
        evening.game.leave(seat, evening.chance)

    evening.to_the_end()

    assert evening.longest <= A_TURN


@pytest.mark.parametrize("combination", sets("base", "base gods", "base gods pyramid"))
def test_a_computer_beats_chance(combination: str) -> None:
    """Against three random players it wins at least four games of five."""
    names = combination.split()
    won = Counter[bool]()
    for seed in range(5):
        evening = Evening(names, BOXES, 4, seed, {seed % 4}).to_the_end()
        won[seed % 4 in evening.game.state.winners] += 1

    assert won[True] >= 4


@pytest.mark.parametrize("target", [6, pytest.param(7, marks=pytest.mark.soak)])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_hidden_cards_change_no_choice(combination: str, target: int) -> None:
    """Cards it cannot see are exchanged, and from the same view it chooses the same."""
    names, random = combination.split(), Random(combination)
    boxes = (BASE, STRANGE) if "strange" in names else BOXES
    chairs = house.seats(names, boxes=boxes)
    evening = Evening(names, boxes, chairs, 1, range(chairs), {"points": target})
    compared = 0
    while not evening.game.state.winners:
        state = evening.game.state
        seat = state.debts()[0].seat
        options = evening.game.options(seat)
        if len(options) > 1 and random.random() < 0.4:
            other = type(evening.game)(exchanged(state, seat, random), boxes=boxes)
            seed = random.random()
            one, two = (
                choose(game.view(seat), game.options(seat), Drawn(Random(seed)))
                for game in (evening.game, other)
            )
            assert one == two
            compared += 1
        evening.step()

    assert compared > 10


def test_the_robber_never_visits_its_mover() -> None:
    """In three games it never moves the robber to a hex where it has a building."""
    moved = 0
    for seed in range(3):
        evening = Evening(("base",), BOXES, 4, seed, range(4))
        while not evening.game.state.winners:
            state = evening.game.state
            seat = state.debts()[0].seat
            at = state.part(Robber).at
            evening.step()
            now = evening.game.state.part(Robber).at
            if now is not None and now != at and state.tokens[now]:
                corners = state.topology.hex_corners[now]
                moved += 1
                assert seat not in {state.corner_seat[c] for c in corners if state.corner_piece[c]}

    assert moved > 15
