"""Samples of Seafarers: games with ships at sea."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from game import Action, Choice, Game, Seat, Seeded, View
from game.base.water import SEA
from game.computer import choose
from game.seafarers.parts import Pirate
from render import board_png, prompt_png, theme_of
from render.samples import players
from render.scene import Place

FIRST = ("BuildSettlement", "BuildCity")
"""Pieces to build as soon as it is legal."""
SHIPS = ("BuildShip", "LayFreeShip", "LayFirstShip")
"""Actions to take every second time that they are legal."""
STORIES = {
    "new_shores": ("a", 26),
    "desert": ("b", 26),
    "fog_islands": ("b", 26),
    "treasure_islands": ("c", 26),
    "greater_catan": ("a", 30),
    "oasis": ("d", 20),
    "wonders": ("f", 30),
    "cloth": ("b", 36),
    "pirate_islands": ("a", 24),
}
"""A seed for each map whose game has much to show, and the total points to stop at."""


@lru_cache(maxsize=8)
def sailed(name: str, *boxes: str, seats: int = 4, first: tuple[str, ...] = FIRST) -> Game:
    """
    A game on the map *name*, with its *boxes* beside Seafarers, at mid-game.

    An action in *first* is taken as soon as it is legal.
    """
    seed, points = STORIES.get(name, ("sea", 24))
    chance = Seeded(seed.encode())
    modules = ("base", "seafarers", *boxes)
    one = Game.new(seats, chance, modules=modules, settings={"map": name})
    while not one.state.winners and sum(seat.points for seat in one.view().seats) < points:
        seat = one.state.debts()[0].seat
        found = _wanted(one.options(seat), chance, first)
        if found is None:
            found = choose(one.view(seat), one.options(seat), chance)
        one.play(seat, found, chance)
    return one


def _wanted(
    actions: Sequence[Action | Choice], chance: Seeded, first: tuple[str, ...]
) -> Action | None:
    """An action that brings points, or a ship every second time; None for the computer's choice."""
    named: list[Action] = [one for one in actions if not isinstance(one, Choice)]
    found = [one for one in named if type(one).__name__ in first]
    if not found and chance.ask("ship", (1, 1)):
        found = [one for one in named if type(one).__name__ in SHIPS]
    return found[chance.ask("which", (1,) * len(found))] if found else None


def waters(view: View) -> list[Place]:
    """Hexes where the pirate can go."""
    at, kinds = view.part(Pirate).at, view.rules.terrains
    wet = (h for h in range(view.topology.inner) if kinds[view.terrain[h]].name == SEA)
    return [("hex", h) for h in wet if h != at]


def coasts(one: Game, seat: Seat) -> list[Place]:
    """Edges where a seat could build a ship next to its others."""
    view = one.view()
    ship = view.rules.piece("ship")
    own = [
        e for e, kind in enumerate(view.edge_piece) if kind == ship and view.edge_seat[e] == seat
    ]
    near = {
        edge
        for at in own
        for corner in view.topology.edge_corners[at]
        for edge in view.topology.corner_edges[corner]
    }
    terrain, kinds = view.terrain, view.rules.terrains
    wet = {h for h, kind in enumerate(terrain) if not kinds[kind].is_land}
    free = (e for e in sorted(near) if not view.edge_piece[e])
    found: list[Place] = [("edge", e) for e in free if wet & {*view.topology.edge_hexes[e]}]
    return found[:12]


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    draw = partial(board_png, theme=theme)
    ask = partial(prompt_png, players=players(), theme=theme)
    shores = sailed("new_shores")
    view = shores.view()
    # A changed computer plays other games: take the seat that can build most ships.
    found = {Seat(seat): coasts(shores, Seat(seat)) for seat in range(4)}
    seat = max(found, key=lambda seat: len(found[seat]))
    edges = found[seat]
    return {
        "new_shores.png": draw(view, players()),
        "new_shores_three.png": draw(sailed("new_shores", seats=3).view(), players(3)),
        "four_islands.png": draw(sailed("four_islands").view(), players()),
        "through_the_desert.png": draw(sailed("desert").view(), players()),
        "ships.png": ask(shores.view(seat), letters=edges),
        "ghost_ship.png": ask(shores.view(seat), letters=[], ghost=(*edges[0], "ship")),
        "pirate.png": ask(view, letters=waters(view)),
    }


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture of the showcase, by its file name."""

    def public(name: str) -> bytes:
        view = sailed(name).view()
        return board_png(view, players(), theme=theme_of("", view.rules.edition))

    def pirate() -> bytes:
        view = sailed("new_shores").view()
        return prompt_png(view, players(), waters(view))

    names = ("new_shores", "four_islands", "desert")
    return {f"sea_{name}.png": partial(public, name) for name in names} | {"pirate.png": pirate}
