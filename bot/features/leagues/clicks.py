"""The buttons and menus of leagues."""

from __future__ import annotations

from bot.features.leagues.correcting import Correct, Corrections
from bot.features.leagues.screens import Close, Draft, Show

BUTTONS = (Show, Correct, Corrections, Close, Draft)
