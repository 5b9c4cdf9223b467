"""
The weights of a seat's chance to win, made by ``python -m training``: don't change them by hand.

By feature: its weight at the start of a game, and its weight when a seat has the points that win.
The comment says what it is, and how much it usually counts late in a game: its weight times its
usual difference between seats. A seat that is ahead by 0.7 in all is twice as likely to win.
"""

LEARNED = {
    # 0.15: points, as a share of the points that win
    "points": (0.040, 1.963),
    # 0.31: the square of that share
    "close": (3.256, 3.725),
    # -0.08: cards from a roll, on average
    "income": (2.298, -0.565),
    # 0.18: kinds of these cards: the roots of their numbers, added up
    "kinds": (2.288, 0.959),
    # 0.14: cards from a roll that harbors save at the bank
    "rates": (0.596, 0.642),
    # 0.16: cards in hand: the root of their number
    "cards": (0.587, 0.541),
    # 0.37: development or progress cards in hand
    "held": (0.219, 0.806),
    # 0.14: the best places that routes reach, or soon might, in points
    "reach": (1.464, 1.764),
    # 0.02: steps toward the special cards of others, as shares of the way
    "awards": (1.567, 0.126),
    # 0.13: steps ahead of everyone else for own special cards, at most three each
    "lead": (0.089, 0.253),
    # 0.11: what expansions add, in points: levels, knights, routes that lead to something
    "outlook": (0.973, 0.471),
    # 0.17: whether the robber blocks cards
    "blocked": (0.768, 0.642),
    # -0.01: whether it is about to roll the dice
    "rolls": (-0.168, -0.158),
    # 0.06: how soon its turn comes: 1 now, 0 after everyone else's
    "turn": (-0.393, 0.395),
}
