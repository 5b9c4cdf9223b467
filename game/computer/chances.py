"""
Each seat's chance to win, as far as a view shows.

It is a conditional logit: a seat has features, each feature a weight, and the chances of the seats
are in proportion to the exponentials of their weighted sums. Boxes bring points, pieces and awards
as rows, so nothing here knows of them. ``python -m training`` finds the weights.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp, sqrt
from operator import mul
from typing import TypeAlias

from game.base.bank_trade import PLAIN_RATE
from game.base.families import ROLL
from game.base.harbours import rates_of
from game.base.questions import CHANCES, OUTLOOK
from game.computer.learned import LEARNED
from game.computer.standing import income, is_blocked, led, reach
from game.computer.weights import POINT
from game.core.ruleset import Ruleset
from game.core.sample import shown
from game.core.state import State
from game.core.view import SeatView, View

FEATURES = {
    "points": "points, as a share of the points that win",
    "close": "the square of that share",
    "income": "cards from a roll, on average",
    "kinds": "kinds of these cards: the roots of their numbers, added up",
    "rates": "cards from a roll that harbors save at the bank",
    "cards": "cards in hand: the root of their number",
    "held": "development or progress cards in hand",
    "reach": "the best places that routes reach, or soon might, in points",
    "awards": "steps toward the special cards of others, as shares of the way",
    "lead": "steps ahead of everyone else for own special cards, at most three each",
    "outlook": "what expansions add, in points: levels, knights, routes that lead to something",
    "blocked": "whether the robber blocks cards",
    "rolls": "whether it is about to roll the dice",
    "turn": "how soon its turn comes: 1 now, 0 after everyone else's",
}
"""Features of a seat, each with its meaning."""

MOST_AHEAD = 3
"""Maximum lead that counts for a special card."""
ROLLS = 36

Features: TypeAlias = tuple[float, ...]
"""The features of a seat, in their order, first as they count early in a game, then late."""
Model: TypeAlias = Mapping[str, tuple[float, float]]
"""By feature, its weight at the start of a game, and with the points that win."""


def chances(view: View) -> tuple[float, ...]:
    """
    By seat, its chance to win, from what the *view* shows; a seat that has left has none.

    Partners have the same chance, so the chances of all teams, not seats, add up to 1.

    While first settlements are placed, all have the same chance: some have placed more than others.
    """
    if view.winners:
        found = tuple((seat.seat in view.winners) / len(view.winners) for seat in view.seats)
    elif not view.plan:
        count = len(view.seats) - len(view.gone)
        found = tuple((seat.seat not in view.gone) / count for seat in view.seats)
    else:
        found = shares(features(view), flattened(model(view.rules)))
    if not view.rules.teams:
        return found
    return tuple(
        0.0 if seat.is_gone else sum(found[one] for one in view.rules.team(seat.seat))
        for seat in view.seats
    )


def model(rules: Ruleset) -> Model:
    """The weights of a game: those of the last box that has its own, or the common ones."""
    return rules.answer(CHANCES)() or LEARNED


def flattened(weights: Model) -> Features:
    """Weights in the order of a seat's features."""
    return (*(weights[name][0] for name in FEATURES), *(weights[name][1] for name in FEATURES))


def shares(found: Sequence[Features | None], weights: Sequence[float]) -> tuple[float, ...]:
    """By seat, its chance, from its features; None stands for a seat that has left."""
    sums = [None if one is None else sum(map(mul, one, weights)) for one in found]
    most = max(value for value in sums if value is not None)
    powers = [0.0 if value is None else exp(value - most) for value in sums]
    total = sum(powers)
    return tuple(power / total for power in powers)


def features(view: View) -> list[Features | None]:
    """By seat, its features; None for a seat that has left."""
    state = shown(view)
    target = int(view.rules.options["points"])
    incomes = income(state)
    late = min(1.0, max(_points(seat) for seat in view.seats) / target)
    found: list[Features | None] = []
    for seat in view.seats:
        if seat.is_gone:
            found.append(None)
            continue
        values = _values(view, state, seat, incomes[seat.seat], target)
        found.append(
            (*(value * (1 - late) for value in values), *(value * late for value in values))
        )
    return found


def _points(seat: SeatView) -> int:
    return seat.points if seat.total is None else seat.total


def _values(
    view: View, state: State, seat: SeatView, by_card: Sequence[int], target: int
) -> Sequence[float]:
    """The values of `FEATURES` for *seat*."""
    share = _points(seat) / target
    rates = rates_of(state, seat.seat)
    saved = sum(
        pips * (PLAIN_RATE - rate) for pips, rate in zip(by_card, rates, strict=True) if rate
    )
    steps = list(_steps(view, seat))
    extra = led(state, seat.seat)
    if OUTLOOK in view.rules.answers:
        extra += view.rules.answer(OUTLOOK)(state, seat.seat, 0.0)
    here, seats = view.turn, len(view.seats)
    values = {
        "points": share,
        "close": share * share,
        "income": sum(by_card) / ROLLS,
        "kinds": sum(sqrt(pips / ROLLS) for pips in by_card),
        "rates": saved / ROLLS,
        "cards": sqrt(seat.hand_count),
        "held": float(seat.held_count),
        "reach": reach(state, seat.seat) / POINT,
        "awards": sum(step for step, is_own in steps if not is_own),
        "lead": sum(step for step, is_own in steps if is_own),
        "outlook": extra,
        "blocked": float(is_blocked(state, seat.seat)),
        "rolls": float(state.debt(seat.seat, ROLL) is not None),
        "turn": 1 - (seat.seat - here) % seats / seats,
    }
    return [values[name] for name in FEATURES]


def _steps(view: View, seat: SeatView) -> Iterator[tuple[float, bool]]:
    """For each special card: how far the seat is, and whether it is its own."""
    for i, award in enumerate(view.rules.awards):
        owner, own = view.awards[i], seat.measures[i]
        if owner == seat.seat:
            others = (other.measures[i] for other in view.seats if other is not seat)
            yield min(MOST_AHEAD, own - max(others, default=0)), True
        else:
            needed = max(award.minimum, view.seats[owner].measures[i] + 1 if owner >= 0 else 0)
            yield min(1.0, own / needed), False
