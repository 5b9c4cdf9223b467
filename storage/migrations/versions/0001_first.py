"""Games, their seats, logs, posts and deadlines; people and places."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

LIVING = sa.text("status IN ('lobby', 'running')")
PLANNED = sa.text("state = 'planned'")


def upgrade() -> None:
    """Create all tables."""
    _games()
    _beside_games()
    _posts()
    _people_and_places()


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("modules", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.Column("chance_counter", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("snapshot", sa.LargeBinary()),
        sa.Column("rematch_of", sa.String(12)),
        sa.Column("end_reason", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.CheckConstraint(
            "status IN ('lobby', 'running', 'over', 'abandoned', 'closed')",
            name=op.f("ck_games_status"),
        ),
        sa.ForeignKeyConstraint(["rematch_of"], ["games.id"], name=op.f("fk_games_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index(
        "one_living_game",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=LIVING,
        postgresql_where=LIVING,
    )
    op.create_index(
        "ix_games_living", "games", ["status"], sqlite_where=LIVING, postgresql_where=LIVING
    )


def _beside_games() -> None:
    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("colour", sa.String(16)),
        sa.Column("locale", sa.String(16)),
        sa.Column("dm_channel_id", sa.BigInteger()),
        sa.Column("dm_message_id", sa.BigInteger()),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_seats_game_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"])
    op.create_table(
        "lines",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_lines_game_id")),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_lines")),
        sa.UniqueConstraint("interaction_id", name=op.f("uq_lines_interaction_id")),
    )
    op.create_table(
        "deadlines",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_deadlines_game_id")),
        sa.PrimaryKeyConstraint("game_id", "kind", name=op.f("pk_deadlines")),
    )
    op.create_index(op.f("ix_deadlines_due"), "deadlines", ["due"])


def _posts() -> None:
    op.create_table(
        "posts",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("digest", sa.String(64)),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("planned", sa.BigInteger(), nullable=False),
        sa.Column("said", sa.BigInteger()),
        sa.CheckConstraint("state IN ('planned', 'said', 'gone')", name=op.f("ck_posts_state")),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_posts_game_id")),
        sa.PrimaryKeyConstraint("game_id", "kind", "number", "seat", name=op.f("pk_posts")),
    )
    op.create_index(
        "ix_posts_planned", "posts", ["game_id"], sqlite_where=PLANNED, postgresql_where=PLANNED
    )


def _people_and_places() -> None:
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(16)),
        sa.Column("preferences", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_people")),
    )
    op.create_table(
        "settings",
        sa.Column("scope", sa.String(16), nullable=False),
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("scope", "id", name=op.f("pk_settings")),
    )
