"""Moments at sea: the first settlement on an island."""

from __future__ import annotations

from game.seafarers.islands import IslandSettled
from words.moments import Kind

MOMENTS = (Kind(IslandSettled),)
