"""
Payloads that Discord refuses, and good ones, each named after its fault.

A row is: the name, the method of ``Tongue`` that sends it, the payload.
"""

import base64
from pathlib import Path
from typing import Any

from tests.sandbox.wire import button, layout, menu, row

OPENAPI = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
Row = tuple[str, str, Any]


def rows_of(*parts: Any) -> dict[str, Any]:
    """A message with one row."""
    return {"content": "x", "components": [row(*parts)]}


def card(**fields: Any) -> dict[str, Any]:
    """A message with one embed."""
    return {"embeds": [fields]}


def text(content: str) -> dict[str, Any]:
    """A text of a layout."""
    return {"type": 10, "content": content}


def form(*parts: Any, **fields: Any) -> dict[str, Any]:
    """A form."""
    return {"custom_id": "f", "title": "Form", "components": list(parts)} | fields


def field(custom_id: str = "t", label: str = "Text", **fields: Any) -> dict[str, Any]:
    """A labeled text field."""
    inner = {"type": 4, "custom_id": custom_id, "style": 1} | fields
    return {"type": 18, "label": label, "component": inner}


def command(**fields: Any) -> list[dict[str, Any]]:
    """A registration of one command."""
    return [{"name": "roll", "description": "Roll"} | fields]


def option(name: str = "spot", **fields: Any) -> dict[str, Any]:
    """An option of a command."""
    return {"type": 3, "name": name, "description": "Where"} | fields


def picture(size: int) -> str:
    """An image of *size* bytes, in the form Discord accepts."""
    content = b"\x89PNG\r\n\x1a\n".ljust(size, b"x")
    return "data:image/png;base64," + base64.b64encode(content).decode()


def group(name: str, *options: Any, kind: int = 2) -> dict[str, Any]:
    """A group of subcommands, or a subcommand."""
    return {"type": kind, "name": name, "description": "G", "options": list(options)}


