"""The family of verbs that the box adds to a turn."""

from __future__ import annotations

from typing import Final

FAVOR: Final = "favor"
