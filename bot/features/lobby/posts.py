"""The post of a lobby, while it is open and afterwards, and its calls."""

from __future__ import annotations

from bot.features.lobby.readying import asked
from bot.features.lobby.screens import closed, full, lobby
from bot.table import news

OPEN = {news.LOBBY: lobby}
PAST = {news.LOBBY: closed}
CALLS = {news.FULL: full, news.READY: asked}
