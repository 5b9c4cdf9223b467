"""The figures that a knight may chase at sea, apart from those of Cities & Knights."""

from __future__ import annotations

from typing import Final

THE_PIRATE: Final = 2
