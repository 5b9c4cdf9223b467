"""The gods on Discord: buttons, menus and commands for legal actions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.boxes.gods.screens import on_pictures
from bot.chat.refusals import Refused
from bot.chat.screen import Button, Menu, Screen
from bot.features.play.acting import way, ways
from bot.publish.posts import board as public
from bot.publish.posts.post import Post
from bot.screens import menus
from bot.screens.choosing import picks
from bot.screens.context import ScreenContext
from bot.screens.hand import hand
from bot.screens.reading import need_option
from bot.screens.shown import BY_NAME
from game import Action, Game, Illegal, Seat, Seeded
from game.base.bank_trade import No as Bank
from game.base.roll import RollDice
from game.gods import MODULE
from game.gods.after_use import ExchangeGod, FlipGod
from game.gods.atum import UseAtum
from game.gods.horus import UseHorus
from game.gods.maat import TakeMaatCard, UseMaat
from game.gods.names import GODS
from game.gods.refusals import No
from game.gods.thoth import KeepThothCard, UseThoth
from tests.bot.pressing import opened, press
from tests.bot.tables import table
from tests.game.gods.tables import LAND, GodsTable
from tests.game.gods.test_maat import AHEAD
from tests.game.tables import A, B, C, cards, deck_kind, kind
from tests.secrets import shown
from tests.words.tables import played
from words import LANGUAGES, Words


def context_at(at: GodsTable, seat: Seat = A, language: str = "en") -> ScreenContext:
    """The screen context of a seat."""
    return shown.context(at.state, seat, language)


def menu_of(screen: Screen) -> Menu:
    """The menu of a screen."""
    return next(row for row in screen.rows if isinstance(row, Menu))


def buttons_of(screen: Screen) -> list[Button]:
    """The buttons of a screen."""
    return [button for row in screen.rows if isinstance(row, tuple) for button in row]


def chosen(context: ScreenContext, screen: Screen, label: str) -> Action | Screen:
    """The result of choosing a line of the menu."""
    menu = menu_of(screen)
    value = next(option.value for option in menu.options if option.label == label)
    return press(context, menu.to, value)


def test_every_verb_has_its_line() -> None:
    """Every verb of the gods can be clicked."""
    assert {verb.action for verb in MODULE.verbs} <= {line.action for line in BY_NAME.values()}


def test_the_god_has_a_button_and_rows_stay_short() -> None:
    """Six buttons fit in two rows; without gods there are five in one."""
    game, events = list(played(5, actions=60, modules="base gods"))[-1]
    post = Post(shown.table(game.state, [(1, events)], (0,) * 4, game.boxes), "turn", 1, (), 1)

    rows = public.turn(post).rows

    assert max(len(row) for row in rows if isinstance(row, tuple)) <= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_of_gods_has_a_picture_of_all(language: str) -> None:
    """The picture is in the reader's language, and its alt text says what each god does."""
    context = replace(
        context_at(GodsTable(LAND, "wool", gods="horus"), language=language), scale=0.25
    )

    picture = menus.group(context, "god").picture

    assert picture is not None
    assert picture.draw()[:4] == b"\x89PNG"
    for god in GODS:
        assert context.w.say(f"god.{god}") in picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_of_the_own_god(language: str) -> None:
    """It says what your god does and which are on display, and has a button to use yours."""
    context = context_at(GodsTable(LAND, "wool", gods="horus"), language=language)
    w = Words(language)

    screen = menus.group(context, "god")

    assert w.say("god_card.horus.does") in screen.text
    assert w.say("god.isis") in screen.text
    assert [button.label for button in buttons_of(screen)] == [w.say("ui.verb.UseHorus")]


