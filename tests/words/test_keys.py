"""Every text that the code asks for exists, and every existing text is asked for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from discord import app_commands

from bot.screens.shown import SHOWN
from bot.screens.verb import Shown
from bot.tree import all_commands
from game import BOXES, Event, maps_of, offered
from game.core.undo import Undone
from tests.house import NAMES
from tests.words.asked import GAP, is_put_together, nouns, put_together, written
from tests.words.test_registry import rows
from words import LANGUAGES, slug
from words.boxes import brought
from words.catalogue import editions, texts
from words.deeds import NO_DEEDS

EVERY = frozenset(key for edition in editions() for key in texts(LANGUAGES[0], edition))
OF_A_BOX = re.compile(
    r"(?:(?:dev_card|duty|ask|option\.map|"
    rf"ui\.(?:button\.duty|help|choose|ghost|confirm))\..+|board\.cards)"
    rf"\.(?:{'|'.join(NAMES)})"
)
OTHERWISE = frozenset(key for key in EVERY if OF_A_BOX.fullmatch(key))
"""Keys of a box's own wording for a text that exists without the box."""
KEYS = EVERY - OTHERWISE
GROUPS = {key.partition(".")[0] for key in KEYS}

ASKED = {
    **dict.fromkeys(("edge", "corner", "hex"), ("choose", "ghost")),
    **dict.fromkeys(("cards", "kind", "seat", "numbers"), ("choose", "confirm")),
    **dict.fromkeys(("trade", "exchange"), ("choose",)),
    **dict.fromkeys(("nothing", "offer"), ("confirm",)),
    "listed": ("choose", "confirm", "one"),
    "move": ("choose", "ghost", "one"),
}
"""The bot's groups of texts for a verb, by what is picked for it."""

PREPARED = (
    *(("", rf"\.{end}") for end in ("none", "plain", GAP, "used", "dropped")),
    *((r"button\.", end) for end in ("", r"\.plain", r"\.ask")),
    (r"menu\.", rf"\.{GAP}"),
)
"""Beginnings and ends of the keys of moments for which an answer can be prepared."""

BROUGHT = {rf"thing\.harbour\.{GAP}", rf"thing\.coast\.{GAP}", rf"ui\.one\.{GAP}"}
BROUGHT |= {rf"ui\.{kind}prepare\.{GAP}{end}" for kind, end in PREPARED}
BROUGHT |= {rf"ui\.error\.early\.{GAP}", rf"ui\.choose\.{GAP}\.{GAP}", rf"since\.{GAP}\.all"}
BROUGHT |= {rf"event\.{GAP}\.shares"}
"""Keys asked for only where a box brings such a coast, verb, numbers, news or moment."""


def commands() -> list[app_commands.Command[Any, Any, Any]]:
    """Every command, including those in groups."""
    found = [
        c.walk_commands() if isinstance(c, app_commands.Group) else [c] for c in all_commands()
    ]
    return [one for group in found for one in group if isinstance(one, app_commands.Command)]


def in_group(*starts: str) -> set[str]:
    """The keys with this prefix, except words that are only typed, and names of kinds."""
    return {key for key in KEYS if key.startswith(starts) and not key.endswith((".aka", ".kind"))}


def test_every_key_that_is_written_out_is_there() -> None:
    """A string that begins like a key is one, or the beginning of some."""
    asked = {key for key in written("words", "bot") if key.partition(".")[0] in GROUPS}

    assert {k for k in asked if k not in KEYS and not in_group(f"{k}.")} == set()


def test_what_is_said_otherwise_is_said() -> None:
    """Texts of a box's own wording exist, always or where it has a verb or another box's map."""
    verbs = {verb.action.__name__ for box in BOXES for verb in box.verbs}
    maps = {name for boxes in offered() for name in maps_of(boxes)}
    for key in OTHERWISE:
        usual, _, _ = key.rpartition(".")
        where, _, name = usual.rpartition(".")
        is_away = where == "option.map" and name not in maps
        assert usual in KEYS or is_away or (name in verbs and where in KEYS), key


