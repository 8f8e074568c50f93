# What the rules of all games say. A game says otherwise what its own catalogue has.

# -- How the names of places and components are told where they do not say so themselves

name = { $name }
    .the = the { $name }
    .on = on { $name-the }

space = space { $id }
    .the = { $name }
    .on = on { $name }
provost = space { $id }
seat = seat { $id }

# A card on the road belongs to a seat, by whose color it is called
owned = { $color } { $card }
owned-by = { $seat }'s { $card }
    .the = { $name }
color-blue = blue
color-red = red
color-orange = orange
color-green = green
color-black = black

# -- How several things are joined

either = { $before }, or { $next }
row = { $before }, { $next }
clauses = { $before }; { $next }
sentences = { $before } { $next }
with-aside = { $act } ({ $aside })

# -- Amounts

nothing = nothing
good-food = { $n } food
good-wood = { $n } wood
good-stone = { $n } stone
good-cloth = { $n } cloth
good-gold = { $n } gold
good-deniers =
    { $n } { $n ->
        [one] denier
       *[other] deniers
    }
good-points =
    { $n } { $n ->
        [one] point
       *[other] points
    }
good-favors =
    { $n } { $n ->
        [one] favor
       *[other] favors
    }
good-tokens =
    { $n } castle { $n ->
        [one] token
       *[other] tokens
    }
good-any =
    { $n } { $n ->
        [one] cube
       *[other] cubes
    } of any kind
good-free =
    { $n } { $n ->
        [one] cube
       *[other] cubes
    } (no gold)

# -- What components do

effect-ways = { CAPITAL($ways) }.
way-take = take { $gain }
way-give = give { $price } for { $gain }
way-pay = pay { $price } for { $gain }
component = { $said }
points-only = Points only.
when-built = When built: { $gain }.
set-up-side = Set-up side: { $effect }
owner-takes = When another player uses it, its owner: { $ways }.
owner-may = When another player uses it, its owner: may { $ways }.
owner-effect = When another player uses it, its owner: { $effect }
more-income = Income: { $income } more each turn.

# -- What is asked

ask-building = { $building }: { $effect }
ask-place = Place a worker or pass.

# -- What a seat does; `.told` is told of it

act-pass = Pass
    .told = { $seat } passes.
act-pass-first = Pass first, for { $gain }
    .told = { $seat } passes first, for { $gain }.
act-decline = Make no use of it
    .told = { $seat } makes no use of it.
act-decline-building = Make no use of { $building-the }
    .told = { $seat } makes no use of { $building-the }.
act-use = Use the building
    .told = { $seat } uses the building.
act-notation = { CAPITAL($notation) }
    .told = { $seat }: { $notation }.
act-take = Take { $gain }
    .told = { $seat } takes { $gain }.
act-give = Give { $price } for { $gain }
    .told = { $seat } gives { $price } for { $gain }.
act-pay = Pay { $price } for { $gain }
    .told = { $seat } pays { $price } for { $gain }.
act-give-for-choice = Give { $price } for 2 cubes of your choice
    .told = { $seat } gives { $price } for 2 cubes of your choice.
act-place = Place a worker { $target-on } for { $price }
    .told = { $seat } places a worker { $target-on } for { $price }.
act-build = Build { $target-the } for { $price }: { $gain }
    .told = { $seat } builds { $target-the } for { $price }: { $gain }.
act-stay = Leave the provost where he is
    .told = { $seat } leaves the provost where he is.
act-provost =
    Move the provost { $steps } { $steps ->
        [one] space
       *[other] spaces
    } forward to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }
    .told =
    { $seat } moves the provost { $steps } { $steps ->
        [one] space
       *[other] spaces
    } forward to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }.
act-provost-back =
    Move the provost { $steps } { $steps ->
        [one] space
       *[other] spaces
    } back to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }
    .told =
    { $seat } moves the provost { $steps } { $steps ->
        [one] space
       *[other] spaces
    } back to { $to }{ $price-is ->
        [goods] { " " }for { $price }
       *[nothing] { "" }
    }.

# -- What happens by the rules

begins = The game begins.
income = Income
left-over = What is left over counts

# -- What changes

change-gains = { $seat } gains { $goods }
change-pays = { $seat } pays { $goods }
change-scores = { $seat } scores { $points } ({ $source }: { $what })
change-loses = { $seat } loses { $points } ({ $source }: { $what })
change-favor-won =
    { $seat } wins { $number } { $number ->
        [one] favor
       *[other] favors
    }
change-worker = { $seat } has a worker there: { $to }
change-worker-home = { $seat } takes the worker back: { $from }
change-pass = { $seat } passes, number { $rank } on the bridge
change-first = { $seat } is the next to begin
change-tile = { $tile } on space { $space }
change-tile-owned = { $tile } on space { $space } for { $seat }
change-provost = The provost goes from { $from } to { $to }

# -- Why something cannot be done; programs know the reason by its id

why-no-action = That is not the number of an action.
why-no-number = An action is a whole number, not { $given }; `parse` finds that of a notation.
why-over = The game is over.
why-not-asked = That is not what is asked now. { $asked }
why-not-yours = It is the decision of { $seat }.
why-no-choice = That is not one of the choices here.
why-no-tokens = There are not so many tokens left in the castle.
why-short = You are { $goods } short.
why-too-dear = It costs { $price }; you have { $has }.
why-provost-far =
    He can be moved { $steps } { $steps ->
        [one] space
       *[other] spaces
    } at most here.
why-provost-bounds = The provost stays on the road, between spaces 1 and { $last }.
why-no-worker = You have no worker left to place.
why-occupied = A worker is already { $place-on }.
why-not-on-the-road = There is no such building on the road: { $place-the }.
why-no-residence = A prestige building needs a residence of yours, and you have none.
