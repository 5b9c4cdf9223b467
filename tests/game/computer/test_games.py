"""Whole games of computers, in every combination of boxes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from game import BOXES, Action, Choice, Seat, offered, seats_for
from game.base import MODULE as BASE
from game.base.move_robber import MoveRobber
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
DAILY = [(names, 3 if names == "base" else 2) for names in WIDEST]
"""The widest sets; soaks play every set with two and four seats."""


@pytest.mark.parametrize(
    ("combination", "seats", "most"),
    [
        *((*table, 4) for table in DAILY),
        *(pytest.param(*table, 12, marks=pytest.mark.soak) for table in TABLES),
    ],
)
def test_every_game_of_computers_ends(combination: str, seats: int, most: int) -> None:
    """
    With any settings all their actions are legal, turns end, and someone wins.

    The target is 4 or the least in the daily run, and at most 12 in soaks.
    """
    names, random = combination.split(), Random(f"{combination} {seats}")
    boxes = (BASE, STRANGE) if "strange" in names else BOXES
    seats = min(seats, max(seats_for(names, boxes)))
    chairs = max(seats, house.seats(names, 3, boxes))
    rules = codec.compiled(tuple(names), {}, chairs, boxes)
    settings = drawn_settings(rules, random)
    (least,) = (min(map(int, row.values)) for row in rules.rows if row.name == "points")
    settings["points"] = max(least, min(int(settings["points"]), most))
    evening = Evening(names, boxes, chairs, seats, range(chairs), settings)
    for seat in evening.game.state.rules.table[seats:]:
        evening.game.leave(seat, evening.chance)

    evening.to_the_end()

    assert evening.longest <= A_TURN


class Lonely(Evening):
    """A game of a computer with three random players."""

    def __init__(self, combination: str, seed: int) -> None:
        super().__init__(combination.split(), BOXES, 4, seed, {seed % 4}, {"points": 7})
        self.visits = list[bool]()
        """Whether the computer has a building where it moves the robber, each time."""

    @property
    def has_won(self) -> bool:
        """Whether the computer has won."""
        return any(seat in self.computers for seat in self.game.state.winners)

    def _chosen(self, seat: Seat, options: Sequence[Action | Choice]) -> Action:
        action, state = super()._chosen(seat, options), self.game.state
        if seat in self.computers and isinstance(action, MoveRobber):
            near = {*state.topology.hex_corners[action.to]}
            self.visits.append(not near.isdisjoint(state.corners[seat]))
        return action


@cache
def against_chance(combination: str) -> list[Lonely]:
    """Five such games, to their ends."""
    evenings = [Lonely(combination, seed) for seed in range(5)]
    for evening in evenings:
        evening.to_the_end()
    return evenings


@pytest.mark.parametrize(
    "combination",
    [
        "base",
        *(pytest.param(s, marks=pytest.mark.soak) for s in sets("base gods", "base gods pyramid")),
    ],
)
def test_a_computer_beats_chance(combination: str) -> None:
    """Against three random players it wins at least four games of five; with boxes, in soaks."""
    won = Counter(evening.has_won for evening in against_chance(combination))

    assert won[True] >= 4


def test_the_robber_never_visits_its_mover() -> None:
    """In these games it never moves the robber to a hex where it has a building."""
    visits = Counter(sum((evening.visits for evening in against_chance("base")), list[bool]()))

    assert visits[False] > 10
    assert not visits[True]


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
