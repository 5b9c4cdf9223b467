"""How automatic players choose: by the words they read, alike in each language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from players import reading, screens
from players.bargains import ClickTrades
from players.haggling import CommandTrades
from players.listener import read
from players.mind import Mind
from players.promise import likeness
from players.reading import Hand, Offer
from players.sight import Gone
from players.ways import Ways
from sandbox.payload import Payload
from sandbox.post import Post
from words import LANGUAGES, Words

OFTEN = 40
"""Repetitions of a choice that must not be random."""


@pytest.fixture
def mind() -> Mind:
    """Alba, who holds the cost of a road and wants a settlement."""
    found = Mind(Random(4), "Alba", ("Bruno", "Chloé"))
    found.roads = 2
    found.read = Hand(Counter(wood=1, brick=1, wheat=1, ore=2), {})
    return found


@pytest.mark.parametrize(
    ("question", "options", "best"),
    [
        ("Who do you rob?", ["Bruno – 1 card and 2 points", "Chloé – 6 cards and 4 points"], 1),
        ("¿A quién robas?", ["Bruno – 5 cartas y 6 puntos", "Chloé – 1 carta y 3 puntos"], 0),
        ("Which card do you take?", ["Ore", "Wool"], 1),
        ("Which card do you give in return?", ["Wool", "Ore"], 1),
        ("¿Qué carta devuelves?", ["Lana", "Mineral"], 1),
        ("Which card do you keep?", ["Smith – promote up to 2 knights", "Printer – 1 point"], 1),
        ("What do you pay?", ["Pay 2 ore", "Pay 2 wool"], 0),
        ("¿Qué tomas primero?", ["2 minerales por 1 lana", "2 lanas por 1 mineral"], 0),
        ("Which city do you lose?", ["6 ore – produces on 15 of 36 rolls", "12 ore – nobody"], 1),
        ("monopoly", ["ore – you have 2, the bank has 17", "ore – you have 2, the bank has 3"], 1),
        ("Which knight?", ["a – basic knight", "b – mighty knight"], 1),
        ("Only to", ["Bruno – 5 cards and 6 points", "Chloé – 4 cards and 3 points"], 1),
        ("O solo a", ["Bruno – 4 cartas y 3 puntos", "Chloé – 5 cartas y 6 puntos"], 0),
        ("Which card?", ["2 wheat for each fields hex", "activate all your knights"], 0),
        ("¿Qué carta?", ["intercambia dos números", "toma 2 minerales por cada montaña"], 1),
        ("What do you take?", ["Take a card: wood", "Take nothing"], 0),
    ],
)
def test_the_best_is_taken_by_its_words(
    mind: Mind, question: str, options: list[str], best: int
) -> None:
    """Alba takes missing cards, points or the richest victim, and gives up the least."""
    assert {mind.choose(options, question) for _ in range(20)} == {best}


def test_the_robber_goes_to_others(mind: Mind) -> None:
    """Alba never robs her own hex or an empty one, however often the number comes."""
    places = ["6 ore – Alba and Bruno", "8 wheat – nobody has built here", "5 wool – Chloé"]

    assert {mind.hex(places) for _ in range(20)} == {2}


def test_what_did_not_work_is_left_alone_this_turn(mind: Mind) -> None:
    """Alba tries a failed choice again only in her next turn."""
    mind.tried.add("b – mighty knight")

    assert mind.choose(["a – basic knight", "b – mighty knight"]) == 0
    mind.begin_turn()
    assert mind.choose(["a – basic knight", "b – mighty knight"]) == 1


def offered(give: str, get: str, *yes: str, is_counter: bool = False) -> Offer:
    """An offer by Bruno as it's read, with the players who have said *yes*."""
    both = reading.cards(give), reading.cards(get)
    return Offer("1", "Bruno", is_counter, *both, frozenset(yes), frozenset())


