"""Leagues that have something to announce, or whose time is over."""

from __future__ import annotations

from bot.features.leagues.announcing import attend
from bot.features.leagues.league import KIND

DUE = {KIND: attend}
