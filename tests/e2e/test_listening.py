"""Automatic players get only a screen's words, and nothing else."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import players
from players.listener import Listener, Unspoken, read
from sandbox.post import Post

PLAYERS = Path(players.__file__).parent

OPTIONS = [
    {"label": "6 brick", "value": "secret-1", "description": "2 cards"},
    {"label": "6 brick", "value": "secret-2", "description": "3 cards"},
]
MESSAGE: dict[str, Any] = {
    "id": "7",
    "channel": "3",
    "content": "Where to?",
    "embeds": [],
    "attachments": [
        {"filename": "secret-file.png", "url": "http://secret", "description": "A hex."}
    ],
    "components": [
        {
            "type": 1,
            "components": [
                {"type": 2, "style": 1, "label": "Roll", "custom_id": "secret-3"},
                {"type": 2, "style": 4, "label": "Wait", "custom_id": "secret-4"},
            ],
        },
        {
            "type": 1,
            "components": [
                {"type": 3, "placeholder": "Choose", "custom_id": "secret-5", "options": OPTIONS}
            ],
        },
    ],
}


def test_only_words_are_heard() -> None:
    """Players get labels, texts and alt texts, but no color, id, value, file or address."""
    heard = read(MESSAGE)

    assert "secret" not in json.dumps(heard)
    assert "style" not in json.dumps(heard)
    post = Post(heard)
    assert list(post.buttons) == ["Roll", "Wait"]
    assert post.alt == "A hex."
    assert [option["value"] for option in post.menus[0]["options"]] == [
        "6 brick – 2 cards",
        "6 brick – 3 cards",
    ]


def test_what_is_chosen_already_is_heard() -> None:
    """Chosen options are read out, so players know which of two menus is still empty."""
    options = [{**OPTIONS[0], "default": True}, OPTIONS[1]]
    menu = {"type": 3, "placeholder": "Choose", "custom_id": "x", "options": options}

    (part,) = Post(read({**MESSAGE, "components": [menu]})).menus

    assert [option.get("default") for option in part["options"]] == [True, None]


def test_what_is_called_the_same_cannot_be_told_apart() -> None:
    """Two options or buttons with the same label raise an error instead of a guess."""
    twice = [{**OPTIONS[0], "value": str(number)} for number in range(2)]
    menu = {"type": 3, "placeholder": "Choose", "custom_id": "x", "options": twice}
    button = {"type": 2, "style": 1, "label": "Roll", "custom_id": "y"}

    with pytest.raises(Unspoken, match="6 brick"):
        read({**MESSAGE, "components": [menu]})
    with pytest.raises(Unspoken, match="Roll"):
        read({**MESSAGE, "components": [button, {**button, "custom_id": "z"}]})


async def test_proposals_that_are_called_the_same_cannot_be_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two suggestions with the same label raise an error, and so does a blank one."""
    proposed: list[str] = []

    async def ask(self: Listener, what: str, **fields: Any) -> dict[str, Any]:
        return {"choices": [{"name": name, "value": str(n)} for n, name in enumerate(proposed)]}

    monkeypatch.setattr(Listener, "_ask", ask)
    listener = Listener("", "Alba", session=None)  # type: ignore[arg-type]  # it says nothing
    listener.screen = {"channels": []}

    proposed[:] = ["6 brick – Bruno", "6 brick – nobody"]
    assert len(await listener.autocomplete("robber", "hex", hex="")) == 2
    proposed[:] = ["6 brick", "6 brick"]
    with pytest.raises(Unspoken, match="6 brick"):
        await listener.autocomplete("robber", "hex", hex="")
    proposed[:] = [" "]
    with pytest.raises(Unspoken):
        await listener.autocomplete("robber", "hex", hex="")


def test_nothing_is_without_words() -> None:
    """A picture without alt text or a button with only an icon raises an error."""
    silent = [{"filename": "board.png", "description": None}]
    sign = {"type": 2, "style": 1, "emoji": {"name": "hourglass"}, "custom_id": "y"}

    with pytest.raises(Unspoken, match=r"board\.png"):
        read({**MESSAGE, "attachments": silent})
    menu = {"type": 3, "custom_id": "x", "options": OPTIONS}

    with pytest.raises(Unspoken, match="no words"):
        read({**MESSAGE, "components": [sign]})
    with pytest.raises(Unspoken, match="no words"):
        read({**MESSAGE, "components": [menu]})
    read({**MESSAGE, "attachments": [{"filename": "export.json"}]})


async def test_a_choice_is_made_by_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The listener sends the id and the value that belong to the chosen words."""
    sent: list[dict[str, Any]] = []

    async def ask(self: Listener, what: str, **fields: Any) -> dict[str, Any]:
        sent.append(fields)
        return {}

    monkeypatch.setattr(Listener, "_ask", ask)
    listener = Listener("", "Alba", session=None)  # type: ignore[arg-type]  # it says nothing
    listener.screen = {"ephemerals": [MESSAGE], "messages": {}}
    (post,) = listener.ephemerals

    await listener.click(post, "Roll")
    await listener.choose(post, "Choose", ["6 brick – 3 cards"])

    assert [each["custom_id"] for each in sent] == ["secret-3", "secret-5"]
    assert sent[1]["values"] == ["secret-2"]

    await listener.click(post, "secret-3")
    with pytest.raises(KeyError):
        await listener.choose(post, "Choose", ["secret-2"])

    assert [each["custom_id"] for each in sent[2:]] == ["nothing called secret-3"]


def test_nobody_looks_behind_the_words() -> None:
    """Only the listener's own file uses hidden values, colors and files."""
    files = {file.stem: file for file in PLAYERS.glob("*.py")}
    seen = []
    for name in files.keys() - {"listener", "scribe"}:
        nodes = [*ast.walk(ast.parse(files[name].read_text(encoding="utf-8")))]
        names = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        texts = {node.value for node in nodes if isinstance(node, ast.Constant)}
        hidden = names & {"behind", "attachments"} | texts & {"style", "filename", "url", "emoji"}
        seen += [(name, each) for each in hidden]

    assert "listener" in files
    assert seen == []
