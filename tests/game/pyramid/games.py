"""Random games of the Great Pyramid, which end by points or with the last block."""

from __future__ import annotations

from collections.abc import Iterable

from game.pyramid.parts import PHARAOH, Pyramid
from game.pyramid.rows import BLOCKS, GOLD, NUMBERS, OF_EACH, SPACES
from tests.game.games import Games
from tests.game.random_games import Playing
from tests.house import sets


def look(playing: Playing) -> Iterable[str]:
    """Blocks, numbers and the Favor are possible."""
    pyramid, seats = playing.state.part(Pyramid), playing.state.seats
    gold = pyramid.blocks(PHARAOH)
    assert len(pyramid.laid) <= SPACES
    assert max(map(pyramid.laid.count, range(seats))) <= BLOCKS
    assert gold in {len(pyramid.numbers), len(pyramid.numbers) - 1}
    assert gold <= GOLD
    assert max(map(pyramid.numbers.count, NUMBERS)) <= OF_EACH
    built = [seat for seat in pyramid.laid if seat != PHARAOH]
    assert pyramid.favor == (built or [PHARAOH])[-1]
    if playing.state.winners:
        yield "done" if pyramid.is_done else "points"


GAMES = tuple(
    Games(
        names,
        look=look,
        first=first,
        shows={"done": 1, "points": 1},
        least=12,
        ending=0.75,
    )
    for names, first in (("base gods pyramid", 109), ("base egypt gods pyramid", 87))
    if names in sets(names)
)
