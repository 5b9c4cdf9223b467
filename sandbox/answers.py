"""
The bot's answers: the first answer to an interaction, and everything sent with its token.

A deferred answer shows a "thinking" message until the bot edits it or follows up.
"""

from typing import Any

from sandbox import threads
from sandbox.forms import Form
from sandbox.interactions import TOKEN_LIVES, Answer, Asked, Interaction
from sandbox.messages import EPHEMERAL, LOADING, Message, Source
from sandbox.payload import Payload
from sandbox.posting import Uploads, edit, post
from sandbox.refusals import Refused
from sandbox.rules.commands import choices
from sandbox.rules.components import walk
from sandbox.rules.forms import form
from sandbox.rules.messages import Way, message
from sandbox.rules.problems import Spot
from sandbox.views import describe
from sandbox.world import World

ALLOWED = {
    Asked.COMMAND: {Answer.MESSAGE, Answer.DEFERRED, Answer.FORM},
    Asked.COMPONENT: set(Answer) - {Answer.CHOICES},
    Asked.AUTOCOMPLETE: {Answer.CHOICES},
    Asked.FORM: {Answer.MESSAGE, Answer.DEFERRED},
}
"""
By kind of interaction, the first answers it allows; a form sent from a message may also update that
message.
"""

OUTCOMES = {
    Answer.MESSAGE: "message",
    Answer.DEFERRED: "deferred",
    Answer.DEFERRED_UPDATE: "deferred",
    Answer.UPDATE: "update",
    Answer.CHOICES: "choices",
    Answer.FORM: "form",
}


def answer(world: World, asked: Interaction, body: Payload, uploads: Uploads) -> Payload:
    """Gives *asked* its first answer, and returns the response body for a bot that wants one."""
    kind = _kind(asked, body)
    outcome: Payload = {"outcome": OUTCOMES[kind]}
    said = body.get("data") or {}
    spot = Spot() / "data"
    match kind:
        case Answer.MESSAGE:
            message(spot, said, uploads, Way.ANSWER)
            asked.original = _post(world, asked, said, uploads)
        case Answer.DEFERRED:
            _only_ephemeral(spot, said)
            asked.original = _post(world, asked, said, {}, flags=LOADING)
            world.clock.after(TOKEN_LIVES, lambda: _give_up(world, asked))
        case Answer.DEFERRED_UPDATE:
            asked.original = asked.source
        case Answer.UPDATE:
            asked.original = _update(world, asked, said, uploads)
        case Answer.CHOICES:
            outcome["choices"] = _choices(spot / "choices", asked, said)
        case Answer.FORM:
            outcome["form"] = _open(world, asked, spot, said)
    asked.answer = kind
    _close_form(world, asked)
    if asked.original:
        outcome["message"] = str(asked.original.id)
        outcome["ephemeral"] = asked.original.viewer is not None
    asked.settle(outcome)
    return _response(world, asked, kind)


def follow_up(world: World, asked: Interaction, body: Payload, uploads: Uploads) -> Message:
    """Sends a follow-up; after a bare deferral it becomes the answer itself."""
    message(Spot(), body, uploads, Way.ANSWER)
    if asked.original and asked.original.is_loading:
        kept = {k: v for k, v in body.items() if k != "flags"}
        if body.get("flags"):
            kept["flags"] = body["flags"] & ~EPHEMERAL
        return edit(world, asked.original, kept, uploads)
    return _post(world, asked, body, uploads)


def amend(world: World, said: Message, body: Payload, uploads: Uploads) -> Message:
    """Edits a message with the token of the interaction it came from."""
    message(Spot(), body, uploads, Way.EDIT, said)
    _not_archived(world, said)
    return edit(world, said, body, uploads)


def find(world: World, asked: Interaction, message_id: str) -> Message:
    """Finds a message that the token of *asked* may read and change."""
    if message_id == "@original":
        found = asked.original
    else:
        channel = world.channels[asked.channel]
        found = world.ephemerals.get(int(message_id)) or channel.messages.get(int(message_id))
        is_source = found is not None and found is asked.source
        is_own = found is not None and found.source and found.source.id == asked.id
        found = found if is_source or is_own else None
    if found is None or not _still_there(world, found):
        raise Refused(10008)
    return found


