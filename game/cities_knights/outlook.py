"""
What lies ahead of a seat, in points: the box's answers for whoever plans, as the computer.

No rule asks. It is read off what the seat may see: everybody's levels, walls and knights, the ship,
and its own progress cards. The next attack counts as it would end now, the more the nearer it is.
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
"""Where it stands, whose it is, and its level."""

GATE = (0.0, 0.5, 0.8, 1.05, 1.3, 1.5)
"""By level: the cards that its gate will bring."""
PRIVILEGES = {TRADE: 0.25, POLITICS: 0.2, SCIENCE: 0.35}
"""What only a track has, from its third level on."""
CROWN = 1.6
"""The metropolis that a track may still bring, shortly before it does;"""
BEHIND = 0.5
"""what is left of it with somebody else farther on that track,"""
UNCROWNED = 0.3
"""and without a city for it."""
CHALLENGED = 0.5
"""A metropolis that another may yet take."""

CERTAIN = (0.4, 0.5, 0.6, 0.75, 0.9, 1.1, 1.2)
"""By the steps of the ship: how much the attack counts as it would end now,"""
WAKES = (0.6, 0.55, 0.5, 0.4, 0.3, 0.15, 0.05)
"""how much of a knight that sleeps will be awake until then,"""
READY = (0.95, 0.95, 0.95, 0.9, 0.75, 0.5, 0.4)
"""and how likely the seat still wakes what its hand can pay for."""
VAGUE, CLEARER = 1.0, 0.125
"""How far strengths may change until then, and how much less with each step."""
CITY = 1.2
"""A city that is lost,"""
CITY_PIP = 0.03
"""and each pip of it."""
SPITE = 0.3
"""What is left of it where it is an opponent's."""
THANKS = 1.0
"""Being thanked for the best defence."""
KNIGHT = 0.1
"""The first level of all knights, whatever they are up to; the more there are the less is one."""
BESIDE = 0.005
"""A pip of an own hex beside a knight, from where it could chase the robber."""

IN_THE_WAY = 0.08
"""A knight of somebody else where a route of the seat ends or passes."""

PRIZE = 0.15
"""A special card that somebody else has."""

WALL = (0.0, 0.1, 0.18, 0.22)
"""By the walls that stand."""
SPARED = 0.04
"""A card in hand that is over the limit without a wall, and is not with it."""

MERCHANT_PIP = 0.01
"""The merchant's rate for a pip that the seat gets of his kind."""
FLEET = 0.08
"""Two cards in hand of the kind of a fleet."""
HARBOUR = 0.03
"""An opponent to whom a commercial harbour may still offer something."""
IDLE = -0.5
"""A crane at work where no improvement can be paid for."""
TOLD = 0.09
"""A card that the dice will bring as they are told;"""
RIVAL_TOLD = 0.03
"""the same for an opponent;"""
DRAWN = 0.04
"""a progress card that the red die would let draw at one gate."""

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
"""What a progress card is kept for: less than what it brings when it is of use."""
HARVEST = {"irrigation": "grain", "mining": "ore"}
EACH = 0.07
"""A hex that one of these would pay for."""


def outlook(state: State, seat: Seat, found: float) -> float:
    """The box's answer: improvements, walls and knights, and cards whose effect lasts."""
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
    """The box's answer to what a progress card in hand is worth."""
    name = state.rules.deck_cards[card].name
    if harvest := HARVEST.get(name):
        return EACH * hexes(state, seat, state.rules.card(harvest))
    return HELD.get(name, found)


def improvable(state: State, seat: Seat) -> Iterator[tuple[Action, Cards]]:
    """The box's answer to what else is for sale: the next level of each track."""
    for track, name in enumerate(TRACKS):
        if not cannot_improve(state, seat, track):
            yield ImproveCity(name), cost(state, seat, track)


def pips(token: int) -> int:
    """How many of thirty-six rolls show a number."""
    return 6 - abs(7 - token)


def pips_at(state: State, corner: CornerId) -> int:
    """How many of thirty-six rolls pay a building on *corner*, by each of its hexes."""
    tokens = [state.tokens[place] for place in state.topology.corner_hexes[corner]]
    return sum([pips(token) for token in tokens if token])


def improvements(state: State, seat: Seat) -> float:
    """What the levels of *seat* will bring it."""
    levels = state.part(Cities).levels
    value = 0.0
    for track, name in enumerate(TRACKS):
        level = levels[seat][track]
        value += GATE[level] + _crown(state, seat, track)
        if level >= PRIVILEGE:
            value += PRIVILEGES[name]
    return value


def _crown(state: State, seat: Seat, track: int) -> float:
    """What the metropolis of *track* still promises *seat*, or threatens."""
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
    """What the next attack means to *seat*: as it can wake its knights until then, or cannot."""
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
    """What an attack means to *seat* if it meets these *forces*, and cities are *lost* in it."""
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
    """How many knights *seat* could wake with its hand."""
    price, hand = state.rules.price(state, seat, ActivateKnight), state.hands[seat]
    return min([have // count for count, have in zip(price, hand, strict=True) if count])


def _likely(margin: float) -> float:
    """How likely a *margin* holds: a half for none."""
    return 1 / (1 + exp(-margin))


def duty(state: State, seat: Seat, standing: Iterable[Knight]) -> float:
    """What the knights of *seat* are good for otherwise, less what stands in its way."""
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
    """What the walls of *seat* are worth, the more the larger its hand is."""
    count = walls(state, seat)
    if not count:
        return 0.0
    limit = state.rules.answer(LIMIT)(state, seat, seven_limit(state))
    over = sum(state.hands[seat]) - (limit - HOLDS * count)
    return WALL[count] + SPARED * min(max(over, 0), HOLDS * count)


def effects(state: State, seat: Seat) -> float:
    """What cards that were played, and still work, will bring *seat*."""
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
    """What *dice* will bring *seat*, less what they bring others."""
    value = 0.0
    for other, _, count in state.rules.answer(CLAIMS)(state, sum(dice)):
        value += count * (TOLD if other == seat else -RIVAL_TOLD)
    gates = [may_draw(state, seat, track, dice[0]) for track in range(len(TRACKS))]
    return value + DRAWN * sum(gates)
