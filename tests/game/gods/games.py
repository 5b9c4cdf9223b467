"""Random games with gods, in both editions."""

from __future__ import annotations

from collections.abc import Iterable

from game.gods.names import GODS
from game.gods.parts import Gods
from tests.game.games import Games
from tests.game.random_games import Playing
from tests.house import sets


def every_god_has_its_place(playing: Playing) -> Iterable[str]:
    """Each god is with a seat, on display or in the stack; later each seat has one."""
    state = playing.state
    gods = state.part(Gods)
    lying = [*filter(None, gods.held), *gods.display, *gods.stack]
    assert sorted(lying) == sorted(GODS)
    if state.stint:
        assert len(gods.display) == len(GODS) - state.seats
    return ()


GAMES = tuple(
    Games(names, look=every_god_has_its_place, first=first, of=of)
    for names, first, of in (("base gods", 46, "gods"), ("base egypt gods", 7, None))
    if names in sets(names)
)
