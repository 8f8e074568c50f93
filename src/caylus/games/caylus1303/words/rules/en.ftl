# -- Names: places and buildings

bridge = Bridge
farm-2 = Second Farm
market-2 = Second Market

# -- Names: characters, kinds of buildings, places of the provost

kind-printed = printed
kind-starting = starting
kind-wood = wood
kind-stone = stone
kind-monument = monument
kind-residence = residence
provost =
    { $id ->
        [0] right after the Guilds Bridge
        [24] place 1 past the road
        [25] place 2 past the road
        [26] place 3 past the road
       *[other] after space { $id }
    }

# -- Amounts

good-fabric = { $n } fabric
good-workers =
    { $n } { $n ->
        [one] worker
       *[other] workers
    }
good-any =
    { $n } { $n ->
        [one] resource
       *[other] resources
    } of any kind
good-free =
    { $n } { $n ->
        [one] resource
       *[other] resources
    } (no gold)

# -- What components do

effect-carpenter = Construct one wood building, paying its cost.
effect-stonemason = Construct one stone building, paying its cost.
effect-stonemason-for-less = Construct one stone building for 1 stone less.
effect-lawyer = Pay { $price } and put a house on a starting building that has none: it becomes your residence this round.
effect-provost = Move the provost up to { $steps } steps forward or back, free.
power = { CAPITAL($power) }.
power-early-riser = before the first turn of the planning: may place 1 worker, and { $workers } more goes to the Camp
power-night-worker = pays no additional worker for placements after another player has passed
power-journeyman = once a round: may place on a building with one worker of another player; acts after it
power-thief = placing on another player's building gives its owner no points
power-steward = gains { $points } points instead of 1 when another player places on one of the holder's buildings
power-bailiff = after the Guilds Bridge: may move the provost { $steps } step, free
power-architect = { $points } point more for every wood building, stone building and monument constructed
power-deliveryman = may deliver bundles last, with or without a worker on the Construction Site
power-chamberlain = bundles may be any 3 resources
power-foreman = { $points } point more for each bundle delivered
power-goldsmith = once a round: { $points } points more for a bundle with gold
power-day-laborer = { $workers } worker more at each recruitment
bundle = A bundle of three different resources, one of them food, is worth { $points } points.
the-road = { $spaces } spaces after the Guilds Bridge, { $empty } empty at the start; { $past } more places for the provost past its end.

# -- What is asked

ask-draft = Choose the character you begin with.
ask-early = Early Riser: place a worker before the first player ({ $workers } more goes to the Camp), or do not.
ask-bridge = Move the provost up to { $steps } steps, returning 1 worker a step, or let him stay.
ask-bailiff = Bailiff: move the provost { $steps } step, free, or let him stay.
ask-delivery = Deliver a bundle, or no more.
ask-monument = Build a monument on your residence on space { $space }, or do not.
ask-favor = You have a favor: take a character from another player, or use a tile of the Construction Site.
ask-favor-character = Take a character from the board, or none.

# -- What a seat does

act-pass-first = Pass first, to begin the next round
    .told = { $seat } passes first, to begin the next round.
act-place = Place a worker { $target-on }
    .told = { $seat } places a worker { $target-on }.
act-place-returning = Place a worker { $target-on }, returning { $returned } to the Camp
    .told = { $seat } places a worker { $target-on }, returning { $returned } to the Camp.
act-no-early-worker = Place no early worker
    .told = { $seat } places no early worker.
act-provost =
    Move the provost { $steps } { $steps ->
        [one] step
       *[other] steps
    } forward to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }
    .told =
    { $seat } moves the provost { $steps } { $steps ->
        [one] step
       *[other] steps
    } forward to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }.
act-provost-back =
    Move the provost { $steps } { $steps ->
        [one] step
       *[other] steps
    } back to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }
    .told =
    { $seat } moves the provost { $steps } { $steps ->
        [one] step
       *[other] steps
    } back to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }.
act-transform = Put a house { $target-on }
    .told = { $seat } puts a house { $target-on }.
act-draft = Choose { $target-the }
    .told = { $seat } chooses { $target-the }.
act-steal = Take { $target-the } from { $also }
    .told = { $seat } takes { $target-the } from { $also }.
act-steal-from-other = Take { $target-the } from another player
    .told = { $seat } takes { $target-the } from another player.
act-site = Use { $also-the } of the Construction Site
    .told = { $seat } uses { $also-the } of the Construction Site.
act-recruit = Take { $target-the } from the board
    .told = { $seat } takes { $target-the } from the board.
act-deliver = Deliver { $price }
    .told = { $seat } delivers { $price }.
act-no-more-bundles = Deliver no more bundles
    .told = { $seat } delivers no more bundles.
act-no-bundle = Deliver no bundle
    .told = { $seat } delivers no bundle.
act-no-monument = Leave the residence on space { $space } as it is
    .told = { $seat } leaves the residence on space { $space } as it is.
act-decline-tile = Make no use of the tile
    .told = { $seat } makes no use of the tile.
act-no-character = Take no character
    .told = { $seat } takes no character.
aside-gain = { $gain }
aside-architect = { $points } more with the Architect

# -- What happens by the rules

recruitment = Recruitment
gold-counts = Gold counts
most-bundles = { $seat } has delivered the most bundles
passes-without-worker = { $seat } has no worker left and passes.
passes-with-too-few = { $seat } has fewer than { $price } left and passes.
passes-without-place = { $seat } finds no place and passes.

# -- What changes

change-worker-camp = A worker of { $seat } goes to the Camp: { $from }
change-bundle = { $seat } delivers a bundle
change-site = The delivery is over
change-character = { $seat } now has { $character-the }
change-claim = { CAPITAL($tile-the) } becomes a residence of { $seat } at the end of the round

# -- Why something cannot be done

why-too-dear = It takes { $price }; you have { $has } in hand.
why-provost-far =
    He can be moved { $steps } { $steps ->
        [one] step
       *[other] steps
    } at most here.
why-provost-bounds = The provost goes neither beyond the Guilds Bridge nor past the last place of the road.
why-already-there = You already have a worker { $place-on }.
why-no-bundle = A bundle is three different resources, one of them food, unless you have the Chamberlain.
why-other-kind =
    { CAPITAL($tile-the) } is a { $kind-id ->
        [monument] { $kind }
       *[other] { $kind } building
    }; here you construct { $here-id ->
        [monument] { $here }s
       *[other] { $here } buildings
    }.
why-not-in-supply = { CAPITAL($tile-the) } is not in the supply.
why-no-house = You have no house left.
why-road-full = There is no empty space on the road.
why-house-above = A house already stands above { $place-the }.
why-character-gone = { CAPITAL($character-the) } cannot be chosen any more, or is not in this game.
why-nobody-has = No other player has { $character-the }.
why-not-on-board = { CAPITAL($character-the) } does not lie on the board.
why-slot-closed =
    In round { $round } only the first { $slots ->
        [1] tile
       *[other] { $slots } tiles
    } of the site can be used.
