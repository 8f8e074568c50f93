# The gallery of every component, for those who work on the client.

gallery-title = Gallery
gallery-intro = Every component, and every game at several moments of recorded games.
gallery-seats = Seats: tincture, charge, and hatching on request
gallery-kinds-title = Kinds: the roofline says it before the colour does
gallery-states = States
gallery-tiles = Every tile
gallery-icons = Icons
gallery-emblems = Emblems
gallery-tables = Tables
gallery-chosen = Chosen: { $notation }
gallery-state-1 = idle
gallery-state-2 = legal, with price
gallery-state-3 = hovered
gallery-state-4 = selected
gallery-state-5 = taken
gallery-state-6 = blocked
gallery-state-7 = just changed
gallery-state-8 = asleep
