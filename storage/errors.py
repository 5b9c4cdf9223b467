"""
Errors of the games on disk.

StoreError
  NoSuchGame       there is no game of this id
  Occupied         the channel has a living game already
  Conflict         someone else moved first: load the game again, then check the action again
  AlreadyDone      this click or command already has its log line; it carries the line's number
  Unreadable       the database, or a game in it, is damaged
  NewerDatabase    a newer program has written the database
  OlderRunning     an older program runs on the database, and can't share it with this one
  AlreadyRunning   another process holds the database
  ShardTaken       another process runs a shard of this one
  OtherShards      another process counts the shards differently
  Unreachable      the database cannot be opened, read or written

The text of each is one sentence for the host's terminal or log, and says what to do. Texts for
players are written elsewhere, from the facts stored as attributes.
"""

from __future__ import annotations


class StoreError(Exception):
    """Base of all errors that the store raises."""


class NoSuchGame(StoreError):
    """There is no game *game_id*."""

    def __init__(self, game_id: str) -> None:
        """Store the id."""
        super().__init__(f"game {game_id!r} does not exist here: it belongs to another database")
        self.game_id = game_id


class Occupied(StoreError):
    """The channel already has a living game: *game_id*, if known."""

    def __init__(self, channel_id: int, game_id: str | None) -> None:
        """Store the channel and the game."""
        super().__init__(
            f"channel {channel_id} has the unfinished game {game_id}: end it first, or use a thread"
        )
        self.channel_id = channel_id
        self.game_id = game_id


class Conflict(StoreError):
    """Line *number* of a game is taken: the game has moved on."""

    def __init__(self, game_id: str, number: int) -> None:
        """Store where the race was lost."""
        super().__init__(f"line {number} of game {game_id} is taken: load the game and try again")
        self.game_id = game_id
        self.number = number


class AlreadyDone(StoreError):
    """An interaction was already carried out, as line *number* of *game_id*."""

    def __init__(self, game_id: str, number: int, interaction_id: int) -> None:
        """Store the line it made."""
        super().__init__(
            f"interaction {interaction_id} is already line {number} of game {game_id}: "
            "show its result, do not repeat it"
        )
        self.game_id = game_id
        self.number = number
        self.interaction_id = interaction_id


class Unreadable(StoreError):
    """The database or a game in it is damaged or not ours; the message says what to do."""


class NewerDatabase(StoreError):
    """A newer program has written the database."""

    def __init__(self, place: str, found: str, known: str) -> None:
        """Store both versions."""
        super().__init__(
            f"{place} was written by a newer Hexhost (schema {found}, this version "
            f"knows {known}): update Hexhost"
        )
        self.found = found
        self.known = known


class OlderRunning(StoreError):
    """An older program runs on the database, and can't share it with this one."""

    def __init__(self, found: str, oldest: str) -> None:
        """Store the schema that it knows, and the oldest that could go on."""
        super().__init__(
            f"an older Hexhost still runs on this database (schema {found}, and only {oldest} or "
            "newer can share it with this one): stop all of its processes, then start this one"
        )
        self.found = found
        self.oldest = oldest


class AlreadyRunning(StoreError):
    """Another process holds the database."""

    def __init__(self, place: str, holder: str) -> None:
        """Store the holder's process id, if it left one."""
        who = f"process {holder}" if holder else "another process"
        super().__init__(f"{place} is in use by {who}: stop that bot first, or use another file")
        self.holder = holder


class ShardTaken(StoreError):
    """Another process runs *shard*, on the same database."""

    def __init__(self, shard: int, count: int) -> None:
        """Store the shard."""
        super().__init__(
            f"shard {shard} of {count} is run by another process on this database: "
            "stop that one first, or correct SHARD_IDS"
        )
        self.shard = shard


class OtherShards(StoreError):
    """Another process on the same database counts the shards differently."""

    def __init__(self, found: int, count: int) -> None:
        """Store both counts."""
        super().__init__(
            f"another process on this database runs the bot in {found} shards, not {count}: "
            "stop all processes before you change SHARD_COUNT"
        )
        self.found = found
        self.count = count


class Unreachable(StoreError):
    """The database can't be opened, read or written; the message says what to do."""
