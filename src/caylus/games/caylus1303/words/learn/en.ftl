# The rules in short. Paragraphs stand apart by an empty line.

# -- The rules

rules-facts = 2 to 5 players, 2019
chapter-workers = What is different
    .text =
        The same town, told anew in nine rounds. Workers are the money: you place them, pay with them, and get them back from the camp. Points lie face down until the end.
    .caption = Fifteen workers each: in hand, on the board, or resting in the camp.
chapter-characters = Characters
    .text =
        Everybody begins with a character that bends a rule. Favors can take one from another player, so none is yours for long.
    .caption = Some of the twelve.
chapter-road = Planning
    .text =
        Place one worker or pass. Once another player has passed, a placement takes 2 workers: one stands, one goes to the camp. The first to pass begins the next round.

        Entering another player’s building gives its owner 1 point.
    .caption = Eight starting buildings in a new order every game.
chapter-printed = Town, bridge, road
    .text =
        The printed buildings act first. At the bridge, in the order of passing, everybody may move the provost up to 3 steps for 1 worker a step. He stands between two spaces.

        Then the road acts up to the provost. Workers beyond him rest unused.
    .caption = The four buildings before the bridge.
chapter-kinds = Building
    .text =
        Carpenters build wood, stonemasons stone, on the first empty space. The points come at once. A tile from the set-up shows a weaker side until a player builds one.

        The lawyer claims a starting building: it becomes your residence, brings 1 worker a round, and may carry a monument later.
    .caption = Wood, stone, monument.
chapter-bundle = Delivery and favors
    .text =
        Workers on the construction site deliver bundles: 3 different resources, one of them food, for 5 points. Who delivers most wins a favor.

        A favor takes a character from another player, or uses an open tile of the construction site and may take a character from the board. The second tile opens in round 4, the third in round 7.
    .caption = A bundle: food and two other resources.
chapter-monuments = Stewardship and the end
    .text =
        Claimed buildings become residences, residences may become monuments, and workers come back from the camp: 3 for everyone, 2 with five players. The provost is set before the last building of the unbroken row.

        After round 9 the points are turned over. Gold left is worth 2 points each.
    .caption = Monuments are what the last rounds are about.
