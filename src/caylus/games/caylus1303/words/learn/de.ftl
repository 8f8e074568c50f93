# The rules in short. Paragraphs stand apart by an empty line.

# -- The rules

rules-facts = 2 bis 5 Spieler, 2019
chapter-workers = Was anders ist
    .text =
        Dieselbe Stadt, neu erzählt in neun Runden. Arbeiter sind das Geld: man setzt sie, zahlt mit ihnen und bekommt sie aus dem Lager zurück. Punkte liegen bis zum Ende verdeckt.
    .caption = Fünfzehn Arbeiter für jeden: im Vorrat, auf dem Plan oder ruhend im Lager.
chapter-characters = Charaktere
    .text =
        Jeder beginnt mit einem Charakter, der eine Regel ändert. Mit einem Gunstbeweis nimmt man anderen einen weg: Keiner gehört dir lange.
    .caption = Einige der zwölf.
chapter-road = Planung
    .text =
        Setz einen Arbeiter oder passe. Hat ein anderer gepasst, braucht Setzen 2 Arbeiter: einer steht, einer geht ins Lager. Wer zuerst passt, beginnt die nächste Runde.

        Wer ein Gebäude eines anderen betritt, gibt ihm 1 Punkt.
    .caption = Acht Startgebäude, in jedem Spiel anders geordnet.
chapter-printed = Stadt, Brücke, Straße
    .text =
        Die aufgedruckten Gebäude kommen zuerst dran. An der Brücke darf jeder in der Reihenfolge des Passens den Vogt bis zu 3 Schritte bewegen, für 1 Arbeiter den Schritt. Er steht zwischen zwei Feldern.

        Dann arbeitet die Straße bis zum Vogt. Arbeiter hinter ihm ruhen ungenutzt.
    .caption = Die vier Gebäude vor der Brücke.
chapter-kinds = Bauen
    .text =
        Zimmerleute bauen mit Holz, Steinmetze mit Stein, auf das erste leere Feld. Die Punkte kommen sofort. Ein Plättchen vom Aufbau zeigt eine schwächere Seite, bis ein Spieler eines baut.

        Der Notar beansprucht ein Startgebäude: es wird dein Wohnhaus, bringt 1 Arbeiter je Runde und kann später ein Monument tragen.
    .caption = Holz, Stein, Monument.
chapter-bundle = Lieferung und Gunst
    .text =
        Arbeiter auf der Baustelle liefern Bündel: 3 verschiedene Rohstoffe, einer davon Nahrung, für 5 Punkte. Wer am meisten liefert, gewinnt einen Gunstbeweis.

        Ein Gunstbeweis nimmt einem anderen einen Charakter, oder er nutzt ein offenes Plättchen der Baustelle, und du darfst dann einen Charakter vom Plan nehmen. Das zweite Plättchen öffnet in Runde 4, das dritte in Runde 7.
    .caption = Ein Bündel: Nahrung und zwei andere Rohstoffe.
chapter-monuments = Verwaltung und Ende
    .text =
        Beanspruchte Gebäude werden Wohnhäuser, Wohnhäuser können Monumente werden, und Arbeiter kommen aus dem Lager: 3 für jeden, 2 zu fünft. Der Vogt kommt vor das letzte Gebäude der lückenlosen Reihe.

        Nach Runde 9 werden die Punkte aufgedeckt. Jedes übrige Gold zählt 2 Punkte.
    .caption = Um Monumente geht es in den letzten Runden.
