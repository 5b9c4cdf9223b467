"""The games that are measured are games by the rules."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bench.copying import middle
from bench.play import BASE_GAME, LARGER, SEATS, Fast, decisions
from game.base.families import TURN
from game.core.module import Module
from game.core.points import points


@pytest.mark.parametrize(("boxes", "seats"), [(BASE_GAME, SEATS), *LARGER.values()])
def test_random_seats_play_a_legal_game_to_its_end(boxes: Sequence[Module], seats: int) -> None:
    """Every action passes `refuse`, and the game ends with a seat that has the points."""
    states = list(decisions(Fast(1), boxes, seats))
    state = states[-1]

    (winner,) = state.winners

    assert state.number == len(states)
    assert points(state, winner) >= int(state.rules.options["points"])
    assert len(state.hands) == seats


def test_the_same_seed_plays_the_same_game() -> None:
    """Two runs can be compared, for they play the same games."""
    lengths = [sum(1 for _ in decisions(Fast(2))) for _ in range(2)]

    assert lengths[0] == lengths[1]


def test_nobody_is_measured_offering_trades() -> None:
    """No offer is ever made."""
    for state in decisions(Fast(3)):
        assert not state.parts["Offers"].open  # type: ignore[attr-defined]  # a part of the base


def test_a_copy_is_taken_while_somebody_is_asked() -> None:
    """The state that is copied waits for a seat on its turn, and its copy waits for the same."""
    state = middle(1)

    assert state.debts()[0].duty == TURN
    assert state.copy().debts() == state.debts()
