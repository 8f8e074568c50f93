# At the table.

table-app-name = Caylus
table-turn = Runde { $turn }
table-phases-label = Phasen

# -- Kinds of buildings

kind-special = Stadt
kind-neutral = neutral
kind-printed = fest
kind-wood = Holz
kind-stone = Stein
kind-residence = Wohnhaus
kind-prestige = Prestige

# -- Goods, as they are called by themselves

goods-food = Nahrung
goods-wood = Holz
goods-stone = Stein
goods-cloth = Tuch
goods-fabric = Stoff
goods-gold = Gold
goods-deniers = Denar
goods-workers = Arbeiter

# -- What icons are called where they are heard

icon-food = Nahrung
icon-wood = Holz
icon-stone = Stein
icon-cloth = Tuch
icon-gold = Gold
icon-any = beliebiger Rohstoff
icon-free = Rohstoff, kein Gold
icon-denier = Denar
icon-pp = Punkte
icon-favor = Gunst
icon-worker = Arbeiter
icon-castle = Schlossmarke
icon-prov = Vogt
icon-spot = freier Platz
icon-house = Haus
icon-for = für
icon-or = oder
icon-less = weniger
icon-kind-wood = ein Holzgebäude
icon-kind-stone = ein Steingebäude
icon-kind-residence = ein Wohnhaus
icon-kind-prestige = ein Prestigegebäude

# -- Seats

table-or = oder
table-none = keine
table-you = du
table-winner = Sieger
table-to-decide = entscheidet
table-waiting = wartet
table-out = raus
table-passed-as = als { $rank }. gepasst
table-ordinal = { $rank }.
table-hidden-points = Punkte verdeckt
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-coins = { $coins } Denar
table-seat-label = { $name }, { $points }, { $rank }. in der Reihenfolge
table-players-label = Spieler in ihrer Reihenfolge
table-workers-in-hand = { $workers } Arbeiter im Vorrat
table-workers-at-home = { $workers } von { $all } Arbeitern zu Hause

# -- Lines of the favor table

favor-line-prestige = Prestige
favor-line-money = Geld
favor-line-cubes = Rohstoffe
favor-line-building = Bauen

# -- Where points come from

table-points-from = Woher die Punkte kamen
source-castle = Schloss
source-favors = Gunst
source-building = Bauen
source-visitors = Besucher
source-trade = Handel
source-left-over = Reste
entry-batch = Lieferung
entry-bundle = Bündel
entry-token = Schlossmarke
entry-no-batch = nichts geliefert
entry-no-house = kein Haus
entry-favor = Gunst
entry-built = gebaut
entry-residence = Wohnhaus
entry-covered = überbaut
entry-character = Charakter
entry-owner = Besucher
entry-trade = Handel
entry-left-over = Rest
entry-goods-cubes = Rohstoffe
entry-goods-simple = Gunst

# -- What is still to be built

table-supply-title = Noch zu bauen
table-supply-hint = antippen
supply-kind-wood = Holz
supply-kind-stone = Stein
supply-kind-residence = Häuser
supply-kind-prestige = Prestige
table-supply-kind-label = { $count } Gebäude übrig: { $kind }

# -- The board

table-board-label = Der Spielplan
table-road-label = Die Straße, Feld für Feld
table-town-label = Die Stadt vor der Brücke
table-castle = Schloss
# Where workers who deliver stand
table-building-site = { table-castle }

# -- Sections of the castle

section-dungeon = Verlies
section-walls = Mauern
section-towers = Türme
table-bridge = gepasst
table-bridge-title = Brücke
table-next-site = Bauplatz
table-empty-space = Feld { $space } von { $all }, freier Grund.
table-on-space = Feld { $space }
table-space = Feld { $space } von { $all }
table-owned-by = gehört { $name }
table-worker-of = Arbeiter von { $name }
table-your-worker = dein Arbeiter
table-wakes = wach
table-asleep = schläft, wenn der Vogt nicht weitergeht
table-open-for = offen, { $price }
table-open = offen
table-provost-on = Vogt auf Feld { $space }
table-provost-after = Vogt nach Feld { $space }
table-bailiff-on = Seneschall auf Feld { $space }
table-construction = Baustelle
table-built = gebaut
table-hand = Deine Hand
table-cost = Kosten
table-scores = Wert

# -- The decision

decide-turn-of = { $name } entscheidet
decide-confirm = Bestätigen
decide-place-for = Arbeiter setzen, { $coins }
decide-another = Anders wählen
decide-places = Ein Platz kostet { $coins }.
decide-ways-to-pay = Wie zahlst du?
decide-use-or-move = Nutzen, oder nur vorrücken?
decide-more = { $count } weitere
decide-fewer = Weniger
decide-over = Das Spiel ist zu Ende.
decide-wins = { $names-number ->
    [1] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
decide-label = Die Entscheidung
decide-on-to = Vor auf { $space }
decide-back-to = Zurück auf { $space }
decide-unused = nur vorrücken
# What has no place on the board; its price stands beside it
deed-draw = Eine Karte ziehen
deed-replace = Die ganze Hand tauschen
table-key-enter = Eingabe
table-key-escape = Esc

# -- Log and ledger

panel-log = Verlauf
panel-ledger = Punkte
panel-label = Verlauf und Punkte
phase-draft = Auswahl
phase-mulligan = Erste Karten
phase-over = Das Ende

# -- What happens by the rules alone

happening-from = { $cause }: { $text }
happening-income = Alle erhalten Einkommen
happening-recruitment = Alle werben an
happening-gains = { $name } erhält
happening-pays = { $name } zahlt
happening-trades = { $name } tauscht
happening-owner = { $name } erhält für den Besitz
happening-asleep = nichts für { $names }, der Vogt steht davor
happening-order = Neue Reihenfolge
happening-inn = { $name } wohnt jetzt dort
happening-favor = { $name } hat einen Gunstbeweis
happening-reward = { $name } hat am meisten geliefert
happening-lost = { $name } hat alle Zeilen genutzt: kein Gunstbeweis
happening-scoring = Wertung: { $section }
happening-tokens = Niemand hat geliefert
happening-end = Was übrig ist, zählt
table-log-empty = Noch ist nichts geschehen.
table-ledger-title = Jeder Punkt erklärt
table-ledger-empty = Noch keine Punkte.
table-ledger-hidden = Die Punkte der anderen bleiben bis zum Ende verdeckt.
table-total = gesamt

# -- Views of a phone

view-road = Straße
view-town = Stadt
view-players = Spieler
view-log = Verlauf
view-label = Ansichten
table-close = Schließen
table-not-now = Jetzt nicht
table-whole-road = Die ganze Straße im Kleinen, Vogt auf { $provost }
table-theme = Hell oder dunkel
table-skip = Zur Entscheidung springen
table-taken = Besetzt: hier steht ein Arbeiter von { $name }.
