"""Leagues and tournaments: one row each, with everything about it in a document."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

compatible = "0006"
"""The oldest schema whose programs can still run after this step, which only adds a table."""


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "contests",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contests")),
    )
    op.create_index(op.f("ix_contests_guild_id"), "contests", ["guild_id"])
    op.create_index(op.f("ix_contests_due"), "contests", ["due"])
