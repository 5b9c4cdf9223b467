"""
People who play by themselves, knowing only their screen and acting only when notified.

They hear their screen (`listener`): texts, what pictures are said to show, names of controls.
`vocabulary` has the words they read, `sight` and `reading` what they make of a screen, `mind`
what they want. `player` is a person at the table; `clicks` with `bargains`, and `commands` with
`haggling`, are the two ways to act. `evening` is a whole game of four of them.
"""
