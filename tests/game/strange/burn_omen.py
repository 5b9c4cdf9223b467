"""Burn an omen kept in an earlier stint, under its deck and for a pebble if one is left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.decks import put_under
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import BANK, Trace, Went
from game.core.verb import Verb
from tests.game.strange.families import OMEN
from tests.game.strange.rows import omens, pebble


class BurnOmen(Action):
    """Burn the omen called *card*."""

    card: str


class OmenBurnt(Event):
    """*seat* has burnt *card* and got this number of *pebbles*."""

    seat: Seat
    card: str
    pebbles: int

    def traces(self) -> Iterable[Trace]:
        """The pebbles received."""
        return (Went(BANK, self.seat, self.pebbles, "gift"),)


class No(Reason):
    """Reasons why there is nothing to burn."""

    NO_SUCH_OMEN = "no such omen is held"
    JUST_KEPT = "the omen was kept this turn"


def refuse(state: State, seat: Seat, action: BurnOmen) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    rows = state.rules.deck_cards
    stints = [
        one.stint
        for one in state.held[seat]
        if rows[one.card].name == action.card and rows[one.card].deck == "omens"
    ]
    if not stints:
        return No.NO_SUCH_OMEN
    return No.JUST_KEPT if min(stints) == state.stint else None


def options(state: State, seat: Seat) -> list[BurnOmen]:
    """Every omen that can be burnt."""
    names = {state.rules.deck_cards[one.card].name for one in state.held[seat]}
    found = [BurnOmen(name) for name in sorted(names)]
    return [action for action in found if refuse(state, seat, action) is None]


def apply(state: State, seat: Seat, action: BurnOmen, chance: Chance) -> Iterator[Event]:
    """Put it under the deck and take a pebble."""
    card = state.rules.deck_card(action.card)
    state.drop(seat, card)
    put_under(state, omens(state), card)
    kind = pebble(state)
    count = min(1, state.bank[kind])
    state.give(seat, one(kind, len(state.bank), count))
    yield OmenBurnt(seat=seat, card=action.card, pebbles=count)


VERB = Verb(BurnOmen, refuse, options, apply, family=OMEN)
