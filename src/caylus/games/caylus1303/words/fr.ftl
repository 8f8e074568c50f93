# The words of Caylus 1303.

# -- The game

game-name = Caylus 1303
game-title = Caylus 1303
game-about = Neuf manches, des personnages, les ouvriers pour monnaie.

# -- The phases of a turn

phase-planning = Projets
phase-printed = Ville
phase-bridge = Pont
phase-road = Route
phase-delivery = Livraison
phase-stewardship = Intendance

# -- At the table; what has the name of a message for all games is said otherwise here

table-turn = Manche { $turn } sur 9
end-turns = { $turns } manches
table-coins = { $coins ->
    [one] { $coins } ouvrier
   *[other] { $coins } ouvriers
}
table-building-site = Chantier
table-in-camp = { $workers } au camp
table-guilds-bridge = Pont des Guildes
table-construction-hint = les faveurs utilisent les plans ouverts
table-construction-open = ouvert
table-construction-from = dès la manche { $round }
table-delivery = Livraison
table-bundles = lots
table-court = Personnages à la cour
table-court-empty = Tous les personnages sont pris.
table-camp = Camp
table-camp-hint = ouvriers au repos
table-rounds = Manches
table-round-plan-1 = plan 1
table-round-plan-2 = + plan 2
table-round-plan-3 = + plan 3
table-monuments = Monuments
table-monuments-hint = sur votre résidence

# -- Components: names, short ones for tiles, captions under emblems, notes on what they do

fairground = Champ de foire
lawyer = Notaire
printed-carpenter = Charpentier de la ville
    .short = Charpentier
toll = Péage
farm = Ferme
sawmill = Scierie
quarry = Carrière
carpenter = Charpentier
market = Marché
guild-3 = Petite guilde
    .short = Guilde
guild-4 = Grande guilde
    .short = Guilde
wood-farm = Ferme en bois
    .short = Ferme
wood-sawmill = Scierie en bois
    .short = Scierie
wood-quarry = Carrière en bois
    .short = Carrière
spinning-mill = Filature
wood-market = Marché en bois
    .short = Marché
covered-market = Halle couverte
    .short = Halle
tailor = Tailleur
stonemason = Tailleur de pierre
    .short = Maçon
manor = Manoir
stone-farm = Ferme en pierre
    .short = Ferme
stone-sawmill = Scierie en pierre
    .short = Scierie
stone-quarry = Carrière en pierre
    .short = Carrière
gold-mine = Mine d’or
stone-guild = Guilde en pierre
    .short = Guilde
foundry = Fonderie
alchemist = Alchimiste
church = Église
jeweler = Joaillier
garden = Jardin
factory = Manufacture
granary = Grenier
statue = Statue
theater = Théâtre
cathedral = Cathédrale
mansion = Hôtel particulier
residence = Résidence
early-riser = Lève-tôt
    .note = place avant tous
night-worker = Ouvrier de nuit
    .note = sans supplément
journeyman = Compagnon
    .note = rejoint un ouvrier
thief = Voleur
    .note = rien au propriétaire
steward = Intendant
    .note = 2 points par visiteur
bailiff = Bailli
    .note = prévôt 1 pas
architect = Architecte
    .note = +1 par bâtiment
deliveryman = Livreur
    .note = livre en dernier
chamberlain = Chambellan
    .note = tout lot
foreman = Contremaître
    .note = +1 par lot
goldsmith = Orfèvre
    .note = +5 pour un lot avec or
day-laborer = Journalier
    .note = +1 recrue
road = Route
site = Chantier
