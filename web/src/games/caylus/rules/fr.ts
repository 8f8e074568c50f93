/* The rules in short, in French. */

import type { GameRules } from '../../words';

export const rules: GameRules = {
  game: 'caylus',
  facts: '2 à 5 joueurs, 2005',
  chapters: [
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
  ],
};
