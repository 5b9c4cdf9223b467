"""
Chaos: real games through the sandbox while everything around the bot goes wrong.

python -m tests.chaos --kills 200 --games 3 --seed 1

`people` play, `storm` kills the bot and causes the `faults`, `witness` records all requests and
answers, `judge` compares them with the database, and `report` prints the results.
"""
