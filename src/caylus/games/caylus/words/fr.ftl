# The words of Caylus.

# -- The game

game-name = Caylus
game-title = Caylus
game-about = Le classique de 2005. Château, faveurs, une rude route.

# -- The phases of a turn

phase-income = Revenus
phase-placement = Ouvriers
phase-special = Ville
phase-provost = Prévôt
phase-road = Route
phase-castle = Château
phase-end-of-turn = Fin du tour

# -- At the table; what has the name of a message for all games is said otherwise here

table-houses-in-castle = Maisons au donjon, aux murailles, aux tours
table-favor-level = faveur { $line }, colonne { $column }
table-favors-title = Faveurs royales
table-after-walls = { $column } · fermé
table-castle-count = { $count } sur { $all }
table-castle-scored = décompté
table-castle-label = Château, en construction : { $section }. Ouvriers : { $workers }.
decide-up-to = { $column ->
    [1] colonne 1
   *[other] jusqu’à la colonne { $column }
}
decide-nothing-yet = encore rien
view-favors = Faveurs

# -- Components: names, short ones for tiles, captions under emblems, notes on what they do

gate = Porte
trading-post = Comptoir commercial
    .short = Comptoir
guild = Guilde des marchands
    .short = Guilde
joust = Champ de joute
    .short = Lices
stables = Écuries
    .caption = ordre du tour
inn = Auberge
    .caption = partout 1 d
farm = Ferme
forest = Forêt
sawmill = Scierie
quarry = Carrière
marketplace = Place du marché
    .short = Marché
carpenter = Charpentier
fixed-peddler = Colporteur fixe
    .short = Colporteur
fixed-carpenter = Charpentier fixe
    .short = Charpentier
gold-mine = Mine d’or
farm-food = Ferme vivrière
    .short = Ferme
farm-cloth = Ferme à tissu
    .short = Ferme
wood-quarry = Carrière en bois
    .short = Carrière
wood-sawmill = Scierie en bois
    .short = Scierie
wood-marketplace = Marché en bois
    .short = Marché
wood-peddler = Colporteur (bois)
    .short = Colporteur
mason = Maçon
lawyer = Notaire
stone-farm = Ferme en pierre
    .short = Ferme
park = Parc
workshop = Atelier
church = Église
tailor = Tailleur
bank = Banque
alchemist = Alchimiste
architect = Architecte
jeweller = Joaillier
statue = Statue
granary = Grenier
library = Bibliothèque
weaver = Tisserand
theater = Théâtre
university = Université
monument = Monument
hotel = Hôtel
cathedral = Cathédrale
residence = Résidence
dungeon = Donjon
walls = Murailles
towers = Tours
favor-prestige-1 = Prestige, colonne 1
favor-prestige-2 = Prestige, colonne 2
favor-prestige-3 = Prestige, colonne 3
favor-prestige-4 = Prestige, colonne 4
favor-prestige-5 = Prestige, colonne 5
favor-money-1 = Argent, colonne 1
favor-money-2 = Argent, colonne 2
favor-money-3 = Argent, colonne 3
favor-money-4 = Argent, colonne 4
favor-money-5 = Argent, colonne 5
favor-cubes-1 = Ressources, colonne 1
favor-cubes-2 = Ressources, colonne 2
favor-cubes-3 = Ressources, colonne 3
favor-cubes-4 = Ressources, colonne 4
favor-cubes-5 = Ressources, colonne 5
favor-building-1 = Construction, colonne 1
favor-building-2 = Construction, colonne 2
favor-building-3 = Construction, colonne 3
favor-building-4 = Construction, colonne 4
favor-building-5 = Construction, colonne 5
