# The rules in short. Paragraphs stand apart by an empty line.

# -- The rules

rules-facts = 2 bis 4 Spieler, 2007
chapter-cards = Was anders ist
    .text =
        Das Kartenspiel. Jeder hat dieselben zwölf Gebäude in einem eigenen Stapel, und zusammen legt ihr die Straße. Das Schloss ist ein Haufen Marken; ist die letzte weg, endet das Spiel.
    .caption = Was der Arbeiter bekommt, und unter dem Haus, was der Besitzer bekommt, wenn ein anderer kommt.
chapter-hand = Eine Runde voller Aktionen
    .text =
        Nach dem Einkommen tut jeder immer eines, bis alle gepasst haben: für 1 Denar eine Karte ziehen, für 1 die Hand tauschen, für 1 einen Arbeiter setzen, eine Handkarte bauen, ein Prestigegebäude bauen oder passen. Wer zuerst passt, bekommt 1 Denar.

        Eine eben gebaute Karte ist sofort nutzbar.
    .caption = Eine Hand. Bezahlt wird mit Rohstoffen; Gold ersetzt jeden anderen.
chapter-provost = Der Vogt
    .text =
        In der Reihenfolge des Passens darf jeder den Vogt bis zu 3 Karten bewegen, für 1 Denar die Karte. Bis zu seiner Karte wird gearbeitet, dahinter geschlafen.
    .caption = Die Karte hinter der Schranke schläft.
chapter-owners = Wirkungen
    .text =
        Karte für Karte nutzt der Besitzer des Arbeiters das Gebäude; gehört es einem anderen, nutzt danach dessen Besitzer die untere Zeile. Kleine Produktionsgebäude halten dafür einen kleinen Vorrat bereit.

        Der Notar dreht eine deiner Karten zum Wohnhaus: 1 Denar in jeder Runde, und Platz für ein Prestigegebäude.
    .caption = Kleine Produktionsgebäude haben einen Vorrat, große geben immer.
chapter-batch = Das Schloss
    .text =
        Dann werden Lieferungen aus Nahrung, Holz und Stein angeboten. Jede bringt eine Marke: 4 Punkte im Verlies, 3 an den Mauern, 2 an den Türmen. Wer am meisten anbietet, bekommt 1 Gold. Bietet niemand etwas an, werden 2 Marken weggelegt.
    .caption = Eine Lieferung: eine Nahrung, ein Holz, ein Stein.
chapter-prestige = Das Ende
    .text =
        Ist die letzte Marke weg, ist die laufende Runde die letzte. Punkte sind Marken und die sichtbare Seite deiner Karten auf der Straße. Jedes übrige Gold zählt 1 Punkt, ebenso je 3 andere Rohstoffe oder 3 Denar.
    .caption = Prestigegebäude stehen allen offen und brauchen Gold.
