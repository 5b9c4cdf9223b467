"""The almanac: every word is found, has a text in both languages, and has links."""

from __future__ import annotations

import pkgutil
import re
from functools import cache
from importlib import import_module

import pytest

import game
from game import BOXES, maps_of, offered
from game.base import MODULE as BASE
from game.core.action import Reason
from game.core.codec import compiled
from game.core.rows import MAP
from game.core.ruleset import Ruleset
from tests.game.random_games import in_turn
from tests.game.registers import RULES
from tests.house import EVERYTHING, NAMES, needs, seats
from tests.words import almanac_words
from words import LANGUAGES, Almanac, Words, editions, slug
from words.almanac import plain
from words.almanac_entries import ASKED, entries, home
from words.catalogue import files, read, texts
from words.typed import tokens

BOOK = RULES / "almanac.md"
"""The list of words that the almanac must know."""

ALMANAC = Almanac()
KEYS = [entry.key for entry in ALMANAC.entries]
GAMES = {
    "the base game": ("base",),
    "everything": EVERYTHING,
}

FIVE_LINES = 225
"""Characters in five lines of a phone."""
BESIDES = 105
"""Maximum characters that boxes may add to a text of the base game."""
EXAMPLE = 140
LABEL = 80
"""Maximum characters of a button's label."""


HERE = {where: names for boxes in reversed(offered()) for where, names in maps_of(boxes).items()}
"""Each map, with the fewest boxes that it is played with."""
WITH_KNIGHTS = {
    where: names
    for boxes in offered()
    if {"cities_knights", "harbormaster"}.issubset(boxes)
    for where, names in maps_of(boxes).items()
}
"""Each map of Cities & Knights, with everything that three can play there."""


def rules(*names: str, **options: int | str) -> Ruleset:
    """The rules of a game of these boxes."""
    return compiled(names, options, seats(names, 3, on=str(options.get("map", ""))), BOXES)


def seen(text: str) -> str:
    """A text as a reader sees it, without its marks."""
    return text.replace("__", "")


def told_in(key: str, language: str, played: Ruleset | None) -> tuple[str, list[str]]:
    """The text of a word in a game, and the words marked in it."""
    return _told(key, language, ALMANAC._rules(key, played))


@cache
def _told(key: str, language: str, spoken_of: Ruleset) -> tuple[str, list[str]]:
    """
    The same by the rules that the text is about, which many games share.

    A word of a box that a game lacks is told by the same rules in each such game.
    """
    return ALMANAC._told(key, language, spoken_of)


def chosen() -> set[str]:
    """The possible values of a game's option, in the form used by names of notes."""
    return {
        slug(f"{option.name}.{value}").lower()
        for box in BOXES
        for option in box.options
        for value in (*option.values, *(box.maps if option.name == MAP else ()))
    }


def played() -> set[str]:
    """The possible ends of a note on a verb of a box, or on its absence."""
    verbs = {f"{verb.action.__name__}.{box.name}" for box in BOXES for verb in box.verbs}
    return verbs | {f"without.{name}" for name in verbs}


def test_every_word_is_found() -> None:
    """Each word of the tables leads to its entry, asked outside games or in one that has it."""
    lost = []
    for edition, word, listed in almanac_words.WORDS:
        wanted = {key for key in listed.split() if ALMANAC.has(key)}
        # Without its box or its edition, a word is not in the house.
        if wanted and edition in editions():
            box = next(iter(wanted)).partition(".")[0]
            found = {*ALMANAC.find(word), *ALMANAC.find(word, rules(*home(box)))}
            if not wanted & found:
                lost.append((edition, word, wanted, found))

    assert lost == [], "\n".join(map(str, lost))


def test_the_words_are_those_of_the_tables() -> None:
    """The list has every word of the tables."""
    text = BOOK.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and "Spanish" not in line]
    known = {token for _, word, _ in almanac_words.WORDS for token in tokens(word)}

    missing = {t for row in rows for t in tokens(re.sub(r"\(e?s\)", "", row))} - known

    assert missing == set()
    assert len(rows) > 40


