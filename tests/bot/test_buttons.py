"""Buttons: each operation packs itself into a custom_id, and reads only what it packs."""

from __future__ import annotations

import re
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.brought import brought
from bot.chat.address import LIMIT, Address
from bot.chat.choices import Page
from bot.chat.operation import Operation, Part
from bot.chat.refusals import Stale
from bot.features.lobby import operations as lobby
from bot.features.lobby.clicks import Pressed
from bot.features.play import dispatch, public
from bot.features.play.private import buttons
from bot.features.trade.screens import Closing
from bot.publish.posts.joining import OfLobby
from bot.publish.posts.operations import Acts, OnPost, read
from bot.screens import leads
from bot.screens.reading import Some
from bot.screens.shown import SHOWN

GAME = "abcdefghi"
"""A game's id has this many characters."""

FUZZ = settings(max_examples=5, deadline=None)
NUMBERS = st.integers(0, 99_999)
FEW = st.integers(0, 95)
"""Cards of one kind."""
WORDS = st.sampled_from([shown.name for shown in SHOWN] + ["panel", "0.3-4", "science", "discard"])
PARTS = {
    Page: st.builds(Page, FEW),
    leads.KindPair: st.builds(leads.KindPair, FEW, FEW),
    Some: st.builds(Some, FEW, FEW),
    Closing: st.builds(Closing, NUMBERS, st.none() | FEW),
}
JUNK = st.sampled_from(
    (
        *("", "x", "-1", "0", "1", "03", " 3", "9" * 60, "²", "٣", "1.5", "1-2", "x-1"),
        *("0-0-0-0-0", "menu", "menu0", "menux", "t1.9", "t1", "x1", "set", "panel", "BuildRoad"),
    )
)

PRIVATE = {
    "pick:BuildRoad": "ToPick",
    "back:panel": "ToPart",
    "back:trade": "ToPart",
    "do:RollDice": "Do",
    "ghost:BuildSettlement:11": "Ghost",
    "ghost:BuildSettlement:menu1": "Ghost",
    "place:FoundSettlement:54": "Place",
    "place:FoundSettlement:menu0": "Place",
    "onward:MoveShip:17": "Onward",
    "onward:MoveShip:menu0": "Onward",
    "arrive:MoveShip:17.21": "Arrive",
    "arrive:MoveShip:menu0": "Arrive",
    "value:PlayMonopoly:3": "Value",
    "one:UseHorus:4.1-2": "One",
    "take:UseHorus:4.1-2": "Take",
    "take:UseHorus:menu0": "Take",
    "take:ExchangeGod": "Take",
    "cards:PlayPlenty:0-0-0-0-0": "Choose",
    "give:DiscardCards:1-0-3-0-0": "Give",
    "numbers:LoadDice:x-4:0": "Choose",
    "numbers:LoadDice:1-4": "Choose",
    "deal:OfferTrade:0:1-0-0-0-0:0-0-0-0-0": "Deal",
    "deal:CounterOffer:12:1-0-0-0-0:0-0-2-0-0": "Deal",
    "only:1-0-0-0-0:0-1-0-0-0": "Only",
    "counter:5": "Counter",
    "answer": "Answer",
    "offer:0:1-0-0-0-0:0-1-0-0-0": "MakeOffer",
    "offer:1:1-0-0-0-0:0-1-0-0-0": "MakeOffer",
    "offerto:1-0-0-0-0:0-1-0-0-0": "OfferTo",
    "proposes:1:0-0-1-0-0:0-1-0-0-0": "Propose",
    "counters:5:0-1-0-0-0:1-0-0-0-0": "MakeCounter",
    "exchange:TradeWithBank:1.0": "Exchange",
    "exchange:TradeWithBank:menu0": "Exchange",
    "mine": "Mine",
    "taker:5:2": "Taker",
    "accept:5": "Accept",
    "decline:5": "Decline",
    "undo:133": "TakeBack",
    "hint": "Hint",
    "prepare": "Prepare",
    "prepare:discard": "Prepare",
    "prepare:discard:ask": "Prepare",
    "prepare:discard:plain": "Prepare",
    "prepare:discard:set:seat": "Prepare",
}
"""Addresses that people have on their screens, after the seat and its latest action."""

POSTS = {
    "hand": "Hand",
    "hand-2": "Hand",
    "owed": "Owed",
    "build": "Open",
    "card": "Open",
    "trade": "Open",
    "god": "Open",
    "PassBuilding": "Tap",
    "roll": "Roll",
    "resume": "Resume",
    "end": "End",
    "undo-133": "TakeBack",
    "accept-30": "Accept",
    "decline-30": "Decline",
    "decline": "Decline",
    "hush": "Hush",
    "counter-30": "CounterPost",
    "answer": "AnswerPost",
    "prepare-discard": "PreparePost",
}
"""The first part of addresses on posts, before the number of the post."""

