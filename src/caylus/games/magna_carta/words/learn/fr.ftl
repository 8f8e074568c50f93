# The rules in short. Paragraphs stand apart by an empty line.

# -- The rules

rules-facts = 2 à 4 joueurs, 2007
chapter-cards = Ce qui change
    .text =
        Le jeu de cartes. Chacun a les douze mêmes bâtiments dans son paquet, et ensemble vous posez la route. Le château est une pile de jetons ; quand le dernier est parti, la partie s’achève.
    .caption = Ce que reçoit l’ouvrier et, sous la maison, ce que reçoit le propriétaire quand un autre vient.
chapter-hand = Un tour d’actions
    .text =
        Après les revenus, chacun fait une chose à la fois jusqu’à ce que tous aient passé : piocher pour 1 denier, changer sa main pour 1, placer un ouvrier pour 1, bâtir une carte de sa main, bâtir une carte de prestige, ou passer. Le premier à passer reçoit 1 denier.

        Une carte bâtie ce tour peut servir ce tour.
    .caption = Une main. Le coût se paie en cubes ; l’or remplace tous les autres.
chapter-provost = Le prévôt
    .text =
        Dans l’ordre des passes, chacun peut déplacer le prévôt de 3 cartes au plus, pour 1 denier la carte. Jusqu’à sa carte on travaille, au-delà on dort.
    .caption = La carte derrière la barrière dort.
chapter-owners = Les effets
    .text =
        Carte après carte, le joueur de l’ouvrier se sert du bâtiment ; puis, s’il est à un autre, son propriétaire se sert de la ligne du bas. Un petit producteur garde quelques cubes en réserve pour cela.

        Le notaire retourne une de vos cartes en résidence : 1 denier chaque tour, et place pour une carte de prestige.
    .caption = Les petits producteurs ont une réserve, les grands donnent toujours.
chapter-batch = Le château
    .text =
        Puis on offre des lots de nourriture, bois et pierre. Chacun prend un jeton : 4 points au donjon, 3 aux murailles, 2 aux tours. Qui en offre le plus prend 1 or. Si personne n’offre rien, 2 jetons sont écartés.
    .caption = Un lot : une nourriture, un bois, une pierre.
chapter-prestige = La fin
    .text =
        Quand le dernier jeton est parti, le tour est le dernier. Les points sont les jetons et la face visible de vos cartes sur la route. Chaque or restant vaut 1 point, de même 3 autres cubes ou 3 deniers.
    .caption = Les cartes de prestige sont ouvertes à tous et demandent de l’or.
