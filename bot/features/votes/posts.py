"""The posts of a motion."""

from __future__ import annotations

from bot.features.votes.screens import fell, vote
from bot.table import news

CALLS = {news.VOTE: vote, news.FELL: fell}
