"""Refusals that belong to no single verb: not your move, or not a possible action."""

from __future__ import annotations

from game.core.action import Reason


class No(Reason):
    """Reasons a seat may not act just now."""

    GAME_IS_OVER = "the game is over"
    NOT_YOUR_TURN = "it is another seat's turn"
    NOT_NOW = "something else must be done first"
    YOU_ARE_OUT = "the seat has left the game"
    NOT_IN_THIS_GAME = "no module of this game has this action"
