"""Departures: who began in a seat that someone else held at the end, or nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

compatible = "0006"
"""The oldest schema whose programs can still run after this step, which only adds a table."""


def upgrade() -> None:
    """Make the table; nobody has left an older game."""
    op.create_table(
        "departures",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("left_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_departures_game_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_departures")),
    )
    op.create_index(op.f("ix_departures_left_id"), "departures", ["left_id"])
