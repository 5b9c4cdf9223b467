"""
People's acts: use a command, press a button, choose in a menu, send a form.

Each act first checks whether a Discord client would allow it. Then it becomes an interaction that
the bot must answer within three seconds.
"""

from collections.abc import Callable, Mapping
from typing import Any

from sandbox import roles
from sandbox.channels import Channel
from sandbox.filling import Filling
from sandbox.interactions import Asked, Interaction
from sandbox.messages import Message
from sandbox.payload import Payload
from sandbox.picking import pick
from sandbox.refusals import Impossible
from sandbox.rules.components import walk
from sandbox.rules.messages import LARGEST_UPLOAD
from sandbox.rules.parts import BUTTON, LINK, MENUS, PREMIUM, TEXT_MENU
from sandbox.users import User
from sandbox.views import describe, owners
from sandbox.world import World

OVERTAKEN_WITHIN = 1.0
"""Maximum seconds an interaction waits for another to overtake it."""

FAILURES = {
    Asked.COMMAND: "The application did not respond",
    Asked.COMPONENT: "This interaction failed",
    Asked.AUTOCOMPLETE: "Loading options failed",
    Asked.FORM: "Something went wrong. Try again.",
}


def use(
    world: World,
    user: User,
    channel: Channel,
    name: str,
    options: Mapping[str, Any],
    focused: str | None = None,
) -> Interaction:
    """Uses the command *name*, or asks for completions of the option *focused*."""
    _may_speak(channel)
    offered = world.commands.offered(guild=channel.guild, permissions=int(user.permissions))
    chosen = world.commands.choose(name, offered, user.locale)
    filling = Filling(world, user, chosen)
    data: Payload = {
        "id": chosen.command["id"],
        "name": chosen.command["name"],
        "type": chosen.command["type"],
        "options": filling.fill(options, focused),
    }
    if filling.resolved:
        data["resolved"] = filling.resolved
    if chosen.command.get("guild_id"):
        data["guild_id"] = chosen.command["guild_id"]
    kind = Asked.COMMAND if focused is None else Asked.AUTOCOMPLETE
    return ask(world, kind, user, channel, data, name=chosen.name)


def press(
    world: World,
    user: User,
    channel: Channel,
    message_id: int,
    custom_id: str,
    values: list[str] | None,
) -> Interaction:
    """Presses the button, or chooses *values* in the menu, that is called *custom_id*."""
    message = seen(world, user, channel, message_id)
    part = _part(message, custom_id)
    data: Payload = {
        "custom_id": custom_id,
        "component_type": part["type"],
        "id": part.get("id", 0),
    }
    if part["type"] in MENUS:
        chosen = [str(value) for value in values or ()]
        pick(part, chosen, part.get("placeholder") or "The menu")
        data["values"] = chosen
        if part["type"] != TEXT_MENU:
            data["resolved"] = _resolved(world, user, part["type"], chosen)
    elif values is not None:
        sentence = "A button takes no values."
        raise Impossible(sentence)
    return ask(world, Asked.COMPONENT, user, channel, data, source=message)


def submit(world: World, user: User, form_id: str, values: Mapping[str, Any]) -> Interaction:
    """Sends the form that is open on the person's screen."""
    form = world.forms.get(user.id)
    if form is None or form.id != form_id:
        sentence = f"{user.shown_name} has no such form open."
        raise Impossible(sentence)
    channel = world.channels[form.interaction.channel]
    source = form.interaction.source
    data = form.filled(values)
    origin = form.interaction.id
    return ask(world, Asked.FORM, user, channel, data, source=source, origin=origin)


def seen(world: World, user: User, channel: Channel, message_id: int) -> Message:
    """Finds a message that *user* can see in *channel*."""
    found = channel.messages.get(message_id)
    ephemeral = world.ephemerals.get(message_id)
    if found is None and ephemeral and ephemeral.viewer == user.id and not ephemeral.is_forgotten:
        found = ephemeral if ephemeral.channel == channel.id else None
    if found is None:
        sentence = f"{user.shown_name} sees no such message there."
        raise Impossible(sentence)
    return found


