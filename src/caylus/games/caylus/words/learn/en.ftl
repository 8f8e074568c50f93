# The rules in short, and the guide of the first game. Paragraphs stand apart by an empty line.

guide-label = Guide
guide-lesson = { $lesson } of { $all } learnt
guide-hide = Fold the guide away
guide-show = Unfold the guide
guide-leave = Play on without the guide
guide-hint = Show me a good move
guide-thinking = It thinks …
guide-hinted = A good move: { $sentence }.
guide-wait = { $name } is thinking. Watch the board: what changes keeps a blue outline.

# -- What there is to learn

lesson-place = Place a worker
lesson-pass = Pass
lesson-provost = Meet the provost
lesson-produce = Get cubes
lesson-castle = Build at the castle
lesson-favor = Use a royal favor
lesson-build = Put up a building

# -- What to do now; the marked place is meant where one is named

tip-first = Welcome. Every glowing place can take one of your workers, and the coin tells the price. You need stone: click the marked place.
tip-gather = For the castle you need three different cubes, one of them food. Get a kind that you have not: the marked place gives it.
tip-castle = You will have a batch this turn: food and two other kinds. Send a worker to the castle; it gives the batch after the road has worked.
tip-carpenter = You have cubes to build with. A worker at the marked carpenter may put up a wood building this turn.
tip-materials = Building takes wood and another cube. Get what is missing at the marked place.
tip-joust = The Joust Field gives a royal favor for 1 cloth and 1 denier.
tip-cloth = For the Joust Field you need 1 cloth. The Farm gives it.
tip-pass = Enough for this turn. Pass: the sooner you do, the dearer it gets for the others, and the first gets 1 denier back.
tip-free = Your choice. Every glowing place is open; hover or tap one to read what it does.
tip-provost = The provost stands on the road. Up to his space buildings work, beyond it workers sleep. For 1 denier a space you may move him, to wake a worker of yours or to put one of the other to sleep. If all of yours are awake, leave him.
tip-castle-give = Now give your batch. It puts a house of yours into the castle and brings points. Who gives most batches this turn wins a favor.
tip-favor = You have won a royal favor. Choose a line: points, money, cubes, or building. Your marker moves up, so the next favor there is worth more.
tip-favor-use = Choose one effect of the line, up to your marker.
tip-build = Choose a building. Its points come at once, it stands on the first empty space of the road, and later visitors bring you 1 point each.
tip-take = Your building works. Take the cube that you need most.
tip-trade = A trade. You may always decline.
tip-other = Read the question at the bottom; every option is a button. A good move is one click away if you are in doubt.

# -- What was learnt

learnt-place = A worker stands. It will act when its building’s turn comes.
learnt-pass = You have passed. Now the town acts, then the provost, then the road.
learnt-provost = The provost has been settled; now the road works up to him.
learnt-produce = Your worker brought you cubes and went home.
learnt-castle = Your house stands in the castle.
learnt-favor = The king has thanked you.
learnt-build = Your building stands. It is yours for the rest of the game.
guide-done = You know the game now.
guide-done-about = What is left are the buildings, and what other people do. Play this game to its end, or begin one of your own.
guide-play-on = Play to the end
guide-own = A game of my own
guide-read = Read the rules

# -- The rules

rules-facts = 2 to 5 players, 2005
chapter-castle = What it is about
    .text =
        The king wants a castle. You are master builders who raise it, and a town beside it. Whoever has the most points when the last part of the castle is scored wins.

        Nothing is hidden, and after the set-up nothing is left to chance. All depends on what the others do.
    .caption = Dungeon, walls and towers: built one after the other, scored one after the other.
chapter-goods = Goods and money
    .text =
        Food, wood, stone, cloth and gold are cubes. Deniers are money. You begin with 2 food, 1 wood and a few deniers, and each turn brings 2 deniers more.
    .caption = Each good has a shape of its own.
chapter-price = Place or pass
    .text =
        In turn order everybody places one worker or passes, again and again. A placement costs 1 denier, and 1 more for each player who has already passed. In your own building it is always 1.

        The first to pass gets 1 denier. Who has passed places no more this turn, so passing early makes it dear for the others.

        If you enter another player’s building, its owner gets 1 point at once.
    .caption = The coin on a glowing place tells what it costs. A house shows whose it is.
chapter-town = The town
    .text =
        Six buildings before the bridge act first: the Gate sends a worker on, the Trading Post pays 3 deniers, the Guild moves the provost, the Joust Field sells a favor, the Stables set the turn order, the Inn makes your placements cheap.
    .caption = They act from left to right, then the workers go home.
chapter-provost = The provost
    .text =
        Buildings work only up to the space where the provost stands. Workers beyond him sleep and come home with nothing.

        In the order of passing, each player may move him up to 3 spaces, for 1 denier a space. This is where alliances are made and broken.
    .caption = Everything right of the barrier sleeps this turn.
chapter-kinds = The road
    .text =
        From the bridge to the provost every building with a worker acts. Producers give cubes, markets trade, carpenters, masons and architects build.

        A new wood or stone building goes on the first empty space. It brings its points at once, and from then on every visitor brings you 1 more.

        A lawyer turns a building into your residence: 2 points and 1 denier more each turn. Prestige buildings stand on residences.
    .caption = The roof tells the kind: neutral, wood, stone, residence, prestige.
chapter-batch = The castle
    .text =
        Whoever sent a worker to the castle gives batches: 3 cubes of 3 kinds, one of them food. A batch is 5 points in the dungeon, 4 in the walls, 3 in the towers.

        Who has a worker there and gives nothing loses 2 points. Who gives most batches this turn wins a royal favor.
    .caption = A batch: food and two other kinds.
chapter-favors = Royal favors
    .text =
        A favor moves your marker on one line of the favor table and gives you one effect up to it: points, money, cubes, or building for less.

        The first two columns are open from the start, the next two after the dungeon is scored, the last after the walls.
    .caption = Four lines; each favor moves one of them a step.
chapter-officers = End of turn, end of game
    .text =
        The bailiff walks 1 space, or 2 if the provost is ahead of him. On spaces 12, 18 and 24 he has a section of the castle scored, or earlier if it is full. No house in it costs points, two or more bring favors.

        After the towers the game is over. Gold left is worth 3 points each, every 3 other cubes 1 point, every 4 deniers 1 point.
    .caption = The bailiff sets the pace, the provost closes the road.
