# -- The game

game-name = Caylus
game-title = Caylus
game-about = The 2005 classic. Castle, favors, a hard road.

# -- The phases of a turn

phase-income = Income
phase-placement = Workers
phase-special = Town
phase-provost = Provost
phase-road = Road
phase-castle = Castle
phase-end-of-turn = Turn end

# -- Places that are no buildings

bridge = Bridge
castle = castle
    .on = in the castle

# -- At the table; what has the name of a message for all games is said otherwise here

table-houses-in-castle = Houses in dungeon, walls, towers
table-favor-level = { $line } favor, column { $column }
table-favors-title = Royal favors
table-after-walls = { $column } · shut
table-castle-count = { $count } of { $all }
table-castle-scored = scored
table-castle-label = Castle, building the { $section }. Workers: { $workers }.
decide-up-to = { $column ->
    [1] column 1
   *[other] up to column { $column }
}
decide-nothing-yet = nothing yet
view-favors = Favors

# -- Components: names, short ones for tiles, captions under emblems, notes on what they do

gate = Gate
trading-post = Trading Post
guild = Merchants' Guild
    .short = Guild
joust = Joust Field
stables = Stables
    .on = in the Stables
    .caption = turn order
inn = Inn
    .on = in the Inn
    .caption = all places 1 d
farm = Farm
forest = Forest
sawmill = Sawmill
quarry = Quarry
marketplace = Marketplace
carpenter = Carpenter
fixed-peddler = Fixed Peddler
    .short = Peddler
fixed-carpenter = Fixed Carpenter
    .short = Carpenter
gold-mine = Gold Mine
farm-food = Food Farm
    .short = Farm
farm-cloth = Cloth Farm
    .short = Farm
wood-quarry = Wood Quarry
    .short = Quarry
wood-sawmill = Wood Sawmill
    .short = Sawmill
wood-marketplace = Wood Marketplace
    .short = Marketplace
wood-peddler = Wood Peddler
    .short = Peddler
mason = Mason
lawyer = Lawyer
stone-farm = Stone Farm
    .short = Farm
park = Park
workshop = Workshop
church = Church
tailor = Tailor
bank = Bank
alchemist = Alchemist
architect = Architect
jeweller = Jeweller
statue = Statue
granary = Granary
library = Library
weaver = Weaver
theater = Theater
university = University
monument = Monument
hotel = Hotel
cathedral = Cathedral
residence = Residence
dungeon = Dungeon
walls = Walls
towers = Towers
favor-prestige-1 = Prestige, column 1
favor-prestige-2 = Prestige, column 2
favor-prestige-3 = Prestige, column 3
favor-prestige-4 = Prestige, column 4
favor-prestige-5 = Prestige, column 5
favor-money-1 = Money, column 1
favor-money-2 = Money, column 2
favor-money-3 = Money, column 3
favor-money-4 = Money, column 4
favor-money-5 = Money, column 5
favor-cubes-1 = Cubes, column 1
favor-cubes-2 = Cubes, column 2
favor-cubes-3 = Cubes, column 3
favor-cubes-4 = Cubes, column 4
favor-cubes-5 = Cubes, column 5
favor-building-1 = Building, column 1
favor-building-2 = Building, column 2
favor-building-3 = Building, column 3
favor-building-4 = Building, column 4
favor-building-5 = Building, column 5
