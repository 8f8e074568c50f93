# The words of Caylus Magna Carta.

# -- The game

game-name = Magna Carta
game-title = Caylus Magna Carta
game-about = Das Kartenspiel. Dein Stapel baut die Straße.

# -- The phases of a turn

phase-income = Einkommen
phase-actions = Aktionen
phase-provost = Vogt
phase-effects = Gebäude
phase-castle = Schloss
phase-end-of-turn = Ende

# -- At the table; what has the name of a message for all games is said otherwise here

table-bridge-hint = Reihenfolge des Passens
table-next-card-1 = nächste
table-next-card-2 = Karte hier
table-tokens = Schloss
table-tokens-hint = eine Lieferung, eine Marke; die besten zuerst
table-gone = weg
table-prestige-row = Prestigegebäude, offen für alle
table-prestige-hint = auf einem deiner Wohnhäuser; jeder braucht Gold
table-hand-of = Hand von { $name }
table-hand-count = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $pile } im Stapel
table-hand-empty = Keine Karten auf der Hand.
table-hand-hidden = Zuschauer sehen keine Handkarten.
table-can-build = jetzt baubar
view-hand = Hand

# -- Components: names, short ones for tiles, captions under emblems, notes on what they do

neutral-peddler = Neutraler Hausierer
    .short = Hausierer
park = Park
forest = Wald
neutral-quarry = Neutraler Steinbruch
    .short = Steinbruch
trading-post = Handelsposten
    .short = Kontor
small-farm = Kleiner Hof
    .short = Hof
small-sawmill = Kleines Sägewerk
    .short = Sägewerk
small-quarry = Kleiner Steinbruch
    .short = Steinbruch
peddler = Hausierer
market = Markt
lawyer = Notar
large-farm = Großer Hof
    .short = Hof
large-sawmill = Großes Sägewerk
    .short = Sägewerk
large-quarry = Großer Steinbruch
    .short = Steinbruch
gold-mine = Goldgrube
bank = Bank
church = Kirche
theatre = Theater
statue = Statue
hotel = Herberge
stables = Stallungen
town-hall = Rathaus
monument = Monument
cathedral = Kathedrale
residence = Wohnhaus
dungeon = Verlies
walls = Mauern
towers = Türme
