"""Add a count of everything that is written about a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the count."""
    op.add_column("games", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
