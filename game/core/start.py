"""A fresh game: lay out the board, let every module prepare, run the set-up."""

from __future__ import annotations

from game.board.layout import Layout
from game.core import coming
from game.core.action import Event
from game.core.chance import Chance
from game.core.play import advance
from game.core.questions import PREPARE
from game.core.ruleset import Ruleset
from game.core.state import REVISION, State


def lay_out(rules: Ruleset, layout: Layout) -> State:
    """
    A state with *layout* on the table and nothing else.

    :raises BadLayout: if the layout breaks a rule of boards.
    """
    layout.check(
        {terrain.name: terrain.is_land for terrain in rules.terrains[1:]},
        frozenset(card.name for card in rules.cards),
    )
    topology = layout.topology
    state = State(rules, topology)
    terrain = [0] * len(topology.hexes)
    tokens = [0] * len(topology.hexes)
    for land in layout.lands:
        place = topology.hex(land.at)
        terrain[place] = rules.terrain(land.terrain)
        tokens[place] = land.token or 0
    state.set_board(terrain, tokens)
    state.harbours = tuple(
        (topology.edge(*harbour.edge), rules.card(harbour.card) if harbour.card else -1)
        for harbour in layout.harbours
    )
    for part in rules.parts:
        state.put(part())
    return state


def begin(
    rules: Ruleset,
    layout: Layout,
    colours: tuple[str, ...],
    chance: Chance,
    revision: int = REVISION,
) -> tuple[State, list[Event]]:
    """Set up a game on *layout* as far as chance alone can; return it with its events."""
    state = lay_out(rules, layout)
    state.revision = revision
    events = list(rules.answer(PREPARE)(state, layout, colours, chance))
    coming.follow(state, "setup", state.turn)
    events.extend(advance(state, chance))
    return state, events
