"""
What is still to come in a game: steps that will run, and frames that wait for seats.

The methods of a state about its stack and about what lies beside the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from game.core.cards import Seat
from game.core.stack import Debt, Frame, Step, stacked

if TYPE_CHECKING:
    from game.core.ruleset import Ruleset


class Coming:
    """The part of a state that says what is to come."""

    __slots__ = (
        "beside",
        "decks",
        "gone",
        "number",
        "plan",
        "rules",
        "stack",
        "stint",
        "touched",
        "turn",
    )

    rules: Ruleset
    number: int
    stint: int
    turn: Seat
    plan: str
    touched: bool
    gone: tuple[Seat, ...]
    decks: list[list[int]]
    stack: list[Step | Frame]
    beside: tuple[Debt, ...]

    def then(self, *entries: Step | Frame) -> None:
        """
        Put *entries* on the stack so that they come in this order, before all else.

        What concerns only a seat that has left never comes, so it is not put there either: who
        looks whether anything was set off finds nothing.
        """
        self.stack.extend(self._left(reversed(entries)) if self.gone else reversed(entries))

    def begin_stint(self, seat: Seat, plan: str) -> None:
        """It is the turn of *seat*, by this plan, which still has to be put on the stack."""
        self.stint += 1
        self.turn = seat
        self.plan = plan
        self.touched = True

    def follow(self, plan: str, seat: Seat, args: tuple[int, ...] = ()) -> None:
        """Put the steps of a named plan on the stack."""
        steps = stacked(self.rules.plans[plan], seat, args)
        self.stack += self._left(steps) if self.gone else steps

    def wait(self, debts: Iterable[Debt], *, ordered: bool = False, holds: bool = False) -> None:
        """Put a frame on the stack, if anybody owes; its debts date from the present action."""
        if owed := self._dated(debts):
            self.stack.append(Frame(owed, ordered, holds))

    def wait_for(self, seat: Seat, duty: str, args: tuple[int, ...] = ()) -> None:
        """Put a frame on the stack that waits for one answer of *seat*, unless it has left."""
        if seat not in self.gone:
            self.stack.append(Frame((Debt(seat, duty, args, self.number),)))

    def ask_beside(self, debts: Iterable[Debt]) -> None:
        """Ask for answers that nobody must give; whoever asks lets them lapse."""
        self.beside += self._dated(debts)

    def _left(self, entries: Iterable[Step | Frame]) -> Iterator[Step | Frame]:
        """Those *entries* that will come although seats have left."""
        gone, lasting = self.gone, self.rules.lasting
        for entry in entries:
            if isinstance(entry, Frame) or entry.seat not in gone or entry.name in lasting:
                yield entry

    def _dated(self, debts: Iterable[Debt]) -> tuple[Debt, ...]:
        """The *debts* of seats that are still in the game, as of the present action."""
        number, gone = self.number, self.gone
        return tuple(
            [Debt(d.seat, d.duty, d.args, number, d.secret) for d in debts if d.seat not in gone]
        )

    def strike(self, is_off: Callable[[Debt], bool]) -> None:
        """Nobody owes any more what *is_off*; cards that were looked at for it go back."""
        for debt in self.all_debts():
            if is_off(debt):
                for card in debt.secret:
                    self.decks[self.rules.deck_of[card]][card] += 1

        def left(debts: tuple[Debt, ...]) -> tuple[Debt, ...]:
            return tuple([debt for debt in debts if not is_off(debt)])

        for i, entry in enumerate(self.stack):
            if isinstance(entry, Frame):
                self.stack[i] = Frame(left(entry.debts), entry.ordered, entry.holds)
        self.beside = left(self.beside)

    def due(self) -> tuple[Debt, ...]:
        """What the game waits for."""
        top = self.stack[-1] if self.stack else None
        return top.due() if isinstance(top, Frame) else ()

    def debts(self) -> tuple[Debt, ...]:
        """Who owes what just now, whether it blocks or not."""
        return self.due() + self.beside

    def all_debts(self) -> Iterator[Debt]:
        """Who owes what now or later, whether it blocks or not."""
        for entry in self.stack:
            if isinstance(entry, Frame):
                yield from entry.debts
        yield from self.beside

    def debt(self, seat: Seat, duty: str) -> Debt | None:
        """What *seat* owes just now of a *duty*, if anything."""
        for debt in self.debts():
            if debt.seat == seat and debt.duty == duty:
                return debt
        return None