def test_every_link_leads_to_an_entry() -> None:
    """An entry links to existing entries, to none twice, and never to itself."""
    known = {entry.key for entry in entries()}

    for entry in entries():
        assert set(entry.see) <= known - {entry.key}, entry.key
        assert len(set(entry.see)) == len(entry.see) > 0, entry.key
    assert set(ASKED) <= known


def test_every_entry_is_led_to() -> None:
    """Every entry can be reached by links; a box's own entry is where readers start."""
    led = {key for entry in entries() for key in entry.see}

    assert {entry.key for entry in entries()} - led <= {
        "base.gold",
        *(f"{name}.{name}" for name in NAMES),
    }


def test_the_base_game_leads_to_no_box() -> None:
    """An entry links to its own box and to the base game, so that a box can be left out."""
    joined = {box.name: {*box.needs} for box in BOXES if box.is_bridge}
    for entry in entries():
        known = {"base", entry.box} | joined.get(entry.box, set())
        assert {key.partition(".")[0] for key in entry.see} <= known, entry.key


def test_a_boxs_words_stand_in_its_own_catalogue() -> None:
    """A box's catalogue has its words, and its additions to words of the base game."""
    for language in LANGUAGES:
        for file in files(language):
            folder = file.parents[3].name
            box = folder if folder in NAMES else "base"
            for key in read(file):
                if key.startswith("almanac.") and key.count(".") > 1:
                    assert key.startswith(f"almanac.{box}.") or key.endswith(f".{box}"), key


def test_no_text_of_an_entry_is_left_over() -> None:
    """Every text of the catalogues belongs to an entry."""
    known = {entry.key for entry in entries()}
    # What five and six do differently is said by the scenarios, also in a house without them.
    ends = {"text", "example", "aka", "five_six", *NAMES, *chosen(), *played()}
    joined = {box.name for box in BOXES if box.needs}
    ends |= {f"{end.rpartition('.')[0]}.{name}" for end in played() for name in joined}
    ends |= {f"{end}.{name}" for end in {"text", "example", *chosen()} for name in NAMES}

    for key in texts(LANGUAGES[0]):
        if key.startswith("almanac.") and key.count(".") > 1 and key.split(".")[1] != "unmarked":
            _, box, word, *end = key.split(".")
            assert f"{box}.{word}" in known, key
            assert ".".join(end) in {"", *ends}, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", GAMES)
def test_an_entry_is_short(played: str, language: str) -> None:
    """Every entry fits on every table: a few lines of a phone, and one example."""
    table = rules(*GAMES[played])
    most = FIVE_LINES + (BESIDES if played == "everything" else 0)
    long: list[tuple[str, int, object]] = []
    for key in KEYS:
        told = seen(told_in(key, language, table)[0]).split("\n")
        examples = [line for line in told if line.startswith("> ")]
        body = "\n".join(told[1 : told.index(examples[0])] if examples else told[1:])
        title = ALMANAC.title(key, language, table)
        if len(examples) != 1 or len(body) > most:
            long.append((key, len(body), told))
        long += [(key, len(line), line) for line in examples if len(line) > EXAMPLE]
        if len(title) > LABEL:
            long.append((key, len(title), title))

    assert long == [], "\n".join(map(str, long))


@pytest.mark.parametrize(
    ("maps", "language"),
    in_turn(*((maps, language) for maps in (HERE, WITH_KNIGHTS) for language in LANGUAGES)),
    ids=["few-en", "few-es", "many-en", "many-es"],
)
def test_every_word_is_told_on_every_map(maps: dict[str, tuple[str, ...]], language: str) -> None:
    """
    Every word has a text on every map, and a map adds little to it.

    Every run tells it with few boxes in English and with many in Spanish; soaks, the other way.
    """
    long = []
    for where, names in maps.items():
        played = rules(*names, map=where)
        for key in KEYS:
            told = seen(told_in(key, language, played)[0]).split("\n> ")[0]
            if len(body := told.partition("\n")[2]) > FIVE_LINES + BESIDES:
                long.append((where, names, key, len(body), body))

    assert long == [], "\n".join(map(str, long))


