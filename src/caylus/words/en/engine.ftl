# What all games share.

# -- How the names of places and components are told where they do not say so themselves

name = { $name }
    .the = the { $name }
    .on = on { $name-the }

space = space { $id }
    .the = { $name }
    .on = on { $name }

# -- How several things are joined

either = { $before }, or { $next }
row = { $before }, { $next }
sentences = { $before } { $next }

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