@pytest.mark.parametrize(
    ("give", "get", "answer"),
    [
        ("1 wool", "1 ore", "accept"),
        ("1 lana", "1 mineral", "accept"),
        ("2 wool", "3 ore", "counter"),  # more than she has
        ("1 ore", "1 wood", "decline"),
        ("1 wood", "1 ore", "decline"),  # she would gain nothing
        ("1 wool", "1 wheat", "counter"),
        ("1 lana", "1 cereal", "counter"),
    ],
)
def test_an_offer_is_answered_by_what_it_brings(
    mind: Mind, give: str, get: str, answer: str
) -> None:
    """Alba takes a missing card for a spare one; otherwise she counters or declines."""
    hand = mind.read
    assert hand
    offer = offered(give, get)

    assert {mind.answer(offer, hand) for _ in range(OFTEN)} - {"hush"} == {answer}
    if answer == "counter":
        assert mind.counter(offer, hand) == ("ore", "wool")
        # A counter-offer is accepted like any offer, but never countered.
        again = offered(give, get, is_counter=True)
        assert {mind.answer(again, hand) for _ in range(OFTEN)} - {"hush"} == {"decline"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "is_counter"), [("ui.offer.line", False), ("ui.offer.counter", True)]
)
def test_a_counter_offer_is_read_as_one(language: str, key: str, is_counter: bool) -> None:
    """An open offer is read with its cards, and as a counter only if it is one."""
    w = Words(language)
    facts = {"give": f"1 {w.card('ore')}", "get": f"2 {w.card('wool')}", "to": "Alba"}
    line = w.say(key, offer=2, player="Bruno", **facts)
    post = cast(Post, SimpleNamespace(content=f"{line}\n-# ⏳ Alba"))

    (found,) = reading.offers(post, ["Alba", "Bruno"])

    assert (found.giver, found.is_counter) == ("Bruno", is_counter)
    assert (found.give, found.get) == (Counter(ore=1), Counter(wool=2))


def test_of_what_is_spare_goes_what_was_asked_for(mind: Mind) -> None:
    """Alba gives the spare card that was asked for, even if she has more of another."""
    hand = Hand(Counter(wood=1, brick=3, wheat=1, ore=3), {})

    assert mind.counter(offered("1 wool", "3 brick"), hand) == ("brick", "wool")
    assert mind.counter(offered("1 wool", "1 wheat"), hand) == ("ore", "wool")


def test_an_own_offer_gives_what_there_is_most_of(mind: Mind) -> None:
    """Alba offers her most plentiful card, for what a building she can build lacks."""
    hand = Hand(Counter(wood=1, brick=1, wheat=2, ore=3), {})

    assert {mind.offer(hand) for _ in range(OFTEN)} == {None, ("ore", "wool")}
    mind.tried.update(("settlement", "development"))
    poor = Hand(Counter(wood=1, wheat=2, ore=3), {})
    assert {mind.offer(poor) for _ in range(OFTEN)} == {None, ("ore", "brick")}


@pytest.mark.parametrize(
    ("question", "options", "least", "chosen"),
    [
        ("Only to", ["B – 6 cards and 2 points", "C – 5 cards and 2 points"], 1, {0, 1}),
        ("Only to", ["B – 6 cards and 2 points", "C – 1 card and 5 points"], 1, {0}),
        ("O solo a", ["B – 0 cartas y 4 puntos", "C – 1 carta y 2 puntos"], 1, {1}),
        ("What do you take?", ["2 wool", "nobody", "1 point"], 1, {0, 2}),
        ("Which do you give back?", ["1 wool", "1 ore"], 1, {1}),
        ("¿Qué devuelves?", ["1 lana", "1 mineral"], 2, {0, 1}),
    ],
)
def test_as_many_are_chosen_as_promise_something(
    mind: Mind, question: str, options: list[str], least: int, chosen: set[int]
) -> None:
    """Alba chooses only promising options, and gives up as few cards as possible."""
    for _ in range(OFTEN):
        assert {*mind.several(options, question, least, len(options))} == chosen


def heard(text: str, *menus: tuple[str, list[str]], buttons: tuple[str, ...] = ()) -> Post:
    """A private screen as it's read out; a star marks an option that is already chosen."""
    parts: list[Payload] = [
        {
            "type": 3,
            "placeholder": name,
            "custom_id": f"secret {name}",
            "max_values": 1,
            "options": [
                {"label": each.strip("*"), "value": str(n), "default": each.startswith("*")}
                for n, each in enumerate(options)
            ],
        }
        for name, options in menus
    ]
    parts += [{"type": 2, "label": name, "custom_id": f"secret {name}"} for name in buttons]
    message = {"id": "7", "content": text, "embeds": [], "attachments": [], "components": parts}
    return Post(read(message))


