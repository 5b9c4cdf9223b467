"""The private screen behind *Knights*: their possible actions, and the barbarians."""

from __future__ import annotations

from bot.boxes.cities_knights.shown import LEVELS, brings
from bot.chat.screen import ROW, Button, Row, Screen
from bot.screens import leads
from bot.screens.context import ScreenContext
from bot.screens.menus import small
from bot.screens.reading import why_not
from bot.screens.shown import shown_in
from game import Seat, View
from game.cities_knights.activate_all import ActivateAll
from game.cities_knights.activate_knight import ActivateKnight
from game.cities_knights.barbarians import LANDS_AT
from game.cities_knights.parts import Barbarians, Cities, Knights
from game.cities_knights.rows import TOP, TRACKS
from words import Words

MANY = 2
"""Minimum number of inactive knights for the button that activates all."""


def main(context: ScreenContext) -> Screen:
    """The strength of the reader's knights and the barbarians, and a button for each action."""
    w, view = context.w, context.view
    everybody = [Seat(seat.seat) for seat in view.seats if not seat.is_gone]
    lines = [
        w.say(
            "ui.knight.own",
            active=strength(view, context.seat),
            all=strength(view, context.seat, is_asleep=True),
        ),
        w.say(
            "ui.knight.barbarians",
            count=LANDS_AT - view.part(Barbarians).ship,
            against=cities(view),
            defence=sum(strength(view, seat) for seat in everybody),
        ),
    ]
    found, sleeping = [], len(context.listed(ActivateKnight))
    for shown in shown_in(view.rules):
        if shown.group != "knight":
            continue
        label = w.say(f"ui.verb.{shown.name}")
        if any(price := context.price(shown)):
            lines.append(w.say("ui.build.price", what=label, cards=w.cards(price, view.rules)))
            lines += small(why_not(context, shown))
        if context.is_open(shown) and not (shown.action is ActivateAll and sleeping < MANY):
            label = w.icon(shown.piece, label) if shown.piece else label
            found.append(Button(label, leads.verb(context, shown), "primary"))
    rows: list[Row] = [tuple(found[i : i + ROW]) for i in range(0, len(found), ROW)]
    return Screen("\n".join(lines), None, tuple(rows))


def strength(view: View, seat: Seat, *, is_asleep: bool = False) -> int:
    """The total level of a seat's active knights, or with *is_asleep*, of all its knights."""
    active = view.part(Knights).active
    names = [piece.name for piece in view.rules.pieces]
    return sum(
        LEVELS.get(names[piece], 0)
        for corner, piece in enumerate(view.corner_piece)
        if piece and view.corner_seat[corner] == seat and (is_asleep or corner in active)
    )


def cities(view: View) -> int:
    """The barbarians' strength: the number of cities of everyone still in the game."""
    gone = {seat.seat for seat in view.seats if seat.is_gone}
    names = [piece.name for piece in view.rules.pieces]
    return sum(
        piece > 0 and names[piece] == "city" and view.corner_seat[corner] not in gone
        for corner, piece in enumerate(view.corner_piece)
    )


def on_pictures(view: View, w: Words) -> dict[str, str]:
    """Names of the tracks and effects of their levels, for pictures; empty in other games."""
    if Cities.__name__ not in view.parts:
        return {}
    levels = [(track, level) for track in TRACKS for level in range(1, TOP + 1)]
    return {f"track.{track}": w.noun(f"thing.{track}").form("^") for track in TRACKS} | {
        f"track.{track}.{level}.does": brings(view, w, TRACKS.index(track), level)
        for track, level in levels
    }


SCREENS = {"knight": main}
