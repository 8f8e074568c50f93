# -- Names: places and buildings

architect-2 = Second Architect

# -- Names: sections of the castle, lines and cells of the favor table, kinds of buildings

line-prestige = prestige
line-money = money
line-cubes = cubes
line-building = building
favor = Royal favor
kind-special = special
kind-neutral = neutral
kind-fixed = fixed
kind-wood = wood
kind-stone = stone
kind-prestige = prestige
kind-residence = residence

# -- What components do

effect-gate = Move this worker, free, to any place that could take a worker now; or take it back.
effect-provost = Move the provost up to { $steps } spaces forward or back, free.
effect-stables = Up to three workers become first, second and third in turn order. Closed with 2 players.
effect-inn = A worker who came this turn moves to the right circle and drives out the one there. From the next turn on, the player on the right circle pays 1 denier for every placement. A worker who was not driven out may stay or go home.
effect-carpenter = Build one wood building, paying its cost.
effect-mason = Build one stone building, paying its cost.
effect-architect = Build one prestige building on a residence of yours, paying its cost.
effect-lawyer = Pay { $price } to turn a neutral building or a craft building of yours (never a lawyer) into your residence for { $gain }.
effect-nothing = Nothing.
effect-build-wood-for-less = Build one wood building for 1 wood less.
effect-build-stone-for-less = Build one stone building for 1 stone less.
section-of-castle = { $parts } parts; a batch is worth { $points }. Scored when the bailiff reaches space { $mark } or when it is full. No house: lose { $loss }; { $favors }.
section-one = { $houses } houses: { $favors }
section-span = { $houses } or { $last } houses: { $favors }
section-more = { $houses } or more houses: { $favors }

# -- What is asked

ask-gate = Move the worker of the Gate to any open place, or take it back.
ask-inn = Leave your worker in the Inn for the next turn, or take it back.
ask-provost = Move the provost up to { $steps } spaces at 1 denier a space, or let him stay.
ask-owner = Another player used your { $building }: take one of its cubes.
ask-site = On which of your residences will { $tile-the } stand?
ask-favor = You have won a royal favor: choose a line.
ask-favor-cubes = Use one effect of the line of cubes, up to your marker.
ask-favor-exchange = Take two cubes, no gold, for the one you gave.
ask-favor-building = Use one effect of the line of buildings, up to your marker.
ask-castle = Give a batch for { $section-the } ({ $points } points), or give no more.

# -- What a seat does

act-place-from-gate = Move the worker from the Gate to { $target-the }
    .told = { $seat } moves the worker from the Gate to { $target-the }.
act-back-from-gate = Take the worker back from the Gate
    .told = { $seat } takes the worker back from the Gate.
act-inn-stay = Leave the worker in the Inn
    .told = { $seat } leaves the worker in the Inn.
act-inn-leave = Take the worker back from the Inn
    .told = { $seat } takes the worker back from the Inn.
act-site = Put { $also-the } on the residence on { $target }
    .told = { $seat } puts { $also-the } on the residence on { $target }.
act-transform = Turn { $target-the } into a residence: { $gain }
    .told = { $seat } turns { $target-the } into a residence: { $gain }.
act-favor = Use the { $target } line, column { $column }: { $gain }
    .told = { $seat } uses the { $target } line, column { $column }: { $gain }.
act-favor-up-to = Use the { $target } line up to column { $column }
    .told = { $seat } uses the { $target } line up to column { $column }.
act-advance = Advance to column { $column } of the { $target } line, taking nothing
    .told = { $seat } advances to column { $column } of the { $target } line, taking nothing.
act-decline-favor = Make no use of the favor
    .told = { $seat } makes no use of the favor.
act-castle = Give { $price } for { $target-the }: { $gain }
    .told = { $seat } gives { $price } for { $target-the }: { $gain }.
act-no-more-batches = Give no more batches
    .told = { $seat } gives no more batches.
act-no-batch =
    Give no batch{ $loss-is ->
        [goods] , for a loss of { $loss }
       *[nothing] { "" }
    }
    .told =
    { $seat } gives no batch{ $loss-is ->
        [goods] , for a loss of { $loss }
       *[nothing] { "" }
    }.

# -- What happens by the rules

most-batches = { $seat } has given the most batches
scoring = Scoring of { $section-the }
stables-change-order = The Stables change the turn order
all-lines-used = { $seat } has used all lines: no favor
passes-without-worker = { $seat } has no worker left and passes.
passes-too-poor = { $seat } cannot pay { $price } and passes.
passes-without-place = { $seat } finds no place and passes.

# -- What changes

change-bailiff = The bailiff goes to space { $to }
change-order = The turn order is now { $order }
change-house = { $seat } builds a part of { $section-the }
change-favor = { $seat } is at column { $column } of the { $line } line
change-claim = { CAPITAL($tile-the) } becomes a residence of { $seat } when its worker has left
change-inn = { $seat } now lives in the Inn
change-section = It has been scored: { $section }

# -- Why something cannot be done

why-compulsory = Production is compulsory: take one of what is offered.
why-site = It has been paid for: choose where it stands.
why-line = A line must be chosen, even if nothing comes of it.
why-exchange = The cube has been given: take two for it.
why-full = All circles of { $place-the } are taken.
why-already-there = You already have a worker in { $place-the }.
why-closed = With two players the stables are closed.
why-other-kind = { CAPITAL($tile-the) } is a { $kind } building; here you build { $here }.
why-not-in-game = { CAPITAL($tile-the) } is not in this game.
why-not-in-supply = { CAPITAL($tile-the) } is no longer in the supply.
why-road-full = The road is full: there is no space for a new building.
why-no-residence-there = You have no residence on space { $space }.
why-not-your-building = { CAPITAL($place-the) } is not yours; the lawyer takes neutral buildings and your own.
why-becoming-residence = { CAPITAL($place-the) } is already becoming a residence.
why-not-up-to-marker = No effect of this line up to your marker gives that.
why-marker-builds-none = Your marker does not let you build { $kind } buildings.
why-marker-no-lawyer = Your marker has not reached the lawyer.
why-line-used = You have already used this line in this phase.
why-never-placed = No worker is ever placed on a { $kind } building.
why-never-transformed = The lawyer never transforms a lawyer, nor a fixed, prestige or residential building.
