"""
A seat's outlook, in points: the box's answers for planning, as by the computer.

No rule asks. It is read off what the seat may see: all levels, walls and knights, the ship, and
its own progress cards. The next attack counts as it would end now; the nearer it is, the more it
counts.
Rules: cities_knights.md 3, 4, 5, 6, 7, 8.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import compress
from math import exp, sqrt
from operator import itemgetter

from game.base.discard import seven_limit
from game.base.families import ROLL
from game.base.questions import CLAIMS, LIMIT
from game.board.places import CornerId, HexId
from game.cities_knights.activate_knight import ActivateKnight
from game.cities_knights.barbarians import cities, here
from game.cities_knights.build_wall import HOLDS, walls
from game.cities_knights.event_die import may_draw
from game.cities_knights.improve_city import ImproveCity, cannot_improve, cost
from game.cities_knights.learned import LEARNED
from game.cities_knights.parts import Barbarians, Cities, Effects, Knights, Merchant
from game.cities_knights.place_metropolis import POINTS, holder, plain_cities
from game.cities_knights.play_alchemist import told
from game.cities_knights.play_commercial_harbor import is_open, left_over, resources
from game.cities_knights.play_irrigation import hexes
from game.cities_knights.rates import GOOD
from game.cities_knights.rows import (
    KNIGHTS,
    METROPOLIS_AT,
    POLITICS,
    PRIVILEGE,
    SCIENCE,
    TOP,
    TRACKS,
    TRADE,
)
from game.cities_knights.standing import piece_of
from game.core.action import Action
from game.core.cards import Cards, Seat, covers
from game.core.stack import NOBODY
from game.core.state import State

Knight = tuple[CornerId, Seat, int]
"""A knight: corner, owner and level."""

GATE = (0.0, 0.5, 0.8, 1.05, 1.3, 1.5)
"""By level: the cards that its gate will bring."""
PRIVILEGES = {TRADE: 0.25, POLITICS: 0.2, SCIENCE: 0.35}
"""Value of each track's privilege, from its third level on."""
CROWN = 1.6
"""Value of a track's metropolis shortly before it comes."""
BEHIND = 0.5
"""Share of `CROWN` left if another seat is farther on that track."""
UNCROWNED = 0.3
"""Share of `CROWN` left without a city for it."""
CHALLENGED = 0.5
"""Loss for a metropolis that another seat may still take, at its highest."""

CERTAIN = (0.4, 0.5, 0.6, 0.75, 0.9, 1.1, 1.2)
"""By the steps of the ship: weight of the attack as it would end now."""
WAKES = (0.6, 0.55, 0.5, 0.4, 0.3, 0.15, 0.05)
"""By the steps of the ship: part of an inactive knight that will be active by then."""
READY = (0.95, 0.95, 0.95, 0.9, 0.75, 0.5, 0.4)
"""By the steps of the ship: chance that the seat still activates the knights it can pay for."""
VAGUE, CLEARER = 1.0, 0.125
"""Possible change in strengths before the attack, and how much smaller it gets with each step."""
CITY = 1.2
"""Loss of a city."""
CITY_PIP = 0.03
"""Extra loss for each of its pips."""
SPITE = 0.3
"""Share of a loss that counts as a gain when it is an opponent's."""
THANKS = 1.0
"""Value of the point for the best defense."""
KNIGHT = 0.1
"""Value of the first knight level, whatever else the knights do; each further one is worth less."""
BESIDE = 0.005
"""Value of each pip of an own hex next to a knight that could chase the robber from there."""

IN_THE_WAY = 0.08
"""Loss for another seat's knight at the end or in the way of a route."""

PRIZE = 0.15
"""Value of a special card that another seat holds."""

WALL = (0.0, 0.1, 0.18, 0.22)
"""Value of walls, by their number."""
SPARED = 0.04
"""Value of a card in hand that only the wall keeps within the limit."""

MERCHANT_PIP = 0.01
"""Value of the merchant's rate, for each pip of his kind that the seat gets."""
FLEET = 0.08
"""Value of two cards in hand of the kind of a fleet."""
HARBOUR = 0.03
"""Value of an opponent who can still be offered something by a commercial harbor."""
IDLE = -0.5
"""Loss for a crane at work with no affordable improvement."""
TOLD = 0.09
"""Value of a card from the dice as set."""
RIVAL_TOLD = 0.03
"""Loss for such a card to an opponent."""
DRAWN = 0.04
"""Value of a progress card that the red die would allow at one gate."""

