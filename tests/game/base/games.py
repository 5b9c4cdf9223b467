"""Random games of the base game."""

from __future__ import annotations

from tests.game.games import Games

GAMES = (Games("base", every=40, always=30, leaving=3, first=24, least=10),)
