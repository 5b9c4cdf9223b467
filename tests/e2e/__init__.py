"""Whole programs, played from outside."""

import pytest

# Failed assertions there show both sides.
pytest.register_assert_rewrite("tests.e2e.checks")
