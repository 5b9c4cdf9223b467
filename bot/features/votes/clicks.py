"""The buttons of a motion."""

from __future__ import annotations

from bot.features.votes.screens import Agree, Disagree

BUTTONS = (Agree, Disagree)
