"""
Choose cards for gold: one for a settlement, two for a city, when its number comes.

Other cards from the dice are dealt first. Then all choose at once if the bank could fill any
choice, else one after another from the seat on turn, each from the stock that is left; a seat that
finds nothing left is skipped. In set-up each gold hex next to a paying settlement brings a card,
before the road is placed.
Rules: seafarers.md 3, 12.11.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

from game.base import bank_gift
from game.base.bank_gift import RESOURCE, fullest, stock
from game.base.production import picks
from game.base.rounds import rounds
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import BANK, Trace, Went
from game.core.verb import Verb
from game.seafarers import families as f
from game.seafarers.rows import GOLD

ASK: Final = "ask gold"
"""Step that has a seat choose: the number of cards, and the reason."""

HARVEST, START, GIFT = range(3)
"""Reasons: from the dice, for the start, or given by a box."""

SORTS: Final[tuple[Literal["harvest", "start", "gift"], ...]] = ("harvest", "start", "gift")


class ChooseGold(Action):
    """Take *cards* for gold."""

    cards: Cards


class GoldChosen(Event):
    """*seat* has taken *cards* for gold; *why* is the reason given in charts."""

    seat: Seat
    cards: Cards
    why: Literal["harvest", "start", "gift"]

    def traces(self) -> Iterable[Trace]:
        """The cards gained."""
        return (Went(BANK, self.seat, sum(self.cards), self.why),)


class No(Reason):
    """Reasons these are not the cards."""

    WRONG_NUMBER = "the number of cards isn't the number owed"
    NOT_IN_BANK = "the bank does not have these cards"


def ask_all(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Ask every seat next to gold with the number rolled."""
    owed = picks(state, step.args[0], GOLD)
    if not owed:
        return ()
    if is_ample(state, owed):
        coming.wait(state, [Debt(seat, f.GOLD, (owed[seat], HARVEST)) for seat in owed])
        return ()
    order = [seat for seat in (step.seat, *state.rules.clockwise[step.seat]) if seat in owed]
    coming.then(state, *(Step(ASK, seat, (owed[seat], HARVEST)) for seat in order))
    return ()


def is_ample(state: State, owed: Mapping[Seat, int]) -> bool:
    """Whether the bank could pay all that is *owed* in any one kind."""
    return min(state.bank[kind] for kind in state.rules.group(RESOURCE)) >= sum(owed.values())


def ask_first(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """In a round of set-up that pays, ask for a card for each gold hex next to the corner."""
    corner, number = step.args
    gold = state.rules.terrain(GOLD)
    count = [state.terrain[place] for place in state.topology.corner_hexes[corner]].count(gold)
    if count and rounds(state)[number - 1].pays:
        coming.then(state, Step(ASK, step.seat, (count, START)))
    return ()


def ask_for(state: State, seat: Seat, count: int) -> None:
    """Ask *seat* to choose *count* cards as a gift, before all else."""
    coming.then(state, Step(ASK, seat, (count, GIFT)))


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for a seat's choice of as many cards as there are left, if there are any."""
    owed, why = step.args
    if count := min(owed, sum(stock(state, RESOURCE))):
        coming.wait_for(state, step.seat, f.GOLD, (count, why))
    return ()


def owed_to(state: State, seat: Seat) -> tuple[int, int]:
    """The number of cards *seat* chooses now, and the reason."""
    debt = state.debt(seat, f.GOLD)
    return (debt.args[0], debt.args[1]) if debt else (0, HARVEST)


def described(state: State, seat: Seat) -> Choice:
    """The cards that may be taken."""
    return bank_gift.described(state, ChooseGold, owed_to(state, seat)[0], RESOURCE)


def refuse(state: State, seat: Seat, action: ChooseGold) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if sum(action.cards) != owed_to(state, seat)[0]:
        return No.WRONG_NUMBER
    return None if described(state, seat).contains(action) else No.NOT_IN_BANK


def options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all choices."""
    return (described(state, seat),)


def apply(state: State, seat: Seat, action: ChooseGold, chance: Chance) -> Iterator[Event]:
    """Take them."""
    _, why = owed_to(state, seat)
    state.give(seat, action.cards)
    yield GoldChosen(seat=seat, cards=action.cards, why=SORTS[why])


def default(state: State, seat: Seat) -> ChooseGold:
    """One card at a time of the kind that allows most: the bank may be hidden from the seat."""
    return ChooseGold(fullest(described(state, seat)))


VERB = Verb(ChooseGold, refuse, options, apply, family=f.GOLD)
