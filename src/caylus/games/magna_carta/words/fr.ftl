# The words of Caylus Magna Carta.

# -- The game

game-name = Magna Carta
game-title = Caylus Magna Carta
game-about = Le jeu de cartes. Votre paquet bâtit la route.

# -- The phases of a turn

phase-income = Revenus
phase-actions = Actions
phase-provost = Prévôt
phase-effects = Bâtiments
phase-castle = Château
phase-end-of-turn = Fin du tour

# -- At the table; what has the name of a message for all games is said otherwise here

table-bridge-hint = ordre de passe
table-next-card-1 = prochaine
table-next-card-2 = carte ici
table-tokens = Château
table-tokens-hint = un lot, un jeton ; les meilleurs d’abord
table-gone = épuisé
table-prestige-row = Prestige, ouvert à tous
table-prestige-hint = sur une de vos résidences ; chacun demande de l’or
table-hand-of = Main de { $name }
table-hand-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $pile } dans la pile
table-hand-empty = Aucune carte en main.
table-hand-hidden = Les mains sont cachées à ceux qui regardent.
table-can-build = peut être bâti
view-hand = Main

# -- Components: names, short ones for tiles, captions under emblems, notes on what they do

neutral-peddler = Colporteur neutre
    .short = Colporteur
park = Parc
forest = Forêt
neutral-quarry = Carrière neutre
    .short = Carrière
trading-post = Comptoir commercial
    .short = Comptoir
small-farm = Petite ferme
    .short = Ferme
small-sawmill = Petite scierie
    .short = Scierie
small-quarry = Petite carrière
    .short = Carrière
peddler = Colporteur
market = Marché
lawyer = Notaire
large-farm = Grande ferme
    .short = Ferme
large-sawmill = Grande scierie
    .short = Scierie
large-quarry = Grande carrière
    .short = Carrière
gold-mine = Mine d’or
bank = Banque
church = Église
theatre = Théâtre
statue = Statue
hotel = Hôtel
stables = Écuries
town-hall = Hôtel de ville
monument = Monument
cathedral = Cathédrale
residence = Résidence
dungeon = Donjon
walls = Murailles
towers = Tours
