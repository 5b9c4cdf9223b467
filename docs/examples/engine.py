"""The engine from outside: a small board, scripted chance, what each seat can do and see."""

from game import Choice, Game, Harbour, Hex, Illegal, Land, Layout, Scripted, Seat, Seeded, told

BOARD = Layout(
    "ford",
    (
        Land(Hex(0, 0), "forest", 6),
        Land(Hex(1, 0), "hills", 8),
        Land(Hex(2, 0), "mountains", 4),
        Land(Hex(0, 1), "pasture", 9),
        Land(Hex(1, 1), "fields", 5),
        Land(Hex(2, 1), "desert"),
    ),
    (Harbour(Hex(0, 0), "W", "ore"),),
)
ANNA, BEN, CHLOE = Seat(0), Seat(1), Seat(2)
NOTHING = Scripted()

# Anna rolls 12, Ben 4, Chloe 3: Anna begins. Asking beyond the script fails.
rolls = Scripted(die=[6, 6, 3, 1, 1, 2])
game = Game.new(3, rolls, layout=BOARD, colours=("red", "blue", "white"))

for seat, corner, edge in (
    (ANNA, "0,0/0,1/1,0", "0,0/1,0"),
    (BEN, "1,0/1,1/2,0", "1,0/2,0"),
    (CHLOE, "0,1/0,2/1,1", "0,1/0,2"),
    (CHLOE, "1,1/1,2/2,1", "1,2/2,1"),
    (BEN, "2,0/3,-1/3,0", "2,0/3,-1"),
    (ANNA, "0,-1/0,0/1,-1", "0,0/1,-1"),
):
    game.play(seat, game.action("FoundSettlement", corner=corner), NOTHING)
    game.play(seat, game.action("LayFirstRoad", edge=edge), NOTHING)
print("Anna can:", [game.text(option) for option in game.options(ANNA)])
print("Ben can:", game.options(BEN))

for event in game.play(ANNA, game.action("RollDice"), Scripted(die=[5, 3])):
    print("-", game.text(event))
print("Anna sees:", game.view(ANNA).seats[ANNA].hand)
print("Ben sees:", game.view(BEN).seats[ANNA].hand, "of", game.view(BEN).seats[ANNA].hand_count)
print("Everyone sees the debts:", [(d.seat, d.duty) for d in game.view().debts()])
for option in game.options(ANNA):
    if isinstance(option, Choice):
        print("- described:", option.action.__name__, [vector.name for vector in option.vectors])
    else:
        print("- listed:", game.text(option))

try:
    game.play(ANNA, game.action("BuyCard"), NOTHING)
except Illegal as refusal:
    print("Refused:", refusal.reason.key)

# A seven, the robber, a theft: two seats learn the card, everyone else sees its back.
game.play(ANNA, game.action("EndTurn"), NOTHING)
game.play(BEN, game.action("RollDice"), Scripted(die=[3, 4]))
print("Ben owes:", [(seat, game.text(action)) for seat, action in game.defaults()])
events = game.play(BEN, game.action("MoveRobber", to="0,0"), Scripted(theft=[0]))
print("Ben learns:", game.text(told(events[-1], BEN)))
print("The table learns:", game.text(told(events[-1], None)))

# A game is its log. You can store it between any two actions.
print("Loaded again:", Game.restored(game.snapshot()).view() == game.view())
print("Folded again:", Game.replayed(game.lines).snapshot() == game.snapshot())

# In a real game, chance is a secret seed. Its hash is posted first; players' words are mixed in.
seed = b"thirty-two secret bytes of a host"
print("Posted:", Seeded.commitment(seed)[:16], "...")
live = Game.new(4, Seeded(seed, ["cheese", "lamp"]), settings={"points": 12})
print("Seat", live.state.turn, "begins; asked last:", live.lines[0].chance[-1])