KINDS = {
    "agree": ("vote", "Agree"),
    "against": ("vote", "Disagree"),
    "disagree": ("vote", "Withdraw"),
    "take-3": ("seat", "Take"),
    "computer-3": ("seat", "Computer"),
    "keep-3": ("seat", "Keep"),
}
"""The same on posts of a kind that has operations of its own, with that kind."""

LOBBY = (
    *(
        "join",
        "colour",
        "leave",
        "start",
        "options",
        "computer",
        "no-computer",
        "strengths",
        "strength",
        "option",
        "boxes",
    ),
    *(
        "setup",
        "map",
        "any-map",
        "surprise",
        "evening",
        "fill",
        "empty",
        "practice",
        "no-practice",
        "dice",
        "all-seats",
        "partners",
    ),
    *("help", "value:points", "computer:hard", "option:menu1", "language:es"),
)
"""The same for the lobby: what comes after the game and its letter."""

OTHER = {
    "resign:1:5:computer": "Resign",
    "resign:1:5:empty": "Resign",
    "almanac": "Word",
    "almanac:": "Word",
    "almanac:boxes": "Word",
    "almanac:base.build": "Word",
    "help": "Topic",
    "help:turn": "Topic",
    "settings:preview:yes": "Set",
    "statistics:nobody": "Choose",
    "ranked:two": "Ranked",
    "forget": "Forget",
    "learn:0:go": "Press",
    "learn:3:word": "Press",
    "learn:3:1": "Press",
    "replay": "Replay",
    "review": "Review",
    "log": "Log",
    "missed:17": "Missed",
    "rematch": "Rematch",
    "board": "Board",
    "open:cities_knights:live:3:0": "Open",
    "open::any:0:1": "Open",
    "ready:yes:2": "Ready",
    "ready:yes:2:1": "Ready",
    "seek": "Seek",
    "find:kind::any:0:1:0": "Find",
    "roles:show": "Pings",
    "league:2k4mzq9ab:opened": "Show",
    "leaguelog:2k4mzq9ab": "Corrections",
    "leaguefix:2k4mzq9ab": "Correct",
    "leagueend:2k4mzq9ab": "Close",
    "leaguenew:open:2:quarter:1:1:0": "Draft",
    "cup:2k4mzq9ab:signup:3": "Show",
    "signup:2k4mzq9ab": "SignUp",
    "dropout:2k4mzq9ab:1": "DropOut",
    "checkin:2k4mzq9ab": "CheckIn",
    "attend:2k4mzq9ab:2:14": "Come",
    "cupmanage:2k4mzq9ab:1": "Manage",
    "cupnext:2k4mzq9ab:1": "Begin",
    "cupend:2k4mzq9ab:1": "Cancel",
    "cupout:2k4mzq9ab": "Remove",
    "cupback:2k4mzq9ab": "BringBack",
    "cupswap:2k4mzq9ab": "Swap",
    "cuptable:2k4mzq9ab": "Choose",
    "cupplace:2k4mzq9ab:2:14:3:1-x-0-2:3": "Place",
    "cupset:2k4mzq9ab:2:14:3:1-x-0-2": "SetResult",
    "cupagain:2k4mzq9ab:2:14": "PlayAgain",
}
"""Addresses of other messages, without the game."""


VALUES: dict[str, Part] = {
    "x3": Closing(3),
    "t3.1": Closing(3, 1),
    "2.4": Some(2, 4),
    "1.0": leads.KindPair(1, 0),
    "menu2": Page(2),
}
"""Values of options that say more than a number or a word."""


def registered() -> list[type[Operation]]:
    """Every operation that features bring; the lobby's share one address."""
    found = [one for some in brought("clicks", "BUTTONS") for one in some]
    return [one for one in found if one is not Pressed] + [*lobby.ALL]


def drawn(data: st.DataObject, kind: Any) -> Any:
    """A value of a field of this type."""
    found = get_args(kind)
    if kind in PARTS:
        return data.draw(PARTS[kind])
    if kind is str:
        return data.draw(WORDS)
    if kind is bool:
        return data.draw(st.booleans())
    if kind is int:
        return data.draw(NUMBERS)
    if get_origin(kind) is Literal:
        return data.draw(st.sampled_from(found))
    if get_origin(kind) is tuple:
        can_lack = NoneType in get_args(found[0])
        return tuple(
            data.draw(st.lists(st.none() | FEW if can_lack else FEW, min_size=1, max_size=8))
        )
    assert get_origin(kind) in (Union, UnionType), kind
    return drawn(data, data.draw(st.sampled_from([one for one in found if one is not NoneType])))


def made(data: st.DataObject, operation: type[Operation]) -> Operation:
    """An operation of this class; perhaps without some of its last fields."""
    hints, names = get_type_hints(operation), [field.name for field in fields(operation)]
    last = [name for name in names if NoneType in get_args(hints[name])]
    count = len(names) - data.draw(st.integers(0, len(last)))
    return operation(**{name: drawn(data, hints[name]) for name in names[:count]})


