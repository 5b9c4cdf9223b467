"""
Games on disk: one action, one transaction, durable when it returns.

Knows the engine's codec and no one else. What a person reads, and when, is the bot's affair;
that it was planned and said is kept here, so that nothing is said twice and nobody forgotten.

An evening in short::

    async with Store.open("sqlite:///hexhost.db") as store:

        def opens(change: Change) -> None:
            change.put_seat(SeatRow(seat=0, user_id=42, name="Ada", colour="red"))
            change.plan("lobby", number=0)  # to be said, in the same transaction

        change = await store.create(opens, channel_id=7, guild_id=1, host_id=42, seed=seed)
        game_id = change.game.id

        engine = Game.new(3, chance := Seeded(seed))

        def begins(change: Change) -> None:
            change.append(engine.lines[-1], user_id=42, interaction_id=click)
            change.save(engine.snapshot(), chance_counter=chance.counter, status=Status.RUNNING)
            change.plan("turn", number=0, seat=0)

        await store.change(game_id, begins)
        for post in await store.readings.pending(game_id):
            message = ...  # post it, with post.nonce
            await store.notes.said(post.key, channel_id=7, message_id=message)

A lost race raises `Conflict`: load the game again and judge the same action again. A repeated
click raises `AlreadyDone`, which carries the number of the line that it made.
"""

from storage.backups import backup
from storage.change import Change
from storage.errors import (
    AlreadyDone,
    AlreadyRunning,
    Conflict,
    NewerDatabase,
    NoSuchGame,
    Occupied,
    OlderRunning,
    OtherShards,
    ShardTaken,
    StoreError,
    Unreachable,
    Unreadable,
)
from storage.examine import Examined, examine
from storage.keeping import keep
from storage.moving import move
from storage.privacy import Personal, mixed, without
from storage.rows import (
    COMPUTER,
    FORGOTTEN,
    ContestRow,
    DeadlineRow,
    GameFields,
    GameRow,
    Json,
    LineRow,
    PersonRow,
    PlayedRow,
    PostKey,
    PostRow,
    PostState,
    ResultRow,
    Scope,
    SeatRow,
    Status,
)
from storage.shards import Shards
from storage.store import Store, now

__all__ = [
    "COMPUTER",
    "FORGOTTEN",
    "AlreadyDone",
    "AlreadyRunning",
    "Change",
    "Conflict",
    "ContestRow",
    "DeadlineRow",
    "Examined",
    "GameFields",
    "GameRow",
    "Json",
    "LineRow",
    "NewerDatabase",
    "NoSuchGame",
    "Occupied",
    "OlderRunning",
    "OtherShards",
    "PersonRow",
    "Personal",
    "PlayedRow",
    "PostKey",
    "PostRow",
    "PostState",
    "ResultRow",
    "Scope",
    "SeatRow",
    "ShardTaken",
    "Shards",
    "Status",
    "Store",
    "StoreError",
    "Unreachable",
    "Unreadable",
    "backup",
    "examine",
    "keep",
    "mixed",
    "move",
    "now",
    "without",
]
