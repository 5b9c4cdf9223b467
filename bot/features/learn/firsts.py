"""The positions of the lesson, played once."""

from __future__ import annotations

from bot.features.learn.lesson.course import standings


def build() -> None:
    """Play them."""
    standings()
