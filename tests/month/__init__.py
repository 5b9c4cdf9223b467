"""
A month of tables: how it goes when people play in their own time.

    python -m tests.month --tables 20 --days 30 --seed 1

`people` says how people are, `draw` who sits at which table and what is played there, `house` is
the real bot and a sandbox whose clock is moved, `life` what happens there in order, `deeds` what
people do beside playing, `watch` what is counted, and `report` how it is told.
"""