@pytest.mark.parametrize("previews", [True, False])
def test_horus_is_a_button_and_for_who_wants_it_a_yes(*, previews: bool) -> None:
    """Each kind from the two opponents is a button, and you can ask for a confirmation first."""
    context = replace(context_at(GodsTable(LAND, "wool", gods="horus")), previews=previews)
    screen = picks.pick(context, BY_NAME["UseHorus"])
    label = f"ore from {context.who(B)} and {context.who(C)}"
    button = next(button for button in buttons_of(screen) if button.label == label)

    if previews:
        yes = opened(context, button.to)
        button = buttons_of(yes)[0]

    assert press(context, button.to) == UseHorus(kind("ore"), (B, C))


def test_thoths_ways_fit_into_a_menu() -> None:
    """A hand of everything has twenty-five ways, each with its own label."""
    context = context_at(GodsTable(LAND, "2 wool 2 grain 2 ore 2 brick 2 lumber", gods="thoth"))

    labels = [option.label for option in menu_of(picks.pick(context, BY_NAME["UseThoth"])).options]

    assert len(set(labels)) == len(labels) == 25
    assert "Pay 1 wool · 1 wheat · 1 ore and choose from three" in labels


def test_cards_that_one_seat_sees_stand_in_no_address() -> None:
    """Cards from a shown hand or from three drawn are chosen by menu value, not by address."""
    maat = GodsTable(AHEAD, "", "2 ore wool", gods="maat")
    maat.play(UseMaat(B))
    thoth = GodsTable(LAND, "wool grain ore", gods="thoth")
    three = [deck_kind(name) for name in ("knight", "monopoly", "victory_point")]
    thoth.play(UseThoth(cards("wool grain ore"), looks=True), draw=three)

    for at, name, label, action in (
        (maat, "TakeMaatCard", "Ore", TakeMaatCard(kind("ore"))),
        (thoth, "KeepThothCard", "Monopoly", KeepThothCard(1)),
    ):
        context = context_at(at)
        screen = picks.owed(context)
        assert screen is not None
        assert menu_of(screen).to.args[2:] == (name,)
        assert buttons_of(screen) == []
        assert chosen(context, screen, label) == action


def test_what_becomes_of_a_god_is_asked_with_both_ways() -> None:
    """Keeping is the yes button, and exchanging is a button below."""
    at = GodsTable(LAND, "wool", gods="horus")
    at.play(UseHorus(kind("ore"), (B, C)))
    context = context_at(at)

    screen = picks.owed(context)
    assert screen is not None
    yes, *_, other = buttons_of(screen)

    assert press(context, yes.to) == FlipGod()
    exchange = opened(context, other.to)
    assert chosen(context, exchange, "Isis") == ExchangeGod("isis")


def test_an_answer_off_turn_is_found() -> None:
    """Off turn, a player Atum helps finds the menu of cards and the button to turn it down."""
    at = GodsTable(LAND, gods="ptah atum", stage="roll")
    at.play(RollDice(), die=[1, 1])
    context = context_at(at, B)

    screen = picks.owed(context)

    assert screen is not None
    assert {option.label for option in menu_of(screen).options} >= {"1 ore", "1 wool"}
    assert [button.label for button in buttons_of(screen)] == ["Turn down Atum’s card"]


def test_what_a_god_offers_stands_on_its_screen() -> None:
    """On your own turn, Atum's card and then his exchange are behind the god's button."""
    at = GodsTable(LAND, gods="atum", stage="roll")
    assert buttons_of(menus.group(context_at(at), "god")) == []
    at.play(RollDice(), die=[1, 1])
    offered = [button.label for button in buttons_of(menus.group(context_at(at), "god"))]
    at.play(UseAtum(cards("ore")))
    settled = [button.label for button in buttons_of(menus.group(context_at(at), "god"))]

    assert offered == ["Take a card from Atum", "Turn down Atum’s card"]
    assert settled == ["Flip and keep", "Swap"]


def test_an_empty_bank_asks_for_a_yes_alone() -> None:
    """With an empty bank there is only a yes, and Atum is still used."""
    at = GodsTable(LAND, gods="ptah atum", stage="roll", bank="")
    at.play(RollDice(), die=[1, 1])
    context = context_at(at, B)

    screen = picks.owed(context)
    assert screen is not None
    yes = buttons_of(screen)[0]

    assert press(context, yes.to) == UseAtum(cards())


