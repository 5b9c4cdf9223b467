"""The post of a motion."""

from __future__ import annotations

from bot.features.votes.screens import vote
from bot.table import news

CALLS = {news.VOTE: vote}
