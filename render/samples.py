"""Samples: games at mid-game, played at random, for looking at pictures."""

from __future__ import annotations

from dataclasses import replace

from game import COLOURS, Action, Choice, Game, Seat, Seeded, View, seats_for
from game.core.part import Held
from game.core.rows import Value
from render.scene import Player

NAMES = ("Álvaro", "Nuria Ñañez", "Zoë the Trader of Wool", "Íñigo", "Ana", "Bo")

USUAL = 4
"""Usual number of players."""


CAPTIONS = {
    "lumber": "Lumber",
    "brick": "Brick",
    "wool": "Wool",
    "grain": "Grain",
    "ore": "Ore",
    "knight": "Knight",
    "victory_point": "Victory point",
    "road_building": "Road building",
    "year_of_plenty": "Year of plenty",
    "monopoly": "Monopoly",
    "knight.does": "Move the robber and steal a card",
    "victory_point.does": "1 point, secret until the end",
    "road_building.does": "Two roads for free",
    "year_of_plenty.does": "Two cards of your choice from the bank",
    "monopoly.does": "All cards of one kind from everyone",
    "now": "You may play it now",
    "later": "Not now",
    "points": "It counts already",
}
"""Words as a caller would give them."""


def players(seats: int = 4) -> tuple[Player, ...]:
    """People with names that are not all easy."""
    return tuple(Player(name, colour) for name, colour in zip(NAMES[:seats], COLOURS, strict=False))


def game(
    seed: str = "sample",
    points: int = 20,
    seats: int = 0,
    boxes: str = "base",
    first: str = "Build",
    **settings: Value,
) -> Game:
    """
    A game of *boxes* in which the seats together have *points*, played at random.

    A player who can do something whose name begins with *first* does it. Without a number of
    *seats* there are four, or the nearest number that these boxes allow.
    """
    chance = Seeded(seed.encode())
    seats = seats or min(seats_for(boxes.split()), key=lambda number: abs(number - USUAL))
    one = Game.new(seats, chance, modules=boxes.split(), settings=dict(settings))
    while not one.state.winners and sum(seen.points for seen in one.view().seats) < points:
        seat, actions = next(
            (seat, actions) for seat in map(Seat, range(seats)) if (actions := _moves(one, seat))
        )
        # Building comes first, so that the board fills.
        wanted = [a for a in actions if _name(a).startswith(first)]
        wanted = wanted or [a for a in actions if _name(a).startswith(("Build", "Found"))]
        wanted = wanted or actions
        chosen = wanted[chance.ask("move", (1,) * len(wanted))]
        one.play(seat, chosen.sample(chance) if isinstance(chosen, Choice) else chosen, chance)
    return one


def dealt(view: View, kinds: tuple[int, ...]) -> View:
    """*view*, with its reader holding development cards of these *kinds*."""
    assert view.reader is not None
    own = view.seats[view.reader]
    cards = tuple(Held(kind, view.stint) for kind in kinds)
    points = sum(view.rules.deck_cards[kind].points for kind in kinds)
    held = replace(own, held=cards, backs=(len(cards),), total=own.points + points)
    seats = tuple(held if seat.seat == view.reader else seat for seat in view.seats)
    return replace(view, seats=seats)


def six(view: View) -> View:
    """The board of *view* with six seats, as five and six people will play: pieces dealt again."""
    more = (replace(view.seats[seat - 4], seat=Seat(seat), points=seat) for seat in (4, 5))

    def dealt_around(kinds: bytes) -> bytes:
        count = 0
        found = bytearray(len(kinds))
        for place, kind in enumerate(kinds):
            if kind:
                found[place] = count % 6
                count += 1
        return bytes(found)

    return replace(
        view,
        rules=replace(view.rules, seats=6),
        seats=(*view.seats, *more),
        corner_seat=dealt_around(view.corner_piece),
        edge_seat=dealt_around(view.edge_piece),
    )


def _moves(one: Game, seat: Seat) -> list[Action | Choice]:
    """The legal actions of *seat* except haggling, which would never end."""
    return [a for a in one.options(seat) if not _name(a).startswith(("Offer", "Propose"))]


def _name(action: Action | Choice) -> str:
    return (action.action if isinstance(action, Choice) else type(action)).__name__
