"""The type of what travels: a JSON object, whose fields are checked by rules and not by types."""

from typing import Any, TypeAlias

Payload: TypeAlias = dict[str, Any]
