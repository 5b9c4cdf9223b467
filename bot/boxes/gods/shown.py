"""Presentation of the verbs of the gods."""

from __future__ import annotations

from bot.screens.verb import Reader, Shown, looked_at, looked_at_does
from game.gods.after_use import ExchangeGod, FlipGod
from game.gods.amun import UseAmun
from game.gods.atum import PassAtum, UseAtum
from game.gods.bastet import UseBastet
from game.gods.hapi import UseHapiToRaise, UseHapiToSettle
from game.gods.horus import RepayHorus, UseHorus
from game.gods.isis import TakeIsisCard
from game.gods.maat import TakeMaatCard, UseMaat
from game.gods.osiris import LayRoadAgain, UseOsiris
from game.gods.ptah import UsePtah
from game.gods.thoth import KeepThothCard, UseThoth


def helps(reader: Reader, action: ExchangeGod) -> str:
    """The effect of the god to be taken."""
    return reader.w.say(f"god_card.{action.god}.does")


SHOWN = (
    Shown(UseHorus, "god", "listed", command="god use", card="horus"),
    Shown(UsePtah, "god", "listed", command="god use", card="ptah"),
    Shown(UseOsiris, "god", "edge", "edge", "road", command="god use", card="osiris"),
    Shown(UseAmun, "god", "listed", command="god use", card="amun"),
    Shown(UseBastet, "god", "hex", "to", "robber", command="god use", card="bastet"),
    Shown(UseHapiToSettle, "god", "corner", "corner", "settlement", "god use", "hapi"),
    Shown(UseHapiToRaise, "god", "corner", "corner", "city", "god use", "hapi"),
    Shown(UseMaat, "god", "listed", command="god use", card="maat"),
    Shown(UseThoth, "god", "listed", command="god use", card="thoth"),
    Shown(UseAtum, "owed", "cards", "cards", command="god use", card="atum"),
    Shown(PassAtum, "owed", command="god use"),
    Shown(TakeIsisCard, "owed", "cards", "cards", command="god use", card="isis"),
    Shown(RepayHorus, "owed", "listed", command="god use"),
    Shown(LayRoadAgain, "owed", "edge", "edge", "road", command="god use"),
    Shown(TakeMaatCard, "owed", "listed", command="god use"),
    Shown(
        *(KeepThothCard, "owed", "listed"),
        command="god use",
        also=looked_at,
        explains=looked_at_does,
    ),
    Shown(FlipGod, "owed", command="god flip"),
    Shown(ExchangeGod, "owed", "listed", command="god exchange", explains=helps),
)
