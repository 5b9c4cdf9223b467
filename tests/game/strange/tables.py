"""A strange game on the beginners' map, at the first seat's turn, with cards to hand out."""

from __future__ import annotations

from collections.abc import Iterable

from game import COLOURS, Action, Event, Game, Reason, Scripted, Seat
from game.base import MODULE as BASE
from game.board.places import CornerId, EdgeId, HexId
from game.core import codec
from game.core.play import play, refuse
from game.core.rows import Value
from game.core.stack import Debt
from game.core.state import State
from tests.game.asking import cards_of
from tests.game.strange.module import MODULE as STRANGE

BOXES = (BASE, STRANGE)
A, B, C = Seat(0), Seat(1), Seat(2)
VOWS = (2, 3, 4)
"""The card kinds the three seats have vowed: wool, grain, ore."""


class StrangeTable:
    """A game of three seats; the first is on turn and has not rolled yet."""

    def __init__(self, **settings: Value) -> None:
        self.game = Game.new(
            3,
            Scripted(start=[A], vow=VOWS),
            colours=COLOURS[:3],  # the tests use these colors' places on the beginners' map
            modules=("base", "strange"),
            settings={"map": "beginner", "points": 10, **settings},
            boxes=BOXES,
        )

    @property
    def state(self) -> State:
        return self.game.state

    def edge(self, name: str) -> EdgeId:
        return EdgeId(self.state.topology.named(name))

    def corner(self, name: str) -> CornerId:
        return CornerId(self.state.topology.named(name))

    def hex(self, name: str) -> HexId:
        return HexId(self.state.topology.named(name))

    def deal(self, seat: Seat, **cards: int) -> None:
        """Move cards from the bank to a hand."""
        self.state.give(seat, cards_of(self.state.rules, **cards))

    def empty(self, seat: Seat) -> None:
        """Return a hand to the bank."""
        self.state.take(seat, tuple(self.state.hands[seat]))

    def hang(self, seat: Seat, *edges: str) -> None:
        """Hang ropes for free."""
        for edge in edges:
            self.state.lay(seat, self.edge(edge), self.state.rules.piece("rope"))

    def play(self, seat: Seat, action: Action, **outcomes: Iterable[int]) -> list[Event]:
        """The events of *action*; chance must be asked for exactly these outcomes."""
        chance = Scripted(then=None, **outcomes)
        events = play(self.state, seat, action, chance)
        assert chance.left == {}
        return events

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """The reason why *action* is refused; nothing changes."""
        before = self.game.snapshot()
        reason = refuse(self.state, seat, action)
        assert self.game.snapshot() == before
        return reason

    def kinds(self) -> list[tuple[Seat, str]]:
        """The seats that owe something now, with their duties."""
        return [(debt.seat, debt.duty) for debt in self.state.debts()]

    def reload(self) -> None:
        """Store the game and continue with the loaded one."""
        self.game = Game(codec.restore(self.game.snapshot(), BOXES), boxes=BOXES)

    def debt(self, seat: Seat, kind: str) -> Debt:
        found = self.state.debt(seat, kind)
        assert found
        return found
