"""The marker for the rules that a test shows."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker."""
    config.addinivalue_line(
        "markers", "rule(*ids): the numbered sentences of the rules that a test shows"
    )
