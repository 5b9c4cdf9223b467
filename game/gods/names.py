"""
The ten gods by name, as data.

Rules: egypt.md 2.1.
"""

from __future__ import annotations

from typing import Final

HORUS: Final = "horus"
PTAH: Final = "ptah"
ATUM: Final = "atum"
OSIRIS: Final = "osiris"
AMUN: Final = "amun"
BASTET: Final = "bastet"
HAPI: Final = "hapi"
ISIS: Final = "isis"
MAAT: Final = "maat"
THOTH: Final = "thoth"

STACK = (HORUS, PTAH, ATUM, OSIRIS)
"""The numbered gods, dealt in this order during the set-up."""

GODS = (*STACK, AMUN, BASTET, HAPI, ISIS, MAAT, THOTH)
"""All gods, in the order in which they are listed."""
