"""Ancient Egypt: the base game under other names, on a frame of sea and desert."""

from game.egypt.module import MODULE

__all__ = ["MODULE"]
