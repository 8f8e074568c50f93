# Learning: where it begins, and what surrounds rules and buildings.

learn-title = Lernen
learn-intro = Zehn Minuten mit einem Begleiter, oder die Regeln in Kürze. Alles andere sagt dir der Tisch beim Spielen.
learn-first-game = Ein erstes Spiel mit Begleitung
learn-first-game-about = Du spielst Caylus gegen einen schwachen Computer. Ein Begleiter sagt dir, was geschieht: Setzen und Passen, der Vogt, das Schloss, Gunst, Bauen.
learn-first-game-time = etwa zehn Minuten
learn-begin = Anfangen
learn-go-on = Weiterspielen
learn-anew = Neu anfangen
learn-opening = Das Spiel wird aufgebaut …
learn-rules-of = Die Regeln von { $game }
learn-rules = Regeln in Kürze
learn-buildings = Alle Gebäude
learn-copies = { $copies }-mal vorhanden
learn-uncertain = Manche Zahlen sind nicht sicher belegt.
learn-buildings-of = Alles in { $game }
learn-contents = Kapitel
learn-all-kinds = alle
learn-filter = Zeigen

# -- Groups of components

group-special = Stadt
group-printed = Stadt
group-neutral = neutral
group-starting = Start
group-fixed = fest
group-wood = Holz
group-stone = Stein
group-prestige = Prestigegebäude
group-monument = Monumente
group-residence = Wohnhaus
group-castle = Schloss
group-favor = Gunst
group-character = Charaktere
group-board = Straße
group-site = Baustelle
learn-play-it = Gleich spielen
