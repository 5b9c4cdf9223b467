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
"""Rings after a turn began, and in place of the robber of a knight."""

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
"""Lets a turn be ended before the roll."""
