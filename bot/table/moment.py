"""Checks whether the moment that a button or command was made for is still current."""

from __future__ import annotations

from bot.chat.refusals import Away, Refused, Stale
from bot.table import news
from bot.table.table import LOST, Table
from bot.table.unshown import refusal
from game import Seat
from storage import Status


def check_moment(
    table: Table,
    user: int,
    seat: Seat,
    *,
    acted: int | None = None,
    post: int | None = None,
    plays: bool = True,
) -> None:
    """
    Refuse an action that this person can't take for this seat now.

    With *plays*, it is also refused while the game stands still; leaving, for instance, is not.

    :raises Refused: if the game doesn't run, or the seat is another person's.
    :raises Stale: if the button is from an earlier moment.
    """
    need_running(table)
    if seat not in table.seats_of(user):
        raise outside(table, user)
    if plays and table.still == LOST:
        raise refusal(table)
    if plays and table.still:
        raise Refused(f"ui.error.{table.still}", game=table.id)
    if acted is not None and table.acted[seat] != acted:
        raise Stale
    newest = table.latest(news.TURN)
    if post is not None and newest is not None and newest.key.number != post:
        raise Stale


def outside(table: Table, user: int) -> Refused:
    """The refusal for a person without a seat; it says if a computer keeps one for them."""
    seat = table.kept_for(user)
    return Refused("ui.error.not_seated") if seat is None else Away(table.id, seat)


def need_running(table: Table) -> None:
    """
    Refuse something that is only possible in a running game.

    :raises Refused: if the game hasn't begun, or is over.
    """
    if table.row.status is not Status.RUNNING:
        keys = {Status.LOBBY: "not_running", Status.CLOSED: "lobby_gone"}
        raise Refused(f"ui.error.{keys.get(table.row.status, 'over')}")


def need_lobby(table: Table) -> None:
    """
    Refuse something that is only possible in a lobby.

    :raises Refused: if the game has begun, or the lobby is closed.
    """
    if table.row.status is Status.RUNNING:
        raise Refused("ui.error.running_open" if table.open_seats else "ui.error.running")
    if table.row.status is not Status.LOBBY:
        raise Refused("ui.error.lobby_gone")


def need_host(table: Table, user: int) -> None:
    """
    Refuse something in a lobby that only the host can do.

    :raises Refused: if the person isn't the host, or the game has begun.
    """
    need_lobby(table)
    if table.row.host_id != user:
        raise Refused("ui.error.not_host")
