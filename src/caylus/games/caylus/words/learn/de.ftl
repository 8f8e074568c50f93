# The rules in short, and the guide of the first game. Paragraphs stand apart by an empty line.

guide-label = Begleiter
guide-lesson = { $lesson } von { $all }
guide-hide = Begleiter einklappen
guide-show = Begleiter ausklappen
guide-leave = Ohne Begleiter weiterspielen
guide-hint = Zeig mir einen guten Zug
guide-thinking = Er denkt nach …
guide-hinted = Ein guter Zug: { $sentence }.
guide-wait = { $name } denkt nach. Sieh auf den Plan: was sich ändert, behält einen blauen Rand.

# -- What there is to learn

lesson-place = Arbeiter setzen
lesson-pass = Passen
lesson-provost = Der Vogt
lesson-produce = Rohstoffe bekommen
lesson-castle = Am Schloss bauen
lesson-favor = Gunst nutzen
lesson-build = Ein Gebäude bauen

# -- What to do now; the marked place is meant where one is named

tip-first = Willkommen. Jeder leuchtende Platz nimmt einen deiner Arbeiter auf, und die Münze nennt den Preis. Du brauchst Stein: klick auf den markierten Platz.
tip-gather = Für das Schloss brauchst du drei verschiedene Rohstoffe, einer davon Nahrung. Hol dir einen, der dir fehlt: Der markierte Platz gibt ihn.
tip-castle = Du wirst in dieser Runde liefern können: Nahrung und zwei andere Rohstoffe. Schick einen Arbeiter zum Schloss; er liefert, wenn die Straße gearbeitet hat.
tip-carpenter = Du hast genug zum Bauen. Ein Arbeiter beim markierten Zimmermann darf ein Holzgebäude errichten.
tip-materials = Bauen braucht Holz und einen weiteren Rohstoff. Hol, was fehlt, am markierten Platz.
tip-joust = Der Turnierplatz gibt einen Gunstbeweis für 1 Tuch und 1 Denar.
tip-cloth = Für den Turnierplatz brauchst du 1 Tuch. Der Bauernhof gibt es.
tip-pass = Genug für diese Runde. Passe: je früher, desto teurer wird es für die anderen, und der Erste bekommt 1 Denar zurück.
tip-free = Wie du magst. Jeder leuchtende Platz ist offen; zeig oder tipp auf einen, um zu lesen, was er tut.
tip-provost = Der Vogt steht auf der Straße. Bis zu seinem Feld wird gearbeitet, dahinter schlafen Arbeiter. Für 1 Denar das Feld darfst du ihn bewegen, um einen deiner Arbeiter zu wecken oder einen anderen schlafen zu legen. Sind deine alle wach, lass ihn stehen.
tip-castle-give = Liefere jetzt. Das setzt ein Haus von dir ins Schloss und bringt Punkte. Wer am meisten liefert, gewinnt einen Gunstbeweis.
tip-favor = Du hast die Gunst des Königs gewonnen. Wähle eine Zeile: Punkte, Geld, Rohstoffe oder Bauen. Dein Marker rückt vor, und der nächste Gunstbeweis dort ist mehr wert.
tip-favor-use = Wähle eine Wirkung der Zeile, bis zu deinem Marker.
tip-build = Wähle ein Gebäude. Seine Punkte kommen sofort, es steht auf dem ersten leeren Feld, und jeder Besucher bringt dir 1 Punkt.
tip-take = Dein Gebäude arbeitet. Nimm den Rohstoff, den du am meisten brauchst.
tip-trade = Ein Tausch. Ablehnen darfst du immer.
tip-other = Lies die Frage unten; jede Möglichkeit ist ein Knopf. Im Zweifel ist ein guter Zug einen Klick entfernt.

# -- What was learnt

learnt-place = Ein Arbeiter steht. Er arbeitet, wenn sein Gebäude an der Reihe ist.
learnt-pass = Du hast gepasst. Jetzt kommt die Stadt, dann der Vogt, dann die Straße.
learnt-provost = Der Vogt steht fest; bis zu ihm arbeitet nun die Straße.
learnt-produce = Dein Arbeiter hat dir Rohstoffe gebracht und ist heimgegangen.
learnt-castle = Dein Haus steht im Schloss.
learnt-favor = Der König hat dir gedankt.
learnt-build = Dein Gebäude steht. Es gehört dir bis zum Ende.
guide-done = Jetzt kennst du das Spiel.
guide-done-about = Was bleibt, sind die Gebäude und das, was andere tun. Spiel dieses Spiel zu Ende, oder beginn ein eigenes.
guide-play-on = Zu Ende spielen
guide-own = Ein eigenes Spiel
guide-read = Regeln lesen

# -- The rules

