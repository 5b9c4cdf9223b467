"""Random games of the base game."""

from __future__ import annotations

from tests.game.games import Games

GAMES = (Games("base", first=24, least=10),)
