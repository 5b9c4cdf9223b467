"""
``POST /sandbox/control`` ``{do, ...}``: control the sandbox itself.

Move the clock, change what people and the bot may do, cause faults, kill the bot.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from sandbox import posting, roles, threads
from sandbox.channels import Channel, Kind
from sandbox.faults import Fault, Misdeed
from sandbox.messages import Message
from sandbox.payload import Payload
from sandbox.people.desk import DESK, Desk, answer, asked, person
from sandbox.people.screen import forget, profile, reload
from sandbox.permissions import MEMBER, Permission
from sandbox.refusals import Impossible
from sandbox.rules.commands import LOCALES
from sandbox.world import Role

Verb = Callable[[Desk, Payload], Awaitable[Payload | None]]
VERBS: dict[str, Verb] = {}


def verb(name: str) -> Callable[[Verb], Verb]:
    """Registers the function below for ``{"do": name}``."""

    def enter(function: Verb) -> Verb:
        VERBS[name] = function
        return function

    return enter


async def control(request: web.Request) -> web.Response:
    """Does what the request names."""
    desk, body = request.app[DESK], await asked(request)
    function = VERBS.get(body.pop("do"))
    if function is None:
        message = f"The verbs are {', '.join(sorted(VERBS))}."
        raise Impossible(message)
    return answer({"done": True, **(await function(desk, body) or {})})


@verb("clock")
async def clock(desk: Desk, body: Payload) -> Payload:
    """``{seconds}``: moves the clock forward."""
    desk.world.clock.move(float(body.get("seconds", 0)))
    return {"time": desk.world.clock.stamp()}


@verb("person")
async def change_person(desk: Desk, body: Payload) -> None:
    """``{as, dms?, locale?, permissions?}``: closes direct messages, changes language or rights."""
    user = person(desk, body["as"])
    user.takes_direct_messages = bool(body.get("dms", user.takes_direct_messages))
    user.locale = str(body.get("locale", user.locale))
    if user.locale not in LOCALES:
        message = f"Discord has no locale {user.locale}."
        raise Impossible(message)
    if "permissions" in body:
        user.permissions = MEMBER | Permission.named(body["permissions"])
    desk.world.screens.tell(desk.world.people, "user", user=profile(user))


@verb("permissions")
async def permissions(desk: Desk, body: Payload) -> None:
    """``{channel, deny: [names]}``: sets what the bot may not do there."""
    channel = _channel(desk, body)
    was_hidden = not desk.world.may(channel, Permission.VIEW_CHANNEL)
    channel.denied = Permission.named(body["deny"])
    desk.world.tell_channel(channel, "UPDATE")
    if was_hidden and desk.world.may(channel, Permission.VIEW_CHANNEL):
        threads.tell_open(desk.world, channel)


@verb("role")
async def role(desk: Desk, body: Payload) -> Payload:
    """``{name, role?, mentionable?, permissions?, above?}``: makes a role or changes one."""
    world = desk.world
    made = Role(
        int(body.get("role") or world.snowflakes.next()),
        world.guild.id,
        str(body["name"]),
        Permission.named(body.get("permissions", [])),
        is_mentionable=bool(body.get("mentionable")),
        is_above=bool(body.get("above")),
    )
    roles.make(world, made)
    return {"role": str(made.id)}


@verb("delete_role")
async def delete_role(desk: Desk, body: Payload) -> None:
    """``{role}``: deletes a role."""
    roles.delete(desk.world, int(body["role"]))


@verb("invite")
async def invite(desk: Desk, body: Payload) -> None:
    """``{add?: [names], drop?: [names]}``: changes the permissions of the bot's own role."""
    added = desk.world.invited | Permission.named(body.get("add", []))
    roles.invite(desk.world, added & ~Permission.named(body.get("drop", [])))


@verb("archive")
async def archive(desk: Desk, body: Payload) -> None:
    """``{channel, archived?, locked?}``: archives or locks a thread, or undoes it."""
    channel = _channel(desk, body)
    archived, locked = body.get("archived", True), body.get("locked")
    threads.shut(desk.world, channel, archived=archived, locked=locked)


@verb("make_channel")
async def make_channel(desk: Desk, body: Payload) -> Payload:
    """``{name}``: adds a text channel."""
    world = desk.world
    made = Channel(world.snowflakes.next(), Kind.TEXT, str(body["name"]), world.guild.id)
    made.position = len(world.channels)
    world.channels[made.id] = made
    world.tell_channel(made, "CREATE")
    return {"channel": str(made.id)}


@verb("delete_channel")
async def delete_channel(desk: Desk, body: Payload) -> None:
    """``{channel}``: deletes a channel or thread."""
    threads.remove(desk.world, _channel(desk, body))


@verb("delete_message")
async def delete_message(desk: Desk, body: Payload) -> None:
    """``{channel, message}``: deletes a message, as a moderator would."""
    posting.delete(desk.world, _message(desk, body))


@verb("versions")
async def versions(desk: Desk, body: Payload) -> Payload:
    """``{channel, message}``: returns the message before each edit."""
    rows = [
        {**version, "attachments": [a.payload() for a in version["attachments"]]}
        for version in _message(desk, body).versions
    ]
    return {"versions": rows}


