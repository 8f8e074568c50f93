# The words of Caylus.

# -- Places and buildings

bridge = Bridge
castle = castle
    .on = in the castle
gate = Gate
trading-post = Trading Post
guild = Merchants' Guild
joust = Joust Field
stables = Stables
    .on = in the Stables
inn = Inn
    .on = in the Inn
