/* The rules in short, in German. */

import type { GameRules } from '../../words';

export const rules: GameRules = {
  game: 'caylus',
  facts: '2 bis 5 Spieler, 2005',
  chapters: [
    {
      title: 'Worum es geht',
      text: [
        'Der König will ein Schloss. Ihr seid Baumeister, die es errichten, und eine Stadt daneben. Wer die meisten Punkte hat, wenn der letzte Teil des Schlosses gewertet ist, gewinnt.',
        'Nichts ist verborgen, und nach dem Aufbau ist nichts dem Zufall überlassen. Alles hängt davon ab, was die anderen tun.',
      ],
      picture: 'castle',
      caption: 'Verlies, Mauern und Türme: nacheinander gebaut, nacheinander gewertet.',
    },
    {
      title: 'Rohstoffe und Geld',
      text: [
        'Nahrung, Holz, Stein, Tuch und Gold sind die Rohstoffe, Denar das Geld. Du beginnst mit 2 Nahrung, 1 Holz und ein paar Denar, und jede Runde bringt 2 Denar dazu.',
      ],
      picture: 'goods',
      caption: 'Jeder Rohstoff hat seine eigene Form.',
    },
    {
      title: 'Setzen oder passen',
      text: [
        'Der Reihe nach setzt jeder einen Arbeiter oder passt, immer wieder. Setzen kostet 1 Denar und 1 mehr für jeden, der schon gepasst hat. Im eigenen Gebäude ist es immer 1.',
        'Wer zuerst passt, bekommt 1 Denar. Wer gepasst hat, setzt in dieser Runde nicht mehr: früh zu passen macht es für die anderen teuer.',
        'Betrittst du ein Gebäude eines anderen, bekommt der sofort 1 Punkt.',
      ],
      picture: 'price',
      caption: 'Die Münze auf einem leuchtenden Platz nennt den Preis. Ein Haus zeigt, wem er gehört.',
    },
    {
      title: 'Die Stadt',
      text: [
        'Sechs Gebäude vor der Brücke kommen zuerst dran: das Tor schickt einen Arbeiter weiter, der Handelsposten zahlt 3 Denar, die Gilde bewegt den Vogt, der Turnierplatz verkauft einen Gunstbeweis, die Stallungen ordnen die Reihenfolge, das Gasthaus macht dein Setzen billig.',
      ],
      picture: 'town',
      caption: 'Sie kommen von links nach rechts dran, dann gehen die Arbeiter heim.',
    },
    {
      title: 'Der Vogt',
      text: [
        'Gebäude arbeiten nur bis zu dem Feld, auf dem der Vogt steht. Arbeiter hinter ihm schlafen und kommen mit nichts nach Hause.',
        'In der Reihenfolge des Passens darf jeder ihn bis zu 3 Felder bewegen, für 1 Denar das Feld. Hier werden Bündnisse geschlossen und gebrochen.',
      ],
      picture: 'provost',
      caption: 'Alles rechts der Schranke schläft in dieser Runde.',
    },
    {
      title: 'Die Straße',
      text: [
        'Von der Brücke bis zum Vogt arbeitet jedes Gebäude mit einem Arbeiter. Produktionsgebäude geben Rohstoffe, Märkte tauschen, Zimmerleute, Maurer und Architekten bauen.',
        'Ein neues Holz- oder Steingebäude kommt auf das erste leere Feld. Es bringt seine Punkte sofort und danach 1 Punkt für jeden Besucher.',
        'Ein Notar macht aus einem Gebäude dein Wohnhaus: 2 Punkte und 1 Denar mehr in jeder Runde. Prestigegebäude stehen auf Wohnhäusern.',
      ],
      picture: 'kinds',
      caption: 'Das Dach verrät die Art: neutral, Holz, Stein, Wohnhaus, Prestigegebäude.',
    },
    {
      title: 'Das Schloss',
      text: [
        'Wer einen Arbeiter zum Schloss geschickt hat, liefert: 3 verschiedene Rohstoffe, einer davon Nahrung. Eine Lieferung bringt 5 Punkte im Verlies, 4 an den Mauern, 3 an den Türmen.',
        'Wer dort steht und nichts liefert, verliert 2 Punkte. Wer in dieser Runde am meisten liefert, gewinnt die Gunst des Königs.',
      ],
      picture: 'batch',
      caption: 'Eine Lieferung: Nahrung und zwei andere Rohstoffe.',
    },
    {
      title: 'Die Gunst des Königs',
      text: [
        'Ein Gunstbeweis rückt deinen Marker auf einer Zeile der Gunsttafel vor und gibt eine Wirkung bis zu ihm: Punkte, Geld, Rohstoffe oder billigeres Bauen.',
        'Die ersten beiden Spalten sind von Anfang an offen, die nächsten zwei nach dem Verlies, die letzte nach den Mauern.',
      ],
      picture: 'favors',
      caption: 'Vier Zeilen; jeder Gunstbeweis rückt eine davon einen Schritt vor.',
    },
    {
      title: 'Ende der Runde, Ende des Spiels',
      text: [
        'Der Seneschall geht 1 Feld, oder 2, wenn der Vogt vor ihm ist. Auf 12, 18 und 24 lässt er einen Teil des Schlosses werten, oder früher, wenn er voll ist. Kein Haus darin kostet Punkte, zwei oder mehr bringen Gunstbeweise.',
        'Nach den Türmen ist das Spiel zu Ende. Jedes übrige Gold zählt 3 Punkte, je 3 andere Rohstoffe 1 Punkt, je 4 Denar 1 Punkt.',
      ],
      picture: 'officers',
      caption: 'Der Seneschall gibt das Tempo vor, der Vogt sperrt die Straße.',
    },
  ],
};
