"""
People who play by themselves, knowing only their screen and acting only when notified.

`vocabulary` has the words they read, `reading` what they make of texts, `mind` what they want;
`player` is a person at the table, `clicks` and `commands` are their two ways to act, and
`evening` is a whole game of four of them.
"""
