"""Cities & Knights at sea: what holds only where it meets Seafarers."""

from game.knights_at_sea.module import MODULE

__all__ = ["MODULE"]
