"""Add the results of ended games, and an index of games by Discord server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the table; the bot fills in older games (`bot.features.statistics.results`)."""
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("came", sa.Integer()),
        sa.Column("fair", sa.Integer()),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_results_game_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_user_id"), "results", ["user_id"])
    op.create_index("ix_games_guild_id", "games", ["guild_id"])
