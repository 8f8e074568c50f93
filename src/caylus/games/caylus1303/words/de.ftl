# The words of Caylus 1303.

# -- The game

game-name = Caylus 1303
game-title = Caylus 1303
game-about = Neun Runden, Charaktere, Arbeiter als Geld.

# -- The phases of a turn

phase-planning = Planung
phase-printed = Stadt
phase-bridge = Brücke
phase-road = Straße
phase-delivery = Lieferung
phase-stewardship = Verwaltung

# -- At the table; what has the name of a message for all games is said otherwise here

table-turn = Runde { $turn } von 9
end-turns = { $turns } Runden
table-coins = { $coins } Arbeiter
table-building-site = Baustelle
table-in-camp = { $workers } im Lager
table-guilds-bridge = Gildenbrücke
table-construction-hint = Gunst nutzt offene Pläne
table-construction-open = offen
table-construction-from = ab Runde { $round }
table-delivery = Lieferung
table-bundles = Bündel
table-court = Charaktere am Hof
table-court-empty = Alle Charaktere sind vergeben.
table-camp = Lager
table-camp-hint = ruhende Arbeiter
table-rounds = Runden
table-round-plan-1 = Plan 1
table-round-plan-2 = + Plan 2
table-round-plan-3 = + Plan 3
table-monuments = Monumente
table-monuments-hint = auf deinem Wohnhaus

# -- Components: names, short ones for tiles, captions under emblems, notes on what they do

fairground = Jahrmarkt
lawyer = Notar
printed-carpenter = Zimmermann der Stadt
    .short = Zimmermann
toll = Zollhaus
farm = Bauernhof
    .short = Hof
sawmill = Sägewerk
quarry = Steinbruch
carpenter = Zimmermann
market = Markt
guild-3 = Kleine Gilde
    .short = Gilde
guild-4 = Große Gilde
    .short = Gilde
wood-farm = Hölzerner Bauernhof
    .short = Hof
wood-sawmill = Sägewerk aus Holz
    .short = Sägewerk
wood-quarry = Steinbruch aus Holz
    .short = Steinbruch
spinning-mill = Spinnerei
wood-market = Markt aus Holz
    .short = Markt
covered-market = Markthalle
    .short = Halle
tailor = Schneider
stonemason = Steinmetz
manor = Gutshof
stone-farm = Steinerner Bauernhof
    .short = Hof
stone-sawmill = Steinernes Sägewerk
    .short = Sägewerk
stone-quarry = Gemauerter Steinbruch
    .short = Steinbruch
gold-mine = Goldgrube
stone-guild = Steinerne Gilde
    .short = Gilde
foundry = Gießerei
alchemist = Alchemist
church = Kirche
jeweler = Juwelier
garden = Garten
factory = Manufaktur
granary = Kornspeicher
statue = Statue
theater = Theater
cathedral = Kathedrale
mansion = Herrenhaus
residence = Wohnhaus
early-riser = Frühaufsteher
    .note = setzt vor allen
night-worker = Nachtarbeiter
    .note = kein Aufschlag
journeyman = Geselle
    .note = stellt sich dazu
thief = Dieb
    .note = Besitzer geht leer aus
steward = Verwalter
    .note = 2 Punkte je Besucher
bailiff = Seneschall
    .note = Vogt 1 Schritt
architect = Architekt
    .note = +1 je Gebäude
deliveryman = Bote
    .note = liefert zuletzt
chamberlain = Kämmerer
    .note = jedes Bündel
foreman = Vorarbeiter
    .note = +1 je Bündel
goldsmith = Goldschmied
    .note = +5 für Bündel mit Gold
day-laborer = Tagelöhner
    .note = +1 Rekrut
road = Straße
site = Baustelle