def _kind(asked: Interaction, body: Payload) -> Answer:
    spot = Spot()
    spot.fields(body, ("type", "data"))
    kind = body.get("type")
    allowed = set[Any](ALLOWED[asked.kind])
    if asked.kind is Asked.FORM and asked.source:
        allowed |= {Answer.UPDATE, Answer.DEFERRED_UPDATE}
    if kind not in allowed:
        (spot / "type").object(
            "BASE_TYPE_CHOICES", f"Value must be one of {sorted(int(a) for a in allowed)} here."
        )
    spot.settle()
    return Answer(body["type"])


def _post(
    world: World, asked: Interaction, said: Payload, uploads: Uploads, flags: int = 0
) -> Message:
    name = asked.name if asked.kind is Asked.COMMAND else None
    source = Source(asked.id, int(asked.kind), asked.user, name)
    viewer = asked.user if (said.get("flags") or 0) & EPHEMERAL else None
    channel = world.channels[asked.channel]
    if viewer is None:
        threads.need_open(world, channel)
    return post(world, channel, said, uploads, source=source, viewer=viewer, flags=flags)


def _update(world: World, asked: Interaction, said: Payload, uploads: Uploads) -> Message:
    source = asked.source
    if source is None or not _still_there(world, source):
        raise Refused(10008)
    # An update that names no files may lose the old ones in Discord, so here it always does.
    message(Spot() / "data", said, uploads, Way.EDIT, source, drops_files=True)
    _not_archived(world, source)
    return edit(world, source, said, uploads, drops_files=True)


def _only_ephemeral(spot: Spot, said: Payload) -> None:
    spot.fields(said, ("flags",))
    if (said.get("flags") or 0) & ~EPHEMERAL:
        (spot / "flags").object("FLAGS_INVALID", "A deferral can only be ephemeral")
    spot.settle()


def _choices(spot: Spot, asked: Interaction, said: Payload) -> list[Payload]:
    focused = next(o for o in _leaves(asked.event["data"]["options"]) if o.get("focused"))
    choices(spot, said.get("choices"), focused["type"])
    spot.settle()
    return list(said.get("choices") or ())


def _leaves(options: list[Payload]) -> list[Payload]:
    while options and "options" in options[0]:
        options = options[0]["options"]
    return options


def _open(world: World, asked: Interaction, spot: Spot, said: Payload) -> Payload:
    form(spot, said)
    spot.settle()
    for number, part in enumerate(walk(said["components"]), start=1):
        part["id"] = part.get("id") or number
    opened = Form(asked, said)
    world.forms[asked.user] = opened
    world.screens.tell([asked.user], "form", form=opened.view())
    return opened.view()


def _close_form(world: World, asked: Interaction) -> None:
    opened = world.forms.get(asked.user)
    if asked.kind is Asked.FORM and opened and opened.interaction.id == asked.origin:
        del world.forms[asked.user]
        world.screens.tell([asked.user], "form_closed", form=opened.id)


def _give_up(world: World, asked: Interaction) -> None:
    if asked.original and asked.original.is_loading and _still_there(world, asked.original):
        world.screens.tell(
            [asked.user],
            "failed",
            interaction=str(asked.id),
            channel=str(asked.channel),
            message=str(asked.original.id),
            error="The application did not respond",
        )


def _still_there(world: World, said: Message) -> bool:
    if said.viewer:
        return said.id in world.ephemerals
    channel = world.channels.get(said.channel)
    return channel is not None and said.id in channel.messages


def _not_archived(world: World, said: Message) -> None:
    if world.channels[said.channel].archived and not said.viewer:
        raise Refused(50083)


def _response(world: World, asked: Interaction, kind: Answer) -> Payload:
    interaction: Payload = {"id": str(asked.id), "type": int(asked.kind)}
    body: Payload = {"interaction": interaction}
    if asked.original:
        interaction |= {
            "response_message_id": str(asked.original.id),
            "response_message_loading": asked.original.is_loading,
            "response_message_ephemeral": asked.original.viewer is not None,
        }
        if kind is not Answer.DEFERRED_UPDATE:
            described = describe(world, asked.original)
            body["resource"] = {"type": int(kind), "message": described}
    return body
