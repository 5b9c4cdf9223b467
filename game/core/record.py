"""Records: small frozen values inside a part."""

from __future__ import annotations

from typing import Any, TypeVar, dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A value of a part that has fields of its own."""


R = TypeVar("R", bound=msgspec.Struct)


def changed(record: R, **fields: Any) -> R:
    """A copy of *record* with other *fields*."""
    return msgspec.structs.replace(record, **fields)