HELD = {
    "commercial_harbor": 0.04,
    "master_merchant": 0.15,
    "merchant": 0.3,
    "merchant_fleet": 0.03,
    "resource_monopoly": 0.25,
    "trade_monopoly": 0.2,
    "bishop": 0.12,
    "deserter": 0.25,
    "diplomat": 0.04,
    "intrigue": 0.04,
    "saboteur": 0.02,
    "spy": 0.2,
    "warlord": 0.15,
    "wedding": 0.2,
    "alchemist": 0.15,
    "crane": 0.15,
    "engineer": 0.03,
    "inventor": 0.08,
    "medicine": 0.2,
    "road_builders": 0.2,
    "smith": 0.15,
}
"""Value of keeping a progress card: less than the card brings when it is of use."""
HARVEST = {"irrigation": "grain", "mining": "ore"}
EACH = 0.07
"""A hex that one of these would pay for."""


def chances() -> Mapping[str, tuple[float, float]]:
    """The weights of a seat's chance to win: harbors, cards and awards count for less here."""
    return LEARNED


def outlook(state: State, seat: Seat, found: float) -> float:
    """The box's answer: improvements, walls and knights, and cards with a lasting effect."""
    standing = knights(state)
    return (
        found
        + improvements(state, seat)
        + defence(state, seat, standing)
        + duty(state, seat, standing)
        + shelter(state, seat)
        + effects(state, seat)
    )


def held(state: State, seat: Seat, card: int, found: float) -> float:
    """The box's answer: the value of a progress card in hand."""
    name = state.rules.deck_cards[card].name
    if harvest := HARVEST.get(name):
        return EACH * hexes(state, seat, state.rules.card(harvest))
    return HELD.get(name, found)


def improvable(state: State, seat: Seat) -> Iterator[tuple[Action, Cards]]:
    """The box's answer to other purchases: the next level of each track."""
    for track, name in enumerate(TRACKS):
        if not cannot_improve(state, seat, track):
            yield ImproveCity(name), cost(state, seat, track)


def pips(token: int) -> int:
    """Number of the thirty-six rolls that show a number."""
    return 6 - abs(7 - token)


def pips_at(state: State, corner: CornerId) -> int:
    """Number of the thirty-six rolls that pay a building on *corner*, by each of its hexes."""
    tokens = [state.tokens[place] for place in state.topology.corner_hexes[corner]]
    return sum([pips(token) for token in tokens if token])


def improvements(state: State, seat: Seat) -> float:
    """The value of the levels of *seat*."""
    levels = state.part(Cities).levels
    value = 0.0
    for track, name in enumerate(TRACKS):
        level = levels[seat][track]
        value += GATE[level] + _crown(state, seat, track)
        if level >= PRIVILEGE:
            value += PRIVILEGES[name]
    return value


def _crown(state: State, seat: Seat, track: int) -> float:
    """The promise, or threat, of the metropolis of *track* for *seat*."""
    levels = state.part(Cities).levels
    level, now = levels[seat][track], holder(state, track)
    rival = max([levels[other][track] for other in state.others(seat)], default=0)
    if now == seat:
        return 0.0 if level == TOP else -CHALLENGED * rival / TOP
    goal = METROPOLIS_AT if now == NOBODY else TOP
    if now != NOBODY and levels[now][track] == TOP:
        return 0.0
    if level >= goal:  # it is about to be placed
        return float(POINTS)
    value = CROWN * (level / goal) ** 2
    if rival > level:
        value *= BEHIND
    return value if plain_cities(state, seat) else value * UNCROWNED


def knights(state: State) -> list[Knight]:
    """All knights on the board."""
    kinds = {piece_of(state, level): level for level in range(1, len(KNIGHTS) + 1)}
    pieces, seats = state.corner_piece, state.corner_seat
    return [
        (corner, Seat(seats[corner]), kinds[pieces[corner]])
        for corner in compress(state.topology.corner_ids, pieces)
        if pieces[corner] in kinds
    ]


def defence(state: State, seat: Seat, standing: Iterable[Knight]) -> float:
    """The value of the next attack to *seat*, by the chance that it can activate its knights."""
    ship, active, present = state.part(Barbarians).ship, state.part(Knights).active, here(state)
    forces, woken, payable = dict.fromkeys(present, 0.0), 0.0, _payable(state, seat)
    for corner, owner, level in sorted(standing, key=itemgetter(2), reverse=True):
        if owner not in forces:
            continue
        if corner in active:
            forces[owner] += level
        else:
            forces[owner] += level * WAKES[ship]
            if owner == seat and payable:
                woken += level * (1 - WAKES[ship])
                payable -= 1
    lost = {
        one: CITY + CITY_PIP * min([pips_at(state, corner) for corner in plain])
        for one in present
        if (plain := plain_cities(state, one))
    }
    value = _attacked(state, seat, forces, lost)
    if woken:
        forces[seat] += woken
        ready = READY[ship]
        value = (1 - ready) * value + ready * _attacked(state, seat, forces, lost)
    return CERTAIN[ship] * value


