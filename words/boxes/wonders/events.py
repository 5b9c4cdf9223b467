"""Events of wonders and their levels in words."""

from __future__ import annotations

NAMED = {"wonder": "wonder"}

NO_DEEDS = ()
"""Both are deeds."""
