"""Allow seats of a computer or nobody, and games without a host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let the person of a seat and the host of a game be NULL."""
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("user_id", existing_type=sa.BigInteger(), nullable=True)
    with op.batch_alter_table("games") as batch:
        batch.alter_column("host_id", existing_type=sa.BigInteger(), nullable=True)
