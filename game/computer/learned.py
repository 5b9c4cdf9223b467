"""
The weights of a seat's chance to win, made by ``python -m training``: don't change them by hand.

By feature: its weight at the start of a game, and its weight when a seat has the points that win.
The comment says what it is, and how much it usually counts late in a game: its weight times its
usual difference between seats. A seat that is ahead by 0.7 in all is twice as likely to win.
"""

LEARNED = {
    # 0.11: points, as a share of the points that win
    "points": (-2.993, 1.411),
    # 0.46: the square of that share
    "close": (4.754, 5.598),
    # -0.10: cards from a roll, on average
    "income": (2.950, -0.688),
    # 0.17: kinds of these cards: the roots of their numbers, added up
    "kinds": (2.594, 0.937),
    # 0.11: cards from a roll that harbors save at the bank
    "rates": (0.775, 0.525),
    # 0.20: cards in hand: the root of their number
    "cards": (0.506, 0.662),
    # 0.46: development or progress cards in hand
    "held": (0.041, 1.029),
    # 0.14: the best places that routes reach, or soon might, in points
    "reach": (1.450, 1.869),
    # 0.11: steps toward the special cards of others, as shares of the way
    "awards": (1.338, 0.607),
    # 0.17: steps ahead of everyone else for own special cards, at most three each
    "lead": (0.160, 0.329),
    # 0.24: what expansions add, in points: levels, knights, routes that lead to something
    "outlook": (0.594, 1.170),
    # 0.14: whether the robber blocks cards
    "blocked": (0.959, 0.558),
    # -0.01: whether it is about to roll the dice
    "rolls": (0.191, -0.158),
    # 0.07: how soon its turn comes: 1 now, 0 after everyone else's
    "turn": (-0.476, 0.433),
}
