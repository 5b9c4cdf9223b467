"""Boxes that are known but not played change nothing, to the last byte."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

import pytest

import game
from game.core import log
from game.core.module import Module
from tests.game.random_games import Playing
from tests.house import sets

FOLDERS = sorted(found.name for found in iter_modules(game.__path__) if found.ispkg)
LONG = 400
"""Number of actions after which a game has gone on long enough."""


def known() -> tuple[Module, ...]:
    """The manifest of every folder of the rules, whether it is released as a box or not."""
    files = [f"game.{name}.module" for name in FOLDERS]
    found = [getattr(import_module(file), "MODULE", None) for file in files if find_spec(file)]
    manifests = [manifest for manifest in found if isinstance(manifest, Module)]
    done: dict[str, Module] = {}
    for _ in manifests:  # each after those it needs
        done |= {box.name: box for box in manifests if done.keys() >= {*box.needs}}
    return tuple(done.values())


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    "combination", sets("base", "base gods", "base seafarers", "base egypt gods pyramid")
)
def test_boxes_that_are_off_change_nothing(combination: str, seats: int) -> None:
    """The same seeds play the same game: settings, lines and snapshot are equal."""
    names, boxes = combination.split(), known()
    alone = tuple(box for box in boxes if box.name in names)
    one, other = (Playing(names, some, seats, 1) for some in (alone, boxes))

    for playing in (one, other):
        while not playing.state.winners and playing.actions < LONG:
            playing.step()

    assert one.settings == other.settings
    assert [*map(log.encode, one.game.lines)] == [*map(log.encode, other.game.lines)]
    assert one.game.snapshot() == other.game.snapshot()
    seat = one.state.turn
    assert one.game.options(seat) == other.game.options(seat)
