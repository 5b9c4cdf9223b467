"""Evenness of boards and rolls, with and without the options for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import median

from game import BOXES, Seeded
from game.base.dice_deck import WHOLE, drawn, without
from game.base.fair import fair, unfairness
from game.base.luck import WAYS
from game.base.maps import variable
from game.core.chance import dice
from game.core.codec import compiled

BOARDS = 1000
SEATS = 4
GAMES = 1000
ROLLS = 62
"""Rolls of a game, about as many as four players need."""


def run() -> Iterable[tuple[str, float]]:
    """The measure of `game.base.fair` on dealt boards; rolls apart from their averages."""
    usual = {**compiled(("base",), {}, SEATS, BOXES).options, "tokens": "random"}
    for label, balanced in (("as dealt", False), ("balanced", True)):
        options = {**usual, "balanced": balanced}
        dealt = (fair(variable)(options, SEATS, Seeded(b"%d" % n)) for n in range(BOARDS))
        found = [unfairness(board, SEATS) for board in dealt]
        yield f"{label}: difference in worth between seats, median", median(f[0] for f in found)
        yield f"{label}: the same, of 100 boards the 95th", sorted(found)[BOARDS * 95 // 100][0]
        yield f"{label}: difference in pips between terrains, median", median(f[1] for f in found)
    for label, has_deck in (("dice", False), ("deck", True)):
        counts = [_rolled(has_deck=has_deck, seed=b"%d" % game) for game in range(GAMES)]
        yield (
            f"{label}: rolls of a number more or fewer than its average, median",
            median(
                abs(count[number] - ROLLS * ways / 36)
                for count in counts
                for number, ways in WAYS.items()
            ),
        )


def _rolled(*, has_deck: bool, seed: bytes) -> Counter[int]:
    """How often each number comes in the rolls of a game."""
    chance, deck = Seeded(seed), WHOLE if has_deck else ()
    found: Counter[int] = Counter()
    for _ in range(ROLLS):
        roll = drawn(deck, chance) if deck else dice(chance)
        deck = without(deck, roll)
        found[sum(roll)] += 1
    return found
