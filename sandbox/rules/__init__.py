"""
What Discord refuses in a payload, by hand-written rules.

The rules work alone. If ``HEXHOST_OPENAPI`` names Discord's API description, ``openapi`` checks
against that as well.
"""
