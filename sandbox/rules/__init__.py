"""
Hand-written rules for what Discord refuses in a payload.

The rules work alone. If ``HEXHOST_OPENAPI`` names Discord's API description, ``openapi`` checks
against that as well.
"""
