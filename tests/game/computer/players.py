"""Games in which some seats are played by the computer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random

from game import Action, Choice, Game, Seat, State
from game.computer import STRENGTHS, choose
from game.core.module import Module
from game.core.rows import Value
from tests.game.random_games import Drawn
from tests.game.tables import Table

MOST = 1500
"""Number of actions that no game of computers comes near."""


class Evening:
    """One game; the seats of *computers* choose, and the others play at random."""

    def __init__(
        self,
        names: Sequence[str],
        boxes: Sequence[Module],
        seats: int,
        seed: int,
        computers: Collection[int],
        settings: Mapping[str, Value] | None = None,
    ) -> None:
        self.random = Random(f"{names} {seed}")
        self.chance = Drawn(self.random)
        self.computers = computers
        self.game = Game.new(seats, self.chance, modules=names, settings=settings, boxes=boxes)
        self.longest = 0
        """The largest number of actions between the beginnings of two turns."""
        self._stint = self._begun = 0

    def step(self) -> None:
        """Play one action of the first seat that owes one."""
        game = self.game
        seat = game.state.debts()[0].seat
        options = game.options(seat)
        game.play(seat, self._chosen(seat, options), self.chance)
        if game.state.stint != self._stint:
            self._stint, self._begun = game.state.stint, game.state.number
        self.longest = max(self.longest, game.state.number - self._begun)

    def to_the_end(self) -> Evening:
        """Play until someone has won."""
        return self.until(lambda state: bool(state.winners))

    def until(self, is_reached: Callable[[State], bool]) -> Evening:
        """Play until the game is in such a state, which comes before its end."""
        while not is_reached(state := self.game.state):
            assert not state.winners
            assert state.number < MOST
            self.step()
        return self

    def _chosen(self, seat: Seat, options: Sequence[Action | Choice]) -> Action:
        if seat in self.computers:
            return choose(self.game.view(seat), options, self.chance)
        # Random players make no offers, because nobody would answer.
        option = self.random.choice(
            [o for o in options if not isinstance(o, Choice) or len(o.vectors) == 1]
        )
        return option.sample(self.chance) if isinstance(option, Choice) else option


def chosen(table: Table, by: str = "a", seed: int = 0, strength: str = "normal") -> Action:
    """The action of a computer for *by* at this moment."""
    seat = Seat("abcd".index(by))
    game = Game(table.state)
    chance = Drawn(Random(seed))
    return choose(game.view(seat), game.options(seat), chance, STRENGTHS[strength])
