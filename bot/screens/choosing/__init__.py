"""Choosing what a verb needs: places, cards, numbers, and a look before it counts."""
