# The rules in short. Paragraphs stand apart by an empty line.

# -- The rules

rules-facts = 2 to 4 players, 2007
chapter-cards = What is different
    .text =
        The card game. Everybody has the same twelve buildings in a deck of their own, and together you lay the road. The castle is a pile of tokens; when the last one is gone, the game ends.
    .caption = What the worker gets, and under the house what the owner gets when another comes.
chapter-hand = A turn of actions
    .text =
        After income everybody does one thing at a time until all have passed: draw a card for 1 denier, replace the hand for 1, place a worker for 1, build a card from the hand, build a prestige card, or pass. The first to pass gets 1 denier.

        A card built this turn can be used this turn.
    .caption = A hand. The cost is paid in cubes; gold stands for any.
chapter-provost = The provost
    .text =
        In the order of passing each player may move the provost up to 3 cards, for 1 denier a card. Up to his card buildings work, beyond it they sleep.
    .caption = The card behind the barrier sleeps.
chapter-owners = Effects
    .text =
        Card by card, the worker’s owner uses the building; then, if it belongs to another, its owner uses the lower line. A small producer holds a few cubes in reserve for that.

        The lawyer turns a card of yours to its residence side: 1 denier each turn, and room for a prestige card.
    .caption = Small producers keep a reserve, large ones give for ever.
chapter-batch = The castle
    .text =
        Then batches of food, wood and stone are offered. Each takes a token: 4 points in the dungeon, 3 in the walls, 2 in the towers. Who offers most takes 1 gold. If nobody offers anything, 2 tokens are put away.
    .caption = A batch: one food, one wood, one stone.
chapter-prestige = The end
    .text =
        When the last token is gone the turn is the last. Points are tokens and the visible face of every card of yours on the road. Each gold left is worth 1 point, and so are 3 other cubes or 3 deniers.
    .caption = Prestige cards are open to all and need gold.
