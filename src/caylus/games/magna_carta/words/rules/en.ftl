# -- Names: places and cards

bridge = Bridge
castle = Castle
section-dungeon = dungeon
section-walls = walls
section-towers = towers
provost = card { $id }
kind-neutral = neutral
kind-wood = wood
kind-stone = stone
kind-prestige = prestige
kind-residence = residence

# -- What components do

effect-lawyer = Pay { $price } to turn a card of yours on the road (never a Lawyer) to its residence side.
effect-reserve = Take { $gain } from the card's reserve, if any is left.
    .within = take { $gain } from the card's reserve, if any is left.
section-of-castle = { $tokens } tokens with 4 players, 1 less with 3, 2 less with 2. A token is worth { $points }.

# -- What is asked

ask-mulligan = Keep your three cards, or replace them all, once.
ask-action = Draw, replace your hand, place a worker, build, or pass.
ask-site = On which of your residences will { $tile-the } stand?
ask-provost = Move the provost up to { $steps } cards at 1 denier a card, or let him stay.
ask-secondary = Your { $building } was used: { $effect }
ask-castle = Offer a batch of food, wood and stone for a token of { $section-the } ({ $points }), or not.

# -- What a seat does

act-draw = Draw a card for { $price }
    .told = { $seat } draws a card for { $price }.
act-replace =
    Replace the whole hand{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }
    .told =
    { $seat } replaces the whole hand{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }.
act-keep = Keep the three cards
    .told = { $seat } keeps the three cards.
act-provost =
    Move the provost { $steps } { $steps ->
        [one] card
       *[other] cards
    } forward to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }
    .told =
    { $seat } moves the provost { $steps } { $steps ->
        [one] card
       *[other] cards
    } forward to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }.
act-provost-back =
    Move the provost { $steps } { $steps ->
        [one] card
       *[other] cards
    } back to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }
    .told =
    { $seat } moves the provost { $steps } { $steps ->
        [one] card
       *[other] cards
    } back to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }.
act-site = Put { $also-the } on the residence made of { $card-the }
    .told = { $seat } puts { $also-the } on the residence made of { $card-the }.
act-transform = Turn { $card-the } to its residence side
    .told = { $seat } turns { $card-the } to its residence side.
act-castle = Offer a batch for { $target-the }: { $points }
    .told = { $seat } offers a batch for { $target-the }: { $points }.
act-no-more-batches = Offer no more batches
    .told = { $seat } offers no more batches.
act-no-batch = Offer no batch
    .told = { $seat } offers no batch.
aside-less = { $points } less

# -- What happens by the rules

most-batches = { $seat } has offered the most batches
no-batches = Nobody has offered a batch

# -- What changes

change-tile-stands = { CAPITAL($tile-the) } stands on space { $space }
change-tile-turned = { CAPITAL($was-the) } of { $seat } is now a residence
change-claim = { CAPITAL($tile-the) } becomes a residence when its worker has left
change-token = A token of { $section-the } leaves the game
change-tokens = { $seat } takes tokens of { $section-the }: { $number }
change-prestige = { $seat } now has { $tile-the }
change-reserve = Cubes on card { $space }: { $left }
change-shuffle = { $seat } shuffles the discards
change-card = { $seat } takes a card
change-discard = { $seat } discards { $cards }

# -- Why something cannot be done

why-provost-far =
    He can be moved { $steps } { $steps ->
        [one] card
       *[other] cards
    } at most here.
why-provost-bounds = The provost stays on the road, between its first card and its last, number { $last }.
why-card-not-on-the-road = On the road there is no such card: { $place-the }.
why-no-workplace = No worker here: { $place-the } is a residence or carries a prestige building.
why-no-denier = It costs 1 denier, and you have none.
why-no-card-left = There is no card in your pile or discards.
why-no-card-in-hand = You have no card to replace.
why-not-in-hand = You have no { $tile } in your hand.
why-not-in-game = { CAPITAL($tile-the) } is not in this game.
why-built-already = { CAPITAL($tile-the) } has been built already.
why-cubes-short =
    You are { $cubes } { $cubes ->
        [one] cube
       *[other] cubes
    } short, gold counted.
why-not-lean = You can pay with less gold or with cubes you have.
why-no-bare-residence = Your { $card } is no residence without a prestige building.
why-not-on-the-road = You have no { $card } on the road.
why-becoming-residence = Your { $card } is a residence already, or will be.
why-never-turned = A Lawyer is never turned.
why-no-food-nor-gold = You have neither food nor gold.
why-no-batch = A batch is food, wood and stone, gold standing in for any; you have too little.
