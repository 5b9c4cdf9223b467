"""
The weights of a seat's chance to win, made by ``python -m training``: don't change them by hand.

By feature: its weight at the start of a game, and its weight when a seat has the points that win.
The comment says what it is, and how much it usually counts late in a game: its weight times its
usual difference between seats. A seat that is ahead by 0.7 in all is twice as likely to win.
"""

LEARNED = {
    # 0.30: points, as a share of the points that win
    "points": (2.119, 3.771),
    # 0.36: the square of that share
    "close": (0.716, 4.079),
    # 0.02: cards from a roll, on average
    "income": (2.365, 0.146),
    # -0.01: kinds of these cards: the roots of their numbers, added up
    "kinds": (1.122, -0.035),
    # -0.06: cards from a roll that harbors save at the bank
    "rates": (-0.710, -0.281),
    # 0.08: cards in hand: the root of their number
    "cards": (0.488, 0.245),
    # 0.02: development or progress cards in hand
    "held": (0.295, 0.044),
    # 0.09: the best places that routes reach, or soon might, in points
    "reach": (1.448, 0.903),
    # 0.23: steps toward the special cards of others, as shares of the way
    "awards": (-1.685, 1.807),
    # 0.03: steps ahead of everyone else for own special cards, at most three each
    "lead": (-0.906, 0.084),
    # 0.15: what expansions add, in points: levels, knights, routes that lead to something
    "outlook": (0.874, 0.204),
    # -0.01: whether the robber blocks cards
    "blocked": (1.012, -0.037),
    # -0.02: whether it is about to roll the dice
    "rolls": (0.030, -0.248),
    # 0.01: how soon its turn comes: 1 now, 0 after everyone else's
    "turn": (0.236, 0.083),
}