def _attacked(
    state: State, seat: Seat, forces: Mapping[Seat, float], lost: Mapping[Seat, float]
) -> float:
    """The value of an attack to *seat* if it meets these *forces* and cities are *lost*."""
    vague, own = VAGUE - CLEARER * state.part(Barbarians).ship, forces.get(seat, 0.0)
    holds = _likely((sum(forces.values()) - cities(state) + 0.5) / vague)
    value = 0.0
    for one, city in lost.items():
        others = [forces[other] for other in lost if other != one]
        loses = _likely((min(others) - forces[one] + 0.5) / vague) if others else 1.0
        value += (1 - holds) * loses * city * (-1 if one == seat else SPITE)
    if own:
        most = max([forces[other] for other in forces if other != seat], default=0.0)
        value += holds * _likely((own - most - 0.5) / vague) * THANKS
    return value


def _payable(state: State, seat: Seat) -> int:
    """Number of knights *seat* could activate with its hand."""
    price, hand = state.rules.price(state, seat, ActivateKnight), state.hands[seat]
    return min([have // count for count, have in zip(price, hand, strict=True) if count])


def _likely(margin: float) -> float:
    """How likely a *margin* holds: a half for none."""
    return 1 / (1 + exp(-margin))


def duty(state: State, seat: Seat, standing: Iterable[Knight]) -> float:
    """The other uses of the knights of *seat*, less the pieces in its way."""
    routes = {
        corner for edge in state.edges_of(seat) for corner in state.topology.edge_corners[edge]
    }
    levels, value, near = 0, 0.0, set[HexId]()
    for corner, owner, level in standing:
        if owner == seat:
            levels += level
            near.update(state.topology.corner_hexes[corner])
        elif corner in routes:
            value -= IN_THE_WAY
    buildings, seats = state.rules.buildings, state.corner_seat
    value -= PRIZE * sum([owner not in (NOBODY, seat) for owner in state.awards])
    for place in near:
        if token := state.tokens[place]:
            corners = state.topology.hex_corners[place]
            is_own = any(buildings[state.corner_piece[c]] and seats[c] == seat for c in corners)
            value += BESIDE * is_own * pips(token)
    return value + KNIGHT * sqrt(levels)


def shelter(state: State, seat: Seat) -> float:
    """The value of the walls of *seat*; it grows with the size of its hand."""
    count = walls(state, seat)
    if not count:
        return 0.0
    limit = state.rules.answer(LIMIT)(state, seat, seven_limit(state))
    over = sum(state.hands[seat]) - (limit - HOLDS * count)
    return WALL[count] + SPARED * min(max(over, 0), HOLDS * count)


def effects(state: State, seat: Seat) -> float:
    """The value to *seat* of cards already played that still work."""
    merchant, lasting, hand = state.part(Merchant), state.part(Effects), state.hands[seat]
    value = 0.0
    if merchant.seat == seat and state.tokens[merchant.at]:
        buildings, seats = state.rules.buildings, state.corner_seat
        corners = state.topology.hex_corners[merchant.at]
        own = sum([buildings[state.corner_piece[c]] and seats[c] == seat for c in corners])
        value += MERCHANT_PIP * pips(state.tokens[merchant.at]) * own
    if seat != state.turn:
        return value
    if lasting.crane == state.stint:
        affordable = any(covers(hand, price) for _, price in improvable(state, seat))
        value += 0.0 if affordable else IDLE
    for stint, card in lasting.fleet:
        if stint == state.stint:
            value += FLEET * (hand[card] // GOOD)
    if is_open(state, seat):
        able = sum([hand[card] for card in resources(state, seat)])
        value += HARBOUR * min(len(left_over(state, seat)), able)
    if state.debt(seat, ROLL) and (dice := told(state, seat)):
        value += _told(state, seat, dice)
    return value


def _told(state: State, seat: Seat, dice: tuple[int, int]) -> float:
    """The cards *dice* will bring *seat*, less those for others."""
    value = 0.0
    for other, _, count in state.rules.answer(CLAIMS)(state, sum(dice)):
        value += count * (TOLD if other == seat else -RIVAL_TOLD)
    gates = [may_draw(state, seat, track, dice[0]) for track in range(len(TRACKS))]
    return value + DRAWN * sum(gates)
