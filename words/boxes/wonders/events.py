"""What is told of wonders and their levels."""

from __future__ import annotations

NAMED = {"wonder": "wonder"}

NO_DEEDS = ()
"""Both are deeds."""
