"""
Nothing depends on hidden facts: no absent seat's default, no computer's choice, no seat's chances.

At moments of random games everything a seat cannot see is dealt again: other hands, decks, cards
looked at or out of the game, and a hidden bank. The seat's view stays the same, and so must its
options, its default, a computer's choice for it, its hints, and everyone's chances by the public
view. All moments with an unusual debt are checked, and others now and then.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game import BOXES, Seat, Seeded, seats_for
from game.computer import choose, hints
from game.computer.chances import chances
from game.core.play import options
from game.core.state import State
from game.core.view import view
from tests.game.random_games import USUAL, Playing, decides_alike, exchanged, shuffle_piles
from tests.game.test_symmetry import SETS
from tests.widest import widest

SHORT, LONG = 90, 2500
"""Number of actions after which a game is left, in the daily run and in soaks."""

OFTEN, THOUGHT = 8, 80
"""Actions between comparisons of decisions, and between those that ask a computer."""


def elsewhere(state: State, seat: Seat, random: Random) -> State:
    """Another world that *seat* cannot tell from *state*."""
    other = exchanged(state, seat, random)
    if state.rules.options["bank"] == "hidden":
        looks = {debt.args[0] for debt in state.debts() if debt.seat == seat and debt.args}
        hands = [hand for at, hand in enumerate(other.hands) if at != seat and at not in looks]
        shuffle_piles([*hands, other.bank], random)
    assert view(other, seat) == view(state, seat)
    return other


def decided(names: Sequence[str], seed: int, most: int) -> int:
    """Play at random with a hidden bank; return the number of decisions compared."""
    fixed = {"bank": "hidden"}
    playing = Playing(names, BOXES, max(seats_for(names)), seed, fixed=fixed)
    random, alike = Random(seed), 0
    while not playing.state.winners and playing.actions < most:
        state = playing.state
        is_usual = playing.actions % OFTEN and all(debt.duty in USUAL for debt in state.debts())
        for seat in set() if is_usual else {debt.seat for debt in state.debts()}:
            other = elsewhere(state, seat, random)
            if not decides_alike(state, other, seat):
                continue
            alike += 1
            assert chances(view(state, None)) == chances(view(other, None))
            if playing.actions and not playing.actions % THOUGHT:
                for thought in (choose, hints):
                    here, there = (
                        thought(view(world, seat), options(world, seat), Seeded(b"any"))
                        for world in (state, other)
                    )
                    assert here == there
        playing.step()
    return alike


@pytest.mark.parametrize("names", widest(SETS), ids=" ".join)
def test_decisions_go_by_what_is_seen(names: tuple[str, ...]) -> None:
    """It holds in the widest sets of boxes with the bank hidden; soaks play every set."""
    assert decided(names, 1, SHORT) > SHORT / OFTEN


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("names", SETS, ids=" ".join)
def test_decisions_of_whole_games_go_by_what_is_seen(names: tuple[str, ...], seed: int) -> None:
    """It holds to the end of the game."""
    print(" ".join(names), decided(names, seed, LONG))