WITH_SHIPS = {
    "base.costs": "Ship: ",
    "base.setup": "you can place a ship",
    "base.road": "connects to ships",
    "base.road_building": "place two ships",
    "base.settlement": "Your ships can lead",
}
WITH_A_PIRATE = {
    "base.seven": "move the pirate instead of the robber",
    "base.blockade": "The pirate blocks",
}


@needs("discovery", "wonders")
@pytest.mark.parametrize("where", ["oasis", "ore_for_wool", "wonders", "new_shores"])
def test_what_a_map_takes_away_has_no_note(where: str) -> None:
    """Maps without ships or a pirate have no notes on them."""
    here = rules(*HERE[where], map=where)
    for notes, is_there in (
        (WITH_SHIPS, where in ("wonders", "new_shores")),
        (WITH_A_PIRATE, where == "new_shores"),
    ):
        for key, note in notes.items():
            assert (note in seen(ALMANAC.text(key, "en", here))) == is_there, key
    for key, is_there in (
        ("seafarers.ship", where in ("wonders", "new_shores")),
        ("seafarers.pirate", where == "new_shores"),
    ):
        assert (" on this map.\n" in ALMANAC.text(key, "en", here)) != is_there, key


NO_MORE = {
    "en": "development|buy|Largest Army|victory point card|two settlements",
    "es": "desarrollo|compra|ejército|cartas? de puntos|dos poblados",
}
"""Things that Cities & Knights does not have."""
NOT_HERE = {
    *("base.dev_cards", "base.progress", "base.road_building", "base.year_of_plenty"),
    *("base.monopoly", "base.victory_card", "base.knight", "base.largest_army"),
}
"""The words for them."""
DENIED = {
    "en": "Not in this game|Here (it’s a science card|knights aren’t cards)",
    "es": "No est(á|án) en este juego|Aquí (es una carta de ciencia|los caballeros no son cartas)",
}


@needs("cities_knights")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("before_roll", ["any", "knights"])
def test_what_cities_and_knights_takes_away_is_told_of_as_gone(
    before_roll: str, language: str
) -> None:
    """There no word says that cards are bought; only the removed ones say that they are."""
    here = rules("base", "cities_knights", before_roll=before_roll)
    for key in [entry.key for entry in ALMANAC.entries if entry.box == "base"]:
        told = seen(ALMANAC.text(key, language, here))
        assert bool(re.search(DENIED[language], told)) == (key in NOT_HERE), key
        if key not in NOT_HERE | {"base.beginner", "base.phases"}:
            found = re.search(NO_MORE[language], told.partition("\n")[2])
            assert found is None, (key, told)


