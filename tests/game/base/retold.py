"""The base game's fields that a replay can recompute."""

from __future__ import annotations

from game.base.parts import Offers, Robber, Turn

RETOLD = {Robber: ("at",), Turn: ("dice",), Offers: ()}
"""By part, the fields that can be recomputed from the public events."""
