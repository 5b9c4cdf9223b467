"""
What a hand is worth: how near it comes to what its owner would like to buy.

Each verb that has a price is tried in thought, as if it were paid for: its best place says how much
it is wished for.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.base.questions import FOR_SALE, LIMIT
from game.computer.standing import standing, tried
from game.core.action import Action
from game.core.cards import Cards, Seat, covers
from game.core.chance import Chance
from game.core.state import State

WISH = 0.7
"""What is left of a wish that is paid for in cards and not yet carried out."""
POWER = 2
"""How much faster than its cards the worth of a wish grows."""
CARD = 0.3
"""Any card in hand,"""
MANY = 7
"""up to so many, or what its owner may hold; more of them are lost at a seven."""
TOO_MANY = -0.2


class Wishes:
    """Prices, and how much what they buy is wished for."""

    def __init__(self, state: State, seat: Seat, now: float, chance: Chance) -> None:
        """Look at everything that *seat*, whose standing is *now*, might buy."""
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
                    after, luck = tried(dream, seat, option, chance)
                    gains.append(standing(after, seat) - luck - now)
            if gains:
                gain = max(gains) + rules.appeals.get(action, 0.0)
                if gain > 0:
                    self.wished.append((price, size, WISH * gain))
        for option, price in rules.answer(FOR_SALE)(state, seat):
            if size := sum(price):
                dream = state.copy()
                dream.hands[seat] = list(map(max, hand, price))
                after, luck = tried(dream, seat, option, chance)
                gain = standing(after, seat) - luck - now + rules.appeals.get(type(option), 0.0)
                if gain > 0:
                    self.wished.append((price, size, WISH * gain))

    def worth(self, hand: Sequence[int]) -> float:
        """What *hand* is worth."""
        count = sum(hand)
        value = CARD * min(count, self.many) + TOO_MANY * max(count - self.many, 0)
        best = 0.0
        for price, size, gain in self.wished:
            if covers(hand, price):
                best = max(best, gain)
            else:
                have = sum(map(min, hand, price))
                best = max(best, gain * (have / size) ** POWER)
        return value + best
