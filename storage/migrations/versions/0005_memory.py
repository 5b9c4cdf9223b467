"""Move a table's memory out of the host's settings, with types (`bot.table.state.memory`)."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

Json: TypeAlias = dict[str, Any]

CHOSEN = ("theme", "pace", "auto_roll", "practice")
"""The settings that remain: the host's choices."""


def upgrade() -> None:
    """Split the settings of every game."""
    op.add_column("games", sa.Column("memory", sa.Text(), nullable=False, server_default=""))
    games = sa.table(
        "games", sa.column("id"), sa.column("settings", sa.JSON), sa.column("memory", sa.Text)
    )
    rows = op.get_bind().execute(sa.select(games.c.id, games.c.settings)).all()
    for game_id, old in rows:
        kept = {name: old[name] for name in CHOSEN if name in old}
        query = games.update().where(games.c.id == game_id)
        op.execute(query.values(settings=kept, memory=json.dumps(memory(old))))


def memory(old: Json) -> Json:
    """Convert the old settings of a table to version 1 of the memory."""
    trail = old.get("trail", {})
    new: Json = {
        "version": 1,
        "words": old.get("words"),
        "enough": old.get("third"),
        "acted": old.get("acted"),
        "present": old.get("present"),
        "laid": old.get("laid"),
        "clocks": clocks(old),
        "late": old.get("late"),
        "takeback": filled(
            {
                "seat": trail.get("seat"),
                "done": [done(one) for one in trail.get("done", ())],
                "heard": [
                    {"kind": kind, "seats": seats, "said": said}
                    for kind, seats, said in trail.get("heard", ())
                ],
            }
        ),
        "motions": {
            number: filled({**motion, "number": int(number)}) | {"by": motion.get("by")}
            for number, motion in old.get("motions", {}).items()
        },
        "made": old.get("moved"),
        "seeking": filled(
            {
                "open": old.get("open"),
                "made": old.get("wanted"),
                "bids": old.get("bids"),
                "declined": old.get("declined"),
            }
        ),
        "paused": old.get("pause"),
        "lost": old.get("lost"),
    }
    return filled(new)


def done(one: Json) -> Json:
    """Convert an undoable action, with the clocks before it."""
    before = clocks(one["clocks"]) if one.get("clocks") else None
    return filled({"number": one["number"], "before": before})


def clocks(old: Json) -> Json:
    """Convert clocks and banks; seconds become durations."""
    return filled(
        {
            "running": {
                seat: {
                    **clock,
                    "time": duration(clock["time"]),
                    "before": duration(clock.get("before", 0)),
                }
                for seat, clock in old.get("clocks", {}).items()
            },
            "banks": {seat: duration(left) for seat, left in old.get("banks", {}).items()},
        }
    )


def duration(seconds: float) -> str:
    """Convert *seconds* to an ISO 8601 duration."""
    return f"{'-' if seconds < 0 else ''}PT{abs(seconds):.6f}S"


def filled(old: Json) -> Json:
    """Drop empty values, which the memory leaves out."""
    return {name: value for name, value in old.items() if value not in (None, {}, [], ())}
