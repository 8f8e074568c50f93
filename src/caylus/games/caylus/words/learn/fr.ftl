# The rules in short, and the guide of the first game. Paragraphs stand apart by an empty line.

guide-label = Guide
guide-lesson = { $lesson } sur { $all }
guide-hide = Replier le guide
guide-show = Déplier le guide
guide-leave = Continuer sans le guide
guide-hint = Montrez-moi un bon coup
guide-thinking = Il réfléchit …
guide-hinted = Un bon coup : { $sentence }.
guide-wait = { $name } réfléchit. Regardez le plateau : ce qui change garde un contour bleu.

# -- What there is to learn

lesson-place = Placer un ouvrier
lesson-pass = Passer
lesson-provost = Voir le prévôt
lesson-produce = Gagner des cubes
lesson-castle = Bâtir au château
lesson-favor = Utiliser une faveur
lesson-build = Élever un bâtiment

# -- What to do now; the marked place is meant where one is named

tip-first = Bienvenue. Chaque place qui brille peut recevoir un de vos ouvriers, et la pièce dit le prix. Il vous faut de la pierre : cliquez sur la place marquée.
tip-gather = Pour le château il faut trois cubes différents, dont une nourriture. Procurez-vous une sorte qui vous manque : la place marquée la donne.
tip-castle = Vous aurez un lot ce tour : nourriture et deux autres sortes. Envoyez un ouvrier au château ; il donnera le lot quand la route aura travaillé.
tip-carpenter = Vous avez de quoi bâtir. Un ouvrier chez le charpentier marqué pourra construire un bâtiment en bois.
tip-materials = Bâtir demande du bois et un autre cube. Prenez ce qui manque à la place marquée.
tip-joust = Le champ de joute donne une faveur royale pour 1 tissu et 1 denier.
tip-cloth = Pour le champ de joute il faut 1 tissu. La ferme en donne.
tip-pass = Assez pour ce tour. Passez : plus tôt vous le faites, plus c’est cher pour les autres, et le premier reprend 1 denier.
tip-free = À votre guise. Chaque place qui brille est ouverte ; survolez ou touchez-en une pour lire ce qu’elle fait.
tip-provost = Le prévôt se tient sur la route. Jusqu’à sa case on travaille, au-delà les ouvriers dorment. Pour 1 denier la case vous pouvez le déplacer, pour éveiller un des vôtres ou endormir un de l’autre. Si tous les vôtres sont éveillés, laissez-le.
tip-castle-give = Donnez maintenant votre lot. Il met une de vos maisons au château et rapporte des points. Qui donne le plus de lots gagne une faveur.
tip-favor = Vous avez gagné une faveur royale. Choisissez une ligne : points, argent, cubes ou construction. Votre marqueur monte, et la prochaine faveur y vaudra plus.
tip-favor-use = Choisissez un effet de la ligne, jusqu’à votre marqueur.
tip-build = Choisissez un bâtiment. Ses points viennent aussitôt, il se pose sur la première case vide, et chaque visiteur vous rapportera 1 point.
tip-take = Votre bâtiment travaille. Prenez le cube dont vous avez le plus besoin.
tip-trade = Un échange. Vous pouvez toujours refuser.
tip-other = Lisez la question en bas ; chaque choix est un bouton. Dans le doute, un bon coup est à un clic.

# -- What was learnt

learnt-place = Un ouvrier est placé. Il agira quand viendra le tour de son bâtiment.
learnt-pass = Vous avez passé. La ville agit, puis le prévôt, puis la route.
learnt-provost = Le prévôt est fixé ; la route travaille jusqu’à lui.
learnt-produce = Votre ouvrier vous a apporté des cubes et est rentré.
learnt-castle = Votre maison est au château.
learnt-favor = Le roi vous a remercié.
learnt-build = Votre bâtiment est debout. Il est à vous jusqu’à la fin.
guide-done = Vous connaissez le jeu.
guide-done-about = Restent les bâtiments, et ce que font les autres. Jouez cette partie jusqu’au bout, ou commencez la vôtre.
guide-play-on = Jouer jusqu’au bout
guide-own = Une partie à moi
guide-read = Lire les règles

# -- The rules

