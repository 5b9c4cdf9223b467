"""The moments of the base game for which an answer can be prepared, a file each."""

from bot.features.prepare.moments import offers, robber, seven, turn

BASE = (seven.BEFOREHAND, offers.BEFOREHAND, robber.BEFOREHAND, turn.BEFOREHAND)
"""The base game's moments; they come before those of the boxes."""
