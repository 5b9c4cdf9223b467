"""Random games of the base game."""

from __future__ import annotations

from tests.game.games import Games

GAMES = (Games("base", every=40, always=60, leaving=5, least=10),)
