"""Imported once by the process from which bots are forked, to do what each would do anew."""

from __future__ import annotations

import asyncio

from bot import firsts
from tests.bot import forked
from tests.once import translate_all

__all__ = ["forked"]

firsts.build()
asyncio.run(translate_all())
