"""
Forms (modals) on people's screens, and their results.

A person has at most one open form; a new one replaces it, as in Discord's client.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sandbox.interactions import Interaction
from sandbox.payload import Payload
from sandbox.picking import pick
from sandbox.refusals import Impossible
from sandbox.rules.components import walk
from sandbox.rules.forms import BOX, BOXES, FILES, FILLED_IN, RADIO
from sandbox.rules.parts import MENUS, TEXT_INPUT


@dataclass(slots=True)
class Form:
    """A form that the bot has opened for a person."""

    interaction: Interaction
    body: Payload

    @property
    def id(self) -> str:
        """The form's id for people's clients."""
        return str(self.interaction.id)

    def view(self) -> Payload:
        """The form as its person sees it."""
        return {"id": self.id, "channel": str(self.interaction.channel), **self.body}

    def fields(self) -> Iterator[Payload]:
        """All fields to fill in."""
        return (part for part in walk(self.body["components"]) if part.get("type") in FILLED_IN)

    def filled(self, values: Mapping[str, Any]) -> Payload:
        """
        The data sent to the bot when the form is filled in with *values* by custom id.

        :raises: :exc:`Impossible` if a client wouldn't let the form go like that.
        """
        unknown = values.keys() - {field["custom_id"] for field in self.fields()}
        if unknown:
            message = f"The form has no field {', '.join(sorted(unknown))}."
            raise Impossible(message)
        return {
            "custom_id": self.body["custom_id"],
            "components": [self._filled(part, values) for part in self.body["components"]],
        }

    def _filled(self, part: Payload, values: Mapping[str, Any]) -> Payload:
        common: Payload = {"type": part["type"], "id": part.get("id", 0)}
        if "component" in part:
            name = part["label"]
            return common | {"component": _answered(part["component"], values, name)}
        if "components" in part:
            inner = [_answered(field, values, field["label"]) for field in part["components"]]
            return common | {"components": inner}
        return common


def _answered(field: Payload, values: Mapping[str, Any], name: str) -> Payload:
    kind, custom = field["type"], field["custom_id"]
    answer: Payload = {"type": kind, "id": field.get("id", 0), "custom_id": custom}
    is_required = field.get("required", True)
    given = values.get(custom)
    if kind == TEXT_INPUT:
        text = str(field.get("value") or "" if given is None else given)
        _measure(text, field, name, is_required=is_required)
        return answer | {"value": text}
    if kind == BOX:
        return answer | {"value": bool(field.get("default") if given is None else given)}
    if kind == FILES:
        message = "Files cannot be sent through the sandbox."
        raise Impossible(message)
    chosen = given if given is not None else _preset(field)
    chosen = [str(v) for v in chosen] if isinstance(chosen, list) else [str(chosen)]
    if not chosen and not is_required:
        nothing: Payload = {"value": None} if kind == RADIO else {"values": []}
        return answer | nothing
    if kind == RADIO:
        pick({**field, "max_values": 1}, chosen, name)
        return answer | {"value": chosen[0]}
    if kind in MENUS or kind == BOXES:
        pick(field, chosen, name)
    return answer | {"values": chosen}


def _preset(field: Payload) -> list[str]:
    return [o["value"] for o in field.get("options") or () if o.get("default")]


def _measure(text: str, field: Payload, name: str, *, is_required: bool) -> None:
    if not text and not is_required:
        return
    least = max(field.get("min_length") or 0, 1 if is_required else 0)
    most = field.get("max_length") or 4000
    if not least <= len(text) <= most:
        message = f"{name} takes {least} to {most} characters."
        raise Impossible(message)
