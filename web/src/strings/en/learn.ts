/* Words that teach: the rules in short, and the guided first game. */

import { byGame, type GameRules } from '../../games/words';

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
  playIt: 'Play it now',
  /** The rules of each game, by its id. */
  rulesInShort: byGame(import.meta.glob<GameRules>('../../games/*/rules/en.ts', { eager: true, import: 'rules' })),
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
