"""Discovery: fog, treasures, and numbers for new islands; `module.MODULE` is all of it."""

from game.discovery.module import MODULE

__all__ = ["MODULE"]