@verb("say")
async def say(desk: Desk, body: Payload) -> Payload:
    """``{as, channel, content}``: writes a message as a person; the bot doesn't see it."""
    user = person(desk, body["as"])
    channel = desk.world.place(str(body["channel"]), user)
    said = posting.post(desk.world, channel, {"content": body["content"]}, {}, author=user.id)
    return {"message": str(said.id)}


@verb("dismiss")
async def dismiss(desk: Desk, body: Payload) -> None:
    """``{as, message}``: dismisses an ephemeral message."""
    forget(desk, person(desk, body["as"]), int(body["message"]))


@verb("reload")
async def reload_client(desk: Desk, body: Payload) -> None:
    """``{as}``: reloads a person's client; ephemerals and an open form disappear."""
    reload(desk, person(desk, body["as"]))


@verb("cancel_form")
async def cancel_form(desk: Desk, body: Payload) -> None:
    """``{as}``: closes the open form; the bot isn't told."""
    user = person(desk, body["as"])
    if form := desk.world.forms.pop(user.id, None):
        desk.world.screens.tell([user.id], "form_closed", form=form.id)


@verb("fault")
async def fault(desk: Desk, body: Payload) -> None:
    """``{misdeed, times?, method?, path?, status?, seconds?, is_global?}``: see ``faults``."""
    desk.world.faults.waiting.append(Fault(Misdeed(body.pop("misdeed")), **body))


@verb("repeat")
async def repeat(desk: Desk, body: Payload) -> None:
    """``{times?}``: sends the next interactions twice."""
    desk.world.faults.repeats = int(body.get("times", 1))


@verb("swap")
async def swap(desk: Desk, body: Payload) -> None:
    """``{times?}``: delays each of the next interactions until the one after it is sent."""
    desk.world.faults.swaps = int(body.get("times", 1))


@verb("heartbeats")
async def heartbeats(desk: Desk, body: Payload) -> None:
    """``{answered}``: sets whether heartbeats are acknowledged."""
    desk.world.faults.is_mute = not body["answered"]


@verb("behave")
async def behave(desk: Desk, body: Payload) -> None:
    """Clears every waiting fault."""
    desk.world.faults.clear()


@verb("drop")
async def drop(desk: Desk, body: Payload) -> None:
    """``{resumable?, code?}``: breaks the gateway connections."""
    await desk.gateway.drop(
        can_resume=bool(body.get("resumable", True)), code=int(body.get("code", 4000))
    )


@verb("reconnect")
async def reconnect(desk: Desk, body: Payload) -> None:
    """Asks the bot to reconnect, as Discord does before it takes a server down."""
    await desk.gateway.ask_to_reconnect()


@verb("limits")
async def limits(desk: Desk, body: Payload) -> None:
    """``{on?, all?, posts?, edits?, old_edits?, ...}``: switches or changes the rate limits."""
    own = desk.limits
    own.are_on = bool(body.get("on", own.are_on))
    named = {"all": own.all, "old_edits": own.old_edits, "invalid": own.invalid, **own.buckets}
    for name, allowance in named.items():
        allowance.most = int(body.get(name, allowance.most))


@verb("reset")
async def reset(desk: Desk, body: Payload) -> None:
    """Deletes all messages, threads, forms, notifications and records."""
    sweep(desk)


@verb("kill")
async def kill(desk: Desk, body: Payload) -> None:
    """Kills the bot with signal 9."""
    await desk.supervisor.kill()


@verb("start")
async def start(desk: Desk, body: Payload) -> None:
    """Starts the bot."""
    await desk.supervisor.start()


@verb("restart")
async def restart(desk: Desk, body: Payload) -> None:
    """Kills the bot with signal 9 and starts it again."""
    await desk.supervisor.restart()


@verb("wait_for_bot")
async def wait_for_bot(desk: Desk, body: Payload) -> None:
    """Returns when a bot is connected, or says why the one that was started isn't."""
    await desk.supervisor.until_connected()


@verb("scene")
async def scene(desk: Desk, body: Payload) -> None:
    """``{name}``: starts the bot at a prepared position."""
    await desk.supervisor.scene(str(body["name"]), lambda: sweep(desk))


@verb("players")
async def players(desk: Desk, body: Payload) -> None:
    """``{on, names?}``: makes the other people play by themselves, or stops them."""
    names = ",".join(str(name) for name in body.get("names") or ())
    await desk.supervisor.play(on=bool(body["on"]), names=names)


def sweep(desk: Desk) -> None:
    """Resets the server to its first day."""
    world = desk.world
    for channel in list(world.channels.values()):
        if channel.is_thread:
            threads.remove(world, channel)
        channel.messages.clear()
        channel.denied = Permission.NONE
    world.ephemerals.clear()
    world.forms.clear()
    world.files.clear()
    world.faults.clear()
    world.screens.notifications.clear()
    desk.record.clear()
    world.screens.tell(world.people, "reset")


def _channel(desk: Desk, body: Payload) -> Channel:
    name = str(body["channel"])
    for channel in desk.world.channels.values():
        if name in (str(channel.id), channel.name):
            return channel
    message = f"There is no channel {name}."
    raise Impossible(message)


def _message(desk: Desk, body: Payload) -> Message:
    found: Any = desk.world.ephemerals.get(int(body["message"]))
    return found or desk.world.message(_channel(desk, body), int(body["message"]))
