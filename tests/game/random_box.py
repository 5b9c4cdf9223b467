"""Checks for random games of any box; a box's own file names the box and how its games end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pytest

from game.core.module import Module
from game.core.part import Part
from tests.game.company import ends_well
from tests.game.core.test_undo_at_random import LENGTHS, Wavering, goes_back, shows_nothing
from tests.game.random_games import LATE, OFTEN, STAYING, Playing, folds, played
from tests.game.tales import is_retold


class RandomGames:
    """Games of *boxes* to a target that random play can reach."""

    boxes: ClassVar[Sequence[Module]]
    points: ClassVar[int]
    retold: ClassVar[Mapping[type[Part], Sequence[str]]]
    """By part, the fields that can be recomputed from the events."""

    def playing(self, seats: int, seed: int, leaving: float = 0) -> Playing:
        """A game with random options, except for its target."""
        names = tuple(box.name for box in self.boxes)
        fixed = {"points": self.points}
        return Playing(names, self.boxes, seats, seed, leaving=leaving, fixed=fixed)

    @pytest.mark.parametrize("seats", [pytest.param(3, marks=pytest.mark.soak), 4])
    def test_everything_holds_after_every_action(self, seats: int) -> None:
        """Every invariant holds after every early action and in every rare frame; soaks have 3."""
        folds(played(self.playing(seats, 1), 40, always=40).game)

    @pytest.mark.parametrize("every", [60, OFTEN])
    @pytest.mark.parametrize("leaving", [LATE, 0.05])
    def test_everything_holds_when_seats_leave(self, leaving: float, every: int) -> None:
        """Seats leave at any moment until one is left or somebody wins; the log replays."""
        gone = 0
        for seed in range(3):
            game = played(self.playing(4, seed, leaving), every)
            folds(game.game)
            gone += len(game.state.gone)

        assert gone > 2

    @pytest.mark.parametrize("leaving", [STAYING, 0.005])
    def test_everything_leaves_its_trace(self, leaving: float) -> None:
        """The box's parts can be recomputed from the events."""
        is_retold(self.playing(4, 8, leaving), self.retold)

    @pytest.mark.parametrize("most", LENGTHS)
    def test_what_is_taken_back_has_not_happened(self, most: int) -> None:
        """Undone actions leave no trace, and undoable ones have shown nothing hidden."""
        names = " ".join(box.name for box in self.boxes)
        goes_back(Wavering(names, 3, 3, self.boxes), most)
        shows_nothing(Wavering(names, 4, 9, self.boxes), most)

    def test_it_ends_well_in_mixed_company(self) -> None:
        """A computer, an absent player and a random player end a game together."""
        ends_well(self.boxes, 5)

    @pytest.mark.soak
    @pytest.mark.parametrize("seed", range(1000, 1050))
    @pytest.mark.parametrize("seats", [3, 4])
    def test_everything_holds_for_long(self, seats: int, seed: int) -> None:
        """In many games every invariant holds at every fourth action."""
        folds(played(self.playing(seats, seed), 4, always=60).game)