CHOICE = {"name": "a", "value": "a"}
MESSAGES: list[Row] = [
    ("content of 2,001 characters", "create", {"content": "x" * 2001}),
    ("edit to 2,001 characters", "edit", {"content": "x" * 2001}),
    ("answer of 2,001 characters", "answer", {"content": "x" * 2001}),
    ("follow-up of 2,001 characters", "follow_up", {"content": "x" * 2001}),
    ("@original of 2,001 characters", "original", {"content": "x" * 2001}),
    ("no content at all", "create", {"content": ""}),
    ("content of blanks", "create", {"content": " \n"}),
    ("an edit that empties the message", "edit", {"content": None}),
    ("a misspelt field", "create", {"content": "x", "contnet": "y"}),
    ("a misspelt field in an edit", "edit", {"contnet": "y"}),
    ("a misspelt field in an answer", "answer", {"content": "x", "ephemeral": True}),
    ("11 attachments", "create", {"content": "x", "attachments": [{"id": 0}] * 11}),
    ("an attachment that was not sent", "create", {"content": "x", "attachments": [{"id": 0}]}),
    ("flags that a bot cannot set", "create", {"content": "x", "flags": 64}),
    (
        "users both parsed and listed",
        "create",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    ),
    ("a nonce of 26 characters", "create", {"content": "x", "nonce": "n" * 26}),
    ("a reply to nothing", "create", {"content": "x", "message_reference": {"message_id": "1"}}),
    ("embed description of 4,097", "create", card(description="x" * 4097)),
    ("embed title of 257", "create", card(title="x" * 257)),
    ("embed field name of 257", "create", card(fields=[{"name": "x" * 257, "value": "x"}])),
    ("embed field value of 1,025", "create", card(fields=[{"name": "x", "value": "x" * 1025}])),
    ("embed field without value", "create", card(fields=[{"name": "x", "value": ""}])),
    ("26 embed fields", "create", card(fields=[{"name": "x", "value": "x"}] * 26)),
    ("11 embeds", "create", {"embeds": [{"title": "x"}] * 11}),
    (
        "embeds of 6,001 characters together",
        "create",
        {"embeds": [{"description": "x" * 3001}] * 2},
    ),
    ("an embed that says nothing", "create", card()),
    ("embed picture that was not sent", "create", card(image={"url": "attachment://b.png"})),
]
COMPONENTS: list[Row] = [
    ("6 buttons in a row", "create", rows_of(*(button(f"b{n}") for n in range(6)))),
    ("6 rows", "create", {"content": "x", "components": [row(button(f"b{n}")) for n in range(6)]}),
    ("an empty row", "create", rows_of()),
    ("a menu beside a button", "create", rows_of(menu(), button())),
    ("two menus in a row", "create", rows_of(menu(), menu(custom_id="other"))),
    ("26 menu options", "create", rows_of(menu(26))),
    ("a menu without options", "create", rows_of(menu(0))),
    ("button label of 81", "create", rows_of(button(label="x" * 81))),
    ("custom_id of 101", "create", rows_of(button("x" * 101))),
    ("a button without custom_id", "create", rows_of(button(None))),
    ("a link with custom_id", "create", rows_of(button(style=5, url="https://example.org"))),
    ("a link without address", "create", rows_of(button(None, style=5))),
    ("a button without label or emoji", "create", rows_of(button(label=None))),
    ("a label of blanks", "create", rows_of(button(label=" "))),
    ("an emoji of letters", "create", rows_of(button(emoji={"name": "ore"}))),
    ("an emoji of somebody else", "create", rows_of(button(emoji={"name": "ore", "id": "9"}))),
    ("one custom_id twice", "create", rows_of(button("a"), button("a"))),
    (
        "one option value twice",
        "create",
        rows_of(menu(options=[{"label": "a", "value": "v"}, {"label": "b", "value": "v"}])),
    ),
    ("min_values above max_values", "create", rows_of(menu(3, min_values=3, max_values=2))),
    ("max_values above the options", "create", rows_of(menu(2, max_values=3))),
    (
        "more defaults than max_values",
        "create",
        rows_of(menu(options=[{"label": v, "value": v, "default": True} for v in "ab"])),
    ),
    ("placeholder of 151", "create", rows_of(menu(placeholder="x" * 151))),
    ("option label of 101", "create", rows_of(menu(options=[{"label": "x" * 101, "value": "v"}]))),
    ("a text field in a message", "create", rows_of({"type": 4, "custom_id": "t", "style": 1})),
    ("a layout without its flag", "create", {"components": [text("x")]}),
    ("a layout with content", "create", layout(text("x")) | {"content": "x"}),
    ("a layout with embeds", "create", layout(text("x")) | {"embeds": [{"title": "x"}]}),
    (
        "41 components, nested ones counted",
        "create",
        layout(*({"type": 17, "components": [text("x")] * 9} for _ in range(4)), text("x")),
    ),
    ("4,001 characters of layout text", "create", layout(text("x" * 2001), text("x" * 2000))),
    (
        "a layout picture that was not sent",
        "create",
        layout({"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}),
    ),
    ("a section without accessory", "create", layout({"type": 9, "components": [text("x")]})),
    (
        "a container in a container",
        "create",
        layout({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
    ),
    ("taking the layout flag off", "edit_layout", {"flags": 0}),
    ("content into a layout", "edit_layout", {"content": "x"}),
    ("a deferral that is a layout", "defer", {"flags": 1 << 15}),
    ("a deferral with content", "defer", {"content": "x"}),
]
FORMS: list[Row] = [
    ("form title of 46", "form", form(field(), title="x" * 46)),
    ("label of 46", "form", form(field(label="x" * 46))),
    ("a form with 6 labels", "form", form(*(field(f"t{n}") for n in range(6)))),
    ("an empty form", "form", form()),
    ("a form without custom_id", "form", form(field(), custom_id="")),
    ("a button in a form", "form", form(row(button()))),
    ("one field id twice", "form", form(field("t"), field("t"))),
    ("two completions of one name", "choices", {"choices": [CHOICE] * 2}),
    ("26 completions", "choices", {"choices": [CHOICE] * 26}),
    ("a completion name of 101", "choices", {"choices": [{"name": "x" * 101, "value": "a"}]}),
    ("a completion value of 101", "choices", {"choices": [{"name": "x", "value": "a" * 101}]}),
    ("completions where a message is due", "answer_8", {"choices": [CHOICE]}),
    ("an update where nothing was clicked", "answer_7", {"content": "x"}),
    ("emoji name a-b", "emoji", {"name": "a-b", "image": picture(9)}),
    ("emoji over 256 KiB", "emoji", {"name": "ore", "image": picture(256 * 1024 + 1)}),
    ("an emoji that is no image", "emoji", {"name": "ore", "image": "ore.png"}),
    ("an emoji that is no PNG", "emoji", {"name": "ore", "image": "data:image/png;base64,b3Jl"}),
]
DEEP = group("g", group("h", group("i", kind=1)))
COMMANDS: list[Row] = [
    ("command name of 33", "commands", command(name="x" * 33)),
    ("command name with a space", "commands", command(name="catan roll")),
    ("command name in upper case", "commands", command(name="Roll")),
    ("option name with a space", "commands", command(options=[option("a b")])),
    ("command description of 101", "commands", command(description="x" * 101)),
    ("no description", "commands", [{"name": "roll"}]),
    ("26 options", "commands", command(options=[option(f"o{n}") for n in range(26)])),
    (
        "26 choices",
        "commands",
        command(options=[option(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])]),
    ),
    ("26 subcommands", "commands", command(options=[group(f"s{n}", kind=1) for n in range(26)])),
    ("groups three deep", "commands", command(options=[DEEP])),
    ("subcommands beside options", "commands", command(options=[group("s", kind=1), option()])),
    ("a command twice", "commands", command() * 2),
    ("an option twice", "commands", command(options=[option(), option()])),
    ("101 commands", "commands", [c for n in range(101) for c in command(name=f"c{n}")]),
    ("16 user menus", "commands", [{"name": f"U{n}", "type": 2} for n in range(16)]),
    (
        "choices and autocomplete",
        "commands",
        command(options=[option(choices=[CHOICE], autocomplete=True)]),
    ),
    (
        "required after optional",
        "commands",
        command(options=[option("a"), option("b", required=True)]),
    ),
    ("a choice twice", "commands", command(options=[option(choices=[CHOICE] * 2)])),
    ("a misspelt field of a command", "commands", command(nfsw=True)),
    ("a misspelt field of an option", "commands", command(options=[option(maxlength=5)])),
    ("a bound that is no length", "commands", command(options=[option(max_length=0)])),
    (
        "the least above the most",
        "commands",
        command(options=[option(type=4, min_value=2, max_value=1)]),
    ),
    (
        "a broken choice of a whole number",
        "commands",
        command(options=[option(type=4, choices=[{"name": "a", "value": 1.5}])]),
    ),
    ("an unknown context", "commands", command(contexts=[3])),
    ("permissions in words", "commands", command(default_member_permissions="all")),
    ("an unknown locale", "commands", command(name_localizations={"es": "tirar"})),
    ("a translated name in upper case", "commands", command(name_localizations={"de": "Wurf"})),
    (
        "a context menu with description",
        "commands",
        [{"name": "Show", "type": 2, "description": "x"}],
    ),
    (
        "a command of over 8,000 characters",
        "commands",
        command(
            options=[
                option(
                    f"o{m}", choices=[{"name": f"{n:099}", "value": f"{n:099}"} for n in range(25)]
                )
                for m in range(2)
            ]
        ),
    ),
]
BAD = [*MESSAGES, *COMPONENTS, *FORMS, *COMMANDS]
GOOD: list[Row] = [
    ("content of 2,000 characters", "create", {"content": "x" * 2000}),
    (
        "five rows of five buttons",
        "create",
        {
            "content": "x",
            "components": [row(*(button(f"{m}.{n}") for n in range(5))) for m in range(5)],
        },
    ),
    (
        "a menu of 25, all to be chosen",
        "create",
        rows_of(menu(25, min_values=25, max_values=25, placeholder="x" * 150)),
    ),
    ("a silent post", "create", {"content": "x", "flags": 4096}),
    (
        "a link and an emoji alone",
        "create",
        rows_of(
            button(None, style=5, url="https://example.org"),
            button("e", label=None, emoji={"name": "🎲"}),
        ),
    ),
    (
        "embeds of 6,000 characters together",
        "create",
        {"embeds": [{"description": "x" * 3000}] * 2},
    ),
    (
        "a layout of 40",
        "create",
        layout(*({"type": 17, "components": [text("x")] * 9} for _ in range(4))),
    ),
    (
        "a layout with everything",
        "create",
        layout(
            {"type": 9, "components": [text("x")], "accessory": button("s")},
            {"type": 12, "items": [{"media": {"url": "https://example.org/b.png"}}]},
            {"type": 14, "divider": True, "spacing": 2},
            row(menu()),
        ),
    ),
    ("an edit of nothing but buttons", "edit", {"components": [row(button())]}),
    ("a layout in place of content", "edit", layout(text("x")) | {"content": None}),
    ("a private answer", "answer", {"content": "x", "flags": 64}),
    ("a private deferral", "defer", {"flags": 64}),
    (
        "a form with five fields",
        "form",
        form(
            field("a"),
            field("b", min_length=1, max_length=9, value="x", required=False),
            {"type": 18, "label": "Menu", "component": menu(custom_id="m")},
            {
                "type": 18,
                "label": "One of",
                "component": {
                    "type": 21,
                    "custom_id": "r",
                    "options": [{"label": v, "value": v} for v in "ab"],
                },
            },
            text("x"),
        ),
    ),
    (
        "25 completions",
        "choices",
        {"choices": [{"name": f"{n:0100}", "value": "a" * 100} for n in range(25)]},
    ),
    (
        "a command in two languages",
        "commands",
        command(
            name_localizations={"es-ES": "tirar", "es-419": "tirar"},
            description_localizations={"es-ES": "Tira los dados"},
            options=[option(required=True, autocomplete=True), option("many", type=4, min_value=1)],
        ),
    ),
    ("groups two deep", "commands", command(options=[group("g", group("s", kind=1))])),
    ("a context menu", "commands", [{"name": "Show hand", "type": 2}]),
    ("an emoji", "emoji", {"name": "ore_1", "image": picture(9)}),
]
