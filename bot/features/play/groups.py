"""Groups of commands that several features add to."""

from __future__ import annotations

import discord

from bot.features.play.command import group

GAME = group("game")
BUILD = group("build")
CARD = group("card")
TRADE = group("trade")
PREPARE = group("prepare")
PRIVACY = group("privacy", in_dm=True)
ADMIN = group("admin", needs=discord.Permissions(manage_guild=True))
