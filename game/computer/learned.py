"""
The weights of a seat's chance to win, made by ``python -m training``: don't change them by hand.

By feature: its weight at the start of a game, and its weight when a seat has the points that win.
The comment says what it is, and how much it usually counts late in a game: its weight times its
usual difference between seats. A seat that is ahead by 0.7 in all is twice as likely to win.
"""

LEARNED = {
    # 0.16: points, as a share of the points that win
    "points": (-0.747, 2.084),
    # 0.36: the square of that share
    "close": (2.775, 4.269),
    # -0.09: cards from a roll, on average
    "income": (3.522, -0.606),
    # 0.16: kinds of these cards: the roots of their numbers, added up
    "kinds": (1.919, 0.857),
    # 0.13: cards from a roll that harbors save at the bank
    "rates": (0.786, 0.594),
    # 0.15: cards in hand: the root of their number
    "cards": (0.629, 0.484),
    # 0.32: development or progress cards in hand
    "held": (0.348, 0.700),
    # 0.13: the best places that routes reach, or soon might, in points
    "reach": (1.330, 1.593),
    # 0.08: steps toward the special cards of others, as shares of the way
    "awards": (1.354, 0.448),
    # 0.09: steps ahead of everyone else for own special cards, at most three each
    "lead": (0.290, 0.185),
    # 0.18: what expansions add, in points: levels, knights, routes that lead to something
    "outlook": (1.072, 0.713),
    # 0.16: whether the robber blocks cards
    "blocked": (0.853, 0.621),
    # -0.02: whether it is about to roll the dice
    "rolls": (-0.048, -0.263),
    # 0.09: how soon its turn comes: 1 now, 0 after everyone else's
    "turn": (-0.328, 0.558),
}
