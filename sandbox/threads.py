"""Threads: opened below a channel or a message, archived, locked, deleted."""

from sandbox.channels import Channel, Kind
from sandbox.messages import Message
from sandbox.payload import Payload
from sandbox.permissions import Permission
from sandbox.refusals import Refused
from sandbox.rules.problems import Spot
from sandbox.world import World

DURATIONS = (60, 1440, 4320, 10080)
BEGINNING = frozenset(["name", "auto_archive_duration", "rate_limit_per_user"])
MOST_OPEN = 1000
"""Maximum number of open threads on a server."""
CHANGES = frozenset(
    [
        "name",
        "archived",
        "auto_archive_duration",
        "locked",
        "invitable",
        "rate_limit_per_user",
        "flags",
        "applied_tags",
    ]
)


def start(world: World, parent: Channel, body: Payload, message: Message | None) -> Channel:
    """Opens a thread below *parent*, at *message* if there is one."""
    if parent.is_thread or parent.is_direct:
        raise Refused(50024)
    spot = Spot()
    spot.fields(body, BEGINNING if message else BEGINNING | {"type", "invitable"})
    (spot / "name").text(body.get("name"), 1, 100)
    _duration(spot / "auto_archive_duration", body.get("auto_archive_duration"))
    kind = Kind.PUBLIC_THREAD
    if message is None and body.get("type") is not None:
        if body["type"] not in (Kind.PUBLIC_THREAD, Kind.PRIVATE_THREAD):
            (spot / "type").object("BASE_TYPE_CHOICES", "Value must be one of {11, 12}.")
        else:
            kind = Kind(body["type"])
    elif message is None:
        kind = Kind.PRIVATE_THREAD
    spot.settle()
    is_public = kind is Kind.PUBLIC_THREAD
    needed = Permission.CREATE_PUBLIC_THREADS if is_public else Permission.CREATE_PRIVATE_THREADS
    world.require(parent, needed)
    if message and message.thread:
        raise Refused(160004)
    if (
        sum(
            c.guild == parent.guild and c.is_thread and not c.archived
            for c in world.channels.values()
        )
        >= MOST_OPEN
    ):
        raise Refused(160006)
    thread = Channel(
        id=message.id if message else world.snowflakes.next(),
        kind=kind,
        name=body["name"],
        guild=parent.guild,
        parent=parent.id,
        owner=world.bot.id,
        archive_minutes=body.get("auto_archive_duration") or 1440,
        changed_at=world.clock.stamp(),
        opened_at=world.clock.now(),
    )
    if message:
        message.thread = thread.id
    world.channels[thread.id] = thread
    world.tell_channel(thread, "CREATE")
    watch(world, thread)
    return thread


def change(world: World, thread: Channel, body: Payload) -> None:
    """Renames, archives or locks a thread."""
    spot = Spot()
    spot.fields(body, CHANGES)
    if "name" in body:
        (spot / "name").text(body["name"], 1, 100)
    _duration(spot / "auto_archive_duration", body.get("auto_archive_duration"))
    for name in ("archived", "locked"):
        (spot / name).switch(body.get(name))
    spot.settle()
    is_own = thread.owner == world.bot.id
    if "locked" in body or thread.locked or not (is_own or body == {"archived": False}):
        world.require(thread, Permission.MANAGE_THREADS)
    world.require(thread, Permission.SEND_MESSAGES_IN_THREADS)
    if thread.archived and body.get("archived") is not False:
        raise Refused(50083)
    thread.name = body.get("name", thread.name)
    thread.archive_minutes = body.get("auto_archive_duration") or thread.archive_minutes
    shut(world, thread, archived=body.get("archived"), locked=body.get("locked"))


def shut(
    world: World, thread: Channel, *, archived: bool | None = None, locked: bool | None = None
) -> None:
    """Archives or locks a thread, or undoes it, and tells everyone."""
    if archived is not None and archived != thread.archived:
        thread.archived = archived
        thread.changed_at = world.clock.stamp()
        if not archived:
            thread.opened_at = world.clock.now()
            watch(world, thread)
    if locked is not None:
        thread.locked = locked
    world.tell_channel(thread, "UPDATE")


def need_open(world: World, channel: Channel) -> None:
    """Refuses a post in a locked thread, unless the bot manages threads."""
    if channel.locked and not world.may(channel, Permission.MANAGE_THREADS):
        raise Refused(50083 if channel.archived else 160005)


def tell_open(world: World, parent: Channel) -> None:
    """Tells the bot which threads are open below a channel that it can see again."""
    below = [c for c in world.channels.values() if c.parent == parent.id and not c.archived]
    body = {
        "guild_id": str(parent.guild),
        "channel_ids": [str(parent.id)],
        "threads": [world.describe(thread) for thread in below],
        "members": [],
    }
    world.tell_bot("THREAD_LIST_SYNC", body, parent.guild)


def watch(world: World, thread: Channel) -> None:
    """Archives a thread when nobody has written in it for the time it sets."""
    last = next(reversed(thread.messages.values())).created if thread.messages else 0.0
    busy = max(last, thread.opened_at) + thread.archive_minutes * 60

    def look() -> None:
        if world.channels.get(thread.id) is thread and not thread.archived:
            watch(world, thread)

    if busy <= world.clock.now():
        shut(world, thread, archived=True)
    else:
        world.clock.after(busy - world.clock.now(), look)


def remove(world: World, channel: Channel) -> None:
    """Deletes a channel or thread, and the threads below it."""
    for below in [c for c in world.channels.values() if c.parent == channel.id]:
        remove(world, below)
    del world.channels[channel.id]
    world.tell_channel(channel, "DELETE")


def _duration(spot: Spot, value: object) -> None:
    if value is not None and value not in DURATIONS:
        spot.object("BASE_TYPE_CHOICES", f"Value must be one of {DURATIONS}.")
