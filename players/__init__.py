"""
People who play by themselves, knowing only their screen and acting only when notified.

They hear their screen (`listener`): texts, descriptions of pictures, names of controls.
`vocabulary` has the words they know. `sight` and `reading` interpret a screen, and `mind` decides
what to do. `player` is a person at the table. They act either by `clicks` and `bargains`, or by
`commands` and `haggling`. `evening` is a whole game of four players.
"""
