"""
Prices with exactly one card replaced by a card of another kind.

The other kind may be in the price as well: two brick instead of brick and lumber.
Rules: egypt.md 2.3 (Ptah, Thoth).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.cards import Cards, covers


def payable(hand: Sequence[int], price: Cards) -> list[Cards]:
    """The payments of `swaps` that *hand* covers."""
    return [paid for paid in swaps(price) if covers(hand, paid)]


def swaps(price: Cards) -> list[Cards]:
    """Every payment that differs from *price* in one card, in the order of kinds."""
    cards = range(len(price))
    return [
        tuple(count - (card == saved) + (card == paid) for card, count in enumerate(price))
        for saved in cards
        if price[saved]
        for paid in cards
        if paid != saved
    ]
