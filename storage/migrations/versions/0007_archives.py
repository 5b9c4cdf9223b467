"""Compressed logs of games that ended long ago; and facts about the database itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

compatible = "0006"
"""The oldest schema whose programs can still run after this step, which only adds two tables."""


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "archives",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("log", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_archives_game_id")),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_archives")),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_facts")),
    )