@pytest.mark.parametrize(
    ("gods", "fresh", "verb", "reason"),
    [
        ("horus", "a", "UseHorus", No.NOT_THIS_TURN),
        ("horus", "", "UseAmun", No.NOT_YOURS),
        ("amun", "", "UseAmun", Bank.TOO_FEW),
    ],
)
def test_who_cannot_use_it_is_told_why(gods: str, fresh: str, verb: str, reason: No) -> None:
    """The refusal comes before any choice."""
    context = context_at(GodsTable(LAND, "wool", gods=gods, fresh=fresh))

    with pytest.raises(Illegal) as refused:
        need_option(context, BY_NAME[verb])

    assert refused.value.reason is reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("gods", "hand"),
    [
        *(("horus", "wool"), ("ptah", "wool lumber"), ("osiris", ""), ("amun", "2 wool")),
        ("thoth", "2 wool 2 grain 2 ore 2 brick 2 lumber"),
    ],
)
def test_every_use_can_be_typed(gods: str, hand: str, language: str) -> None:
    """The command lists each action of the god with a short label of its own."""
    context = context_at(GodsTable(LAND, hand, gods=gods), language=language)
    found = ways(context, "god use")

    labels = [label for label, _ in found.values()]
    actions = [action for _, action in found.values()]
    assert len(set(labels)) == len(labels)
    assert max(len(value) for value in found) <= 100
    assert actions == [o for o in context.options if type(o).__module__.endswith(f"gods.{gods}")]


def test_a_use_is_typed_in_words() -> None:
    """Words that match one action are enough; with none or several a message says so."""
    context = context_at(GodsTable(LAND, "wool", gods="horus"))

    assert way(context, "god use", "ore br ch") == UseHorus(kind("ore"), (B, C))
    with pytest.raises(Refused) as several:
        way(context, "god use", "br")
    with pytest.raises(Refused) as none:
        way(context, "god use", "Anubis")
    assert several.value.key == "ui.error.which_way"
    assert none.value.key == "ui.error.no_such_way"


def test_a_card_from_the_bank_is_typed() -> None:
    """Atum offers one of the cards or none; with an empty bank only none is left."""
    for bank, count in ((None, 5), ("", 1)):
        at = GodsTable(LAND, gods="atum", stage="roll", **({} if bank is None else {"bank": bank}))
        at.play(RollDice(), die=[1, 1])
        labels = [label for label, _ in ways(context_at(at), "god use").values()]

        assert len(labels) == count + 1
        assert labels[-1] == "Turn down Atum’s card"


async def test_gods_by_commands(tmp_path: Path) -> None:
    """The commands say which god each player has, and refuse in a sentence."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        opened = {"expansion": "gods", "map": "beginner", "practice": True, "players": 3}
        await t.command(alba, "game new", **opened)
        await t.command(alba, "game start")
        await t.board()

        told = await t.command(alba, "god show")
        assert all(name in told for name in ("Horus", "Ptah", "Atum", "Isis"))
        assert "Not yet" in await t.command(alba, "god flip")


@pytest.mark.parametrize("language", LANGUAGES)
def test_public_pictures_call_gods_by_their_names(language: str) -> None:
    """The board's picture gets each god's name in the table's language, if there are gods."""
    w = Words(language)

    assert on_pictures(context_at(GodsTable(LAND, gods="horus")).view, w) == {
        f"god.{god}": w.say(f"god.{god}") for god in GODS
    }
    assert on_pictures(Game.new(3, Seeded(b"alone")).view(), w) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_aloud_has_no_markdown(language: str) -> None:
    """A hand's alt text says the same as its text, without the stars."""
    at = GodsTable(LAND, "2 ore", gods="horus", held={"a": "knight"})

    screen = hand(context_at(at, language=language))

    assert "**" in screen.text
    assert "*" not in screen.pictures[0].alt
    assert screen.pictures[0].alt in screen.text.replace("**", "")
