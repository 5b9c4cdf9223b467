"""The moment for which a button or command was made, and whether it is still that."""

from __future__ import annotations

from bot.tables import news
from bot.tables.refusals import Refused, Stale
from bot.tables.table import Table
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
        raise Refused("ui.error.not_seated")
    if plays and table.still:
        raise Refused(f"ui.error.{table.still}", game=table.id)
    if acted is not None and table.acted[seat] != acted:
        raise Stale
    newest = table.latest(news.TURN)
    if post is not None and newest is not None and newest.key.number != post:
        raise Stale
