"""What replays know of the Great Pyramid."""

from __future__ import annotations

from game.pyramid.parts import Nile, Pyramid

RETOLD = {Nile: (), Pyramid: ("laid", "numbers", "favor")}
"""By part, the fields that follow from what events tell everybody."""