rules-facts = 2 à 5 joueurs, 2005
chapter-castle = De quoi il s’agit
    .text =
        Le roi veut un château. Vous êtes des maîtres d’œuvre qui le bâtissent, et une ville auprès de lui. Celui qui a le plus de points après le décompte de la dernière section du château gagne.

        Rien n’est caché, et après la mise en place rien n’est laissé au hasard. Tout dépend de ce que font les autres.
    .caption = Donjon, murailles et tours : bâtis l’un après l’autre, décomptés l’un après l’autre.
chapter-goods = Ressources et argent
    .text =
        Nourriture, bois, pierre, tissu et or sont des cubes. Les deniers sont l’argent. Vous commencez avec 2 nourritures, 1 bois et quelques deniers, et chaque tour en apporte 2 de plus.
    .caption = Chaque ressource a sa propre forme.
chapter-price = Placer ou passer
    .text =
        Dans l’ordre du tour, chacun place un ouvrier ou passe, encore et encore. Placer coûte 1 denier, et 1 de plus pour chaque joueur qui a déjà passé. Dans votre propre bâtiment, c’est toujours 1.

        Le premier à passer reçoit 1 denier. Qui a passé ne place plus ce tour : passer tôt rend tout plus cher aux autres.

        Si vous entrez chez un autre joueur, il reçoit aussitôt 1 point.
    .caption = La pièce sur une place qui brille dit le prix. Une maison dit à qui elle est.
chapter-town = La ville
    .text =
        Six bâtiments avant le pont agissent d’abord : la porte envoie un ouvrier ailleurs, le comptoir paie 3 deniers, la guilde déplace le prévôt, le champ de joute vend une faveur, les écuries règlent l’ordre du tour, l’auberge rend vos placements bon marché.
    .caption = Ils agissent de gauche à droite, puis les ouvriers rentrent.
chapter-provost = Le prévôt
    .text =
        Les bâtiments ne travaillent que jusqu’à la case où se tient le prévôt. Les ouvriers au-delà dorment et rentrent les mains vides.

        Dans l’ordre des passes, chacun peut le déplacer de 3 cases au plus, pour 1 denier la case. C’est là que se nouent et se rompent les alliances.
    .caption = Tout ce qui est à droite de la barrière dort ce tour.
chapter-kinds = La route
    .text =
        Du pont au prévôt, chaque bâtiment avec un ouvrier agit. Les producteurs donnent des cubes, les marchés échangent, charpentiers, maçons et architectes bâtissent.

        Un nouveau bâtiment en bois ou en pierre va sur la première case vide. Il rapporte ses points aussitôt, puis 1 point par visiteur.

        Un notaire fait d’un bâtiment votre résidence : 2 points et 1 denier de plus chaque tour. Les bâtiments de prestige s’élèvent sur des résidences.
    .caption = Le toit dit la sorte : neutre, bois, pierre, résidence, prestige.
chapter-batch = Le château
    .text =
        Qui a envoyé un ouvrier au château donne des lots : 3 cubes de 3 sortes, dont une nourriture. Un lot vaut 5 points au donjon, 4 aux murailles, 3 aux tours.

        Qui y a un ouvrier et ne donne rien perd 2 points. Qui donne le plus de lots ce tour gagne une faveur royale.
    .caption = Un lot : nourriture et deux autres sortes.
chapter-favors = Les faveurs royales
    .text =
        Une faveur avance votre marqueur sur une ligne du tableau et donne un effet jusqu’à lui : points, argent, cubes, ou construction à moindre prix.

        Les deux premières colonnes sont ouvertes dès le début, les deux suivantes après le donjon, la dernière après les murailles.
    .caption = Quatre lignes ; chaque faveur avance l’une d’elles d’un pas.
chapter-officers = Fin du tour, fin de la partie
    .text =
        Le bailli avance d’une case, de deux si le prévôt est devant lui. En 12, 18 et 24 il fait décompter une section du château, ou plus tôt si elle est pleine. N’y avoir aucune maison coûte des points, deux ou plus rapportent des faveurs.

        Après les tours, la partie est finie. Chaque or restant vaut 3 points, 3 autres cubes 1 point, 4 deniers 1 point.
    .caption = Le bailli donne l’allure, le prévôt ferme la route.