def test_every_key_that_is_put_together_is_there() -> None:
    """A key with gaps is a real key with some filling."""
    patterns = put_together() - BROUGHT

    lost = [p for p in sorted(patterns) if not any(re.fullmatch(p, key) for key in KEYS)]
    assert patterns
    assert lost == [], "\n".join(lost)


def test_every_text_is_asked_for() -> None:
    """A key is written out or put together; a name may also be used by other texts."""
    whole = written("words", "bot", "render")
    named = {noun for key in KEYS for form in texts("en").get(key, ()) for noun in nouns(form)}
    chosen = {
        f"{one.name}.{slug(str(choice.value))}"
        for command in commands()
        for one in command.parameters
        for choice in one.choices
    }
    # The texts of words, refusals and commands are compared one by one elsewhere.
    told = in_group("almanac.", "reason.", "command.", "argument.")

    left = in_group("") - told - whole - named - chosen

    assert {key for key in left if not is_put_together(key)} == set()


def test_names_of_rows_are_those_of_the_boxes() -> None:
    """Every card, piece, duty and source of points with words is in a box."""
    groups = (
        "piece.",
        "dev.",
        "dev_card.",
        "deck.",
        "award.",
        "measure.",
        "term.",
        "duty.",
        "ask.",
    )
    listed = {key for box in BOXES for key in rows(box)}

    found = in_group(*groups, "ui.button.duty.", "ui.verb.")
    assert found <= listed


@pytest.mark.parametrize("group", ["choose", "ghost", "confirm", "one"])
def test_every_verb_is_asked_about_as_it_is_picked(group: str) -> None:
    """Each verb has the texts of its private screens, and no text is left over."""
    asked = {f"ui.{group}.{shown.name}" for shown in SHOWN if group in ASKED[shown.pick]}
    closer = {f"ui.{group}.{shown.name}.{field}" for shown in SHOWN for field in fields(shown)}
    menus = {
        f"ui.{group}.{shown.name}.{field}"
        for shown in SHOWN
        if (group, shown.pick) in {("choose", "numbers"), ("choose", "move")}
        for field in (fields(shown) if shown.pick == "numbers" else (shown.field,))
    }

    assert in_group(f"ui.{group}.") - (closer - menus) == asked | menus


def fields(shown: Shown) -> tuple[str, ...]:
    """Fields that are true can have a text of their own."""
    return shown.action.__struct_fields__


def test_every_event_is_a_deed_or_is_none() -> None:
    """A deed has a text for the line of a turn, and every other event is listed."""
    events: set[type[Event]] = {event for box in BOXES for event in box.events}
    none = {*NO_DEEDS, *(event for box in brought("events").values() for event in box.NO_DEEDS)}

    assert in_group("past.") - {
        *("past.turn", "past.nothing", "past.late", "past.built"),
        *(f"past.{Undone.__name__}.{end}" for end in ("named",)),
    } == {f"past.{event.__name__}" for event in events - none}
    assert none <= events


def test_every_command_is_named_and_no_other() -> None:
    """Each group, command and argument has a name; an argument's own, or that of its word."""
    homes = set()
    for command in commands():
        path = command.qualified_name.replace(" ", ".")
        homes |= {f"command.{path}", f"command.{path.rpartition('.')[0]}"}
        for parameter in command.parameters:
            own = f"command.{path}.{parameter.name}"
            homes.add(own if f"{own}.name" in KEYS else f"argument.{parameter.name}")

    used = {f"{home}.{end}" for home in homes - {"command."} for end in ("name", "about")}
    assert in_group("command.", "argument.") == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_posts_are_named_by_their_keys(language: str) -> None:
    """A text names a button of the lobby or of a seat by its key, as the table's posts label it."""
    known = texts(language, editions()[0])
    public = ("ui.button.lobby.", "ui.button.seat.", "ui.button.join", "ui.button.start")
    labels = {forms[0] for key, forms in known.items() if key.startswith(public)}
    found = {
        (key, label)
        for key, forms in known.items()
        for label in re.findall(r"(?<![*])[*]([^*]+)[*](?![*])", " ".join(forms))
        if label in labels and not key.startswith("almanac.")
    }

    assert not found
