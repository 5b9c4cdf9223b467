"""
A month of tables: how games go when people play in their own time.

python -m tests.month --tables 20 --days 30 --seed 1

`people` says how people behave, `draw` who sits at which table and what they play, `house` is the
real bot in a sandbox whose clock the simulation moves, `life` runs the month in order, `deeds` has
what people do besides playing, `watch` counts, and `report` prints the figures.
"""
