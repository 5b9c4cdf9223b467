"""Games of computers that value routes against copies that do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

from game import Action, Event, Game
from game.base.questions import ROUTE_POINTS
from game.computer import choose
from game.core import codec
from game.core.module import Module
from tests.game.random_games import MOST, Drawn


def blind(boxes: Sequence[Module]) -> tuple[Module, ...]:
    """The same *boxes* without any value for routes or events."""
    return tuple(
        replace(
            box,
            answers=tuple(one for one in box.answers if one.question is not ROUTE_POINTS),
            appeals={kind: worth for kind, worth in box.appeals.items() if is_verb(kind)},
        )
        for box in boxes
    )


def is_verb(kind: type[Action | Event]) -> bool:
    """True if an appeal belongs to a verb and not to an event."""
    return issubclass(kind, Action)


def won(boxes: Sequence[Module], where: str, seed: int) -> bool | None:
    """True if one of the two that value routes won, False if another did, None if nobody has."""
    names, chance = [box.name for box in boxes], Drawn(Random(f"{where} {seed}"))
    pairs = [*combinations(range(4), 2)]
    knowing = pairs[seed % len(pairs)]
    game = Game.new(4, chance, modules=names, settings={"map": where}, boxes=boxes)
    options = dict(game.state.rules.options)
    unknowing = codec.compiled(tuple(names), options, 4, blind(boxes))
    while not game.state.winners and game.state.number < MOST:
        seat = game.state.debts()[0].seat
        view = game.view(seat)
        if seat not in knowing:
            view = replace(view, rules=unknowing)
        game.play(seat, choose(view, game.options(seat), chance), chance)
    return game.state.winners[0] in knowing if game.state.winners else None
