"""
Chaos: real games through the sandbox while everything around the bot goes wrong.

    python -m tests.chaos --kills 200 --games 3 --seed 1

`people` play, `storm` kills the bot and brings the `faults`, `witness` sees all that is said and
asked, `judge` compares it with what is stored, `report` says how it went.
"""
