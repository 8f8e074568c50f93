/* Words that teach: the rules in short, and the guided first game. */

/** A piece of the rules; the picture is drawn by learn/pictures.ts. */
export interface Chapter {
  title: string;
  text: string[];
  picture?: string;
  caption?: string;
}

const caylus: Chapter[] = [
  {
    title: 'What it is about',
    text: [
      'The king wants a castle. You are master builders who raise it, and a town beside it. Whoever has the most points when the last part of the castle is scored wins.',
      'Nothing is hidden, and after the set-up nothing is left to chance. All depends on what the others do.',
    ],
    picture: 'castle',
    caption: 'Dungeon, walls and towers: built one after the other, scored one after the other.',
  },
  {
    title: 'Goods and money',
    text: [
      'Food, wood, stone, cloth and gold are cubes. Deniers are money. You begin with 2 food, 1 wood and a few deniers, and each turn brings 2 deniers more.',
    ],
    picture: 'goods',
    caption: 'Each good has a shape of its own.',
  },
  {
    title: 'Place or pass',
    text: [
      'In turn order everybody places one worker or passes, again and again. A placement costs 1 denier, and 1 more for each player who has already passed. In your own building it is always 1.',
      'The first to pass gets 1 denier. Who has passed places no more this turn, so passing early makes it dear for the others.',
      'If you enter another player’s building, its owner gets 1 point at once.',
    ],
    picture: 'price',
    caption: 'The coin on a glowing place tells what it costs. A house shows whose it is.',
  },
  {
    title: 'The town',
    text: [
      'Six buildings before the bridge act first: the Gate sends a worker on, the Trading Post pays 3 deniers, the Guild moves the provost, the Joust Field sells a favor, the Stables set the turn order, the Inn makes your placements cheap.',
    ],
    picture: 'town',
    caption: 'They act from left to right, then the workers go home.',
  },
  {
    title: 'The provost',
    text: [
      'Buildings work only up to the space where the provost stands. Workers beyond him sleep and come home with nothing.',
      'In the order of passing, each player may move him up to 3 spaces, for 1 denier a space. This is where alliances are made and broken.',
    ],
    picture: 'provost',
    caption: 'Everything right of the barrier sleeps this turn.',
  },
  {
    title: 'The road',
    text: [
      'From the bridge to the provost every building with a worker acts. Producers give cubes, markets trade, carpenters, masons and architects build.',
      'A new wood or stone building goes on the first empty space. It brings its points at once, and from then on every visitor brings you 1 more.',
      'A lawyer turns a building into your residence: 2 points and 1 denier more each turn. Prestige buildings stand on residences.',
    ],
    picture: 'kinds',
    caption: 'The roof tells the kind: neutral, wood, stone, residence, prestige.',
  },
  {
    title: 'The castle',
    text: [
      'Whoever sent a worker to the castle gives batches: 3 cubes of 3 kinds, one of them food. A batch is 5 points in the dungeon, 4 in the walls, 3 in the towers.',
      'Who has a worker there and gives nothing loses 2 points. Who gives most batches this turn wins a royal favor.',
    ],
    picture: 'batch',
    caption: 'A batch: food and two other kinds.',
  },
  {
    title: 'Royal favors',
    text: [
      'A favor moves your marker on one line of the favor table and gives you one effect up to it: points, money, cubes, or building for less.',
      'The first two columns are open from the start, the next two after the dungeon is scored, the last after the walls.',
    ],
    picture: 'favors',
    caption: 'Four lines; each favor moves one of them a step.',
  },
  {
    title: 'End of turn, end of game',
    text: [
      'The bailiff walks 1 space, or 2 if the provost is ahead of him. On spaces 12, 18 and 24 he has a section of the castle scored, or earlier if it is full. No house in it costs points, two or more bring favors.',
      'After the towers the game is over. Gold left is worth 3 points each, every 3 other cubes 1 point, every 4 deniers 1 point.',
    ],
    picture: 'officers',
    caption: 'The bailiff sets the pace, the provost closes the road.',
  },
];

