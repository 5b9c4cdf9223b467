"""The positions of the lesson, played once at the start of the program."""

from __future__ import annotations

from bot.features.learn.lesson.course import standings


def build() -> None:
    """Play the lesson through, so that its positions are cached."""
    standings()
