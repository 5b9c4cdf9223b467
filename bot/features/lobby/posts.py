"""The post of a lobby, while it is open and afterwards."""

from __future__ import annotations

from bot.features.lobby.screens import closed, lobby
from bot.table import news

OPEN = {news.LOBBY: lobby}
PAST = {news.LOBBY: closed}