EACH = pytest.mark.parametrize(
    "operation", registered(), ids=lambda one: f"{one.__module__}.{one.__name__}"
)


@EACH
@FUZZ
@given(data=st.data())
def test_what_is_packed_is_read_and_nothing_else(
    operation: type[Operation], data: st.DataObject
) -> None:
    """An operation comes back from its address; any other address is stale or its own."""
    is_read_as_packed(operation, data)


@pytest.mark.soak
@EACH
@settings(FUZZ, max_examples=500)
@given(data=st.data())
def test_much_that_is_packed_is_read(operation: type[Operation], data: st.DataObject) -> None:
    """The same for many more addresses."""
    is_read_as_packed(operation, data)


def is_read_as_packed(operation: type[Operation], data: st.DataObject) -> None:
    """Pack a drawn operation, read it, and read an address that differs a little."""
    click = made(data, operation)
    args = click.pack()

    assert operation.parse(args) == click
    whole = (str(click), "99999", "3") if isinstance(click, OnPost) else ("3", "99999", *args)
    assert len(str(Address(GAME, click.op, whole))) <= LIMIT

    other = list(args)
    for _ in range(data.draw(st.integers(1, 2))):
        at = data.draw(st.integers(0, len(other)))
        other[at : at + data.draw(st.integers(0, 1))] = data.draw(st.lists(JUNK, max_size=2))
    try:
        found = operation.parse(other)
    except Stale:
        return
    assert found.pack() == tuple(other)


def test_addresses_stay_as_they_are() -> None:
    """Each address on a private screen of today is still read, and written the same way."""
    for address, name in PRIVATE.items():
        op, *args = address.split(":")
        (operation,) = {
            one
            for one in registered()
            if one.op == op and one.__name__ == name and not issubclass(one, OnPost | OfLobby)
        }

        assert operation.parse(args).pack() == tuple(args), address
        assert op not in buttons() or buttons()[op] is operation, address


def test_addresses_of_posts_stay_as_they_are() -> None:
    """Each address on a post of today is still read, and written the same way."""
    for part, name in POSTS.items():
        found = public.read(part)

        assert (type(found).__name__, str(found)) == (name, part)
        assert public.acts(part) == isinstance(found, Acts), part


def test_addresses_of_other_posts_stay_as_they_are() -> None:
    """The same for posts of a kind that has operations of its own."""
    known = {one.op: one for one in registered() if issubclass(one, OnPost)}
    for part, (kind, name) in KINDS.items():
        found = read(part, known)

        assert (type(found).__name__, str(found)) == (name, part)
        assert kind in dispatch.handlers()


def test_addresses_of_other_messages_stay_as_they_are() -> None:
    """The same for all other messages, with or without a moment."""
    for address, name in OTHER.items():
        op, *args = address.split(":")
        (operation,) = {one for one in registered() if one.op == op and one.__name__ == name}
        moment = 2 if op == "resign" else 0

        assert operation.parse(args[moment:]).pack() == tuple(args[moment:]), address


def test_addresses_of_the_lobby_stay_as_they_are() -> None:
    """The same for the lobby and its private screens."""
    for address in LOBBY:
        assert str(lobby.read(address.split(":")).to(GAME)) == f"hex:{GAME}:l:{address}"


def test_each_operation_has_an_address() -> None:
    """The tables of addresses have one of each operation that there is."""
    tables = (*PRIVATE.items(), *POSTS.items(), *OTHER.items())
    known = [(re.split("[:-]", part)[0], name) for part, name in tables]
    known += [(re.split("[:-]", part)[0], name) for part, (_, name) in KINDS.items()]

    known += [(lobby.read(a.split(":")).op, type(lobby.read(a.split(":"))).__name__) for a in LOBBY]

    assert {(one.op, one.__name__) for one in registered()} - {*known} == set()


@FUZZ
@given(part=JUNK | st.text(max_size=30) | st.tuples(st.sampled_from([*POSTS]), JUNK).map("-".join))
def test_no_part_of_a_post_is_a_fault(part: str) -> None:
    """A forged part of a post's address is read or stale, and known to act or not."""
    assert public.acts(part) in (True, False)
    try:
        found = public.read(part)
    except Stale:
        return
    assert str(found) == part


def test_values_stay_as_they_are() -> None:
    """Each value of a menu of today is still read, and written the same way."""
    assert [str(part) for part in VALUES.values()] == [*VALUES]
    assert {value: type(part).read(value) for value, part in VALUES.items()} == VALUES


@pytest.mark.parametrize("kind", PARTS)
@FUZZ
@given(value=JUNK | st.text(max_size=12))
def test_no_value_is_a_fault(kind: type[Part], value: str) -> None:
    """A forged value of a menu is read or stale."""
    try:
        found = kind.read(value)
    except Stale:
        return
    assert kind.read(str(found)) == found
