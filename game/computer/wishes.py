"""
The value of a hand: how near it comes to the purchases its owner would like.

Each verb with a price is tried in thought, as if it were paid for: its best place says how much it
is wished for.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.base.questions import FOR_SALE, LIMIT
from game.computer.standing import standing, tried
from game.computer.weights import Weights
from game.core.action import Action
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.state import State

MANY = 7
"""Limit of a hand at a seven, if its owner has no other."""


class Wishes:
    """Prices, and the strength of the wish for each purchase."""

    def __init__(
        self, state: State, seat: Seat, now: float, chance: Chance, weights: Weights
    ) -> None:
        """Rate everything that *seat*, whose standing is *now*, might buy."""
        self.weights = weights
        self.wished: list[tuple[Cards, int, float]] = []
        rules, hand = state.rules, state.hands[seat]
        self.many = rules.answer(LIMIT)(state, seat, MANY)
        for action in rules.prices:
            price = rules.price(state, seat, action)
            size = sum(price)
            if not size:
                continue
            dream = state.copy()
            dream.hands[seat] = list(map(max, hand, price))
            gains = []
            for option in rules.verbs[action].options(dream, seat):
                if isinstance(option, Action):
                    after, luck, _ = tried(dream, seat, option, chance, weights)
                    gains.append(standing(after, seat, weights) - luck - now)
            if gains:
                gain = max(gains) + rules.appeals.get(action, 0.0)
                if gain > 0:
                    self.wished.append((price, size, weights.wish * gain))
        for option, price in rules.answer(FOR_SALE)(state, seat):
            if size := sum(price):
                dream = state.copy()
                dream.hands[seat] = list(map(max, hand, price))
                after, luck, _ = tried(dream, seat, option, chance, weights)
                gain = (
                    standing(after, seat, weights)
                    - luck
                    - now
                    + rules.appeals.get(type(option), 0.0)
                )
                if gain > 0:
                    self.wished.append((price, size, weights.wish * gain))

    def worth(self, hand: Sequence[int]) -> float:
        """The value of *hand*."""
        count = sum(hand)
        value = self.weights.card * min(count, self.many) + self.weights.too_many * max(
            count - self.many, 0
        )
        best = total = 0.0
        for price, size, gain in self.wished:
            have = sum(map(min, hand, price))
            near = gain if have == size else gain * (have / size) ** self.weights.power
            total += near
            best = max(best, near)
        return value + best + self.weights.more * (total - best)