@pytest.mark.parametrize(
    ("menus", "chosen"),
    [
        ([("North", ["2 ore", "1 ore"]), ("South", ["1 point", "2 wool"])], ("South", "2 wool")),
        ([("Norte", ["2 lanas", "1 punto"]), ("Sur", ["2 minerales"])], ("Norte", "2 lanas")),
        ([("Red", ["*1", "2"]), ("Yellow", ["1", "2"])], ("Yellow", None)),
    ],
)
def test_the_menu_is_opened_whose_words_promise_most(
    mind: Mind, menus: list[tuple[str, list[str]]], chosen: tuple[str, str | None]
) -> None:
    """The menu's position doesn't matter, but an empty one comes before a chosen one."""
    name, option = chosen
    for _ in range(OFTEN):
        pressed = screens.answer(heard("Which one do you take?", *menus), mind, [])
        assert pressed is not None
        assert pressed[0] == name
        assert pressed[1] == [option] or option is None


def test_a_question_is_what_follows_the_act_before(mind: Mind) -> None:
    """The question is neither the confirmation before it nor the news after it."""
    text = "✓ You give 1 wool.\n\nWhich do you take?\n-# Bruno discards 1 ore."
    menu = ("One", ["1 ore", "1 wool"])

    assert {str(screens.answer(heard(text, menu), mind, [])) for _ in range(OFTEN)} == {
        "('One', ['1 wool'])"
    }


@pytest.mark.parametrize(
    ("text", "dear", "cheap"),
    [
        ("Hire: 2 wool · 1 ore\nActivate: 1 wheat", "Hire", "Activate"),
        ("Activar: 1 cereal\nReclutar: 1 lana · 1 mineral", "Reclutar", "Activar"),
    ],
)
def test_cards_behind_a_name_are_its_price(mind: Mind, text: str, dear: str, cheap: str) -> None:
    """Cards behind a button's name are its price, so a missing kind there is no gain."""
    for names in ([dear, cheap], [cheap, dear]):
        post = heard(text, buttons=tuple(names))
        assert {screens.best(post, names, mind) for _ in range(OFTEN)} == {cheap}
    for post, name, said in (
        (heard(text, buttons=("1 wool",)), "1 wool", "1 wool"),
        (heard("A · ore 9 · wool 6", buttons=("A · ore 9",)), "A · ore 9", "ore 9 · wool 6"),
    ):
        assert screens.said_of(post, name) == said


HANDS = {
    "en": "1 wood · 2 ore\n1× **Knight** – move the robber and steal a card · {}\n"
    "2× **Monopoly** – all cards of one kind from everyone · {}",
    "es": "1 madera · 2 minerales\n1× **Caballero** – mueve el ladrón y roba una carta · {}\n"
    "2× **Monopolio** – los demás te dan todas sus cartas de un tipo · {}",
}
STATES = {"en": ("playable now", "not now"), "es": ("puedes jugarla ya", "ahora no")}


@pytest.mark.parametrize("language", HANDS)
def test_a_card_is_played_by_what_the_hand_says_of_it(mind: Mind, language: str) -> None:
    """Alba plays the most promising card that is playable now, and no other."""
    now, later = STATES[language]

    def played(*states: str) -> set[str | None]:
        hand = reading.hand(HANDS[language].format(*states))
        return {mind.development(hand) for _ in range(OFTEN)}

    assert played(now, now) == {"monopoly"}
    assert played(now, later) == {"knight"}
    assert played(later, later) == {None}


@pytest.mark.parametrize(
    ("text", "buttons"),
    [
        ("1 ore\n1× **Mining** – 2 ore for each mountains hex · not now", ["Crane", "Mining"]),
        (
            "1 mineral\n1× **Minería** – toma 2 minerales por cada montaña · ahora no",
            ["Grúa", "Minería"],
        ),
        ("1 ore\n1× **Printer** – 1 point · not now", ["Play Spy: Bruno", "Play Printer"]),
    ],
)
def test_a_button_with_a_cards_name_promises_what_the_hand_says(
    mind: Mind, text: str, buttons: list[str]
) -> None:
    """A button with a card's name promises the card's effect, whatever its box."""
    hand = reading.hand(text)
    assert hand.cards == Counter(ore=1)

    mind.told = hand.told

    assert {mind.choose(buttons) for _ in range(OFTEN)} == {1}


PEOPLE = ("Alba", "Bruno", "Chloé", "Dámaso")
STANDING = {
    "en": ["■ Bruno – 6 cards and 2 points", "▲ Chloé – 1 card and 6 points"],
    "es": ["■ Bruno – 6 cartas y 2 puntos", "▲ Chloé – 1 carta y 6 puntos"],
}


