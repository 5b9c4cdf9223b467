"""The family of verbs that the box adds, and the duty it pays."""

from __future__ import annotations

from typing import Final

NUMBER: Final = "number"
"""Choice of a number for a new island."""
