"""The screen of `/play`: waiting lobbies, and the reader's wishes for a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from bot.chat.names import plain, shown
from bot.chat.operation import Operation
from bot.chat.screen import MENU, ROW, Button, Menu, Option, Row, Screen
from bot.features.finding.waiting import Waiting
from bot.publish import roles
from bot.publish.posts.board import stamp
from bot.publish.posts.joining import Join, Open, Pace
from bot.screens.named import boxes_text
from bot.table.room import room
from bot.table.server.kinds import RATED, Kind, playable
from game import Seat, boxes_of, offered, seats_for
from storage import Json
from words import Words

PACES: Final[tuple[Pace, ...]] = ("any", "live", "daily", "none")
"""The paces that can be wished for."""

Step: TypeAlias = Literal["show", "kind", "pace", "players", "rated", "page"]
"""The wish that a press changes, if any."""

LISTED: Final = ROW
"""Maximum number of lobbies on the screen; each has a button."""


class Seek(Operation, op="seek"):
    """Show the waiting lobbies, from a message that stays in a channel for years."""


class Find(Operation, op="find"):
    """Show the waiting lobbies, for the wishes so far; a menu or a button changes one of them."""

    step: Step = "show"
    kind: str = ""
    pace: Pace = "any"
    players: int = 0
    rated: bool = True
    page: int = 0

    @property
    def wish(self) -> Open:
        """The lobby to open for these wishes."""
        return Open(self.kind, self.pace, self.players, self.rated)


def counts() -> list[int]:
    """Every number of players that some set of boxes allows."""
    return sorted({count for names in offered() for count in seats_for(names)})


def screen(
    w: Words, settings: Json, wished: Find, found: Sequence[Waiting], *, has_roles: bool = False
) -> Screen:
    """One page of the lobbies in *found*, and menus for the wishes."""
    pages = max(1, -(-len(found) // LISTED))
    page = wished.page % pages
    here = found[page * LISTED : (page + 1) * LISTED]
    lines = [w.say("ui.play.title" if found else "ui.play.none")]
    is_wish = wished.wish != Open()
    for one in here:
        lines += _told(w, one, is_wish=is_wish)
    joins = tuple(
        Button(
            w.say("ui.button.play.join", player=shown(one.table.name(Seat(0)))),
            Join().to(one.table.id),
            "success" if one.fits else "secondary",
        )
        for one in here
        if not one.is_own
    )
    return Screen(
        "\n".join(lines),
        None,
        (
            *((joins,) if joins else ()),
            *_menus(w, playable(settings), wished),
            _buttons(w, wished, pages, has_roles=has_roles, is_first=not joins),
        ),
    )


def _told(w: Words, one: Waiting, *, is_wish: bool) -> list[str]:
    """Two lines about a lobby: whose it is and what is played, then its seats and its place."""
    table, row = one.table, one.table.row
    facts = [
        boxes_text(w, boxes_of(row.modules)),
        w.say(f"ui.play.pace.{row.settings.get('pace') or 'none'}"),
        *([w.say("ui.play.unrated")] if row.settings.get(RATED, True) is False else []),
    ]
    mark = "own" if one.is_own else "fits" if is_wish and one.fits else "line"
    return [
        w.say(
            f"ui.play.{mark}",
            player=plain(table.name(Seat(0))),
            facts=" · ".join(facts),
        ),
        w.say(
            "ui.play.seats",
            count=one.free,
            most=room(row),
            language=w.say(f"language.{row.language}"),
            age=stamp(row.created),
            place=f"<#{row.channel_id}>",
        ),
    ]


def _menus(w: Words, kinds: Mapping[str, Kind], wished: Find) -> tuple[Row, ...]:
    """The menus of kinds, paces and numbers of players; what is wished for is ticked."""
    # The command takes any kind; a menu has no room for more.
    listed = [*kinds.values()][: MENU - 1]
    what = (
        Option(w.say("ui.play.any_kind"), "any", is_default=not wished.kind),
        *(Option(one.said(w), one.key, is_default=one.key == wished.kind) for one in listed),
    )
    pace = tuple(
        Option(w.say(f"ui.play.wish.{name}"), name, is_default=name == wished.pace)
        for name in PACES
    )
    players = (
        Option(w.say("ui.play.any_players"), "0", is_default=not wished.players),
        *(
            Option(w.say("ui.play.players", count=n), str(n), is_default=n == wished.players)
            for n in counts()
        ),
    )
    rows: tuple[tuple[Step, tuple[Option, ...]], ...] = (
        ("kind", what),
        ("pace", pace),
        ("players", players),
    )
    return tuple(
        Menu(_at(wished, step).to(), w.say(f"ui.menu.play.{step}"), options)
        for step, options in rows
    )


def _buttons(
    w: Words, wished: Find, pages: int, *, has_roles: bool, is_first: bool
) -> tuple[Button, ...]:
    """Buttons to open a lobby, rated or not, and to see more lobbies and the roles."""
    rated = w.say("ui.button.play.unrated" if wished.rated else "ui.button.play.rated")
    return (
        Button(
            w.say("ui.button.play.open"), wished.wish.to(), "success" if is_first else "primary"
        ),
        Button(rated, _at(wished, "rated").to()),
        *([Button(w.say("ui.button.play.page"), _at(wished, "page").to())] if pages > 1 else []),
        *([roles.button(w)] if has_roles else []),
    )


def _at(wished: Find, step: Step) -> Find:
    return replace(wished, step=step)


def inviting(w: Words) -> Screen:
    """The message with *Find a game*, for the channel that a manager has chosen."""
    button = Button(w.say("ui.button.find"), Seek().to(), "success")
    return Screen(w.say("ui.find.invites"), None, ((button,),))
