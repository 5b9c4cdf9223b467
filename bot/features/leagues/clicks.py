"""The buttons and menus of leagues."""

from __future__ import annotations

from bot.features.leagues.screens import Close, Corrections, Draft, Show

BUTTONS = (Show, Corrections, Close, Draft)
