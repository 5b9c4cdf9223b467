"""The family of verbs that the scenario adds, and the duty they pay."""

from __future__ import annotations

from typing import Final

PLUNDER: Final = "plunder"
