"""
The current tables.

Their history is in `storage/migrations`; a test checks that both agree. The columns of a table are
named like the fields of its row in `storage.rows`.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

from storage.columns import Instant, OneOf, Strings
from storage.rows import PostState, Scope, Status

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

VERSION = Table("hexhost_schema", MetaData(), Column("version_num", String(32)))
"""
The revision of a database, as Alembic stores it; Alembic also creates the table. Its name is our
own, so that another program's database isn't taken for an old one of ours.
"""

IS_LIVING = text("status IN ('lobby', 'running')")
IS_PLANNED = text("state = 'planned'")

games = Table(
    "games",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("status", OneOf(Status), nullable=False),
    Column("language", String(16), nullable=False),
    Column("host_id", BigInteger),
    Column("modules", Strings, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("memory", Text, nullable=False, server_default=""),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("words", Strings, nullable=False),
    Column("chance_counter", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Column("snapshot", LargeBinary),
    Column("rematch_of", ForeignKey("games.id")),
    Column("end_reason", Text),
    Column("created", Instant, nullable=False),
    Column("updated", Instant, nullable=False),
    Column("ended", Instant),
    Column("revision", Integer, nullable=False, server_default="0"),
    CheckConstraint("status IN ('lobby', 'running', 'over', 'abandoned', 'closed')", "status"),
)
Index(
    "one_living_game",
    games.c.channel_id,
    unique=True,
    sqlite_where=IS_LIVING,
    postgresql_where=IS_LIVING,
)
Index("ix_games_guild_id", games.c.guild_id)
Index("ix_games_living", games.c.status, sqlite_where=IS_LIVING, postgresql_where=IS_LIVING)

seats = Table(
    "seats",
    metadata,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("colour", String(16)),
    Column("locale", String(16)),
    Column("dm_channel_id", BigInteger),
    Column("dm_message_id", BigInteger),
    Column("settings", JSON, nullable=False),
    Column("joined", Instant, nullable=False),
)

# The key is the lock: the second to write a number finds it taken. Lines never change.
lines = Table(
    "lines",
    metadata,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger),
    Column("line", Text, nullable=False),
    Column("time", Instant, nullable=False),
    Column("interaction_id", BigInteger, unique=True),
)

# Seat -1 means the whole table: a key can't hold NULL.
posts = Table(
    "posts",
    metadata,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("state", OneOf(PostState), nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("digest", String(64)),
    Column("data", JSON, nullable=False),
    Column("planned", Instant, nullable=False),
    Column("said", Instant),
    CheckConstraint("state IN ('planned', 'said', 'gone')", "state"),
)
Index("ix_posts_planned", posts.c.game_id, sqlite_where=IS_PLANNED, postgresql_where=IS_PLANNED)

deadlines = Table(
    "deadlines",
    metadata,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("due", Instant, nullable=False, index=True),
    Column("data", JSON, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    Column("place", Integer),
    Column("points", Integer, nullable=False),
    Column("came", Integer),
    Column("fair", Integer),
)

# Seats that aren't held by the person who began in them: a table of its own, so that programs
# without it can go on (docs/adr/0038).
departures = Table(
    "departures",
    metadata,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("left_id", BigInteger, nullable=False, index=True),
)

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(16)),
    Column("preferences", JSON, nullable=False, default=dict),
)

settings = Table(
    "settings",
    metadata,
    Column("scope", OneOf(Scope), primary_key=True),
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)

# Logs of games that ended long ago, which have no rows in `lines` anymore (`storage.archive`).
archives = Table(
    "archives",
    metadata,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("people", JSON, nullable=False),
    Column("log", LargeBinary, nullable=False),
)

# Leagues and tournaments. A document holds everything about one: a step changes it as a whole.
contests = Table(
    "contests",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("due", Instant, index=True),
    Column("data", JSON, nullable=False),
    Column("created", Instant, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
)

# About the database itself, not its games; a copy elsewhere has its own (`storage.facts`).
facts = Table(
    "facts",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)
