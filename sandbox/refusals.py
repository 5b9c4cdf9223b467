"""Discord's refusals: a status, a code, a sentence, and where the payload is wrong."""

from collections.abc import Mapping

from sandbox.payload import Payload

SENTENCES: Mapping[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (50)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30034: (400, "Maximum number of daily application command creates has been reached (200)"),
    30046: (
        400,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    ),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid role"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160002: (400, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}
"""By error code, its status and sentence."""


class Refused(Exception):
    """A request that Discord would refuse."""

    def __init__(self, code: int, errors: Payload | None = None) -> None:
        self.code = code
        self.errors = errors
        self.status, self.sentence = SENTENCES[code]
        super().__init__(f"{code} {self.sentence}")

    def body(self) -> Payload:
        """The answer as Discord words it."""
        body: Payload = {"message": self.sentence, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class Impossible(Exception):
    """An act that a Discord client wouldn't allow; the text is a sentence."""
