# The gallery of every component, for those who work on the client.

gallery-title = Galerie
gallery-intro = Jedes Teil, und jedes Spiel zu mehreren Zeitpunkten aufgezeichneter Spiele.
gallery-seats = Spieler: Farbe, Zeichen, und auf Wunsch Schraffur
gallery-kinds-title = Arten: das Dach sagt es vor der Farbe
gallery-states = Zustände
gallery-tiles = Alle Plättchen
gallery-icons = Zeichen
gallery-emblems = Sinnbilder
gallery-tables = Tische
gallery-chosen = Gewählt: { $notation }
gallery-state-1 = ruhig
gallery-state-2 = offen, mit Preis
gallery-state-3 = darauf gezeigt
gallery-state-4 = gewählt
gallery-state-5 = besetzt
gallery-state-6 = zu
gallery-state-7 = eben verändert
gallery-state-8 = schläft
