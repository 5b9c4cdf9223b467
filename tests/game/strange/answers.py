"""The box's answers to the questions of others."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.base.buy_card import BuyCard
from game.base.counter_offer import CounterOffer
from game.base.offer_trade import OfferTrade
from game.base.propose_trade import ProposeTrade
from game.board.places import CornerId
from game.core.action import Action, Reason
from game.core.cards import Cards, Seat
from game.core.choice import Choice, Vector
from game.core.stack import NOBODY, Debt
from game.core.state import State
from tests.game.strange.families import WHISTLE
from tests.game.strange.parts import Vows
from tests.game.strange.rows import kept_vow, pebble, ropes


class No(Reason):
    """Reasons the box adds to the refusals of others."""

    PEBBLES_STAY = "pebbles pass through the bank alone"


def rope_claims(state: State, number: int) -> Iterator[tuple[Seat, int, int]]:
    """Each rope claims a pebble on an even roll, and everyone claims one on a nine."""
    for seat in map(Seat, range(state.seats)):
        if number % 2 == 0:
            yield seat, pebble(state), ropes(state, seat)
        elif number == 9:
            yield seat, pebble(state), 1


def vowed_land(state: State, seat: Seat, corner: CornerId, found: int) -> int:
    """A settlement beside the vowed land may bring the vow's point, once."""
    vow, harvest = state.part(Vows).by_seat[seat], state.rules.harvest
    grounds = [state.terrain[place] for place in state.topology.corner_hexes[corner]]
    is_near = vow in [harvest[ground] for ground in grounds]
    return found + (is_near and not kept_vow(state, seat))


def cheaper_cards(state: State, seat: Seat, verb: type[Action], listed: Cards) -> Cards:
    """The holder of the tightrope buys development cards without wool."""
    rules = state.rules
    if verb is not BuyCard or state.awards[rules.award("tightrope")] != seat:
        return listed
    wool = rules.card("wool")
    return tuple(0 if kind == wool else count for kind, count in enumerate(listed))


def longer_arms(state: State, seat: Seat, limit: int) -> int:
    """Every rope raises a seven's limit by one."""
    return limit + ropes(state, seat)


def dancer(state: State, roller: Seat) -> list[Debt]:
    """At a seven, beside the discards, the tightrope's holder must whistle or keep quiet."""
    holder = state.awards[state.rules.award("tightrope")]
    return [] if holder == NOBODY else [Debt(holder, WHISTLE)]


def rope_winners(state: State, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Once enough ropes hang, the seats with the most win together, on turn or not."""
    counts = [0 if s in state.gone else ropes(state, s) for s in state.rules.table]
    if found or sum(counts) < int(state.rules.options["last_rope"]):
        return found
    return tuple(Seat(seat) for seat, count in enumerate(counts) if count == max(counts))


def no_pebbles(
    state: State, seat: Seat, action: OfferTrade | CounterOffer | ProposeTrade
) -> Reason | None:
    """Veto: pebbles cannot be offered or asked for."""
    kind = pebble(state)
    return No.PEBBLES_STAY if action.give[kind] or action.get[kind] else None


def without_pebbles(state: State, seat: Seat, choice: Choice) -> Choice | None:
    """Veto on descriptions: offers have no pebbles."""
    kind = pebble(state)
    vectors = []
    for vector in choice.vectors:
        of = tuple(0 if i == kind else n for i, n in enumerate(vector.of))
        if sum(of) < vector.least:
            return None
        vectors.append(Vector(vector.name, of, vector.least, min(vector.most, sum(of))))
    return msgspec.structs.replace(choice, vectors=tuple(vectors))
