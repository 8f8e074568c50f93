/* Les mots qui enseignent : les règles en bref, et la première partie guidée. */

import { byGame, type GameRules } from '../../games/words';
import type { LearnWords } from '../en/learn';

export const learn: LearnWords = {
  title: 'Apprendre',
  intro: 'Dix minutes avec un guide, ou les règles en bref. Le reste, la table vous le dit en jouant.',
  firstGame: 'Une première partie guidée',
  firstGameAbout:
    'Vous jouez à Caylus contre un robot facile. Un guide à vos côtés dit ce qui se passe : placer et passer, le prévôt, le château, les faveurs, bâtir.',
  firstGameTime: 'environ dix minutes',
  begin: 'Commencer',
  goOn: 'La reprendre',
  anew: 'Recommencer',
  opening: 'Mise en place …',
  rulesOf: (game) => `Les règles de ${game}`,
  rules: 'Règles en bref',
  buildings: 'Tous les bâtiments',
  copies: (n) => `${n} exemplaires`,
  uncertain: 'Certains chiffres sont incertains.',
  buildingsOf: (game) => `Tout le matériel de ${game}`,
  contents: 'Chapitres',
  allKinds: 'tout',
  filter: 'Montrer',
  groups: {
    special: 'ville',
    printed: 'ville',
    neutral: 'neutre',
    starting: 'départ',
    fixed: 'fixe',
    wood: 'bois',
    stone: 'pierre',
    prestige: 'prestige',
    monument: 'monuments',
    residence: 'résidence',
    castle: 'château',
    favor: 'faveurs',
    character: 'personnages',
    board: 'route',
    site: 'chantier',
  },
  playIt: 'Y jouer',
  /** The rules of each game, by its id. */
  rulesInShort: byGame(import.meta.glob<GameRules>('../../games/*/rules/fr.ts', { eager: true, import: 'rules' })),
  guide: {
    label: 'Guide',
    lesson: (n, all) => `${n} sur ${all}`,
    hide: 'Replier le guide',
    show: 'Déplier le guide',
    leave: 'Continuer sans le guide',
    hint: 'Montrez-moi un bon coup',
    thinking: 'Il réfléchit …',
    hinted: (sentence) => `Un bon coup : ${sentence}.`,
    wait: (name) => `${name} réfléchit. Regardez le plateau : ce qui change garde un contour bleu.`,
    lessons: {
      place: 'Placer un ouvrier',
      pass: 'Passer',
      provost: 'Voir le prévôt',
      produce: 'Gagner des cubes',
      castle: 'Bâtir au château',
      favor: 'Utiliser une faveur',
      build: 'Élever un bâtiment',
    },
    tips: {
      first:
        'Bienvenue. Chaque place qui brille peut recevoir un de vos ouvriers, et la pièce dit le prix. Il vous faut de la pierre : cliquez sur la place marquée.',
      gather:
        'Pour le château il faut trois cubes différents, dont une nourriture. Procurez-vous une sorte qui vous manque : la place marquée la donne.',
      castle:
        'Vous aurez un lot ce tour : nourriture et deux autres sortes. Envoyez un ouvrier au château ; il donnera le lot quand la route aura travaillé.',
      carpenter:
        'Vous avez de quoi bâtir. Un ouvrier chez le charpentier marqué pourra construire un bâtiment en bois.',
      materials: 'Bâtir demande du bois et un autre cube. Prenez ce qui manque à la place marquée.',
      joust: 'Le champ de joute donne une faveur royale pour 1 tissu et 1 denier.',
      cloth: 'Pour le champ de joute il faut 1 tissu. La ferme en donne.',
      pass: 'Assez pour ce tour. Passez : plus tôt vous le faites, plus c’est cher pour les autres, et le premier reprend 1 denier.',
      free: 'À votre guise. Chaque place qui brille est ouverte ; survolez ou touchez-en une pour lire ce qu’elle fait.',
      provost:
        'Le prévôt se tient sur la route. Jusqu’à sa case on travaille, au-delà les ouvriers dorment. Pour 1 denier la case vous pouvez le déplacer, pour éveiller un des vôtres ou endormir un de l’autre. Si tous les vôtres sont éveillés, laissez-le.',
      castleGive:
        'Donnez maintenant votre lot. Il met une de vos maisons au château et rapporte des points. Qui donne le plus de lots gagne une faveur.',
      favor:
        'Vous avez gagné une faveur royale. Choisissez une ligne : points, argent, cubes ou construction. Votre marqueur monte, et la prochaine faveur y vaudra plus.',
      favorUse: 'Choisissez un effet de la ligne, jusqu’à votre marqueur.',
      build:
        'Choisissez un bâtiment. Ses points viennent aussitôt, il se pose sur la première case vide, et chaque visiteur vous rapportera 1 point.',
      take: 'Votre bâtiment travaille. Prenez le cube dont vous avez le plus besoin.',
      trade: 'Un échange. Vous pouvez toujours refuser.',
      other: 'Lisez la question en bas ; chaque choix est un bouton. Dans le doute, un bon coup est à un clic.',
    },
    learnt: {
      place: 'Un ouvrier est placé. Il agira quand viendra le tour de son bâtiment.',
      pass: 'Vous avez passé. La ville agit, puis le prévôt, puis la route.',
      provost: 'Le prévôt est fixé ; la route travaille jusqu’à lui.',
      produce: 'Votre ouvrier vous a apporté des cubes et est rentré.',
      castle: 'Votre maison est au château.',
      favor: 'Le roi vous a remercié.',
      build: 'Votre bâtiment est debout. Il est à vous jusqu’à la fin.',
    },
    done: 'Vous connaissez le jeu.',
    doneAbout:
      'Restent les bâtiments, et ce que font les autres. Jouez cette partie jusqu’au bout, ou commencez la vôtre.',
    playOn: 'Jouer jusqu’au bout',
    own: 'Une partie à moi',
    read: 'Lire les règles',
  },
};
