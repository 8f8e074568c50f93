# At the table.

table-app-name = Caylus
table-turn = Turn { $turn }
table-phases-label = Phases

# -- Kinds of buildings

kind-special = town
kind-neutral = neutral
kind-printed = fixed
kind-wood = wood
kind-stone = stone
kind-residence = residence
kind-prestige = prestige

# -- Goods, as they are called by themselves

goods-food = food
goods-wood = wood
goods-stone = stone
goods-cloth = cloth
goods-fabric = fabric
goods-gold = gold
goods-deniers = deniers
goods-workers = workers

# -- What icons are called where they are heard

icon-food = food
icon-wood = wood
icon-stone = stone
icon-cloth = cloth
icon-gold = gold
icon-any = any cube
icon-free = cube, no gold
icon-denier = denier
icon-pp = points
icon-favor = favor
icon-worker = worker
icon-castle = castle token
icon-prov = provost
icon-spot = open place
icon-house = house
icon-for = for
icon-or = or
icon-less = less
icon-kind-wood = a wood building
icon-kind-stone = a stone building
icon-kind-residence = a residence
icon-kind-prestige = a prestige building

# -- Seats

table-or = or
table-none = none
table-you = you
table-winner = winner
table-to-decide = to decide
table-waiting = waiting
table-out = out
table-passed-as = passed { table-ordinal }
table-ordinal = { ORDINAL($rank) ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
table-hidden-points = points hidden
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-coins = { $coins ->
    [one] 1 denier
   *[other] { $coins } deniers
}
table-seat-label = { $name }, { $points }, { table-ordinal } in turn order
table-players-label = Players in turn order
table-workers-in-hand = { $workers } workers in hand
table-workers-at-home = { $workers } of { $all } workers at home

# -- Lines of the favor table

favor-line-prestige = Prestige
favor-line-money = Money
favor-line-cubes = Goods
favor-line-building = Building

# -- Where points come from

table-points-from = Where the points came from
source-castle = castle
source-favors = favors
source-building = building
source-visitors = visitors
source-trade = trade
source-left-over = left over
entry-batch = batch
entry-bundle = bundle
entry-token = castle token
entry-no-batch = no batch given
entry-no-house = no house
entry-favor = favor
entry-built = built
entry-residence = residence
entry-covered = built over
entry-character = character
entry-owner = visitor
entry-trade = trade
entry-left-over = left over
entry-goods-cubes = goods
entry-goods-simple = favor

# -- What is still to be built

table-supply-title = Still to build
table-supply-hint = tap to browse
supply-kind-wood = wood
supply-kind-stone = stone
supply-kind-residence = homes
supply-kind-prestige = prestige
table-supply-kind-label = { $count } { $kind } buildings left

# -- The board

table-board-label = The board
table-road-label = The road, space by space
table-town-label = The town, before the bridge
table-castle = Castle
# Where workers who deliver stand
table-building-site = { table-castle }

# -- Sections of the castle

section-dungeon = Dungeon
section-walls = Walls
section-towers = Towers
table-bridge = passed
table-bridge-title = Bridge
table-next-site = next site
table-empty-space = Space { $space } of { $all }, open ground.
table-on-space = space { $space }
table-space = Space { $space } of { $all }
table-owned-by = owned by { $name }
table-worker-of = worker of { $name }
table-your-worker = your worker
table-wakes = wakes
table-asleep = asleep unless the provost moves
table-open-for = open, { $price }
table-open = open
table-provost-on = Provost on space { $space }
table-provost-after = Provost after space { $space }
table-bailiff-on = Bailiff on space { $space }
table-construction = Construction site
table-built = built
table-hand = Your hand
table-cost = Cost
table-scores = Scores

# -- The decision

decide-turn-of = { $name } decides
decide-confirm = Do it
decide-place-for = Place a worker, { $coins }
decide-another = Choose another
decide-places = A place costs { $coins }.
decide-ways-to-pay = How will you pay?
decide-use-or-move = Use it, or only move up?
decide-more = { $count } more
decide-fewer = Fewer
decide-over = The game is over.
decide-wins = { $names-number ->
    [1] { $names } wins.
   *[other] { $names } share the victory.
}
decide-label = The decision
decide-on-to = On to { $space }
decide-back-to = Back to { $space }
decide-unused = only move up
# What has no place on the board; its price stands beside it
deed-draw = Draw a card
deed-replace = Replace the whole hand
table-key-enter = Enter
table-key-escape = Esc

# -- Log and ledger

panel-log = Log
panel-ledger = Ledger
panel-label = Log and ledger
phase-draft = Draft
phase-mulligan = First hands
phase-over = The end

# -- What happens by the rules alone

happening-from = { $cause }: { $text }
happening-income = Everybody collects
happening-recruitment = Everybody recruits
happening-gains = { $name } gains
happening-pays = { $name } pays
happening-trades = { $name } trades
happening-owner = { $name } gains as owner
happening-asleep = nothing for { $names }, the provost stands before it
happening-order = New turn order
happening-inn = { $name } lives there now
happening-favor = { $name } has a favor
happening-reward = { $name } has delivered the most
happening-lost = { $name } has used all lines: no favor
happening-scoring = Scoring: { $section }
happening-tokens = Nobody has given a batch
happening-end = What is left over counts
table-log-empty = Nothing has happened yet.
table-ledger-title = Every point explained
table-ledger-empty = No points yet.
table-ledger-hidden = The others’ points stay hidden until the end.
table-total = total

# -- Views of a phone

view-road = Road
view-town = Town
view-players = Players
view-log = Log
view-label = Views
table-close = Close
table-not-now = Not now
table-whole-road = The whole road in small, provost on { $provost }
table-theme = Light or dark
table-skip = Skip to the decision
table-taken = Taken: a worker of { $name } is here.
