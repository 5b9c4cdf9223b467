"""The weights by which a computer judges a table; a point is worth ten."""

from __future__ import annotations

from dataclasses import dataclass

POINT = 10.0
"""Value of a point."""


@dataclass(frozen=True)
class Weights:
    """One set of weights, chosen by matches between computers (``python -m bench matches``)."""

    margin: float = 0.12
    """Minimum gain for which it acts."""
    held: float = 2.4
    """Value of a deck card in hand, unless a box sets another."""
    pip: float = 3.3
    """Value of the first pip of a kind; each further one is worth less."""
    rate: float = 0.06
    """Value of paying the bank a card less, for each pip of the kind."""
    site: float = 0.5
    """Value of a pip of the best settlement site that a road reaches already."""
    farther: float = 0.47
    """Share of `site` left for each missing road."""
    lure: float = 4.0
    """Value of an extra point of a place where a road leads already."""
    lured_pip: float = 0.1
    """Part of a pip that a pip there counts for."""
    lured: float = 0.5
    """Share of `lure` and `lured_pip` left for each missing road."""
    led: float = 8.0
    """Value of a point for a route that reaches a place; each missing road leaves `lured` of it."""
    award: float = 0.91
    """Value of a step toward the minimum of a special card."""
    blocked: float = 4.4
    """Loss for a robber next to one of its buildings where it blocks cards."""
    rival: float = 0.0145
    """Weight of an opponent's income, for each of its points."""
    rival_card: float = 0.5
    """Value of a card in an opponent's hand, as income."""
    partner_card: float = 3.0
    """Value of a card in a partner's hand: enough that it doesn't rob its partner."""
    threat: float = 4.0
    """The same for each point by which it is close to the goal."""
    wish: float = 0.57
    """Share left of a wish whose price is in hand but not yet spent."""
    power: float = 2.0
    """Exponent of the share of its price in hand, as a factor of a wish."""
    card: float = 0.14
    """Value of any card in hand, as long as no seven takes it."""
    too_many: float = -0.27
    """Value of a card above the limit at a seven."""
    more: float = 0.1
    """Share of what the other wishes are worth, besides the best."""
    early: float = 5.0
    """Loss for a knight before the roll that could be played after it."""
    idle: float = 1.0
    """Loss for a trade with the bank that leads to nothing in the same turn."""
    danger: float = 2.0
    """Nobody trades with a seat that lacks this many points or fewer."""
    partner: float = 1.0
    """Loss for a trade with a seat that has all its points; with fewer, in proportion."""
    generous: float = 1.5
    """Loss for each card that it gives beyond one for one."""
    offer: float = 1.0
    """Minimum gain for which it makes an offer."""
    shy: float = 1.5
    """How much more it must gain to make one off turn."""


WEIGHTS = Weights()
