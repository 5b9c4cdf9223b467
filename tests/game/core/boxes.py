"""Small boxes that each show one thing about manifests."""

from __future__ import annotations

from game.base.families import END
from game.base.maps import variable
from game.core.module import Insert, Module
from game.core.rows import Option

ANY = frozenset({3, 4})

BELL = Module(
    name="bell",
    seats=ANY,
    needs=("base",),
    steps={"ring": lambda state, step, chance: iter(())},
    inserts=(
        Insert("turn", "ring", "after", "begin"),
        Insert("knight", "ring", "instead", "ask robber"),
    ),
)
"""A box that rings after a turn begins, and instead of a knight's robber."""

QUIET = Module(name="quiet", seats=ANY, excludes=("bell",))

DUEL = Module(name="duel", seats=frozenset({2}))

FOUR = Module(name="four", seats=frozenset({4}), options=(Option("points", (30,), 12),))

ISLE = Module(
    name="isle",
    seats=ANY,
    options=(Option("map", (), "isle", alone=True),),
    maps={"isle": variable},
)

EAGER = Module(name="eager", seats=ANY, needs=("base",), admits={"roll": (END,)})
"""A box that lets a turn end before the roll."""
