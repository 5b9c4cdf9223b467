"""Knights, cities, barbarians and the merchant in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import Seat, View
from game.base.parts import Robber
from game.cities_knights.barbarians import LANDS_AT
from game.cities_knights.parts import Barbarians, Cities, Effects, Knights, Merchant
from game.cities_knights.rows import KNIGHTS, TRACKS
from words.board_parts import Lines
from words.ground import Ground
from words.places import names_of
from words.voice import Words


def strength(view: View, seat: Seat) -> int:
    """The levels of all active knights of *seat*."""
    names = [view.rules.pieces[view.corner_piece[at]].name for at in _active(view, seat)]
    return sum(KNIGHTS.index(name) + 1 for name in names if name in KNIGHTS)


def _active(view: View, seat: Seat) -> list[int]:
    """The corners of the active knights of *seat*."""
    return [at for at in view.part(Knights).active if view.corner_seat[at] == seat]


def sides(view: View) -> tuple[int, int]:
    """The barbarians' attack as it would be now, and the defense."""
    here = [seat.seat for seat in view.seats if not seat.is_gone]
    city = next(kind for kind, row in enumerate(view.rules.pieces) if row.name == "city")
    stands = zip(view.corner_piece, view.corner_seat, strict=True)
    attack = sum(kind == city and owner in here for kind, owner in stands)
    return attack, sum(strength(view, seat) for seat in here)


def is_locked(view: View) -> bool:
    """Whether the robber is on the board but can't move, because no attack is over yet."""
    return view.part(Robber).at is not None and not view.part(Barbarians).attacks


def way(view: View, w: Words) -> Iterator[str]:
    """The barbarians' distance, both sides, whether the robber is locked, and the event die."""
    part = view.part(Barbarians)
    attack, defence = sides(view)
    yield w.say("board.barbarians", ship=part.ship, of=LANDS_AT, attack=attack, defence=defence)
    yield w.say("board.barbarians.attacks", count=part.attacks)
    if is_locked(view):
        yield w.say("board.robber.locked")
    if part.face == "ship":
        yield w.say("board.face.ship")
    elif part.face:
        yield w.say("board.face", track=w.noun(f"thing.{part.face}"))


def glance(view: View, w: Words) -> Iterator[str]:
    """The barbarians' distance, both sides, and whether the robber is locked."""
    attack, defence = sides(view)
    ship = view.part(Barbarians).ship
    yield w.say("alt.barbarians", ship=ship, of=LANDS_AT, attack=attack, defence=defence)
    if is_locked(view):
        yield w.say("alt.robber.locked")


def metropolises(view: View, w: Words) -> Iterator[str]:
    """The city with the metropolis of each track, if there is one."""
    corners, told = names_of(w, Ground.of(view)).corners, list[str]()
    for track, at in zip(TRACKS, view.part(Cities).metropolises, strict=False):
        noun = w.noun(f"thing.{track}")
        if at >= 0:
            told.append(w.say("board.metropolis", track=noun, corner=corners[at]))
        else:
            told.append(w.say("board.metropolis.none", track=noun))
    yield w.say("board.metropolises", list="; ".join(told))


def improvements(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The levels of a seat, its walls, and how often it was thanked."""
    part, corners = view.part(Cities), names_of(w, Ground.of(view)).corners
    if seat < len(part.levels):
        levels = dict(zip(TRACKS, part.levels[seat], strict=True))
        yield w.say("board.levels", **levels)
    if walls := [corners[at] for at in part.walls if view.corner_seat[at] == seat]:
        yield w.say("board.walls", places="; ".join(walls))
    if seat < len(part.defences) and (count := part.defences[seat]):
        yield w.say("board.defences", count=count)


def knights(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The active knights of a seat, and their total strength."""
    corners = names_of(w, Ground.of(view)).corners
    if places := [corners[at] for at in _active(view, seat)]:
        count = strength(view, seat)
        yield w.say("board.active", places="; ".join(places), count=count)


def merchant(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The merchant's hex, for the player who has him."""
    part = view.part(Merchant)
    if part.at >= 0 and part.seat == seat:
        yield w.say("board.merchant", hex=names_of(w, Ground.of(view)).hexes[part.at])


LINES = (
    Lines(
        Cities,
        metropolises,
        improvements,
        unglanced="levels, walls and metropolises are long lists that change seldom",
    ),
    Lines(Knights, before_seat=knights, untold=("activated", "acted", "promoted")),
    Lines(Barbarians, way, at_a_glance=glance),
    Lines(Merchant, before_seat=merchant, unglanced="he blocks nobody, and his move is in the log"),
    Lines(Effects, untold=("crane", "alchemist", "fleet", "harbor", "offered")),
)
"""
Fields about one turn only (a knight's action, a card's effect) are left out: the log has them.
"""
