"""The type of JSON payloads; rules check their fields, types don't."""

from typing import Any, TypeAlias

Payload: TypeAlias = dict[str, Any]
