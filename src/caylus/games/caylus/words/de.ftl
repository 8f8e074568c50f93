# The words of Caylus.

# -- The game

game-name = Caylus
game-title = Caylus
game-about = Der Klassiker von 2005. Schloss, Gunst, eine harte Straße.

# -- The phases of a turn

phase-income = Einkommen
phase-placement = Arbeiter
phase-special = Stadt
phase-provost = Vogt
phase-road = Straße
phase-castle = Schloss
phase-end-of-turn = Ende

# -- At the table; what has the name of a message for all games is said otherwise here

table-houses-in-castle = Häuser in Verlies, Mauern, Türmen
table-favor-level = Gunst { $line }, Spalte { $column }
table-favors-title = Gunst des Königs
table-after-walls = { $column } · zu
table-castle-count = { $count } von { $all }
table-castle-scored = gewertet
table-castle-label = Schloss, im Bau: { $section }. Arbeiter: { $workers }.
decide-up-to = { $column ->
    [1] Spalte 1
   *[other] bis Spalte { $column }
}
decide-nothing-yet = noch nichts
view-favors = Gunst

# -- Components: names, short ones for tiles, captions under emblems, notes on what they do

gate = Tor
trading-post = Handelsposten
    .short = Kontor
guild = Händlergilde
    .short = Gilde
joust = Turnierplatz
    .short = Turnier
stables = Stallungen
    .caption = Reihenfolge
inn = Gasthaus
    .caption = überall 1 d
farm = Bauernhof
    .short = Hof
forest = Wald
sawmill = Sägewerk
quarry = Steinbruch
marketplace = Marktplatz
carpenter = Zimmermann
fixed-peddler = Fester Hausierer
    .short = Hausierer
fixed-carpenter = Fester Zimmermann
    .short = Zimmermann
gold-mine = Goldgrube
farm-food = Nahrungshof
    .short = Hof
farm-cloth = Tuchhof
    .short = Hof
wood-quarry = Steinbruch aus Holz
    .short = Steinbruch
wood-sawmill = Sägewerk aus Holz
    .short = Sägewerk
wood-marketplace = Marktplatz aus Holz
    .short = Marktplatz
wood-peddler = Hausierer aus Holz
    .short = Hausierer
mason = Maurer
lawyer = Notar
stone-farm = Steinerner Bauernhof
    .short = Hof
park = Park
workshop = Werkstatt
church = Kirche
tailor = Schneider
bank = Bank
alchemist = Alchemist
architect = Architekt
jeweller = Juwelier
statue = Statue
granary = Kornspeicher
library = Bibliothek
weaver = Weberei
theater = Theater
university = Universität
monument = Monument
hotel = Herberge
cathedral = Kathedrale
residence = Wohnhaus
dungeon = Verlies
walls = Mauern
towers = Türme
favor-prestige-1 = Prestige, Spalte 1
favor-prestige-2 = Prestige, Spalte 2
favor-prestige-3 = Prestige, Spalte 3
favor-prestige-4 = Prestige, Spalte 4
favor-prestige-5 = Prestige, Spalte 5
favor-money-1 = Geld, Spalte 1
favor-money-2 = Geld, Spalte 2
favor-money-3 = Geld, Spalte 3
favor-money-4 = Geld, Spalte 4
favor-money-5 = Geld, Spalte 5
favor-cubes-1 = Rohstoffe, Spalte 1
favor-cubes-2 = Rohstoffe, Spalte 2
favor-cubes-3 = Rohstoffe, Spalte 3
favor-cubes-4 = Rohstoffe, Spalte 4
favor-cubes-5 = Rohstoffe, Spalte 5
favor-building-1 = Bauen, Spalte 1
favor-building-2 = Bauen, Spalte 2
favor-building-3 = Bauen, Spalte 3
favor-building-4 = Bauen, Spalte 4
favor-building-5 = Bauen, Spalte 5
