"""
Prometheus metrics for hosts, served by `bot.status`.

Nothing here is about a single game, person or card.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, Info

SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Limits of the histograms' buckets; after three seconds Discord gives up on an interaction."""

ACKNOWLEDGED = Histogram(
    "hexhost_acknowledged_seconds",
    "From an interaction's arrival to its acknowledgement",
    buckets=SECONDS,
)
ANSWERED = Histogram(
    "hexhost_answered_seconds",
    "From an interaction's arrival to its last answer, by kind of interaction",
    ["kind"],
    buckets=SECONDS,
)
SHOWN = Histogram(
    "hexhost_shown_seconds",
    "How long it takes to bring a channel up to date, pictures included",
    buckets=SECONDS,
)
PLAYED = Counter("hexhost_played", "Actions played and stored", ["action"])
TOO_LATE = Counter("hexhost_too_late", "Interactions that Discord had given up")
MALFORMED = Counter("hexhost_malformed", "Events of the gateway that could not be read")
TOO_FAST = Counter("hexhost_too_fast", "Interactions of people who had had their share")
FAULTS = Counter("hexhost_faults", "Faults that a reference was told for")
ANSWERING = Gauge("hexhost_answering", "Interactions that are being answered")
PLAYING = Gauge("hexhost_playing", "Games that go on by themselves: by computers, by deadlines")
TELLING = Gauge("hexhost_telling", "Games whose channel or hands are being brought up to date")
TABLES = Gauge("hexhost_tables", "Tables kept in memory")
SERVERS = Gauge("hexhost_servers", "Servers that this process looks after")
INFO = Info("hexhost", "The version of this process, and the shards it runs")
LATENCY = Gauge("hexhost_gateway_latency_seconds", "The gateway's answer to a heartbeat")
RATE_LIMITED = Counter(
    "hexhost_rate_limited", "Requests that Discord answered with 429, by scope", ["scope"]
)
SCOPES = ("user", "global", "shared", "other")
"""Scopes of a rate limit that Discord names; "other" if it names none."""
for _scope in SCOPES:
    RATE_LIMITED.labels(_scope)
RECONNECTS = Counter(
    "hexhost_reconnects", "Times that a shard lost its connection to the gateway", ["shard"]
)
UNSHOWN = Gauge(
    "hexhost_unshown_tables",
    "Tables that can't be shown: a permission is missing, or the thread is locked or archived",
)
PICTURES_WAITING = Gauge("hexhost_pictures_waiting", "Pictures that wait to be drawn")
DRAWN = Histogram("hexhost_drawn_seconds", "How long drawing one picture takes", buckets=SECONDS)
DATABASE = Histogram(
    "hexhost_database_seconds",
    "From a question to the database to its answer, by kind: read or write",
    ["kind"],
    buckets=(0.001, 0.0025, 0.005, *SECONDS),
)
for _kind in ("read", "write"):
    DATABASE.labels(_kind)
DATABASE_WAITING = Gauge(
    "hexhost_database_waiting", "Reads and writes of the database that aren't finished"
)
POOL_USED = Gauge(
    "hexhost_database_pool_used", "Connections in use: for work, and for games' locks", ["pool"]
)
POOL_SIZE = Gauge("hexhost_database_pool_size", "Connections that there can be", ["pool"])
DATABASE_SIZE = Gauge("hexhost_database_bytes", "Size of the database")
BACKED_UP = Gauge(
    "hexhost_last_backup_timestamp_seconds", "When `hexhost backup` last made a copy; 0: never"
)