@needs("cities_knights")
@pytest.mark.parametrize(
    ("key", "english", "spanish"),
    [
        ("setup", "a city and a road. The city gives you a resource", "La ciudad da una materia"),
        ("beginner", "the two settlements is a city", "los dos poblados es una ciudad"),
        ("seven", "Each city wall lets you keep 2 more", "Cada muralla te deja guardar 2 cartas"),
        ("seven", "before the first barbarian attack", "hasta el primer ataque bárbaro"),
        ("robber", "an active knight next to it", "un caballero activo al lado"),
        ("robber", "before the first barbarian attack", "Hasta el primer ataque bárbaro"),
        ("points", "Metropolis: 2 more", "Metrópoli: 2 más"),
        ("points", "Defender of Catan: 1 each time", "Defensor de Catán: 1 cada vez"),
        ("points", "Merchant, Constitution, Printer: 1", "Comerciante, Constitución, Imprenta: 1"),
        ("costs", "City wall: 2 brick", "Muralla: 2 arcillas"),
        ("costs", "promoting a knight: 1 wool and 1 ore", "1 mineral · activarlo: 1 cereal"),
        ("turn", "Before the roll you can only play Alch", "solo se puede jugar Alquimista"),
        ("turn", "play progress cards as often as you like", "juegas cartas de progreso cuanto"),
        ("trade", "You can’t trade progress cards", "Las cartas de progreso no se cambian"),
        ("forest", "gets 1 wood and 1 paper", "recibe 1 madera y 1 de papel"),
        ("bank", "It has 12 of each commodity", "De cada artículo de consumo tiene 12"),
        ("longest_road", "An opponent’s knight cuts a line, too", "la corta un caballero rival"),
    ],
)
def test_cities_and_knights_is_told_in_words_of_the_base_game(
    key: str, english: str, spanish: str
) -> None:
    """Changes by the box are in the base game's words, and only where it is played."""
    for language, said in (("en", english), ("es", spanish)):
        told, plainly = (
            seen(ALMANAC.text(f"base.{key}", language, rules(*names)))
            for names in (("base", "cities_knights"), ("base",))
        )
        assert said in told
        assert said not in plainly


@needs("cities_knights", "five_six")
def test_a_larger_box_has_more_commodities() -> None:
    """A larger box has more commodities in its supply."""
    large = rules("base", "cities_knights", "five_six")

    assert "It has 18 of each" in ALMANAC.text("base.bank", "en", large)


@needs("discovery", "wonders", "pirate_islands", "harbormaster")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "where", "points"),
    [
        ("wonders.wonders", "wonders", 11),
        ("base.end", "wonders", 11),
        ("pirate_islands.pirate_islands", "pirate_islands", 11),
        ("discovery.greater_catan", "greater_catan", 19),
        ("discovery.fog_islands", "fog_islands", 13),
        ("discovery.fog_islands", "treasure_islands", 12),
        ("discovery.oasis", "treasure_islands", 10),
    ],
)
def test_a_map_is_told_with_its_target(key: str, where: str, points: int, language: str) -> None:
    """With the Harbormaster a map's target is a point more; another map's is the usual one."""
    here = rules(*HERE[where], "harbormaster", map=where)
    unit = {"en": "points", "es": "puntos"}[language]

    assert f"{points} {unit}" in seen(ALMANAC.text(key, language, here))


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_differ(language: str) -> None:
    """No two words of a language have the same title, so that buttons differ."""
    titles = [ALMANAC.title(key, language) for key in KEYS]

    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("LADRONES", "base.robber"),
        ("the robber", "base.robber"),
        ("¿Qué es el ladrón?", "base.robber"),
        ("ciudad", "base.city"),
        ("Cities", "base.city"),
        ("mayor ejercito", "base.largest_army"),
        ("7", "base.seven"),
        ("base.robber", "base.robber"),
    ],
)
def test_accents_case_plural_and_little_words_do_not_matter(typed: str, key: str) -> None:
    """A word is found however it is typed; a choice of autocomplete comes as its key."""
    assert ALMANAC.find(typed) == [key]


@needs("egypt")
def test_names_of_another_edition_do_not_matter() -> None:
    """Oxcart finds road in any game; if both mean something, the game at hand wins."""
    egypt = rules(*home("egypt"))

    assert ALMANAC.find("oxcart") == ["base.road"]
    assert ALMANAC.find("pasture") == ["base.pasture"]
    assert ALMANAC.find("pasture", egypt) == ["base.forest"]
    assert ALMANAC.find("carretera", egypt) == ["base.road"]


