"""Outgoing messages keep to Discord's limits, whatever they are made of."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import bot
from bot.chat import outgoing
from bot.chat.address import Address
from bot.chat.screen import Button, Menu, Option, Picture, Screen, Unspoken
from sandbox.rules.messages import Way, message
from sandbox.rules.problems import Spot
from words import Words

BOT = Path(bot.__file__).parent
TO = Address("g", "m")
LONG = "wood for ore " * 400


def parts(screen: Screen) -> list[dict[str, object]]:
    """A screen's components, after checking that Discord accepts the message."""
    found = outgoing.layout(screen).to_components()
    body = {"content": outgoing.content(screen.text), "components": found}
    message(Spot(), body, {}, Way.CREATE)
    return [part for row in found for part in row["components"]]


def test_no_list_is_cut_before_it_is_sent() -> None:
    """
    Only `outgoing` cuts lists to Discord's limits, which every test would notice.

    Anywhere else, what is missing would be missed by nobody.
    """
    limits = {"MENU", "ROW", "ROWS", "CHOICES"}
    found = [
        f"{path.relative_to(BOT)}:{node.lineno}"
        for path in BOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Slice) and node.lower is None
        if isinstance(node.upper, ast.Name) and node.upper.id in limits
    ]

    assert sorted(found) == [
        "chat/typed.py:105",
        "chat/typed.py:98",
    ]  # what a person sends, not what they see


@pytest.mark.cuts
def test_discord_takes_a_screen_of_which_everything_is_too_long() -> None:
    """Long texts, labels, descriptions and placeholders are cut; surplus rows and options go."""
    options = tuple(Option(LONG, str(n), LONG) for n in range(30))
    buttons = tuple(Button(LONG, Address("g", str(n))) for n in range(8))
    menus = (Menu(Address("g", f"menu{n}"), LONG, options, 28, 30) for n in range(6))

    found = parts(Screen(LONG, None, (buttons, *menus)))

    assert len(found) == 5 + 4


async def test_a_menu_without_options_is_not_shown() -> None:
    """The menu is left out, and the button beside it stays."""
    back = Button("Back", Address("g", "back"))

    found = parts(Screen("?", None, (Menu(Address("g", "m"), "Choose", ()), (back,))))

    assert [part["label"] for part in found] == ["Back"]


@pytest.mark.parametrize("text", ["", "short", "x" * 3000, LONG, "x " * 1500, "\n" * 3000])
@pytest.mark.parametrize("most", [80, 100, 2000])
def test_what_is_cut_fits_and_says_so(text: str, most: int) -> None:
    """Short texts are left alone; long ones are cut with an ellipsis near the limit."""
    short = outgoing.cut(text, most)

    assert len(short) <= most
    assert short == text or (short.endswith("…") and len(short) >= most - outgoing.WORD)


def test_links_to_commands_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that only its links make too long is cut as well."""
    monkeypatch.setattr(outgoing, "_commands", {"board": 10**18})

    assert len(outgoing.content("</board>" * 240)) <= outgoing.CONTENT


def test_proposals_fit() -> None:
    """Autocomplete proposes only as many choices as Discord takes, with labels that fit."""
    found = outgoing.choices([(LONG, str(n)) for n in range(40)] + [("x", LONG)], Words("en"))

    assert len(found) == 25
    assert found[-1].name == "… and 16 more: keep typing"
    assert {len(choice.name) <= 100 for choice in found} == {True}
    assert outgoing.choices([("too long a value", LONG)], Words("en")) == []


@pytest.mark.parametrize(
    "silent",
    [
        lambda: Picture(bytes, "board.png", " "),
        lambda: Button("", TO, emoji="⏳"),
        lambda: Menu(TO, "", (Option("a", "1"),)),
        lambda: Option("", "1"),
    ],
    ids=["picture", "button", "menu", "option"],
)
def test_nothing_is_shown_without_words(silent: Callable[[], object]) -> None:
    """A picture without alt text or a control with only an icon can't even be made."""
    with pytest.raises(Unspoken):
        silent()


def test_every_file_is_sent_with_its_description() -> None:
    """Outgoing files are made in one place, from pictures, which have an alt text."""
    made = sorted(
        (file.name, ast.unparse(node.func), *(word.arg for word in node.keywords if is_file))
        for file in BOT.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and ((is_file := node.func.attr == "File") or node.func.attr in ("Button", "Select"))
    )

    assert made == [
        ("outgoing.py", "discord.File", "description"),
        ("outgoing.py", "discord.ui.Button"),
        ("outgoing.py", "discord.ui.Select"),
    ]
