"""Slash commands in every language."""

from __future__ import annotations

import re

import pytest

from tests.words.test_keys import commands
from words import LANGUAGES, choice, command
from words.catalogue import texts

PATHS = [
    "learn",
    *("game", "game.new", "game.join", "game.leave", "game.start", "game.options"),
    *("game.status", "game.log", "game.help", "game.move", "game.abandon", "roll"),
    *("game.pause", "game.resume"),
    *("build", "build.road", "build.settlement", "build.city", "buy"),
    *("card", "card.knight", "card.roads", "card.plenty", "card.monopoly"),
    *(
        "robber",
        "discard",
        "endturn",
        "undo",
        "hand",
        "board",
        "score",
        "language",
        "theme",
        "settings",
        "settings.preview",
        "mine",
    ),
    *("quiet", "quiet.zone", "away", "away.days", "game.new.pace", "notify", "notify.offers"),
    *("prepare", "prepare.seven", "prepare.seven.keep", "prepare.offers", "prepare.offers.want"),
    *("prepare.offers.give", "prepare.robber", "prepare.robber.victim", "prepare.robber.hex"),
    *("prepare.turn", "prepare.turn.unless"),
    *("dice", "replay", "review", "review.game", "invite"),
    *("game.resign", "game.substitute", "game.substitute.player", "game.host", "game.host.player"),
    *("game.kick", "game.kick.player"),
    *("trade", "trade.offer", "trade.bank", "trade.accept", "trade.decline", "trade.counter"),
    *("trade.cancel", "build.road.spot", "robber.hex", "robber.victim", "discard.cards"),
    *("trade.offer.give", "trade.offer.get", "trade.offer.to", "trade.offer.choose"),
    *("trade.accept.offer", "trade.bank.give", "card.monopoly.card", "board.text"),
    *("game.new.practice", "game.new.players", "game.new.colour", "game.new.thread"),
    *("game.join.word", "game.move.channel", "language.language", "theme.theme"),
    *("privacy", "privacy.export", "privacy.delete", "privacy.statistics"),
    *("leaderboard", "history", "stats", "stats.player", "stats.whose", "history.whose"),
    *("almanac", "almanac.word", "admin", "admin.settings", "admin.end", "admin.settings.allow"),
    *("admin.settings.forbid", "admin.settings.role", "admin.settings.reset", "admin.end.channel"),
]
NAME = re.compile(r"[-_'\w]{1,32}")
ASKING = {"como", "cual", "cuando", "cuanto", "donde", "que", "quien"}
"""Spanish question words, without the accent that they must have."""


def is_named_and_told(path: str) -> bool:
    """Whether a command has a valid name and description in both kinds of Spanish."""
    told = command(path)
    names = [told["name"], *told["name_localizations"].values()]
    abouts = [told["description"], *told["description_localizations"].values()]
    return (
        all(NAME.fullmatch(name) and name == name.lower() for name in names)
        and all(1 <= len(about) <= 100 for about in abouts)
        and set(told["name_localizations"]) == {"es-ES", "es-419"}
        and set(told["description_localizations"]) == {"es-ES", "es-419"}
    )


def test_a_command_is_named_and_told_in_spanish() -> None:
    """Each command has a valid Spanish name and description, for both kinds of Spanish."""
    wrong = [(path, command(path)) for path in PATHS if not is_named_and_told(path)]

    assert wrong == [], "\n".join(map(str, wrong))


def test_english_names_are_the_paths() -> None:
    """A command's English name is its path, in American spelling."""
    steps = {path: path.rpartition(".")[2].replace("colour", "color") for path in PATHS}

    assert [path for path, step in steps.items() if command(path)["name"] != step] == []


def test_spanish_names_have_their_accents() -> None:
    """A name is spelled as in texts, and a question word has its accent."""
    said = texts("es").items()
    names = {key: forms[0].split("-") for key, forms in said if key.endswith(".name")}
    written = {
        word
        for key, forms in said
        if key not in names
        for word in re.findall(r"[^\W\d_]+", " ".join(forms).lower())
    }
    bare = {plain for word in written if (plain := unaccented(word)) not in written}

    assert {key: name for key, name in names.items() if (bare | ASKING) & {*name}} == {}


def unaccented(word: str) -> str:
    """A word without the accents of its vowels."""
    return word.translate(str.maketrans("áéíóú", "aeiou"))


def test_names_differ_within_a_group() -> None:
    """No two commands of a group share a name in Spanish."""
    groups: dict[str, list[str]] = {}
    for path in PATHS:
        home = path.rpartition(".")[0]
        if home in ("", "game", "build", "card", "trade"):
            groups.setdefault(home, []).append(command(path)["name_localizations"]["es-ES"])

    assert all(len(set(names)) == len(names) for names in groups.values())


def test_every_command_that_a_text_names_is_there() -> None:
    """The English command names in texts exist."""
    named = {
        path
        for language in LANGUAGES
        for forms in texts(language).values()
        for form in forms
        for path in re.findall(r"</([^>]*)>", form)
    }

    assert named <= {one.qualified_name for one in commands()}
    assert "game new" in named


def test_no_text_names_a_command_plainly() -> None:
    """A command in a text is always a link: people tap rather than type."""
    english = {f"/{command(path)['name']}" for path in PATHS}
    spanish = {f"/{command(path)['name_localizations']['es-ES']}" for path in PATHS}

    plain = [
        key
        for language in LANGUAGES
        for key, forms in texts(language).items()
        for form in forms
        if (english | spanish) & set(re.findall(r"(?<![</\w])/\w+", form))
    ]

    assert plain == []


@pytest.mark.parametrize(
    ("argument", "value", "spanish"),
    [
        ("colour", "red", "rojo"),
        ("language", "auto", "el de mi Discord"),
        ("new_harbours", "at once", "al momento"),
    ],
)
def test_a_choice_is_called_as_the_reader_calls_it(argument: str, value: str, spanish: str) -> None:
    """Values of options, colors and languages have names in Spanish."""
    assert choice(argument, value)["name_localizations"]["es-419"] == spanish


def test_a_choice_is_only_named() -> None:
    """A choice has names and no description."""
    told = choice("map", "variable")

    assert (told["name"], told["description"]) == ("random", "")
    assert told["name_localizations"]["es-419"] == "al azar"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_one_separator(language: str) -> None:
    """Words in the name of a command or an argument are joined by a hyphen."""
    names = {
        key: forms[0]
        for key, forms in texts(language).items()
        if key.startswith(("command.", "argument.")) and key.endswith(".name")
    }

    assert {key: name for key, name in names.items() if "_" in name} == {}
    assert any("-" in name for name in names.values())


def test_an_unknown_command_has_no_words() -> None:
    """An unknown path raises an error that names the missing text."""
    with pytest.raises(LookupError, match=r"command\.game\.fly\.name"):
        command("game fly")
    with pytest.raises(LookupError, match=r"option\.map\.moon"):
        choice("map", "moon")
