"""The fields of the Great Pyramid that a replay can recompute."""

from __future__ import annotations

from game.pyramid.parts import Nile, Pyramid

RETOLD = {Nile: (), Pyramid: ("laid", "numbers", "favor")}
"""By part, the fields that can be recomputed from the public events."""
