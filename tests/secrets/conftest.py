"""Tests with sockets start the bot, and are marked for it."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder that starts the bot."""
    for item in items:
        if item.path.name.startswith("test_bot_") and HERE in item.path.parents:
            item.add_marker(pytest.mark.e2e)
            # aiohttp warns about itself when the end of a file and the next part arrive separately.
            item.add_marker(pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning"))
