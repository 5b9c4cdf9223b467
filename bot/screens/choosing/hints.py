"""
Hints for choices: facts that help to decide, below a choice in a menu or after it in a line.

A hint tells players nothing new. It says what the picture shows, for those who only read words.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, get_type_hints

from bot.screens.context import ScreenContext
from bot.screens.verb import Shown
from game import Action, View
from game.core.cards import Seat
from words import bare

BEHIND = " – "
"""Separates a choice from its hint when both are on one line."""


def said(name: str, hint: str | None) -> str:
    """A choice with its hint, in one line."""
    return f"{name}{BEHIND}{hint}" if hint else name


def hint(context: ScreenContext, shown: Shown, action: Action) -> str | None:
    """The hint for *action*; None if its name already says everything."""
    match shown.pick:
        case "edge" | "corner" | "hex":
            legal = [getattr(one, shown.field) for one in context.listed(shown.action)]
            return of_place(context, shown, shown.pick, getattr(action, shown.field), legal)
        case "seat":
            return of_seat(context, shown, getattr(action, shown.field))
        case "kind":
            return of_kind(context, getattr(action, shown.field))
        case "listed":
            return shown.explains(context, action) if shown.explains else _of_seats(context, action)
        case "move":
            legal = [getattr(one, shown.field) for one in context.listed(shown.action)]
            return of_place(context, shown, shown.place, getattr(action, shown.field), legal)
        case _:
            return None


def of_place(
    context: ScreenContext, shown: Shown, kind: str, place: int, legal: Collection[int] = ()
) -> str | None:
    """
    The hint for a place: the verb's own, or else what is there.

    That is how often a corner pays, who has built next to a hex, or whose piece is on the place.
    The reader's own pieces are named only if those on the *legal* places differ.
    """
    if shown.tells and (said := shown.tells(context, place)):
        return bare(said)
    view, w = context.view, context.w
    topology = view.topology
    if kind == "hex":
        names = [bare(context.who(seat)) for seat in sorted(_beside(view, place))]
        return w.join(names) if names else w.say("ui.place.nobody")
    found = [piece] if (piece := _piece(context, kind, place, legal)) else []
    if kind == "corner":
        inner = [h for h in topology.corner_hexes[place] if h < topology.inner and view.tokens[h]]
        if rolls := sum(6 - abs(7 - view.tokens[h]) for h in inner):
            found.append(w.say("ui.place.rolls", count=rolls))
    return "; ".join(found) or None


def of_seat(context: ScreenContext, shown: Shown, seat: Seat) -> str:
    """The hint for a seat that can be picked."""
    told = shown.tells(context, seat) if shown.tells else None
    return told or standing(context, seat)


def standing(context: ScreenContext, seat: Seat) -> str:
    """A seat's number of cards and its public points."""
    w, seen = context.w, context.view.seats[seat]
    cards = w.say("ui.count.cards", count=seen.hand_count)
    return w.join((cards, w.say("ui.count.points", count=seen.points)))


def of_kind(context: ScreenContext, kind: int) -> str:
    """How many cards of a kind the reader has, and the bank if its cards are public."""
    hand, bank = context.view.seats[context.seat].hand or (), context.view.bank
    own = hand[kind]
    if bank is None:
        return context.w.say("ui.count.own", own=own)
    return context.w.say("ui.count.own.bank", own=own, bank=bank[kind])


def _of_seats(context: ScreenContext, action: Action) -> str | None:
    """Cards and points of each player that an action names."""
    named: list[Seat] = []
    for field, kind in get_type_hints(type(action)).items():
        if kind in (Seat, tuple[Seat, ...]):
            value: Any = getattr(action, field)
            named += value if isinstance(value, tuple) else (value,)
    if len(named) == 1:
        return standing(context, named[0])
    told = (f"{bare(context.who(seat))}: {standing(context, seat)}" for seat in named)
    return "; ".join(told) or None


def _beside(view: View, place: int) -> set[Seat]:
    """The seats with a building next to a hex; for a sea hex, those with a piece on its edges."""
    topology = view.topology
    if view.rules.terrains[view.terrain[place]].is_land:
        corners = topology.hex_corners[place]
        return {Seat(view.corner_seat[at]) for at in corners if view.corner_piece[at]}
    return {Seat(view.edge_seat[at]) for at in topology.hex_edges[place] if view.edge_piece[at]}


def _piece(context: ScreenContext, kind: str, place: int, legal: Collection[int]) -> str | None:
    """The piece on a corner or edge, unless it's obvious which one is meant."""
    view = context.view
    pieces = view.corner_piece if kind == "corner" else view.edge_piece
    owners = view.corner_seat if kind == "corner" else view.edge_seat
    if not pieces[place]:
        return None
    owner = Seat(owners[place])
    name = context.w.noun(f"piece.{view.rules.pieces[pieces[place]].name}").form("")
    if owner != context.seat:
        return f"{bare(context.who(owner))}: {name}"
    return name if len({pieces[other] for other in legal}) > 1 else None
