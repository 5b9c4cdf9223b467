"""The settings, and the file that shows them to the host."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import Settings

EXAMPLE = Path(__file__).parent.parent.parent / ".env.example"


def test_the_example_shows_every_setting_with_what_holds_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who takes every line of the file out of its comment has changed nothing."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    text = EXAMPLE.read_text(encoding="utf-8")
    shown = re.findall(r"^#?([A-Z_]+)=", text, re.MULTILINE)
    whole = tmp_path / ".env"
    whole.write_text(re.sub(r"^#([A-Z_]+=)", r"\1", text, flags=re.MULTILINE), encoding="utf-8")

    assert sorted(shown) == sorted(name.upper() for name in Settings.model_fields)
    assert Settings(_env_file=whole) == Settings(_env_file=None)
