"""
The settings, explained in `.env.example` (printed by `hexhost help settings`) and in a table.

`hexhost help settings > .env.example` writes the file again; a test compares file and table.
"""

from __future__ import annotations

import textwrap

from bot.settings import fields

HEAD = (
    "Copy this file to .env and fill it in. Environment variables override it.",
    "Only DISCORD_TOKEN is required. The other lines show the defaults.",
)

WIDTH = 100
"""Maximum characters in a line."""


def example() -> str:
    """A settings file in which nothing is set."""
    parts = ["\n".join(f"# {line}" for line in HEAD)]
    for name, field in fields().items():
        about = textwrap.wrap(
            str(field.description), WIDTH, initial_indent="# ", subsequent_indent="# "
        )
        mark = "" if name == "DISCORD_TOKEN" else "#"
        parts.append("\n".join((*about, f"{mark}{name}={_written(field.default)}")))
    return "\n\n".join(parts) + "\n"


def table() -> str:
    """The settings as a table for docs/hosting.md."""
    rows = ["| Setting | What it does | Default |", "| --- | --- | --- |"]
    for name, field in fields().items():
        default = _written(field.default)
        rows.append(f"| `{name}` | {field.description} | {f'`{default}`' if default else ''} |")
    return "\n".join(rows) + "\n"


def _written(value: object) -> str:
    """A default as `.env` writes it; empty if there is none."""
    if value in (None, []):
        return ""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
