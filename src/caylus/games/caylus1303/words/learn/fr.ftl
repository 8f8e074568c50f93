# The rules in short. Paragraphs stand apart by an empty line.

# -- The rules

rules-facts = 2 à 5 joueurs, 2019
chapter-workers = Ce qui change
    .text =
        La même ville, racontée à neuf en neuf manches. Les ouvriers sont l’argent : on les place, on paie avec eux, ils reviennent du camp. Les points restent cachés jusqu’à la fin.
    .caption = Quinze ouvriers chacun : en main, sur le plateau, ou au repos dans le camp.
chapter-characters = Les personnages
    .text =
        Chacun commence avec un personnage qui change une règle. Les faveurs permettent d’en prendre un à un autre : aucun n’est à vous pour longtemps.
    .caption = Quelques-uns des douze.
chapter-road = Les projets
    .text =
        Placez un ouvrier ou passez. Dès qu’un autre a passé, placer prend 2 ouvriers : l’un se place, l’autre va au camp. Le premier à passer commence la manche suivante.

        Entrer chez un autre joueur lui donne 1 point.
    .caption = Huit bâtiments de départ, dans un ordre nouveau à chaque partie.
chapter-printed = Ville, pont, route
    .text =
        Les bâtiments imprimés agissent d’abord. Au pont, dans l’ordre des passes, chacun peut déplacer le prévôt de 3 pas au plus, pour 1 ouvrier le pas. Il se tient entre deux cases.

        Puis la route agit jusqu’au prévôt. Les ouvriers au-delà se reposent sans avoir servi.
    .caption = Les quatre bâtiments avant le pont.
chapter-kinds = Bâtir
    .text =
        Les charpentiers bâtissent en bois, les tailleurs de pierre en pierre, sur la première case vide. Les points viennent aussitôt. Une tuile de la mise en place montre une face plus faible jusqu’à ce qu’un joueur la bâtisse.

        Le notaire réclame un bâtiment de départ : il devient votre résidence, rapporte 1 ouvrier par manche et peut porter un monument.
    .caption = Bois, pierre, monument.
chapter-bundle = Livraison et faveurs
    .text =
        Les ouvriers du chantier livrent des lots : 3 ressources différentes, dont une nourriture, pour 5 points. Qui livre le plus gagne une faveur.

        Une faveur prend un personnage à un autre joueur, ou se sert d’une tuile ouverte du chantier, puis peut prendre un personnage du plateau. La deuxième tuile s’ouvre à la manche 4, la troisième à la manche 7.
    .caption = Un lot : nourriture et deux autres ressources.
chapter-monuments = Intendance et fin
    .text =
        Les bâtiments réclamés deviennent des résidences, les résidences peuvent devenir des monuments, et les ouvriers reviennent du camp : 3 pour chacun, 2 à cinq joueurs. Le prévôt se met avant le dernier bâtiment de la suite ininterrompue.

        Après la manche 9, on retourne les points. Chaque or restant vaut 2 points.
    .caption = Les dernières manches se jouent sur les monuments.
