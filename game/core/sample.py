"""
A state that a view may be a view of: the unknown cards are dealt by chance.

Computer players search samples. The view of a sample is the view it was made from.
"""

from __future__ import annotations

from game.core.chance import Chance
from game.core.stack import Debt, Frame, Step
from game.core.state import Held, State
from game.core.view import SeatView, View


def sample(seen: View, chance: Chance) -> State:
    """Deal what *seen* does not show, evenly over everything that fits."""
    state = State(seen.rules, seen.topology)
    state.number = seen.number
    state.set_board(seen.terrain, seen.tokens)
    state.harbours = seen.harbours
    state.corner_kind = bytearray(seen.corner_kind)
    state.corner_seat = bytearray(seen.corner_seat)
    state.edge_kind = bytearray(seen.edge_kind)
    state.edge_seat = bytearray(seen.edge_seat)
    state.supply = [list(seat.supply) for seat in seen.seats]
    state.played = [list(seat.played) for seat in seen.seats]
    state.queues = list(seen.queues)
    state.awards = list(seen.awards)
    state.stint, state.plan, state.turn = seen.stint, seen.plan, seen.turn
    state.gone, state.winners = seen.gone, seen.winners
    state.parts = dict(seen.parts)
    state.touched = False
    _deal_hands(state, seen, chance)
    lots = [list(lot) for lot in seen.unseen_deck]
    for seat in seen.seats:
        state.held[seat.seat] = seat.held if seat.held is not None else _held(seen, seat, lots, chance)
    state.stack = [_filled(seen, entry, lots, chance) for entry in seen.stack]
    state.beside = tuple(_filled_debt(seen, debt, lots, chance) for debt in seen.beside)
    state.decks = lots
    return state


def _deal_hands(state: State, seen: View, chance: Chance) -> None:
    """Deal the unseen cards to the hands; what is left is the hidden bank."""
    unseen = list(seen.unseen)
    for seat in seen.seats:
        if seat.hand is not None:
            state.hands[seat.seat] = list(seat.hand)
            continue
        for _ in range(seat.hand_count):
            kind = chance.ask("unseen card", unseen)
            unseen[kind] -= 1
            state.hands[seat.seat][kind] += 1
    state.bank = list(seen.bank) if seen.bank is not None else unseen


def _held(seen: View, seat: SeatView, lots: list[list[int]], chance: Chance) -> tuple[Held, ...]:
    """Deck cards for a hand the reader does not see."""
    rows = seen.rules.deck_cards
    kinds = list(seat.shown)
    for kind in kinds:
        lots[seen.rules.decks.index(rows[kind].deck)][kind] -= 1
    while len(kinds) < seat.held_count:
        # Once points are shown, whatever is still face down is worth none.
        weights = [
            sum(lot[kind] for lot in lots) if not (seen.winners and row.points) else 0
            for kind, row in enumerate(rows)
        ]
        kind = chance.ask("unseen deck card", weights)
        lots[seen.rules.decks.index(rows[kind].deck)][kind] -= 1
        kinds.append(kind)
    old = seat.held_count - seat.held_fresh
    order = [kinds.pop(chance.ask("order", (1,) * len(kinds))) for _ in range(len(kinds))]
    return tuple(Held(kind, 0 if i < old else seen.stint) for i, kind in enumerate(order))


def _filled(seen: View, entry: Step | Frame, lots: list[list[int]], chance: Chance) -> Step | Frame:
    if isinstance(entry, Step):
        return entry
    debts = tuple(_filled_debt(seen, debt, lots, chance) for debt in entry.debts)
    return Frame(debts, entry.ordered, entry.holds)


def _filled_debt(seen: View, debt: Debt, lots: list[list[int]], chance: Chance) -> Debt:
    """The debt with cards in place of each -1."""
    if -1 not in debt.secret:
        return debt
    secret = []
    for _ in debt.secret:
        weights = [sum(lot[kind] for lot in lots) for kind in range(len(seen.rules.deck_cards))]
        kind = chance.ask("unseen deck card", weights)
        lots[seen.rules.decks.index(seen.rules.deck_cards[kind].deck)][kind] -= 1
        secret.append(kind)
    return Debt(debt.seat, debt.kind, debt.args, debt.since, tuple(secret))
