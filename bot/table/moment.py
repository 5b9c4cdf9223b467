"""The moment for which a button or command was made, and whether it is still that."""

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
    Refuse what does not come from this seat's person at this moment.

    What *plays* must wait while the game stands still; who leaves need not.

    :raises Refused: if the game does not run, or the seat is another's.
    :raises Stale: if the button is from an earlier moment.
    """
    if table.row.status is not Status.RUNNING:
        raise Refused("ui.error.not_running")
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
    """The answer to who holds no seat; for whom a computer stands in can have theirs back."""
    seat = table.kept_for(user)
    return Refused("ui.error.not_seated") if seat is None else Away(table.id, seat)


def need_lobby(table: Table) -> None:
    """
    Refuse what only a lobby has.

    :raises Refused: if the game has begun, or the lobby is closed.
    """
    if table.row.status is Status.RUNNING:
        raise Refused("ui.error.running_open" if table.open_seats else "ui.error.running")
    if table.row.status is not Status.LOBBY:
        raise Refused("ui.error.lobby_gone")


def need_host(table: Table, user: int) -> None:
    """
    Refuse what is the host's to do as long as there is a lobby.

    :raises Refused: if the person is not the host, or the game has begun.
    """
    need_lobby(table)
    if table.row.host_id != user:
        raise Refused("ui.error.not_host")
