"""The buttons of a motion, and the one that resumes a paused game."""

from __future__ import annotations

from bot.features.votes.screens import Agree, Disagree, Resume, Withdraw

BUTTONS = (Agree, Disagree, Withdraw, Resume)
