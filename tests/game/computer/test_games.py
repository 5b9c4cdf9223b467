"""Whole games of computers, in every combination of boxes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import BOXES, offered, seats_for
from game.base import MODULE as BASE
from game.base.parts import Robber
from game.computer import choose
from game.core import codec
from tests import house
from tests.game.computer.players import MOST, Evening
from tests.game.random_games import Drawn, drawn_settings, exchanged
from tests.game.strange import MODULE as STRANGE
from tests.house import sets
from tests.widest import repeats, widest

A_TURN = 40
"""Maximum actions of a turn, discards of others included."""
ENOUGH = 12
"""Choices compared in a game of the daily run."""

COMBINATIONS = [*(" ".join(names) for names in offered()), "base strange"]


TABLES = [("base", 3), *((names, seats) for names in COMBINATIONS for seats in (2, 4))]
RARE = {" ".join(names) for names in repeats(offered())[1:]}
WIDEST = [*(" ".join(names) for names in widest(offered())), "base strange"]
DAILY = [("base", 3), *((names, 2 + i % 2 * 2) for i, names in enumerate(WIDEST))]
"""The widest sets with two or four seats; soaks play every set with both."""


@pytest.mark.parametrize(
    ("combination", "seats", "most"),
    [
        *((*table, 5) for table in DAILY),
        *(pytest.param(*table, 12, marks=pytest.mark.soak) for table in TABLES),
    ],
)
def test_every_game_of_computers_ends(combination: str, seats: int, most: int) -> None:
    """
    With any settings all their actions are legal, turns end, and someone wins.

    The target is at most 5 in the daily run, and 12 in soaks.
    """
    names, random = combination.split(), Random(f"{combination} {seats}")
    boxes = (BASE, STRANGE) if "strange" in names else BOXES
    seats = min(seats, max(seats_for(names, boxes)))
    chairs = max(seats, house.seats(names, 3, boxes))
    settings = drawn_settings(codec.compiled(tuple(names), {}, chairs, boxes), random)
    settings["points"] = min(int(settings["points"]), most)
    evening = Evening(names, boxes, chairs, seats, range(chairs), settings)
    for seat in evening.game.state.rules.table[seats:]:
        evening.game.leave(seat, evening.chance)

    evening.to_the_end()

    assert evening.longest <= A_TURN


@pytest.mark.parametrize(
    "combination",
    [
        "base",
        *(pytest.param(s, marks=pytest.mark.soak) for s in sets("base gods", "base gods pyramid")),
    ],
)
def test_a_computer_beats_chance(combination: str) -> None:
    """Against three random players it wins at least four games of five; with boxes, in soaks."""
    names = combination.split()
    won = Counter[bool]()
    for seed in range(5):
        evening = Evening(names, BOXES, 4, seed, {seed % 4}).to_the_end()
        won[seed % 4 in evening.game.state.winners] += 1

    assert won[True] >= 4


@pytest.mark.parametrize(
    ("combination", "target", "enough"),
    [
        ("base", 6, ENOUGH),
        *(
            pytest.param(names, target, MOST, marks=pytest.mark.soak)
            for names in COMBINATIONS
            if names not in RARE
            for target in (6, 7)
        ),
    ],
)
def test_hidden_cards_change_no_choice(combination: str, target: int, enough: int) -> None:
    """
    Cards it cannot see are exchanged, and from the same view it chooses the same.

    The daily run compares the first choices of the base game, and soaks whole games with all sets.
    `tests/game/test_blind.py` compares a choice with the widest sets in every run.
    """
    names, random = combination.split(), Random(combination)
    boxes = (BASE, STRANGE) if "strange" in names else BOXES
    chairs = house.seats(names, boxes=boxes)
    if chairs == 2:  # two reach a target in fewer actions, and choose in fewer of them
        target += 4
    evening = Evening(names, boxes, chairs, 1, range(chairs), {"points": target})
    compared = 0
    while not evening.game.state.winners and compared < enough:
        state = evening.game.state
        seat = state.debts()[0].seat
        options = evening.game.options(seat)
        # Before the first turn nobody holds what others cannot see.
        if state.stint and len(options) > 1 and random.random() < 0.4:
            other = type(evening.game)(exchanged(state, seat, random), boxes=boxes)
            seed = random.random()
            one, two = (
                choose(game.view(seat), game.options(seat), Drawn(Random(seed)))
                for game in (evening.game, other)
            )
            assert one == two
            compared += 1
        evening.step()

    assert compared >= ENOUGH


def test_the_robber_never_visits_its_mover() -> None:
    """In two games it never moves the robber to a hex where it has a building."""
    moved = 0
    for seed in range(2):
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

    assert moved > 10
