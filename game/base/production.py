"""
Production: every hex of the number rolled pays, except the robber's.

All claims are counted first. If the bank can't cover a kind, that kind follows its rule of
shortage, and the other kinds are paid all the same.
Rules: base.md 4, 12.D.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.parts import Robber, Turn
from game.base.questions import CLAIMS
from game.core.action import Event
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.trace import BANK, Trace, Went


class Produced(Event):
    """A roll has paid: by seat the cards got, and the kinds the bank could not pay in full."""

    got: tuple[Cards, ...]
    short: tuple[int, ...]

    def traces(self) -> Iterable[Trace]:
        """The cards each seat got from the dice."""
        return [
            Went(BANK, Seat(seat), sum(cards), "harvest")
            for seat, cards in enumerate(self.got)
            if any(cards)
        ]


def claims(state: State, number: int) -> list[tuple[Seat, int, int]]:
    """Claims of the board for *number*: seat, card kind, count."""
    yields, robber = state.rules.yields, state.part(Robber).at
    pieces, owners, corners = state.corner_piece, state.corner_seat, state.topology.hex_corners
    found: list[tuple[Seat, int, int]] = []
    for place in state.by_number[number]:
        if place != robber:
            comes = yields[state.terrain[place]]
            found += [
                (Seat(owners[corner]), card, count)
                for corner in corners[place]
                if pieces[corner]
                for card, count in comes[pieces[corner]]
            ]
    return found


def picks(state: State, number: int, terrain: str) -> dict[Seat, int]:
    """Number of cards each seat may choose for *number* on a *terrain*, in the order of seats."""
    ground = state.rules.terrain(terrain)
    places = [place for place in state.by_number[number] if state.terrain[place] == ground]
    if not places:
        return {}
    robber, pieces, found = state.part(Robber).at, state.rules.pieces, [0] * state.seats
    for place in places:
        if place != robber:
            for corner in state.topology.hex_corners[place]:
                if piece := state.corner_piece[corner]:
                    found[state.corner_seat[corner]] += pieces[piece].yields
    return {
        Seat(seat): count for seat, count in enumerate(found) if count and seat not in state.gone
    }


def produce(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Pay the claims for the roll."""
    rules, bank = state.rules, state.bank
    owed: dict[int, dict[Seat, int]] = {}
    for seat, card, count in rules.answer(CLAIMS)(state, step.args[0]):
        if seat not in state.gone and count:
            by_seat = owed.setdefault(card, {})
            by_seat[seat] = by_seat.get(seat, 0) + count
    got: list[list[int]] = [[] for _ in rules.table]
    short = []
    for card, by_seat in owed.items():
        paid = rules.cards[card].shortage(bank[card], by_seat)
        if paid != by_seat:
            short.append(card)
        for seat, count in paid.items():
            got[seat] = got[seat] or [0] * len(bank)
            got[seat][card] = count
            state.deal(seat, card, count)
    state.change(Turn, got=tuple(map(sum, got)))
    cards = tuple([tuple(haul) if haul else rules.no_cards for haul in got])
    yield Produced(got=cards, short=tuple(sorted(short)))