@needs("egypt")
def test_a_name_with_two_meanings_offers_both() -> None:
    """In Spanish the word for oxcarts is a piece and a card, and both are offered."""
    assert set(ALMANAC.find("carros de bueyes")) == {"base.road", "base.road_building"}


@needs("cities_knights")
@pytest.mark.parametrize(
    ("typed", "own", "base"),
    [
        ("progress cards", "decks", "progress"),
        ("carta de progreso", "decks", "progress"),
        ("Road Building", "road_builders", "road_building"),
        ("construcción de carreteras", "road_builders", "road_building"),
        ("knights", "knights", "knight"),
        ("caballero", "knights", "knight"),
        ("mining", "mining", "ore"),
    ],
)
def test_a_box_that_is_played_goes_first(typed: str, own: str, base: str) -> None:
    """A played box's meaning of a name comes before the base game's, also half typed."""
    played = rules("base", "cities_knights")
    mine, plainly = f"cities_knights.{own}", f"base.{base}"

    assert ALMANAC.find(typed, played) == [mine, plainly]
    assert plainly in ALMANAC.find(typed, rules("base"))
    near = ALMANAC.near(typed[:-1], played)
    assert near.index(mine) < near.index(plainly)


@needs("egypt")
def test_things_are_called_as_the_game_calls_them() -> None:
    """An entry uses the names of the game at hand, and mentions the other ones."""
    text = ALMANAC.text("base.road", "es", rules(*home("egypt")))

    assert text.startswith("**Carro de bueyes**")
    assert "ganado" in text
    assert text.endswith("Carretera.")


@pytest.mark.parametrize(
    ("typed", "key"), [("robbr", "base.robber"), ("encrusijada", "base.intersection")]
)
def test_near_words_are_offered(typed: str, key: str) -> None:
    """A mistyped word is not found, but the most similar one is offered first."""
    assert ALMANAC.find(typed) == []
    assert ALMANAC.near(typed)[0] == key


def test_what_is_begun_is_offered_best_match_first() -> None:
    """An exact name comes before one that begins so, and that before one that contains it."""
    begun, held = (
        [key for key in ALMANAC.near(typed) if home(key.partition(".")[0]) == ("base",)]
        for typed in ("harbour", "robber")
    )

    assert begun[:3] == ["base.harbour", "base.harbour_generic", "base.harbour_special"]
    assert held[:2] == ["base.robber", "base.friendly"]


def test_who_types_nothing_sees_the_words_asked_most() -> None:
    """An empty query offers as many words as Discord lists."""
    assert ALMANAC.near("") == list(ASKED)
    assert len(ASKED) == 25


def test_nothing_is_offered_for_nonsense() -> None:
    """A word like no other has no suggestions."""
    assert ALMANAC.near("qwxyz") == []


