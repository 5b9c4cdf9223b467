"""The private screen on which the host chooses how strong the computers of a lobby are."""

from __future__ import annotations

from bot.chat.pictures import icons
from bot.chat.screen import Button, Menu, Option, Screen
from bot.features.lobby import operations as ops
from bot.features.lobby.filling import computers
from bot.table.room import room
from bot.table.table import Table
from game import Seat
from game.computer import STRENGTHS
from words import Words


def shown(table: Table, w: Words, first: str = "ui.computers.title") -> Screen:
    """The computers and their strengths; *first* is the key of the first line."""
    found = [(row, table.strength(Seat(row.seat))) for row in computers(table)]
    names = {strength: w.say(f"strength.{strength}") for strength in STRENGTHS}
    listed = [
        Option(w.say("ui.computers.all", strength=called), strength)
        for strength, called in names.items()
        if len(found) > 1 and any(now != strength for _, now in found)
    ]
    listed += [
        Option(
            w.say("ui.computers.one", player=row.name, strength=called), f"{strength} {row.name}"
        )
        for row, now in found
        for strength, called in names.items()
        if strength != now
    ]
    menu = Menu(ops.Strength().to(table.id), w.say("ui.menu.computers"), tuple(listed))
    can_add = len(table.seats) < room(table.row)
    buttons = (
        *(
            Button(w.say(f"ui.button.computer.{strength}"), ops.Computer(strength).to(table.id))
            for strength in STRENGTHS
            if can_add
        ),
        Button(w.say("ui.button.back"), ops.Options().to(table.id)),
    )
    lines = (
        f"{icons.seat(row.colour or 'red')} "
        + w.say("ui.computers.line", player=row.name, strength=names[now])
        for row, now in found
    )
    text = "\n".join((w.say(first), *lines, w.say("ui.computers.how")))
    return Screen(text, None, (menu, buttons) if found else (buttons,))
