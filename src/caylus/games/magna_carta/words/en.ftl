# -- The game

game-name = Magna Carta
game-title = Caylus Magna Carta
game-about = The card game. Your own deck builds the road.

# -- The phases of a turn

phase-income = Income
phase-actions = Actions
phase-provost = Provost
phase-effects = Buildings
phase-castle = Castle
phase-end-of-turn = Turn end

# -- At the table; what has the name of a message for all games is said otherwise here

table-bridge-hint = passing order
table-next-card-1 = next card
table-next-card-2 = lands here
table-tokens = Castle
table-tokens-hint = one batch, one token; best first
table-gone = gone
table-prestige-row = Prestige, open to all
table-prestige-hint = built on a residence of yours; every one needs gold
table-hand-of = Hand of { $name }
table-hand-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $pile } in the pile
table-hand-empty = No cards in hand.
table-hand-hidden = Hands are hidden from those who watch.
table-can-build = can build now
view-hand = Hand

# -- Components: names, short ones for tiles, captions under emblems, notes on what they do

neutral-peddler = Neutral Peddler
    .short = Peddler
park = Park
forest = Forest
neutral-quarry = Neutral Quarry
    .short = Quarry
trading-post = Trading Post
small-farm = Small Farm
small-sawmill = Small Sawmill
small-quarry = Small Quarry
peddler = Peddler
market = Market
lawyer = Lawyer
large-farm = Large Farm
large-sawmill = Large Sawmill
large-quarry = Large Quarry
gold-mine = Gold Mine
bank = Bank
church = Church
theatre = Theatre
statue = Statue
hotel = Hotel
stables = Stables
town-hall = Town Hall
monument = Monument
cathedral = Cathedral
residence = Residence
dungeon = Dungeon
walls = Walls
towers = Towers
