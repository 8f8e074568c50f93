/* Les mots qui enseignent : les règles en bref, et la première partie guidée. */

import type { Chapter, LearnWords } from '../en/learn';

const caylus: Chapter[] = [
  {
    title: 'De quoi il s’agit',
    text: [
      'Le roi veut un château. Vous êtes des maîtres d’œuvre qui le bâtissent, et une ville auprès de lui. Celui qui a le plus de points après le décompte de la dernière section du château gagne.',
      'Rien n’est caché, et après la mise en place rien n’est laissé au hasard. Tout dépend de ce que font les autres.',
    ],
    picture: 'castle',
    caption: 'Donjon, murailles et tours : bâtis l’un après l’autre, décomptés l’un après l’autre.',
  },
  {
    title: 'Ressources et argent',
    text: [
      'Nourriture, bois, pierre, tissu et or sont des cubes. Les deniers sont l’argent. Vous commencez avec 2 nourritures, 1 bois et quelques deniers, et chaque tour en apporte 2 de plus.',
    ],
    picture: 'goods',
    caption: 'Chaque ressource a sa propre forme.',
  },
  {
    title: 'Placer ou passer',
    text: [
      'Dans l’ordre du tour, chacun place un ouvrier ou passe, encore et encore. Placer coûte 1 denier, et 1 de plus pour chaque joueur qui a déjà passé. Dans votre propre bâtiment, c’est toujours 1.',
      'Le premier à passer reçoit 1 denier. Qui a passé ne place plus ce tour : passer tôt rend tout plus cher aux autres.',
      'Si vous entrez chez un autre joueur, il reçoit aussitôt 1 point.',
    ],
    picture: 'price',
    caption: 'La pièce sur une place qui brille dit le prix. Une maison dit à qui elle est.',
  },
  {
    title: 'La ville',
    text: [
      'Six bâtiments avant le pont agissent d’abord : la porte envoie un ouvrier ailleurs, le comptoir paie 3 deniers, la guilde déplace le prévôt, le champ de joute vend une faveur, les écuries règlent l’ordre du tour, l’auberge rend vos placements bon marché.',
    ],
    picture: 'town',
    caption: 'Ils agissent de gauche à droite, puis les ouvriers rentrent.',
  },
  {
    title: 'Le prévôt',
    text: [
      'Les bâtiments ne travaillent que jusqu’à la case où se tient le prévôt. Les ouvriers au-delà dorment et rentrent les mains vides.',
      'Dans l’ordre des passes, chacun peut le déplacer de 3 cases au plus, pour 1 denier la case. C’est là que se nouent et se rompent les alliances.',
    ],
    picture: 'provost',
    caption: 'Tout ce qui est à droite de la barrière dort ce tour.',
  },
  {
    title: 'La route',
    text: [
      'Du pont au prévôt, chaque bâtiment avec un ouvrier agit. Les producteurs donnent des cubes, les marchés échangent, charpentiers, maçons et architectes bâtissent.',
      'Un nouveau bâtiment en bois ou en pierre va sur la première case vide. Il rapporte ses points aussitôt, puis 1 point par visiteur.',
      'Un notaire fait d’un bâtiment votre résidence : 2 points et 1 denier de plus chaque tour. Les bâtiments de prestige s’élèvent sur des résidences.',
    ],
    picture: 'kinds',
    caption: 'Le toit dit la sorte : neutre, bois, pierre, résidence, prestige.',
  },
  {
    title: 'Le château',
    text: [
      'Qui a envoyé un ouvrier au château donne des lots : 3 cubes de 3 sortes, dont une nourriture. Un lot vaut 5 points au donjon, 4 aux murailles, 3 aux tours.',
      'Qui y a un ouvrier et ne donne rien perd 2 points. Qui donne le plus de lots ce tour gagne une faveur royale.',
    ],
    picture: 'batch',
    caption: 'Un lot : nourriture et deux autres sortes.',
  },
  {
    title: 'Les faveurs royales',
    text: [
      'Une faveur avance votre marqueur sur une ligne du tableau et donne un effet jusqu’à lui : points, argent, cubes, ou construction à moindre prix.',
      'Les deux premières colonnes sont ouvertes dès le début, les deux suivantes après le donjon, la dernière après les murailles.',
    ],
    picture: 'favors',
    caption: 'Quatre lignes ; chaque faveur avance l’une d’elles d’un pas.',
  },
  {
    title: 'Fin du tour, fin de la partie',
    text: [
      'Le bailli avance d’une case, de deux si le prévôt est devant lui. En 12, 18 et 24 il fait décompter une section du château, ou plus tôt si elle est pleine. N’y avoir aucune maison coûte des points, deux ou plus rapportent des faveurs.',
      'Après les tours, la partie est finie. Chaque or restant vaut 3 points, 3 autres cubes 1 point, 4 deniers 1 point.',
    ],
    picture: 'officers',
    caption: 'Le bailli donne l’allure, le prévôt ferme la route.',
  },
];

