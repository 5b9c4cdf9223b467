"""Cities & Knights: commodities, improvements, knights, barbarians, and 54 progress cards."""

from game.cities_knights.module import MODULE

__all__ = ["MODULE"]
