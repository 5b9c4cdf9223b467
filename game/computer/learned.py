"""
The weights of a seat's chance to win, made by ``python -m training``: don't change them by hand.

By feature: its weight at the start of a game, and its weight when a seat has the points that win.
The comment says what it is, and how much it usually counts late in a game: its weight times its
usual difference between seats. A seat that is ahead by 0.7 in all is twice as likely to win.
"""

LEARNED = {
    # 0.25: points, as a share of the points that win
    "points": (2.731, 3.365),
    # 0.31: the square of that share
    "close": (1.711, 3.930),
    # 0.03: cards from a roll, on average
    "income": (2.133, 0.202),
    # 0.07: kinds of these cards: the roots of their numbers, added up
    "kinds": (2.482, 0.434),
    # 0.04: cards from a roll that harbors save at the bank
    "rates": (0.726, 0.200),
    # 0.09: cards in hand: the root of their number
    "cards": (0.557, 0.312),
    # 0.31: development or progress cards in hand
    "held": (0.654, 0.798),
    # 0.09: the best places that routes reach, or soon might, in points
    "reach": (1.196, 1.044),
    # 0.30: steps toward the special cards of others, as shares of the way
    "awards": (0.475, 1.638),
    # 0.16: steps ahead of everyone else for own special cards, at most three each
    "lead": (-0.139, 0.344),
    # 0.01: what expansions add, in points: levels, knights, routes that lead to something
    "outlook": (0.417, 0.486),
    # 0.07: whether the robber blocks cards
    "blocked": (0.966, 0.283),
    # 0.01: whether it is about to roll the dice
    "rolls": (-0.048, 0.109),
    # 0.06: how soon its turn comes: 1 now, 0 after everyone else's
    "turn": (0.070, 0.406),
}