const caylus1303: Chapter[] = [
  {
    title: 'What is different',
    text: [
      'The same town, told anew in nine rounds. Workers are the money: you place them, pay with them, and get them back from the camp. Points lie face down until the end.',
    ],
    picture: 'workers1303',
    caption: 'Fifteen workers each: in hand, on the board, or resting in the camp.',
  },
  {
    title: 'Characters',
    text: [
      'Everybody begins with a character that bends a rule. Favors can take one from another player, so none is yours for long.',
    ],
    picture: 'characters',
    caption: 'Some of the twelve.',
  },
  {
    title: 'Planning',
    text: [
      'Place one worker or pass. Once another player has passed, a placement takes 2 workers: one stands, one goes to the camp. The first to pass begins the next round.',
      'Entering another player’s building gives its owner 1 point.',
    ],
    picture: 'road1303',
    caption: 'Eight starting buildings in a new order every game.',
  },
  {
    title: 'Town, bridge, road',
    text: [
      'The printed buildings act first. At the bridge, in the order of passing, everybody may move the provost up to 3 steps for 1 worker a step. He stands between two spaces.',
      'Then the road acts up to the provost. Workers beyond him rest unused.',
    ],
    picture: 'printed1303',
    caption: 'The four buildings before the bridge.',
  },
  {
    title: 'Building',
    text: [
      'Carpenters build wood, stonemasons stone, on the first empty space. The points come at once. A tile from the set-up shows a weaker side until a player builds one.',
      'The lawyer claims a starting building: it becomes your residence, brings 1 worker a round, and may carry a monument later.',
    ],
    picture: 'kinds1303',
    caption: 'Wood, stone, monument.',
  },
  {
    title: 'Delivery and favors',
    text: [
      'Workers on the construction site deliver bundles: 3 different resources, one of them food, for 5 points. Who delivers most wins a favor.',
      'A favor takes a character from another player, or uses an open tile of the construction site and may take a character from the board. The second tile opens in round 4, the third in round 7.',
    ],
    picture: 'bundle',
    caption: 'A bundle: food and two other resources.',
  },
  {
    title: 'Stewardship and the end',
    text: [
      'Claimed buildings become residences, residences may become monuments, and workers come back from the camp: 3 for everyone, 2 with five players. The provost is set before the last building of the unbroken row.',
      'After round 9 the points are turned over. Gold left is worth 2 points each.',
    ],
    picture: 'monuments',
    caption: 'Monuments are what the last rounds are about.',
  },
];

const magna: Chapter[] = [
  {
    title: 'What is different',
    text: [
      'The card game. Everybody has the same twelve buildings in a deck of their own, and together you lay the road. The castle is a pile of tokens; when the last one is gone, the game ends.',
    ],
    picture: 'cards',
    caption: 'What the worker gets, and under the house what the owner gets when another comes.',
  },
  {
    title: 'A turn of actions',
    text: [
      'After income everybody does one thing at a time until all have passed: draw a card for 1 denier, replace the hand for 1, place a worker for 1, build a card from the hand, build a prestige card, or pass. The first to pass gets 1 denier.',
      'A card built this turn can be used this turn.',
    ],
    picture: 'hand',
    caption: 'A hand. The cost is paid in cubes; gold stands for any.',
  },
  {
    title: 'The provost',
    text: [
      'In the order of passing each player may move the provost up to 3 cards, for 1 denier a card. Up to his card buildings work, beyond it they sleep.',
    ],
    picture: 'provostCards',
    caption: 'The card behind the barrier sleeps.',
  },
  {
    title: 'Effects',
    text: [
      'Card by card, the worker’s owner uses the building; then, if it belongs to another, its owner uses the lower line. A small producer holds a few cubes in reserve for that.',
      'The lawyer turns a card of yours to its residence side: 1 denier each turn, and room for a prestige card.',
    ],
    picture: 'owners',
    caption: 'Small producers keep a reserve, large ones give for ever.',
  },
  {
    title: 'The castle',
    text: [
      'Then batches of food, wood and stone are offered. Each takes a token: 4 points in the dungeon, 3 in the walls, 2 in the towers. Who offers most takes 1 gold. If nobody offers anything, 2 tokens are put away.',
    ],
    picture: 'batchCards',
    caption: 'A batch: one food, one wood, one stone.',
  },
  {
    title: 'The end',
    text: [
      'When the last token is gone the turn is the last. Points are tokens and the visible face of every card of yours on the road. Each gold left is worth 1 point, and so are 3 other cubes or 3 deniers.',
    ],
    picture: 'prestigeCards',
    caption: 'Prestige cards are open to all and need gold.',
  },
];

