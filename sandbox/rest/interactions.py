"""First answers, and everything sent afterwards with an interaction's token."""

from sandbox import answers, posting
from sandbox.interactions import Interaction
from sandbox.payload import Payload
from sandbox.refusals import Refused
from sandbox.rest.routes import Call, Routes
from sandbox.views import describe

routes = Routes()
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ONE = WEBHOOK + "/messages/{message_id}"


@routes("POST", "/interactions/{interaction_id}/{interaction_token}/callback", is_exempt=True)
async def answer(call: Call) -> Payload | None:
    """Takes the first answer: within three seconds, and only once."""
    asked = call.world.interactions.to_answer(
        call.number("interaction_id"), call.text("interaction_token"), call.world.clock.now()
    )
    response = answers.answer(call.world, asked, call.fields, call.uploads)
    wants = call.request.query.get("with_response", "").lower()
    return response if wants in ("1", "true") else None


@routes("POST", WEBHOOK, bucket="webhooks", is_exempt=True)
async def follow_up(call: Call) -> Payload:
    """Sends a follow-up."""
    said = answers.follow_up(call.world, _asked(call), call.fields, call.uploads)
    return describe(call.world, said)


@routes("GET", ONE, is_exempt=True)
async def read(call: Call) -> Payload:
    """Reads a message sent with this token, or the one its button was on."""
    return describe(call.world, answers.find(call.world, _asked(call), call.text("message_id")))


@routes("PATCH", ONE, bucket="webhooks", is_exempt=True)
async def edit(call: Call) -> Payload:
    """Edits such a message."""
    asked = _asked(call)
    said = answers.find(call.world, asked, call.text("message_id"))
    return describe(call.world, answers.amend(call.world, said, call.fields, call.uploads))


@routes("DELETE", ONE, is_exempt=True)
async def remove(call: Call) -> None:
    """Deletes such a message."""
    posting.delete(call.world, answers.find(call.world, _asked(call), call.text("message_id")))


def _asked(call: Call) -> Interaction:
    if call.number("webhook_id") != call.world.bot.id:
        raise Refused(10015)
    return call.world.interactions.answered(call.text("webhook_token"), call.world.clock.now())
