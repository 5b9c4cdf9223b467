"""
A state that a view may be a view of: the unknown cards are dealt by chance.

Computer players search samples. The view of a sample is the view it was made from.
"""

from __future__ import annotations

from game.core.chance import Chance, shuffled
from game.core.part import Held
from game.core.stack import Debt, Frame, Step
from game.core.state import State
from game.core.view import SeatView, View


def shown(seen: View) -> State:
    """The table as *seen* shows it: cards that it doesn't show are nowhere."""
    state = State(seen.rules, seen.topology)
    state.number = seen.number
    state.set_board(seen.terrain, seen.tokens)
    state.harbours = seen.harbours
    state.set_pieces(seen.corner_piece, seen.corner_seat, seen.edge_piece, seen.edge_seat)
    state.supply = [list(seat.stock) for seat in seen.seats]
    state.played = [list(seat.played) for seat in seen.seats]
    state.knowers = list(seen.knowers)
    state.awards = list(seen.awards)
    state.stint, state.plan, state.turn = seen.stint, seen.plan, seen.turn
    state.gone, state.winners = seen.gone, seen.winners
    state.parts = dict(seen.parts)
    state.stack, state.beside = list(seen.stack), seen.beside
    state.bank = list(seen.bank or seen.rules.no_cards)
    state.decks = [[0] * len(lot) for lot in seen.unseen_deck]
    for seat in seen.seats:
        if seat.hand is not None:
            state.hands[seat.seat] = list(seat.hand)
        if seat.held is not None:
            state.held[seat.seat] = seat.held
    return state


def sample(seen: View, chance: Chance) -> State:
    """Deal the cards that *seen* does not show, evenly over everything that fits."""
    state = shown(seen)
    state.parts = {name: part.dealt(chance) for name, part in seen.parts.items()}
    _deal_hands(state, seen, chance)
    lots = [list(lot) for lot in seen.unseen_deck]
    for seat in seen.seats:
        if seat.held is None:
            state.held[seat.seat] = _held(seen, seat, lots, chance)
    state.stack = [_filled(entry, lots, chance) for entry in seen.stack]
    state.beside = tuple(_filled_debt(debt, lots, chance) for debt in seen.beside)
    state.queues = [
        tuple(_dealt(lots, deck, lots[deck], chance) if card < 0 else card for card in queue)
        for deck, queue in enumerate(seen.queues)
    ]
    for deck, count in enumerate(seen.boxed):
        for _ in range(count):
            state.boxed[_dealt(lots, deck, lots[deck], chance)] += 1
    state.decks = lots
    return state


def _deal_hands(state: State, seen: View, chance: Chance) -> None:
    """Deal the unseen cards to the hands; the rest is the hidden bank."""
    unseen = list(seen.unseen)
    for seat in seen.seats:
        if seat.hand is not None:
            continue
        for _ in range(seat.hand_count):
            card = chance.ask("unseen card", unseen)
            unseen[card] -= 1
            state.hands[seat.seat][card] += 1
    if seen.bank is None:
        state.bank = unseen


def _held(seen: View, seat: SeatView, lots: list[list[int]], chance: Chance) -> tuple[Held, ...]:
    """Deck cards for a hand the reader does not see, those of older stints first."""
    old: list[Held] = []
    fresh: list[Held] = []
    for deck, count in enumerate(seat.backs):
        cards = [_dealt(lots, deck, lots[deck], chance) for _ in range(count)]
        for i, card in enumerate(shuffled(chance, "order", cards)):
            is_old = i < count - seat.fresh[deck]
            (old if is_old else fresh).append(Held(card, 0 if is_old else seen.stint))
    return (*old, *fresh)


def _dealt(lots: list[list[int]], deck: int, weights: list[int], chance: Chance) -> int:
    """A card from the unordered part of *deck*."""
    card = chance.ask("unseen deck card", weights)
    lots[deck][card] -= 1
    return card


def _filled(entry: Step | Frame, lots: list[list[int]], chance: Chance) -> Step | Frame:
    if isinstance(entry, Step):
        return entry
    debts = tuple(_filled_debt(debt, lots, chance) for debt in entry.debts)
    return Frame(debts, entry.ordered, entry.holds)


def _filled_debt(debt: Debt, lots: list[list[int]], chance: Chance) -> Debt:
    """The debt with a card for each back."""
    if not any(card < 0 for card in debt.secret):
        return debt
    decks = [-1 - back for back in debt.secret]
    secret = tuple(_dealt(lots, deck, lots[deck], chance) for deck in decks)
    return Debt(debt.seat, debt.duty, debt.args, debt.since, secret)
