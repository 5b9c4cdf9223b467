"""Cities & Knights at sea: rules for playing it together with Seafarers."""

from game.knights_at_sea.module import MODULE

__all__ = ["MODULE"]
