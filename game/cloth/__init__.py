"""Cloth for Catan: villages that trade by sea; `module.MODULE` is all of it."""

from game.cloth.module import MODULE

__all__ = ["MODULE"]