def test_numbers_are_those_of_the_table() -> None:
    """A table that plays to twelve, with nine cards allowed, reads those numbers."""
    table = rules("base", points=12, hand_limit=9)

    assert "12 points" in seen(ALMANAC.text("base.end", "en", table))
    assert "9 cartas" in seen(ALMANAC.text("base.seven", "es", table))
    assert "10 points" in seen(ALMANAC.text("base.end", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_the_pyramid_are_those_of_its_rules(language: str) -> None:
    """Numbers that are not in the rules' rows are written out, and are the same."""
    rows = pytest.importorskip("game.pyramid.rows")
    pharaoh = pytest.importorskip("game.pyramid.pharaoh")

    def numbers(word: str) -> set[int]:
        return {int(number) for number in re.findall(r"\d+", ALMANAC.text(word, language))}

    assert numbers("pyramid.pyramid") >= {rows.SPACES, *rows.LEVELS}
    assert rows.BLOCKS in numbers("pyramid.block")
    assert numbers("pyramid.gold") >= {rows.GOLD, min(rows.NUMBERS), max(rows.NUMBERS)}
    assert pharaoh.FAVORED in numbers("pyramid.favor")


@needs("pyramid")
def test_a_box_adds_to_words_of_the_base_game() -> None:
    """A box's part of a rule is in the base game's text only when the box is played."""
    played = rules(*home("pyramid"))

    assert "golden block" in ALMANAC.text("base.seven", "en", played)
    assert "golden block" not in ALMANAC.text("base.seven", "en", rules("base"))
    assert "pyramid.gold" in ALMANAC.related("base.seven", played)
    assert "pyramid.gold" not in ALMANAC.related("base.seven", rules("base"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_one_box_is_marked(language: str) -> None:
    """Every word of just one box is marked with the box, except the box itself."""
    wrong = []
    for key in KEYS:
        box, _, name = key.partition(".")
        first = told_in(key, language, None)[0].split("\n")[0]
        is_named, is_marked = Words(language).say(f"box.{box}") in first, " · " in first
        if (is_named, is_marked) != (box != "base", box not in ("base", name)):
            wrong.append((key, first))

    assert wrong == [], "\n".join(map(str, wrong))


def test_without_a_box_its_words_are_gone() -> None:
    """A program that offers only the base game has no words of other boxes, nor links to them."""
    alone = Almanac((BASE,))

    assert {entry.box for entry in alone.entries} == {"base"}
    assert alone.find("Horus") == []
    assert alone.explaining("gods.horus.NOT_IN_HAND") is None
    assert all(alone.has(key) for entry in alone.entries for key in alone.related(entry.key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_listed_by_the_alphabet(language: str) -> None:
    """All words are listed, by box, in the order of the reader's alphabet."""
    listed = ALMANAC.listed(language)

    assert sum(map(len, listed.values())) == len(KEYS)
    assert all(titles == sorted(titles, key=plain) for titles in listed.values())


def test_the_closest_word_explains_a_refusal() -> None:
    """The longest prefix that fits a refusal wins; a refusal without a word has none."""
    assert ALMANAC.explaining("base.build_settlement.TOO_CLOSE") == "base.distance"
    assert ALMANAC.explaining("base.build_settlement.CORNER_IS_TAKEN") == "base.build"
    assert ALMANAC.explaining("base.refusals.CANNOT_PAY.BuildCity") == "base.costs"
    assert ALMANAC.explaining("base.rob.NO_VICTIM") == "base.robber"
    assert ALMANAC.explaining("base.robbery.NONE") is None
    assert ALMANAC.explaining("ui.error.stale") is None


def reasons() -> set[str]:
    """The keys of every reason."""
    for found in pkgutil.walk_packages(game.__path__, "game."):
        import_module(found.name)
    kinds = [kind for kind in Reason.__subclasses__() if kind.__module__.startswith("game.")]
    return {reason.key for kind in kinds for reason in kind}


def test_every_refusal_that_is_explained_exists() -> None:
    """The refusals that an entry explains exist, perhaps for one action only."""
    known = reasons() | {key for key in texts(LANGUAGES[0]) if key.startswith("ui.error.")}
    plainly = re.compile(r"\.[A-Z][A-Za-z]*[a-z][A-Za-z]*$")

    for entry in ALMANAC.entries:
        for start in entry.explains:
            bare = plainly.sub("", start)
            assert any(f"{key}.".startswith(f"{bare}.") for key in known), start


def test_most_refusals_of_rules_lead_to_a_word() -> None:
    """Only refusals that need no explaining have no word: an ended game, an unknown place."""
    plain_enough = {
        *("core.refusals.GAME_IS_OVER", "core.refusals.YOU_ARE_OUT"),
        *("core.refusals.NOT_IN_THIS_GAME", "base.refusals.NO_SUCH_PLACE"),
        "base.refusals.NO_SUCH_KIND",
    }
    of_rules = {key for key in reasons() if key.partition(".")[0] in {*NAMES, "core"}}

    assert {key for key in of_rules if ALMANAC.explaining(key) is None} == plain_enough
