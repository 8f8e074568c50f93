/* The rules in short. */

import type { GameRules } from '../../words';

export const rules: GameRules = {
  game: 'caylus',
  facts: '2 to 5 players, 2005',
  chapters: [
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
  ],
};
