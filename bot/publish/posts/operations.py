"""
The operations of buttons below the table's posts and calls.

One that acts is acknowledged silently, and the table shows the result. The others open a private
screen.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal, TypeAlias, TypeVar

from bot.chat.operation import Operation
from bot.chat.refusals import Refused
from bot.chat.screen import Screen
from bot.screens import hand as hands
from bot.screens import panel
from bot.screens.context import ScreenContext
from bot.screens.shown import BY_NAME
from game import Action, Seat, View
from game.base.accept_offer import AcceptOffer
from game.base.decline_offer import DeclineOffer, HushOffers
from game.base.end_turn import EndTurn
from game.base.families import BUILD
from game.base.offers import unanswered
from game.base.parts import Offers
from game.base.roll import RollDice
from game.core.undo import Undo


class OnPost(Operation):
    """An operation of a post. Its address has the name and the only field in one part."""

    def __str__(self) -> str:
        """That part: ``hand``, ``accept-3``."""
        return "-".join((self.op, *self.pack()))


P = TypeVar("P", bound=OnPost)

Then: TypeAlias = Literal["nothing", "owed", "panel"]


def read(part: str, known: Mapping[str, type[P]]) -> P | None:
    """
    The operation of that part, if it is *known* by its name.

    :raises Stale: if it is known, and was never packed like this.
    """
    name, dash, field = part.partition("-")
    found = known.get(name)
    return found.parse((field,) if dash else ()) if found else None


class Acts(OnPost, ABC):
    """A click that plays an action at once."""

    then: ClassVar[Then] = "nothing"
    """Whether it then opens the panel: always, or only if the player still owes something."""

    def __init_subclass__(cls, *, op: str | None = None, then: Then | None = None) -> None:
        super().__init_subclass__(op=op)
        if then is not None:
            cls.then = then

    @abstractmethod
    def action(self, view: View, seat: Seat) -> Action:
        """The action of the click for *seat*, which sees no more here than everyone."""


class Looks(OnPost, ABC):
    """A click that opens a private screen."""

    @abstractmethod
    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The screen that the click leads to; *values* were chosen in a menu."""


class Hand(Looks, op="hand"):
    """Show the hand."""

    seat: int | None = None
    """The seat of a reminder, since others may have reminders with the same number."""

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The hand of the reader."""
        return hands.hand(context)


class Owed(Looks, op="owed"):
    """Show what the reader owes."""

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """
        The question they owe an answer to, or the panel if it's their turn.

        :raises Refused: if they owe nothing.
        """
        if not any(debt.seat == context.seat for debt in context.view.debts()):
            raise Refused("ui.error.nothing_owed")
        return panel.main(context)


class Open(Looks, op=""):
    """Open a part of the panel, which gives the operation its name."""

    part: str

    def __str__(self) -> str:
        """The name of the part."""
        return self.part

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """:raises Refused: if it needs the reader's turn."""
        if self.part in OF_THE_TURN and not _has_a_go(context):
            raise Refused("ui.error.not_your_turn")
        return panel.at(context, self.part)


OF_THE_TURN = ("build", "card")
"""Parts that only open on the player's own turn or building phase; trading always works."""


def _has_a_go(context: ScreenContext) -> bool:
    """Whether it is the seat's turn, or it can build between two turns."""
    duties = context.view.rules.duties
    owed = [duties[debt.duty] for debt in context.view.debts() if debt.seat == context.seat]
    return context.view.turn == context.seat or any(BUILD in duty.admits for duty in owed)


class Tap(Acts, op=""):
    """Play a verb with a button of its own, which gives the operation its name."""

    verb: str

    def __str__(self) -> str:
        """The verb's name."""
        return self.verb

    def action(self, view: View, seat: Seat) -> Action:
        """The verb's action; there is nothing to choose."""
        return BY_NAME[self.verb].action()


class Roll(Acts, op="roll", then="panel"):
    """Roll the dice."""

    def action(self, view: View, seat: Seat) -> Action:
        """The roll."""
        return RollDice()


class End(Acts, op="end", then="owed"):
    """End the turn."""

    def action(self, view: View, seat: Seat) -> Action:
        """The end of the turn."""
        return EndTurn()


class TakeBack(Acts, op="undo"):
    """Take the latest action back."""

    number: int

    def action(self, view: View, seat: Seat) -> Action:
        """The undo of the action with this number."""
        return Undo(self.number)


class Accept(Acts, op="accept"):
    """Accept an offer."""

    offer: int

    def action(self, view: View, seat: Seat) -> Action:
        """The answer yes."""
        return AcceptOffer(self.offer)


class Decline(Acts, op="decline"):
    """Decline an offer; without a number, the newest that the seat hasn't answered."""

    offer: int | None = None

    def action(self, view: View, seat: Seat) -> Action:
        """
        The answer no.

        :raises Refused: if the seat has answered every open offer.
        """
        if self.offer is not None:
            return DeclineOffer(self.offer)
        offers = view.part(Offers)
        waiting = [offer.id for offer in offers.open if seat in unanswered(offers, offer)]
        if not waiting:
            raise Refused("ui.error.no_offer")
        return DeclineOffer(waiting[-1])


class Hush(Acts, op="hush"):
    """Decline all offers until the next turn."""

    def action(self, view: View, seat: Seat) -> Action:
        """The answer no to all of them."""
        return HushOffers()


class Counter(OnPost, op="counter"):
    """Counter an offer; trading says how."""

    offer: int


class Answer(OnPost, op="answer"):
    """Choose an offer to answer, in a menu; trading says how."""


class Resume(OnPost, op="resume"):
    """Vote to resume a paused game."""


class Take(OnPost, op="take"):
    """Take an open seat, or one's own back; the post and other screens lead to it."""

    seat: int
