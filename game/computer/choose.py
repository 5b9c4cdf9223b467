"""
A computer player: it picks the option that leaves it best off, as far as it can see.

It gets a view and the options of its seat, deals hidden cards by chance, and tries each option in
thought. `standing` and `Wishes` weigh the result; the appeals that boxes name in their manifests
cover effects that the table does not show at once. It makes no offers, and each turn ends: doing
nothing more is worth nothing, and everything else must be worth more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from operator import sub

from game.base.accept_offer import AcceptOffer
from game.base.families import FOUND, ROBBER, ROLL, TURN
from game.base.parts import Offers
from game.computer.standing import standing, tried
from game.computer.strengths import STRENGTHS, Strength
from game.computer.weights import Weights
from game.computer.wishes import Wishes
from game.core.action import Action
from game.core.cards import Cards, Seat, added, covers
from game.core.chance import Chance
from game.core.choice import Choice, Vector
from game.core.play import push
from game.core.sample import sample
from game.core.stack import Debt
from game.core.state import State
from game.core.view import View

STEPS = 4
"""Maximum number of answers owed because of an option that it thinks through, by their defaults."""
LATER = frozenset({FOUND, ROLL, TURN})
"""Debts that begin something new."""

Hand = Callable[[Sequence[int]], float]


def choose(
    view: View,
    options: Sequence[Action | Choice],
    chance: Chance,
    strength: Strength = STRENGTHS["normal"],
) -> Action:
    """
    Choose one of *options*, which are those of the view's reader and not empty.

    *chance* deals the hidden cards; nothing else is left to it.
    """
    seat = view.reader
    assert seat is not None
    if len(options) == 1 and isinstance(options[0], Action):
        return options[0]
    state, weights = sample(view, chance), strength.weights
    for award in state.rules.awards:  # measured here once, so that no copy has to measure again
        for other in state.rules.table:
            award.measure(state, other)
    now = standing(state, seat, weights)
    is_set_up = bool(view.plan)
    worth = Wishes(state, seat, now, chance, weights).worth if is_set_up else sum
    now += worth(state.hands[seat])
    default = _default(state, seat)
    rest = default if _is_rest(state, seat, options) else None
    best, most = default, weights.margin if rest else float("-inf")
    for action in _candidates(options, state.hands[seat], worth):
        if action == rest:
            continue
        gain = _gain(state, seat, action, now, worth, chance, weights)
        if gain > most or (gain == most and action == default):
            best, most = action, gain
    if best is None:
        option = options[0]
        return option.sample(chance) if isinstance(option, Choice) else option
    return best


def _default(state: State, seat: Seat) -> Action | None:
    """The answer for *seat* if it does not come."""
    for debt in state.debts():
        if debt.seat == seat:
            return state.rules.duties[debt.duty].default(state, seat)
    return None


def _is_rest(state: State, seat: Seat, options: Iterable[Action | Choice]) -> bool:
    """Whether the debt has one answer only, and all else is optional."""
    rules = state.rules
    debt = next((debt for debt in state.debts() if debt.seat == seat), None)
    if debt is None:
        return False
    pays = rules.duties[debt.duty].pays
    answers = [
        option
        for option in options
        if rules.verbs[option.action if isinstance(option, Choice) else type(option)].family in pays
    ]
    return len(answers) == 1 and isinstance(answers[0], Action)


def _gain(
    state: State,
    seat: Seat,
    action: Action,
    now: float,
    worth: Hand,
    chance: Chance,
    weights: Weights,
) -> float:
    """How much better off *seat* is after *action* than *now*."""
    gain = state.rules.appeals.get(type(action), 0.0)
    if isinstance(action, AcceptOffer):
        # With an offerer who picks among several, no cards change hands yet.
        offer = state.part(Offers).find(action.offer)
        assert offer
        hand = state.hands[seat]
        return gain + worth(list(map(sub, added(hand, offer.give), offer.get))) - worth(hand)
    later, luck = tried(state, seat, action, chance, weights)
    owed = state.due()
    for _ in range(STEPS):
        debt = next(_answers(later, seat, owed), None)
        if debt is None:
            break
        answer = later.rules.duties[debt.duty].default(later, debt.seat)
        push(later, debt.seat, answer, chance)
    return gain - luck + standing(later, seat, weights) + worth(later.hands[seat]) - now


def _answers(later: State, seat: Seat, owed: Sequence[Debt]) -> Iterator[Debt]:
    """Debts of *seat* now, and those it has caused others apart from what was *owed* before."""
    due = [debt for debt in later.due() if debt.duty not in LATER]
    yield from (debt for debt in due if debt.seat == seat)
    yield from (debt for debt in due if debt not in owed and debt.duty != ROBBER)


def _candidates(
    options: Iterable[Action | Choice], hand: Sequence[int], worth: Hand
) -> Iterator[Action]:
    """The options worth a thought; of card choices, those with the cards missed least or most."""
    for option in options:
        if not isinstance(option, Choice):
            yield option
        elif option.numbers and not option.vectors:
            ranges = [range(number.least, number.most + 1) for number in option.numbers]
            names = [number.name for number in option.numbers]
            for numbers in product(*ranges):
                yield option.action(**option.fixed, **dict(zip(names, numbers, strict=True)))
        elif len(option.vectors) == 1:
            (vector,) = option.vectors
            # Cards out of the hand may go; others come.
            for sign in (-1, 1) if covers(hand, vector.of) else (1,):
                fields = {**option.fixed, vector.name: _picked(vector, hand, worth, sign)}
                action = option.action(**fields)
                if option.contains(action):
                    yield action


def _picked(vector: Vector, hand: Sequence[int], worth: Hand, sign: int) -> Cards:
    """As many cards as *vector* needs, picked one by one for the best hand: taken out, or added."""
    left, after = list(vector.of), list(hand)
    cards = [0] * len(left)
    for _ in range(vector.least):
        best = None
        for card, count in enumerate(left):
            if not count:
                continue
            after[card] += sign
            found = (worth(after), count)
            after[card] -= sign
            if best is None or found > best[0]:
                best = found, card
        if best is None:
            break
        card = best[1]
        left[card] -= 1
        cards[card] += 1
        after[card] += sign
    return tuple(cards)