def ask(
    world: World,
    kind: Asked,
    user: User,
    channel: Channel,
    data: Payload,
    *,
    source: Message | None = None,
    origin: int | None = None,
    name: str | None = None,
) -> Interaction:
    """Begins an interaction, sends it to the bot, and waits three seconds for the answer."""
    interaction = Interaction(
        id=world.snowflakes.next(),
        kind=kind,
        user=user.id,
        channel=channel.id,
        asked_at=world.clock.now(),
        name=name,
        source=source,
        origin=origin,
    )
    interaction.event = _event(world, interaction, user, channel, data)
    world.interactions.add(interaction)
    world.clock.after(world.interactions.answer_within, lambda: _fail(world, interaction))
    _deliver(world, interaction, channel.guild)
    return interaction


def _deliver(world: World, interaction: Interaction, guild: int | None) -> None:
    """Sends an interaction to the bot, once and in order unless a fault says otherwise."""
    times = 2 if world.faults.take_repeat() else 1

    def send() -> None:
        for _ in range(times):
            world.tell_bot("INTERACTION_CREATE", interaction.event, guild)

    overtaken = world.faults.overtaken
    if overtaken is None and world.faults.take_swap():
        world.faults.overtaken = send
        world.clock.after(OVERTAKEN_WITHIN, lambda: _send_overtaken(world, send))
        return
    send()
    if overtaken:
        _send_overtaken(world, overtaken)


def _send_overtaken(world: World, send: Callable[[], None]) -> None:
    if world.faults.overtaken is send:
        world.faults.overtaken = None
        send()


def _fail(world: World, interaction: Interaction) -> None:
    if interaction.answer is not None:
        return
    interaction.has_failed = True
    error = FAILURES[interaction.kind]
    if interaction.kind is not Asked.AUTOCOMPLETE:
        world.screens.tell(
            [interaction.user],
            "failed",
            interaction=str(interaction.id),
            channel=str(interaction.channel),
            message=str(interaction.source.id) if interaction.source else None,
            error=error,
        )
    interaction.settle({"outcome": "failed", "error": error})


def _event(
    world: World, interaction: Interaction, user: User, channel: Channel, data: Payload
) -> Payload:
    body = world.describe(channel) | {"permissions": str(int(user.permissions))}
    event: Payload = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": body,
        "locale": user.locale,
        "app_permissions": str(int(world.permissions(channel))),
        "entitlements": [],
        "authorizing_integration_owners": owners(world, channel.guild),
        "context": 1 if channel.is_direct else 0,
        "attachment_size_limit": LARGEST_UPLOAD,
    }
    if interaction.source:
        event["message"] = describe(world, interaction.source)
    if channel.is_direct:
        return event | {"user": user.payload()}
    guild = world.guilds[channel.guild or 0]
    held = roles.held(world, guild, user)
    member = user.member(world.joined, held) | {"permissions": str(int(user.permissions))}
    return event | {
        "member": member,
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
    }


def _part(message: Message, custom_id: str) -> Payload:
    for part in walk(message.components):
        if part.get("custom_id") == custom_id:
            if part.get("disabled"):
                sentence = f"{part.get('label') or custom_id} is disabled."
                raise Impossible(sentence)
            if part["type"] == BUTTON and part.get("style") in (LINK, PREMIUM):
                break
            return part
    sentence = f"The message has no button or menu {custom_id}."
    raise Impossible(sentence)


def _resolved(world: World, user: User, kind: int, values: list[str]) -> Payload:
    if kind == 8:
        found = [world.place(value, user) for value in values]
        return {
            "channels": {
                str(c.id): world.describe(c) | {"permissions": str(int(user.permissions))}
                for c in found
            }
        }
    people = [world.person(value) for value in values]
    values[:] = [str(person.id) for person in people]
    return {"users": {str(person.id): person.payload() for person in people}}


def _may_speak(channel: Channel) -> None:
    if channel.archived and channel.locked:
        sentence = "The thread is locked."
        raise Impossible(sentence)
