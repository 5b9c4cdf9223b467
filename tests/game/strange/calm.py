"""A calm game: no development cards, and nothing that needs them."""

from __future__ import annotations

from typing import Final

from game.core.rows import Options, Removal


def is_calm(options: Options) -> bool:
    """True if the game is calm."""
    return bool(options["calm"])


REMOVES: Final = (
    Removal("deck", ("development",), is_calm),
    Removal("award", ("largest_army",), is_calm),
    Removal(
        "verb",
        (
            "BuyCard",
            "PlayKnight",
            "PlayRoads",
            "PlayPlenty",
            "PlayMonopoly",
            "LayFreeRoad",
            "SkipFreeRoad",
        ),
        is_calm,
    ),
)