const caylus1303: Chapter[] = [
  {
    title: 'Ce qui change',
    text: [
      'La même ville, racontée à neuf en neuf manches. Les ouvriers sont l’argent : on les place, on paie avec eux, ils reviennent du camp. Les points restent cachés jusqu’à la fin.',
    ],
    picture: 'workers1303',
    caption: 'Quinze ouvriers chacun : en main, sur le plateau, ou au repos dans le camp.',
  },
  {
    title: 'Les personnages',
    text: [
      'Chacun commence avec un personnage qui change une règle. Les faveurs permettent d’en prendre un à un autre : aucun n’est à vous pour longtemps.',
    ],
    picture: 'characters',
    caption: 'Quelques-uns des douze.',
  },
  {
    title: 'Les projets',
    text: [
      'Placez un ouvrier ou passez. Dès qu’un autre a passé, placer prend 2 ouvriers : l’un se place, l’autre va au camp. Le premier à passer commence la manche suivante.',
      'Entrer chez un autre joueur lui donne 1 point.',
    ],
    picture: 'road1303',
    caption: 'Huit bâtiments de départ, dans un ordre nouveau à chaque partie.',
  },
  {
    title: 'Ville, pont, route',
    text: [
      'Les bâtiments imprimés agissent d’abord. Au pont, dans l’ordre des passes, chacun peut déplacer le prévôt de 3 pas au plus, pour 1 ouvrier le pas. Il se tient entre deux cases.',
      'Puis la route agit jusqu’au prévôt. Les ouvriers au-delà se reposent sans avoir servi.',
    ],
    picture: 'printed1303',
    caption: 'Les quatre bâtiments avant le pont.',
  },
  {
    title: 'Bâtir',
    text: [
      'Les charpentiers bâtissent en bois, les tailleurs de pierre en pierre, sur la première case vide. Les points viennent aussitôt. Une tuile de la mise en place montre une face plus faible jusqu’à ce qu’un joueur la bâtisse.',
      'Le notaire réclame un bâtiment de départ : il devient votre résidence, rapporte 1 ouvrier par manche et peut porter un monument.',
    ],
    picture: 'kinds1303',
    caption: 'Bois, pierre, monument.',
  },
  {
    title: 'Livraison et faveurs',
    text: [
      'Les ouvriers du chantier livrent des lots : 3 ressources différentes, dont une nourriture, pour 5 points. Qui livre le plus gagne une faveur.',
      'Une faveur prend un personnage à un autre joueur, ou se sert d’une tuile ouverte du chantier, puis peut prendre un personnage du plateau. La deuxième tuile s’ouvre à la manche 4, la troisième à la manche 7.',
    ],
    picture: 'bundle',
    caption: 'Un lot : nourriture et deux autres ressources.',
  },
  {
    title: 'Intendance et fin',
    text: [
      'Les bâtiments réclamés deviennent des résidences, les résidences peuvent devenir des monuments, et les ouvriers reviennent du camp : 3 pour chacun, 2 à cinq joueurs. Le prévôt se met avant le dernier bâtiment de la suite ininterrompue.',
      'Après la manche 9, on retourne les points. Chaque or restant vaut 2 points.',
    ],
    picture: 'monuments',
    caption: 'Les dernières manches se jouent sur les monuments.',
  },
];

const magna: Chapter[] = [
  {
    title: 'Ce qui change',
    text: [
      'Le jeu de cartes. Chacun a les douze mêmes bâtiments dans son paquet, et ensemble vous posez la route. Le château est une pile de jetons ; quand le dernier est parti, la partie s’achève.',
    ],
    picture: 'cards',
    caption: 'Ce que reçoit l’ouvrier et, sous la maison, ce que reçoit le propriétaire quand un autre vient.',
  },
  {
    title: 'Un tour d’actions',
    text: [
      'Après les revenus, chacun fait une chose à la fois jusqu’à ce que tous aient passé : piocher pour 1 denier, changer sa main pour 1, placer un ouvrier pour 1, bâtir une carte de sa main, bâtir une carte de prestige, ou passer. Le premier à passer reçoit 1 denier.',
      'Une carte bâtie ce tour peut servir ce tour.',
    ],
    picture: 'hand',
    caption: 'Une main. Le coût se paie en cubes ; l’or remplace tous les autres.',
  },
  {
    title: 'Le prévôt',
    text: [
      'Dans l’ordre des passes, chacun peut déplacer le prévôt de 3 cartes au plus, pour 1 denier la carte. Jusqu’à sa carte on travaille, au-delà on dort.',
    ],
    picture: 'provostCards',
    caption: 'La carte derrière la barrière dort.',
  },
  {
    title: 'Les effets',
    text: [
      'Carte après carte, le joueur de l’ouvrier se sert du bâtiment ; puis, s’il est à un autre, son propriétaire se sert de la ligne du bas. Un petit producteur garde quelques cubes en réserve pour cela.',
      'Le notaire retourne une de vos cartes en résidence : 1 denier chaque tour, et place pour une carte de prestige.',
    ],
    picture: 'owners',
    caption: 'Les petits producteurs ont une réserve, les grands donnent toujours.',
  },
  {
    title: 'Le château',
    text: [
      'Puis on offre des lots de nourriture, bois et pierre. Chacun prend un jeton : 4 points au donjon, 3 aux murailles, 2 aux tours. Qui en offre le plus prend 1 or. Si personne n’offre rien, 2 jetons sont écartés.',
    ],
    picture: 'batchCards',
    caption: 'Un lot : une nourriture, un bois, une pierre.',
  },
  {
    title: 'La fin',
    text: [
      'Quand le dernier jeton est parti, le tour est le dernier. Les points sont les jetons et la face visible de vos cartes sur la route. Chaque or restant vaut 1 point, de même 3 autres cubes ou 3 deniers.',
    ],
    picture: 'prestigeCards',
    caption: 'Les cartes de prestige sont ouvertes à tous et demandent de l’or.',
  },
];

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
  facts: {
    caylus: '2 à 5 joueurs, 2005',
    'caylus-1303': '2 à 5 joueurs, 2019',
    'magna-carta': '2 à 4 joueurs, 2007',
  },
  playIt: 'Y jouer',
  chapters: { caylus, 'caylus-1303': caylus1303, 'magna-carta': magna },
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
