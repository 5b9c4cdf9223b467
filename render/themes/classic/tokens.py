"""Number tokens."""

from __future__ import annotations

from render.pen import Pen

RADIUS = 45
WAYS = {n: 6 - abs(7 - n) for n in range(2, 13)}
"""How many of the 36 rolls make each number."""
SMALLEST, LARGEST = 53, 68
"""Height of the digits of the rarest and of the likeliest numbers, in pixels."""


def sized(number: int, smallest: float, largest: float) -> float:
    """Height of the digits of a *number*: they grow with its odds."""
    share = (WAYS.get(number, 1) - 1) / (WAYS[6] - 1)
    return smallest + share * (largest - smallest)


def token(pen: Pen, number: int, is_dim: bool) -> None:
    """A disc with the number, the larger the likelier, and a pip for each way to roll it."""
    is_hot = number in {6, 8}
    dim = ".dim" if is_dim else ""
    ink = f"hot{dim}" if is_hot else "ink"
    pen.disc((1.5, 4), RADIUS + 1, "shade")
    pen.disc((0, 0), RADIUS, f"ivory{dim}", ink if is_hot else "wood.dark", 5 if is_hot else 3)
    if not is_hot and not is_dim:
        pen.disc((0, 0), RADIUS - 3, None, "ivory.dark", 2)
    pen.text((0, -8), str(number), sized(number, SMALLEST, LARGEST), ink)
    ways = WAYS.get(number, 0)
    for i in range(ways):
        pen.disc(((i - (ways - 1) / 2) * 11, 27), 4.4, ink)
