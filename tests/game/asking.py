"""Shortcuts for questions that tests often ask of rules and games."""

from __future__ import annotations

from game import Cards, HexId, View
from game.base.parts import Robber
from game.core.ruleset import Ruleset
from game.core.state import State


def cards_of(rules: Ruleset, **counts: int) -> Cards:
    """A vector of cards by name: ``cards_of(rules, ore=3, grain=2)``."""
    return tuple(counts.get(kind.name, 0) for kind in rules.cards)


def robbed(game: State | View) -> HexId:
    """The robber's hex."""
    at = game.part(Robber).at
    assert at is not None, "it stands beside the board"
    return at
