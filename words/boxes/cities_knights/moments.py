"""Moments of Cities & Knights: an attack of the barbarians, and a metropolis."""

from __future__ import annotations

from game.cities_knights.barbarians import BarbariansAttacked, BarbariansSailed, DefenderThanked
from game.cities_knights.draw_progress import PointCardShown, ProgressDrawn
from game.cities_knights.lose_city import CityPillaged
from game.cities_knights.place_metropolis import MetropolisPlaced
from words.moments import Kind, Sides


def sides(event: BarbariansAttacked) -> Sides:
    """The barbarians' ships, and each seat's knights."""
    return Sides(event.attack, event.defence, ("barbarian ship", "defender sign"))


MOMENTS = (
    Kind(
        BarbariansAttacked,
        also=(DefenderThanked, CityPillaged, ProgressDrawn, PointCardShown),
        herald=BarbariansSailed,
        sides=sides,
    ),
    Kind(MetropolisPlaced),
)
