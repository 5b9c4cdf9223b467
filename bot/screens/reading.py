"""
Reading the addresses of private screens for the present game.

An address may come from another moment or another version of this program. Anything in it that
doesn't exist now is stale, never an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.chat.address import number
from bot.chat.operation import Part
from bot.chat.refusals import Refused, Stale
from bot.screens.context import ScreenContext
from bot.screens.shown import BY_NAME, shown_in
from bot.screens.verb import PLACES, Pick, Shown
from game import Illegal, Reason, Seat
from game.base.refusals import No as Base
from game.core.cards import Cards
from game.core.refusals import No

T = TypeVar("T")


def nth(found: Sequence[T], place: int) -> T:
    """
    The item of *found* at this place.

    :raises Stale: if there is no such place.
    """
    if place >= len(found):
        raise Stale
    return found[place]


def shown(context: ScreenContext, name: str, *picks: Pick) -> Shown:
    """
    The verb of this name, if it is chosen in one of the ways *picks*.

    :raises Stale: if the game has no such verb.
    """
    found = BY_NAME.get(name)
    if found not in shown_in(context.view.rules) or (picks and found.pick not in picks):
        raise Stale
    return found


def choice(context: ScreenContext, verb: Shown, place: int) -> int:
    """
    The place, kind of card or seat that *verb* asks for.

    :raises Stale: if the board or the game has none.
    """
    pick = verb.place if verb.pick == "move" else verb.pick
    if pick in PLACES:
        return nth(every_place(context, pick), place)
    return nth(
        range(len(context.view.seats if pick == "seat" else context.view.rules.cards)), place
    )


def every_place(context: ScreenContext, pick: str) -> range:
    """Every hex, edge or corner of the board, legal or not."""
    topology = context.view.topology
    counts = {
        "edge": len(topology.edges),
        "corner": len(topology.corners),
        "hex": topology.inner,
    }
    return range(counts[pick])


def kind(context: ScreenContext, place: int) -> int:
    """
    The kind of card with this number.

    :raises Stale: if there is none.
    """
    return nth(range(len(context.view.rules.cards)), place)


def seat(context: ScreenContext, place: int) -> Seat:
    """
    The seat with this number.

    :raises Stale: if there is none.
    """
    return nth(context.view.seats, place).seat


def vector(context: ScreenContext, cards: Cards) -> Cards:
    """
    The *cards*, if there are as many kinds of card in the game.

    :raises Stale: if there are more or fewer.
    """
    if len(cards) != len(context.view.rules.cards):
        raise Stale
    return cards


def counted(context: ScreenContext, values: Sequence[str]) -> Cards:
    """
    The cards of chosen options, whose values are written by `Some`.

    :raises Stale: if one of them is no card.
    """
    counts = [0] * len(context.view.rules.cards)
    for some in map(Some.read, values):
        counts[kind(context, some.kind)] += some.count
    return tuple(counts)


@dataclass(frozen=True, slots=True)
class Some(Part):
    """The value of an option: some cards of one kind."""

    kind: int
    count: int

    def __str__(self) -> str:
        """As the option holds it."""
        return f"{self.kind}.{self.count}"

    @classmethod
    def read(cls, part: str) -> Some:
        """:raises Stale: if *part* is nothing like it."""
        of_kind, _, count = part.partition(".")
        return cls(number(of_kind), number(count))


def need_option(context: ScreenContext, shown: Shown) -> None:
    """
    Say why a verb can't be played, before the player chooses anything for it.

    :raises Refused: if there is no place for it.
    :raises Illegal: with the rule that refuses it.
    """
    is_known = shown.action in context.view.rules.verbs
    reason = context.refusals.get(shown.name) if is_known else No.NOT_IN_THIS_GAME
    if reason is not None:
        raise _refusal(context, shown, reason)


def why_not(context: ScreenContext, shown: Shown) -> str:
    """
    Why a verb that the seat can pay for can't be played.

    Empty if it can be played, if the seat can't pay for it, and at a wrong moment.
    """
    reason = context.refusals.get(shown.name)
    if reason in (None, Base.CANNOT_PAY) or isinstance(reason, No):
        return ""
    assert reason is not None
    error, w = _refusal(context, shown, reason), context.w
    return error.said(w) if isinstance(error, Refused) else w.refused(error)


def _refusal(context: ScreenContext, shown: Shown, reason: Reason) -> Refused | Illegal:
    """The error that says why a verb can't be played; that no place is left, if it needs one."""
    rules, own = context.view.rules, f"ui.error.no_place.{shown.name}"
    if shown.pick in PLACES and reason is Base.NO_SUCH_PLACE:
        return Refused(own if context.w.has(own) else "ui.error.no_place")
    action, debts = shown.blank(len(rules.cards)), context.view.debts()
    return Illegal(reason, action, rules, context.seat, debts, context.price(shown))
