"""
A seat's standing, as one number: the higher, the nearer to winning.

It is read off the table alone: points, income from the dice, places within reach, special cards in
sight, and how far others are. Boxes bring points, pieces and awards as rows, so nothing here knows
of them.
"""

from __future__ import annotations

from itertools import compress
from math import sqrt
from operator import mul

from game.base.bank_trade import PLAIN_RATE
from game.base.harbours import rates_of
from game.base.parts import Robber
from game.base.places import barred, keeps_distance, route_ends
from game.base.questions import BARRED_SITE, HELD_POINTS, OUTLOOK, ROUTE_POINTS, SITE_POINTS
from game.base.refusals import left
from game.base.rows import SETTLEMENT
from game.board.places import CornerId
from game.computer.weights import POINT, WEIGHTS, Weights
from game.core.action import Action
from game.core.cards import Seat
from game.core.chance import Chance, Recorded
from game.core.play import push
from game.core.points import held_points, points
from game.core.state import State

WON = 1000.0
FAR = 2
"""Maximum number of missing roads."""
FARTHEST = 4
"""Maximum number of missing roads to a place with extra points."""

CLOSE = 3
"""Number of missing points from which a seat may be about to win."""


def standing(state: State, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """The standing of *seat*, without its hand of cards; partners stand together."""
    if state.winners:
        return WON if seat in state.winners else -WON
    incomes, partners = income(state), state.rules.partners[seat]
    value = _own(state, seat, incomes[seat], weights)
    for other in state.others(seat):
        if other in partners:
            value += _own(state, other, incomes[other], weights)
            value += weights.partner_card * sum(state.hands[other])
        else:
            gain = sum(incomes[other]) + weights.rival_card * sum(state.hands[other])
            value -= weights.rival * gain * _pressure(state, other, weights)
    return value


def _own(state: State, seat: Seat, by_card: list[int], weights: Weights) -> float:
    """The value of everything *seat* has and may soon have; *by_card* is its income."""
    value = POINT * points(state, seat) + held(state, seat, weights)
    value += earned(state, seat, by_card, weights) + reach(state, seat, weights)
    value += POINT * led(state, seat)
    for award, owner in zip(state.rules.awards, state.awards, strict=True):
        if owner != seat:
            value += weights.award * min(award.measure(state, seat), award.minimum)
    if is_blocked(state, seat):
        value -= weights.blocked
    if OUTLOOK in state.rules.answers:
        value += POINT * state.rules.answer(OUTLOOK)(state, seat, 0.0)
    return value


def _pressure(state: State, rival: Seat, weights: Weights) -> float:
    """How much the income of *rival* matters: more with each point, and most near the goal."""
    has = points(state, rival, hidden=False)
    close = has - int(state.rules.options["points"]) + CLOSE
    return 1 + has + weights.threat * max(close, 0)


def held(state: State, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """The value of the deck cards in the hand of *seat*."""
    cards = state.held[seat]
    if HELD_POINTS not in state.rules.answers:
        return weights.held * len(cards)
    worth = state.rules.answer(HELD_POINTS)
    return sum([POINT * worth(state, seat, one.card, weights.held / POINT) for one in cards])


def tried(
    state: State, seat: Seat, action: Action, chance: Chance, weights: Weights = WEIGHTS
) -> tuple[State, float, bool]:
    """
    Try *action*; return the result, how much its standing overstates it, and if it was sure.

    It is sure if chance was not asked. The standing overstates the luck of a draw, and leaves out
    the appeal of what has happened to *seat*. A drawn deck card counts as an average one.
    """
    later, asked, appeals = state.copy(), Recorded(chance), state.rules.appeals
    events = push(later, seat, action, asked)
    luck = POINT * (held_points(later, seat) - held_points(state, seat)) if asked.asked else 0.0
    if asked.asked and (chances := _wins(state, seat, later)):
        now = standing(state, seat, weights)
        mean = weights.held + chances * (WON - now - weights.held)
        luck = (WON - now if seat in later.winners else luck + weights.held) - mean
    elif asked.asked and (drawn := len(later.held[seat]) - len(state.held[seat])) > 0:
        luck += held(later, seat, weights) - held(state, seat, weights) - weights.held * drawn
    for event in events:
        if appeal := appeals.get(type(event)):
            luck -= appeal * (getattr(event, "seat", None) == seat)
    return later, luck, not asked.asked


def _wins(state: State, seat: Seat, later: State) -> float:
    """
    How likely a card that *seat* draws before *later* wins, if one is drawn.

    Others' hidden cards count as part of the deck, since the seat can't tell them apart.
    """
    rules, drawn = state.rules, later.held[seat][len(state.held[seat]) :]
    missing = int(rules.options["points"]) - points(state, seat)
    if len(drawn) != 1 or missing <= 0:
        return 0.0
    deck = rules.deck_of[drawn[0].card]
    unseen = list(state.decks[deck])
    for other in state.others(seat):
        for one in state.held[other]:
            unseen[one.card] += rules.deck_of[one.card] == deck
    winning = [c for c, n in enumerate(unseen) if n and rules.deck_cards[c].points >= missing]
    if not winning:
        return 0.0
    dream = state.copy()
    dream.hold(seat, winning[0])
    if seat not in rules.winners(dream, ()):  # points alone may not win
        return 0.0
    return sum(unseen[card] for card in winning) / sum(unseen)


def income(state: State) -> list[list[int]]:
    """By seat and card kind: the average number of cards from thirty-six rolls."""
    rules, topology, robber = state.rules, state.topology, state.part(Robber).at
    terrain, tokens, yields, chosen = state.terrain, state.tokens, rules.yields, rules.chosen
    found = [[0] * len(rules.cards) for _ in rules.table]
    for corner in compress(topology.corner_ids, state.corner_piece):
        piece = state.corner_piece[corner]
        by_card = found[state.corner_seat[corner]]
        for place in topology.corner_hexes[corner]:
            token = tokens[place]
            if token and place != robber:
                pips, ground = 6 - abs(7 - token), terrain[place]
                for card, count in yields[ground][piece]:
                    by_card[card] += count * pips
                if among := chosen[ground]:  # a free choice goes to the rarest kind
                    rarest = min(among, key=by_card.__getitem__)
                    by_card[rarest] += rules.pieces[piece].yields * pips
    return found


def is_blocked(state: State, seat: Seat) -> bool:
    """Whether the robber blocks any cards of *seat*."""
    at, pieces, seats = state.part(Robber).at, state.corner_piece, state.corner_seat
    buildings = state.rules.buildings
    if at is None:
        return False
    corners = state.topology.hex_corners[at]
    return state.tokens[at] > 0 and any(buildings[pieces[c]] and seats[c] == seat for c in corners)


def earned(state: State, seat: Seat, by_card: list[int], weights: Weights = WEIGHTS) -> float:
    """The value of an income: some of everything is better than much of one thing."""
    value = sum([weights.pip * sqrt(pips) for pips in by_card if pips])
    rates = rates_of(state, seat)
    fewer = [PLAIN_RATE - rate if rate else 0 for rate in rates]
    saved: int = sum(map(mul, by_card, fewer))
    return value + weights.rate * saved


def reach(state: State, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """The value of the best places that own routes reach, or might."""
    if left(state, seat, SETTLEMENT) <= 0 and ROUTE_POINTS not in state.rules.answers:
        return 0.0
    found = [_reached(state, seat, piece, weights) for piece in state.rules.routes]
    return max([site for site, _ in found]) + max([lure for _, lure in found])


def led(state: State, seat: Seat) -> float:
    """Number of points that the corners reached by routes of *seat* are worth."""
    if ROUTE_POINTS not in state.rules.answers:
        return 0.0
    worth, ends = state.rules.answer(ROUTE_POINTS), state.topology.edge_corners
    corners = {corner for edge in state.edges_of(seat) for corner in ends[edge]}
    return sum([worth(state, seat, corner, 0.0) for corner in corners])


def _reached(state: State, seat: Seat, piece: int, weights: Weights) -> tuple[float, float]:
    """
    The best place that *seat* can reach by routes of one kind of *piece*, wherever they may go.

    It counts income from the dice there, and extra points.
    """
    topology, taken = state.topology, state.edge_piece
    best, worth, near = 0.0, weights.site, {*route_ends(state, seat, piece)}
    most, lure, led_to = 0.0, weights.lure, weights.led
    closed, has_settlement = state.rules.answer(BARRED_SITE), left(state, seat, SETTLEMENT) > 0
    brings = state.rules.answer(SITE_POINTS) if SITE_POINTS in state.rules.answers else None
    leads = state.rules.answer(ROUTE_POINTS) if ROUTE_POINTS in state.rules.answers else None
    seen = set(near)
    for far in range((FARTHEST if brings or leads else FAR) + 1):
        if far:
            worth *= weights.farther
            lure *= weights.lured
            led_to *= weights.lured
            near = {
                end
                for corner in near
                for edge in topology.corner_edges[corner]
                if not taken[edge] and not barred(state, edge, piece)
                for end in topology.edge_corners[edge]
                if end not in seen
            }
            seen |= near
        for corner in near:
            if far and leads and (points := leads(state, seat, corner, 0.0)):
                best = max(best, led_to * points)
            if (
                has_settlement
                and state.land_corners[corner]
                and keeps_distance(state, corner)
                and not closed(state, seat, corner)
            ):
                pips = pips_at(state, corner)
                if far <= FAR:
                    best = max(best, worth * pips)
                if brings and (more := brings(state, seat, corner, 0)):
                    most = max(most, lure * (more + weights.lured_pip * pips))
    return best, most


def pips_at(state: State, corner: CornerId) -> int:
    """Number of the thirty-six rolls that pay a settlement on *corner*, by each of its hexes."""
    tokens = [state.tokens[place] for place in state.topology.corner_hexes[corner]]
    return sum([6 - abs(7 - token) for token in tokens if token])