rules-facts = 2 bis 5 Spieler, 2005
chapter-castle = Worum es geht
    .text =
        Der König will ein Schloss. Ihr seid Baumeister, die es errichten, und eine Stadt daneben. Wer die meisten Punkte hat, wenn der letzte Teil des Schlosses gewertet ist, gewinnt.

        Nichts ist verborgen, und nach dem Aufbau ist nichts dem Zufall überlassen. Alles hängt davon ab, was die anderen tun.
    .caption = Verlies, Mauern und Türme: nacheinander gebaut, nacheinander gewertet.
chapter-goods = Rohstoffe und Geld
    .text =
        Nahrung, Holz, Stein, Tuch und Gold sind die Rohstoffe, Denar das Geld. Du beginnst mit 2 Nahrung, 1 Holz und ein paar Denar, und jede Runde bringt 2 Denar dazu.
    .caption = Jeder Rohstoff hat seine eigene Form.
chapter-price = Setzen oder passen
    .text =
        Der Reihe nach setzt jeder einen Arbeiter oder passt, immer wieder. Setzen kostet 1 Denar und 1 mehr für jeden, der schon gepasst hat. Im eigenen Gebäude ist es immer 1.

        Wer zuerst passt, bekommt 1 Denar. Wer gepasst hat, setzt in dieser Runde nicht mehr: früh zu passen macht es für die anderen teuer.

        Betrittst du ein Gebäude eines anderen, bekommt der sofort 1 Punkt.
    .caption = Die Münze auf einem leuchtenden Platz nennt den Preis. Ein Haus zeigt, wem er gehört.
chapter-town = Die Stadt
    .text =
        Sechs Gebäude vor der Brücke kommen zuerst dran: das Tor schickt einen Arbeiter weiter, der Handelsposten zahlt 3 Denar, die Gilde bewegt den Vogt, der Turnierplatz verkauft einen Gunstbeweis, die Stallungen ordnen die Reihenfolge, das Gasthaus macht dein Setzen billig.
    .caption = Sie kommen von links nach rechts dran, dann gehen die Arbeiter heim.
chapter-provost = Der Vogt
    .text =
        Gebäude arbeiten nur bis zu dem Feld, auf dem der Vogt steht. Arbeiter hinter ihm schlafen und kommen mit nichts nach Hause.

        In der Reihenfolge des Passens darf jeder ihn bis zu 3 Felder bewegen, für 1 Denar das Feld. Hier werden Bündnisse geschlossen und gebrochen.
    .caption = Alles rechts der Schranke schläft in dieser Runde.
chapter-kinds = Die Straße
    .text =
        Von der Brücke bis zum Vogt arbeitet jedes Gebäude mit einem Arbeiter. Produktionsgebäude geben Rohstoffe, Märkte tauschen, Zimmerleute, Maurer und Architekten bauen.

        Ein neues Holz- oder Steingebäude kommt auf das erste leere Feld. Es bringt seine Punkte sofort und danach 1 Punkt für jeden Besucher.

        Ein Notar macht aus einem Gebäude dein Wohnhaus: 2 Punkte und 1 Denar mehr in jeder Runde. Prestigegebäude stehen auf Wohnhäusern.
    .caption = Das Dach verrät die Art: neutral, Holz, Stein, Wohnhaus, Prestigegebäude.
chapter-batch = Das Schloss
    .text =
        Wer einen Arbeiter zum Schloss geschickt hat, liefert: 3 verschiedene Rohstoffe, einer davon Nahrung. Eine Lieferung bringt 5 Punkte im Verlies, 4 an den Mauern, 3 an den Türmen.

        Wer dort steht und nichts liefert, verliert 2 Punkte. Wer in dieser Runde am meisten liefert, gewinnt die Gunst des Königs.
    .caption = Eine Lieferung: Nahrung und zwei andere Rohstoffe.
chapter-favors = Die Gunst des Königs
    .text =
        Ein Gunstbeweis rückt deinen Marker auf einer Zeile der Gunsttafel vor und gibt eine Wirkung bis zu ihm: Punkte, Geld, Rohstoffe oder billigeres Bauen.

        Die ersten beiden Spalten sind von Anfang an offen, die nächsten zwei nach dem Verlies, die letzte nach den Mauern.
    .caption = Vier Zeilen; jeder Gunstbeweis rückt eine davon einen Schritt vor.
chapter-officers = Ende der Runde, Ende des Spiels
    .text =
        Der Seneschall geht 1 Feld, oder 2, wenn der Vogt vor ihm ist. Auf 12, 18 und 24 lässt er einen Teil des Schlosses werten, oder früher, wenn er voll ist. Kein Haus darin kostet Punkte, zwei oder mehr bringen Gunstbeweise.

        Nach den Türmen ist das Spiel zu Ende. Jedes übrige Gold zählt 3 Punkte, je 3 andere Rohstoffe 1 Punkt, je 4 Denar 1 Punkt.
    .caption = Der Seneschall gibt das Tempo vor, der Vogt sperrt die Straße.
