# The words of the Ferry: its own; what all games say alike stands in the catalogue of the program.

forest = Forest
quarry = Quarry
weaver = Weaver
market = Market
ferry = Ferry

ask-place = Place a worker for 1 denier, or pass.
ask-provost = Move the provost up to 2 spaces at 1 denier a space, or let him stay.
commission-says = At the end { $points } for every { $every } left.
commissions-count = Commissions count
