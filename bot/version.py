"""The version of the installed program, made from git's tags when it was installed."""

from __future__ import annotations

from importlib import metadata
from typing import Final


def _installed() -> str:
    """
    The version that pip installed, or ``unknown``.

    Earlier builds left `hexhost.egg-info` in the source folder, and Python finds it first when
    started there. Only an installation by pip has a file WHEEL.
    """
    found = metadata.distributions(name="hexhost")
    return next((one.version for one in found if one.read_text("WHEEL")), "unknown")


VERSION: Final = _installed()
