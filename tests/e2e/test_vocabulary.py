"""The players read what the bot writes: their words match its catalogs."""

from __future__ import annotations

from game import BOXES
from game.core.codec import compiled
from players import reading, vocabulary
from players.promise import Wish, is_deal, is_loss, promise
from tests.house import needs
from words import LANGUAGES, Words, slug
from words.catalogue import editions

KEYS = {
    "prepare": "ui.button.prepare",
    "pass ahead": "ui.button.prepare.building",
    "keep": "ui.button.seat.keep",
    "take": "ui.button.seat.take",
    "computer": "ui.button.seat.computer",
    "leave": "ui.button.resign.computer",
    "more": "ui.button.missed",
    "to all": "ui.button.offer_all",
    "i choose": "ui.button.offer_choose",
    "north": "ui.band.north",
    "middle": "ui.band.middle",
    "south": "ui.band.south",
    "skip": "ui.verb.SkipFreeRoad",
    "pass": "ui.verb.PassBuilding",
    "city": "ui.verb.BuildCity",
    "settlement": "ui.verb.BuildSettlement",
    "road": "ui.verb.BuildRoad",
    "development": "ui.button.BuyCard",
    "only": "ui.button.offer_only",
    "end": "ui.verb.EndTurn",
    "roll the dice": "ui.verb.RollDice",
}
MENUS = {
    "letter": "ui.menu.place",
    "only": "ui.menu.only",
    "answer": "ui.menu.offer",
    "trades": "ui.menu.bank",
    "mine": "ui.trade.mine",
}
HEADINGS = {
    "found": "ui.choose.FoundSettlement",
    "first road": "ui.choose.LayFirstRoad",
    "free road": "ui.choose.LayFreeRoad",
    "robber": "ui.choose.MoveRobber",
    "rob": "ui.choose.Rob",
    "discard": "ui.choose.Discard",
    "plenty": "ui.choose.PlayPlenty",
}


CARDS = {"wood": "lumber", "brick": "brick", "wool": "wool", "wheat": "grain", "ore": "ore"}
DEVELOPMENTS = {
    "knight": "knight",
    "roads": "road_building",
    "plenty": "year_of_plenty",
    "monopoly": "monopoly",
}


def words() -> list[Words]:
    """The words of every language in every edition."""
    return [Words(language, edition) for edition in editions() for language in LANGUAGES]


def said(key: str) -> list[str]:
    """All wordings of a text, each one once."""
    return list(dict.fromkeys(_said(w, key) for w in words()))


def _said(w: Words, key: str, piece: str = "settlement") -> str:
    return w.say(key, count=2, player="Ana", victim="Ana", piece=w.noun(f"piece.{piece}"))


def test_buttons_and_menus_are_called_as_players_know_them() -> None:
    """A label that is reworded must be reworded for the players too."""
    for meaning, labels in vocabulary.BUTTONS.items():
        found = said(KEYS.get(meaning, f"ui.button.{meaning}"))
        # Names of an edition that was removed come last.
        assert found == list(labels[: len(found)]), meaning
    for meaning, labels in vocabulary.MENUS.items():
        assert said(MENUS[meaning]) == list(labels), meaning


def test_private_screens_and_duties_are_understood() -> None:
    """Each question and each duty is recognized by its sentence."""
    for meaning, key in HEADINGS.items():
        assert {vocabulary.asked(text) for text in said(key)} == {meaning}
    for meaning in vocabulary.DUTIES:
        name = meaning.replace(" ", "_")
        texts = [*said(f"duty.{name}"), *said(f"ask.{name}")]
        assert {vocabulary.said(vocabulary.DUTIES, text) for text in texts} == {meaning}


@needs("cities_knights")
def test_a_city_that_is_set_up_is_understood_as_well() -> None:
    """The city and the road beside it are understood, on the table and on private screens."""
    for w in map(Words, LANGUAGES):
        assert vocabulary.asked(_said(w, HEADINGS["found"], "city")) == "found"
        for meaning in ("found", "first road"):
            for key in ("duty", "ask"):
                text = w.say(f"{key}.{meaning.replace(' ', '_')}.cities_knights", player="Ana")
                assert vocabulary.said(vocabulary.DUTIES, text) == meaning


def test_cards_are_understood() -> None:
    """Cards are understood by their names in every edition."""
    for meaning, name in CARDS.items():
        assert {reading.kind(w.card(name)) for w in words()} == {meaning}
    for meaning, name in DEVELOPMENTS.items():
        found = {vocabulary.said(vocabulary.DEVELOPMENTS, w.dev_card(name)) for w in words()}
        assert found == {meaning}


def test_what_is_asked_for_is_told_from_what_is_given() -> None:
    """Discarding is recognized as a loss, and nothing else is."""
    assert all(map(is_loss, said("ui.choose.Discard")))
    for key in ("PlayPlenty", "PlayMonopoly", "Rob", "BuildCity"):
        assert not any(map(is_loss, said(f"ui.choose.{key}"))), key


@needs("gods", "cities_knights")
def test_so_is_what_boxes_ask_for() -> None:
    """The words for losses also recognize the losses that boxes ask for."""
    for key in ("RepayHorus", "DiscardProgress", "GiveCommodity", "GiveGift", "LoseCity"):
        assert all(map(is_loss, said(f"ui.choose.{key}"))), key
    for key in ("UseHorus", "TakeMaatCard", "KeepThothCard", "PlayResourceMonopoly", "TakeWater"):
        assert not any(map(is_loss, said(f"ui.choose.{key}"))), key


def test_what_the_hand_says_of_a_card_is_understood() -> None:
    """The players see that a card must wait and that its effect is worth something."""
    assert {*said("ui.hand.now"), *said("ui.hand.points")} == set(vocabulary.ABLE)
    for w in words():
        for name in DEVELOPMENTS.values():
            assert promise(w.say(f"dev_card.{name}.does"), Wish()) > 0, (w.language, name)


def test_a_deal_is_told_from_a_theft() -> None:
    """Deals are recognized by the titles of trading menus."""
    assert all(map(is_deal, (*said("ui.menu.only"), *said("ui.trade.mine"))))
    assert not any(map(is_deal, said("ui.choose.Rob")))


def test_what_is_said_of_people_is_understood() -> None:
    """More cards or points promise more; a card that the bank has plenty of promises less."""
    for w in words():
        few, many = (w.say("ui.count.cards", count=count) for count in (1, 5))
        low, high = (w.say("ui.count.points", count=count) for count in (1, 5))
        rare, common = (w.say("ui.count.own.bank", own=1, bank=bank) for bank in (2, 17))
        for worse, better in ((few, many), (low, high), (common, rare)):
            assert promise(worse, Wish()) < promise(better, Wish()), better


@needs("gods", "pyramid")
def test_what_boxes_ask_for_is_nothing_that_players_know() -> None:
    """Boxes' duties aren't mistaken for a duty of the base game."""
    rules = compiled(("base", "gods", "pyramid"), {}, 4, BOXES)
    known = {slug(meaning) for meaning in vocabulary.DUTIES}
    for kind in {slug(kind) for kind in rules.duties} - known:
        texts = said(f"duty.{kind}")
        assert {vocabulary.said(vocabulary.DUTIES, text) for text in texts} == {None}, texts