def seated(way: type[Ways]) -> Any:
    """Alba, an automatic player who plays in some *way*; nothing is behind her screen."""
    users = [{"name": name} for name in PEOPLE]
    person: Any = SimpleNamespace(screen={"me": users[0], "users": users}, posts=lambda _: ())
    return way(person, Mind(Random(4)))


@pytest.mark.parametrize("language", STANDING)
async def test_who_types_an_offer_names_those_who_promise_something(language: str) -> None:
    """Alba offers to a promising player, and takes the best of those who accepted."""
    typist, used = seated(CommandTrades), []

    async def proposed(*_: str, **__: str) -> list[Payload]:
        return [{"name": name, "value": str(at)} for at, name in enumerate(STANDING[language], 1)]

    async def use(name: str, **options: Any) -> Post:
        used.append((name, options.get("to"), options.get("taker")))
        return heard("✓")

    typist.proposed, typist.use = proposed, use
    typist._hand = Hand(Counter(ore=2), {})
    for _ in range(OFTEN):
        await typist.make_offer("ore", "wool")
    await typist.take(offered("1 ore", "1 wool", "Bruno", "Chloé"))
    await typist.take(offered("1 ore", "1 wool", "Chloé"))

    assert {to for _, to, _ in used[:-2]} == {None, "1"}
    assert [taker for *_, taker in used[-2:]] == ["1", "2"]


@pytest.mark.parametrize(
    ("title", "back", "take"),
    [
        ("Your open offers", "Take back: #1 1 ore → 1 wool", "Offer 1: trade with {}"),
        ("Tus ofertas abiertas", "Retirar: #1 1 mineral → 1 lana", "Oferta 1: cambiar con {}"),
    ],
)
async def test_who_clicks_closes_an_offer_with_who_promises_most(
    title: str, back: str, take: str
) -> None:
    """Among those who accepted this offer, Alba takes the most promising one."""
    clicker, pressed = seated(ClickTrades), []
    language = "en" if "open" in title else "es"
    options = [back, *map(take.format, reversed(STANDING[language]))]

    async def opened(*_: object) -> Post:
        return heard("", (title, options))

    async def press(_: Post, name: str, values: list[str]) -> None:
        pressed.append(values)

    clicker.open, clicker.press = opened, press
    for _ in range(OFTEN):
        await clicker.take(offered("1 ore", "1 wool", "Bruno", "Chloé"))
    assert {value for (value,) in pressed} == {options[-1]}

    await clicker.cancel(offered("1 ore", "1 wool"))
    assert pressed[-1] == [back]


def test_a_button_is_found_by_what_is_owed() -> None:
    """The beginnings of words match, so inflected forms are found."""
    assert likeness("Choose cards", "must choose 2 cards from the bank") == 1
    assert likeness("My hand", "must choose 2 cards from the bank") == 0


@pytest.mark.parametrize(
    "price", ["Theater: 1 wood · 3 wool a level", "Teatro: 1 madera · 3 lanas"]
)
def test_who_clicks_presses_what_only_costs_cards(mind: Mind, price: str) -> None:
    """Alba presses an unknown name with a price behind it, since trades name only cards."""
    trades = (
        "Bank: 3 wheat for 1 wood",
        "Ofrecer 1 lana por 1 mineral",
        "− Lana",
        "Accept 1 ore for 1 wool",
    )
    post = heard("Which one do you begin?", buttons=(*trades, price, "Back"))

    assert screens.answer(post, mind, []) == (price, None)


async def test_who_is_refused_beside_the_screen_looks_again() -> None:
    """If a pressed screen doesn't change, the reason comes in a message of its own."""
    clicker, screen = seated(ClickTrades), heard("Offer 10", buttons=("Accept",))
    told = heard("You don’t have the cards it asks for.")
    told.view.update(id="2", interaction="7")

    async def click(*_: object) -> Payload:
        return {"outcome": "answered", "interaction": "7"}

    async def until(look: Callable[[], Post | None]) -> Post | None:
        return look()

    clicker.person.click, clicker.until = click, until
    clicker.person.post = lambda _: screen
    clicker.person.ephemerals = [told]
    with pytest.raises(Gone, match="the cards"):
        await clicker.press(screen, "Accept")
