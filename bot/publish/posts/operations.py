"""
The operations of buttons below the table's posts and calls.

One that acts is acknowledged silently, and the table shows the result. The others open a private
screen.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeVar

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


@dataclass(frozen=True, slots=True)
class OnPost(Operation):
    """An operation of a post. Its address has the name and the only field in one part."""

    def __str__(self) -> str:
        """That part: ``hand``, ``accept-3``."""
        return "-".join((self.op, *self.pack()))


P = TypeVar("P", bound=OnPost)


def read(part: str, known: Mapping[str, type[P]]) -> P | None:
    """
    The operation of that part, if it is *known* by its name.

    :raises Stale: if it is known, and was never packed like this.
    """
    name, dash, field = part.partition("-")
    found = known.get(name)
    return found.parse((field,) if dash else ()) if found else None


@dataclass(frozen=True, slots=True)
class Acts(OnPost, ABC):
    """A click that plays an action at once."""

    then: ClassVar[Literal["nothing", "owed", "panel"]] = "nothing"
    """Whether it then opens the panel: always, or only if the player still owes something."""

    @abstractmethod
    def action(self, view: View, seat: Seat) -> Action:
        """The action of the click for *seat*, which sees no more here than everyone."""


@dataclass(frozen=True, slots=True)
class Looks(OnPost, ABC):
    """A click that opens a private screen."""

    @abstractmethod
    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The screen that the click leads to; *values* were chosen in a menu."""


@dataclass(frozen=True, slots=True)
class Hand(Looks):
    """Show the hand."""

    op: ClassVar[str] = "hand"
    seat: int | None = None
    """The seat of a reminder, since others may have reminders with the same number."""

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The hand of the reader."""
        return hands.hand(context)


@dataclass(frozen=True, slots=True)
class Owed(Looks):
    """Show what the reader owes."""

    op: ClassVar[str] = "owed"

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """
        The question they owe an answer to, or the panel if it's their turn.

        :raises Refused: if they owe nothing.
        """
        if not any(debt.seat == context.seat for debt in context.view.debts()):
            raise Refused("ui.error.nothing_owed")
        return panel.main(context)


@dataclass(frozen=True, slots=True)
class Open(Looks):
    """Open a part of the panel, which gives the operation its name."""

    op: ClassVar[str] = ""
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


@dataclass(frozen=True, slots=True)
class Tap(Acts):
    """Play a verb with a button of its own, which gives the operation its name."""

    op: ClassVar[str] = ""
    verb: str

    def __str__(self) -> str:
        """The verb's name."""
        return self.verb

    def action(self, view: View, seat: Seat) -> Action:
        """The verb's action; there is nothing to choose."""
        return BY_NAME[self.verb].action()


@dataclass(frozen=True, slots=True)
class Roll(Acts):
    """Roll the dice."""

    op: ClassVar[str] = "roll"
    then: ClassVar[Literal["nothing", "owed", "panel"]] = "panel"

    def action(self, view: View, seat: Seat) -> Action:
        """The roll."""
        return RollDice()


@dataclass(frozen=True, slots=True)
class End(Acts):
    """End the turn."""

    op: ClassVar[str] = "end"
    then: ClassVar[Literal["nothing", "owed", "panel"]] = "owed"

    def action(self, view: View, seat: Seat) -> Action:
        """The end of the turn."""
        return EndTurn()


@dataclass(frozen=True, slots=True)
class TakeBack(Acts):
    """Take the latest action back."""

    op: ClassVar[str] = "undo"
    number: int

    def action(self, view: View, seat: Seat) -> Action:
        """The undo of the action with this number."""
        return Undo(self.number)


@dataclass(frozen=True, slots=True)
class Accept(Acts):
    """Accept an offer."""

    op: ClassVar[str] = "accept"
    offer: int

    def action(self, view: View, seat: Seat) -> Action:
        """The answer yes."""
        return AcceptOffer(self.offer)


@dataclass(frozen=True, slots=True)
class Decline(Acts):
    """Decline an offer; without a number, the newest that the seat hasn't answered."""

    op: ClassVar[str] = "decline"
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


@dataclass(frozen=True, slots=True)
class Hush(Acts):
    """Decline all offers until the next turn."""

    op: ClassVar[str] = "hush"

    def action(self, view: View, seat: Seat) -> Action:
        """The answer no to all of them."""
        return HushOffers()


@dataclass(frozen=True, slots=True)
class Counter(OnPost):
    """Counter an offer; trading says how."""

    op: ClassVar[str] = "counter"
    offer: int


@dataclass(frozen=True, slots=True)
class Answer(OnPost):
    """Choose an offer to answer, in a menu; trading says how."""

    op: ClassVar[str] = "answer"


@dataclass(frozen=True, slots=True)
class Resume(OnPost):
    """Vote to resume a paused game."""

    op: ClassVar[str] = "resume"


@dataclass(frozen=True, slots=True)
class Take(OnPost):
    """Take an open seat, or one's own back; the post and other screens lead to it."""

    op: ClassVar[str] = "take"
    seat: int