export const learn = {
  title: 'Learn',
  intro: 'Ten minutes with a guide, or the rules in short. Everything else the table tells you as you play.',
  firstGame: 'A guided first game',
  firstGameAbout:
    'You play Caylus against one easy bot. A guide at your side tells what is going on: placing and passing, the provost, the castle, favors, building.',
  firstGameTime: 'about ten minutes',
  begin: 'Begin',
  goOn: 'Go on with it',
  anew: 'Begin anew',
  opening: 'Setting the table …',
  rulesOf: (game: string) => `The rules of ${game}`,
  rules: 'Rules in short',
  buildings: 'All buildings',
  copies: (n: number) => `${n} copies`,
  uncertain: 'Some figures rest on little evidence.',
  buildingsOf: (game: string) => `Everything in ${game}`,
  contents: 'Chapters',
  allKinds: 'all',
  filter: 'Show',
  groups: {
    special: 'town',
    printed: 'town',
    neutral: 'neutral',
    starting: 'starting',
    fixed: 'fixed',
    wood: 'wood',
    stone: 'stone',
    prestige: 'prestige',
    monument: 'monuments',
    residence: 'residence',
    castle: 'castle',
    favor: 'favors',
    character: 'characters',
    board: 'road',
    site: 'construction site',
  } as Record<string, string>,
  facts: {
    caylus: '2 to 5 players, 2005',
    'caylus-1303': '2 to 5 players, 2019',
    'magna-carta': '2 to 4 players, 2007',
  } as Record<string, string>,
  playIt: 'Play it now',
  chapters: { caylus, 'caylus-1303': caylus1303, 'magna-carta': magna } as Record<string, Chapter[]>,
  guide: {
    label: 'Guide',
    lesson: (n: number, all: number) => `${n} of ${all} learnt`,
    hide: 'Fold the guide away',
    show: 'Unfold the guide',
    leave: 'Play on without the guide',
    hint: 'Show me a good move',
    thinking: 'It thinks …',
    hinted: (sentence: string) => `A good move: ${sentence}.`,
    wait: (name: string) => `${name} is thinking. Watch the board: what changes keeps a blue outline.`,
    lessons: {
      place: 'Place a worker',
      pass: 'Pass',
      provost: 'Meet the provost',
      produce: 'Get cubes',
      castle: 'Build at the castle',
      favor: 'Use a royal favor',
      build: 'Put up a building',
    } as Record<string, string>,
    /* What to do now; the marked place is meant where one is named. */
    tips: {
      first:
        'Welcome. Every glowing place can take one of your workers, and the coin tells the price. You need stone: click the marked place.',
      gather:
        'For the castle you need three different cubes, one of them food. Get a kind that you have not: the marked place gives it.',
      castle:
        'You will have a batch this turn: food and two other kinds. Send a worker to the castle; it gives the batch after the road has worked.',
      carpenter: 'You have cubes to build with. A worker at the marked carpenter may put up a wood building this turn.',
      materials: 'Building takes wood and another cube. Get what is missing at the marked place.',
      joust: 'The Joust Field gives a royal favor for 1 cloth and 1 denier.',
      cloth: 'For the Joust Field you need 1 cloth. The Farm gives it.',
      pass: 'Enough for this turn. Pass: the sooner you do, the dearer it gets for the others, and the first gets 1 denier back.',
      free: 'Your choice. Every glowing place is open; hover or tap one to read what it does.',
      provost:
        'The provost stands on the road. Up to his space buildings work, beyond it workers sleep. For 1 denier a space you may move him, to wake a worker of yours or to put one of the other to sleep. If all of yours are awake, leave him.',
      castleGive:
        'Now give your batch. It puts a house of yours into the castle and brings points. Who gives most batches this turn wins a favor.',
      favor:
        'You have won a royal favor. Choose a line: points, money, cubes, or building. Your marker moves up, so the next favor there is worth more.',
      favorUse: 'Choose one effect of the line, up to your marker.',
      build:
        'Choose a building. Its points come at once, it stands on the first empty space of the road, and later visitors bring you 1 point each.',
      take: 'Your building works. Take the cube that you need most.',
      trade: 'A trade. You may always decline.',
      other:
        'Read the question at the bottom; every option is a button. A good move is one click away if you are in doubt.',
    } as Record<string, string>,
    learnt: {
      place: 'A worker stands. It will act when its building’s turn comes.',
      pass: 'You have passed. Now the town acts, then the provost, then the road.',
      provost: 'The provost has been settled; now the road works up to him.',
      produce: 'Your worker brought you cubes and went home.',
      castle: 'Your house stands in the castle.',
      favor: 'The king has thanked you.',
      build: 'Your building stands. It is yours for the rest of the game.',
    } as Record<string, string>,
    done: 'You know the game now.',
    doneAbout:
      'What is left are the buildings, and what other people do. Play this game to its end, or begin one of your own.',
    playOn: 'Play to the end',
    own: 'A game of my own',
    read: 'Read the rules',
  },
};

export type LearnWords = typeof learn;
