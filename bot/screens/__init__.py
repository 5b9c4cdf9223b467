"""
What people see and press, as plain values made from views: no Discord in here.

`screen.py` says what a screen is; the other files make one each.
"""
