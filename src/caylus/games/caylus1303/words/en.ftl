# -- The game

game-name = Caylus 1303
game-title = Caylus 1303
game-about = Nine rounds, characters, workers as money.

# -- The phases of a turn

phase-planning = Planning
phase-printed = Town
phase-bridge = Bridge
phase-road = Road
phase-delivery = Delivery
phase-stewardship = Stewardship

# -- At the table; what has the name of a message for all games is said otherwise here

table-turn = Round { $turn } of 9
end-turns = { $turns } rounds
table-coins = { $coins ->
    [one] 1 worker
   *[other] { $coins } workers
}
table-building-site = Construction site
table-in-camp = { $workers } in the camp
table-guilds-bridge = Guilds Bridge
table-construction-hint = favors use the open plans
table-construction-open = open
table-construction-from = from round { $round }
table-delivery = Delivery
table-bundles = bundles
table-court = Characters at court
table-court-empty = Every character has a master.
table-camp = Camp
table-camp-hint = resting workers
table-rounds = Rounds
table-round-plan-1 = plan 1
table-round-plan-2 = + plan 2
table-round-plan-3 = + plan 3
table-monuments = Monuments
table-monuments-hint = on your residence

# -- Components: names, short ones for tiles, captions under emblems, notes on what they do

fairground = Fairground
lawyer = Lawyer
printed-carpenter = Printed Carpenter
    .short = Carpenter
toll = Toll
farm = Farm
sawmill = Sawmill
quarry = Quarry
carpenter = Carpenter
market = Market
guild-3 = Small Guild
guild-4 = Large Guild
wood-farm = Wood Farm
    .short = Farm
wood-sawmill = Wood Sawmill
    .short = Sawmill
wood-quarry = Wood Quarry
    .short = Quarry
spinning-mill = Spinning Mill
wood-market = Wood Market
    .short = Market
covered-market = Covered Market
    .short = Hall
tailor = Tailor
stonemason = Stonemason
manor = Manor
stone-farm = Stone Farm
    .short = Farm
stone-sawmill = Stone Sawmill
    .short = Sawmill
stone-quarry = Stone Quarry
    .short = Quarry
gold-mine = Gold Mine
stone-guild = Stone Guild
    .short = Guild
foundry = Foundry
alchemist = Alchemist
church = Church
jeweler = Jeweler
garden = Garden
factory = Factory
granary = Granary
statue = Statue
theater = Theater
cathedral = Cathedral
mansion = Mansion
residence = Residence
early-riser = Early Riser
    .note = places before all
night-worker = Night Worker
    .note = no surcharge
journeyman = Journeyman
    .note = joins a worker
thief = Thief
    .note = owner gains nothing
steward = Steward
    .note = 2 points a visitor
bailiff = Bailiff
    .note = provost 1 step
architect = Architect
    .note = +1 for each building
deliveryman = Deliveryman
    .note = delivers last
chamberlain = Chamberlain
    .note = any bundle
foreman = Foreman
    .note = +1 for each bundle
goldsmith = Goldsmith
    .note = +5 for a gold bundle
day-laborer = Day Laborer
    .note = +1 recruit
road = Road
site = Construction Site
