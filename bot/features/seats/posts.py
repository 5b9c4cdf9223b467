"""The post that looks for a substitute for a seat."""

from __future__ import annotations

from bot.features.seats.screens import wanted
from bot.table import news

CALLS = {news.SEAT: wanted}
