"""Drop two unused columns: what a hand shows, and whether a game opened its own thread."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Drop both."""
    op.drop_column("seats", "told")
    op.drop_column("games", "thread")
