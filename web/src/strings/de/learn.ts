/* Wörter, die lehren: die Regeln in Kürze und das erste Spiel mit Begleitung. */

import type { Chapter, LearnWords } from '../en/learn';

const caylus: Chapter[] = [
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
];

const caylus1303: Chapter[] = [
  {
    title: 'Was anders ist',
    text: [
      'Dieselbe Stadt, neu erzählt in neun Runden. Arbeiter sind das Geld: man setzt sie, zahlt mit ihnen und bekommt sie aus dem Lager zurück. Punkte liegen bis zum Ende verdeckt.',
    ],
    picture: 'workers1303',
    caption: 'Fünfzehn Arbeiter für jeden: im Vorrat, auf dem Plan oder ruhend im Lager.',
  },
  {
    title: 'Charaktere',
    text: [
      'Jeder beginnt mit einem Charakter, der eine Regel ändert. Mit einem Gunstbeweis nimmt man anderen einen weg: Keiner gehört dir lange.',
    ],
    picture: 'characters',
    caption: 'Einige der zwölf.',
  },
  {
    title: 'Planung',
    text: [
      'Setz einen Arbeiter oder passe. Hat ein anderer gepasst, braucht Setzen 2 Arbeiter: einer steht, einer geht ins Lager. Wer zuerst passt, beginnt die nächste Runde.',
      'Wer ein Gebäude eines anderen betritt, gibt ihm 1 Punkt.',
    ],
    picture: 'road1303',
    caption: 'Acht Startgebäude, in jedem Spiel anders geordnet.',
  },
  {
    title: 'Stadt, Brücke, Straße',
    text: [
      'Die aufgedruckten Gebäude kommen zuerst dran. An der Brücke darf jeder in der Reihenfolge des Passens den Vogt bis zu 3 Schritte bewegen, für 1 Arbeiter den Schritt. Er steht zwischen zwei Feldern.',
      'Dann arbeitet die Straße bis zum Vogt. Arbeiter hinter ihm ruhen ungenutzt.',
    ],
    picture: 'printed1303',
    caption: 'Die vier Gebäude vor der Brücke.',
  },
  {
    title: 'Bauen',
    text: [
      'Zimmerleute bauen mit Holz, Steinmetze mit Stein, auf das erste leere Feld. Die Punkte kommen sofort. Ein Plättchen vom Aufbau zeigt eine schwächere Seite, bis ein Spieler eines baut.',
      'Der Notar beansprucht ein Startgebäude: es wird dein Wohnhaus, bringt 1 Arbeiter je Runde und kann später ein Monument tragen.',
    ],
    picture: 'kinds1303',
    caption: 'Holz, Stein, Monument.',
  },
  {
    title: 'Lieferung und Gunst',
    text: [
      'Arbeiter auf der Baustelle liefern Bündel: 3 verschiedene Rohstoffe, einer davon Nahrung, für 5 Punkte. Wer am meisten liefert, gewinnt einen Gunstbeweis.',
      'Ein Gunstbeweis nimmt einem anderen einen Charakter, oder er nutzt ein offenes Plättchen der Baustelle, und du darfst dann einen Charakter vom Plan nehmen. Das zweite Plättchen öffnet in Runde 4, das dritte in Runde 7.',
    ],
    picture: 'bundle',
    caption: 'Ein Bündel: Nahrung und zwei andere Rohstoffe.',
  },
  {
    title: 'Verwaltung und Ende',
    text: [
      'Beanspruchte Gebäude werden Wohnhäuser, Wohnhäuser können Monumente werden, und Arbeiter kommen aus dem Lager: 3 für jeden, 2 zu fünft. Der Vogt kommt vor das letzte Gebäude der lückenlosen Reihe.',
      'Nach Runde 9 werden die Punkte aufgedeckt. Jedes übrige Gold zählt 2 Punkte.',
    ],
    picture: 'monuments',
    caption: 'Um Monumente geht es in den letzten Runden.',
  },
];

const magna: Chapter[] = [
  {
    title: 'Was anders ist',
    text: [
      'Das Kartenspiel. Jeder hat dieselben zwölf Gebäude in einem eigenen Stapel, und zusammen legt ihr die Straße. Das Schloss ist ein Haufen Marken; ist die letzte weg, endet das Spiel.',
    ],
    picture: 'cards',
    caption: 'Was der Arbeiter bekommt, und unter dem Haus, was der Besitzer bekommt, wenn ein anderer kommt.',
  },
  {
    title: 'Eine Runde voller Aktionen',
    text: [
      'Nach dem Einkommen tut jeder immer eines, bis alle gepasst haben: für 1 Denar eine Karte ziehen, für 1 die Hand tauschen, für 1 einen Arbeiter setzen, eine Handkarte bauen, ein Prestigegebäude bauen oder passen. Wer zuerst passt, bekommt 1 Denar.',
      'Eine eben gebaute Karte ist sofort nutzbar.',
    ],
    picture: 'hand',
    caption: 'Eine Hand. Bezahlt wird mit Rohstoffen; Gold ersetzt jeden anderen.',
  },
  {
    title: 'Der Vogt',
    text: [
      'In der Reihenfolge des Passens darf jeder den Vogt bis zu 3 Karten bewegen, für 1 Denar die Karte. Bis zu seiner Karte wird gearbeitet, dahinter geschlafen.',
    ],
    picture: 'provostCards',
    caption: 'Die Karte hinter der Schranke schläft.',
  },
  {
    title: 'Wirkungen',
    text: [
      'Karte für Karte nutzt der Besitzer des Arbeiters das Gebäude; gehört es einem anderen, nutzt danach dessen Besitzer die untere Zeile. Kleine Produktionsgebäude halten dafür einen kleinen Vorrat bereit.',
      'Der Notar dreht eine deiner Karten zum Wohnhaus: 1 Denar in jeder Runde, und Platz für ein Prestigegebäude.',
    ],
    picture: 'owners',
    caption: 'Kleine Produktionsgebäude haben einen Vorrat, große geben immer.',
  },
  {
    title: 'Das Schloss',
    text: [
      'Dann werden Lieferungen aus Nahrung, Holz und Stein angeboten. Jede bringt eine Marke: 4 Punkte im Verlies, 3 an den Mauern, 2 an den Türmen. Wer am meisten anbietet, bekommt 1 Gold. Bietet niemand etwas an, werden 2 Marken weggelegt.',
    ],
    picture: 'batchCards',
    caption: 'Eine Lieferung: eine Nahrung, ein Holz, ein Stein.',
  },
  {
    title: 'Das Ende',
    text: [
      'Ist die letzte Marke weg, ist die laufende Runde die letzte. Punkte sind Marken und die sichtbare Seite deiner Karten auf der Straße. Jedes übrige Gold zählt 1 Punkt, ebenso je 3 andere Rohstoffe oder 3 Denar.',
    ],
    picture: 'prestigeCards',
    caption: 'Prestigegebäude stehen allen offen und brauchen Gold.',
  },
];

export const learn: LearnWords = {
  title: 'Lernen',
  intro: 'Zehn Minuten mit einem Begleiter, oder die Regeln in Kürze. Alles andere sagt dir der Tisch beim Spielen.',
  firstGame: 'Ein erstes Spiel mit Begleitung',
  firstGameAbout:
    'Du spielst Caylus gegen einen schwachen Computer. Ein Begleiter sagt dir, was geschieht: Setzen und Passen, der Vogt, das Schloss, Gunst, Bauen.',
  firstGameTime: 'etwa zehn Minuten',
  begin: 'Anfangen',
  goOn: 'Weiterspielen',
  anew: 'Neu anfangen',
  opening: 'Das Spiel wird aufgebaut …',
  rulesOf: (game) => `Die Regeln von ${game}`,
  rules: 'Regeln in Kürze',
  buildings: 'Alle Gebäude',
  copies: (n) => `${n}-mal vorhanden`,
  uncertain: 'Manche Zahlen sind nicht sicher belegt.',
  buildingsOf: (game) => `Alles in ${game}`,
  contents: 'Kapitel',
  allKinds: 'alle',
  filter: 'Zeigen',
  groups: {
    special: 'Stadt',
    printed: 'Stadt',
    neutral: 'neutral',
    starting: 'Start',
    fixed: 'fest',
    wood: 'Holz',
    stone: 'Stein',
    prestige: 'Prestigegebäude',
    monument: 'Monumente',
    residence: 'Wohnhaus',
    castle: 'Schloss',
    favor: 'Gunst',
    character: 'Charaktere',
    board: 'Straße',
    site: 'Baustelle',
  },
  facts: {
    caylus: '2 bis 5 Spieler, 2005',
    'caylus-1303': '2 bis 5 Spieler, 2019',
    'magna-carta': '2 bis 4 Spieler, 2007',
  },
  playIt: 'Gleich spielen',
  chapters: { caylus, 'caylus-1303': caylus1303, 'magna-carta': magna },
  guide: {
    label: 'Begleiter',
    lesson: (n, all) => `${n} von ${all}`,
    hide: 'Begleiter einklappen',
    show: 'Begleiter ausklappen',
    leave: 'Ohne Begleiter weiterspielen',
    hint: 'Zeig mir einen guten Zug',
    thinking: 'Er denkt nach …',
    hinted: (sentence) => `Ein guter Zug: ${sentence}.`,
    wait: (name) => `${name} denkt nach. Sieh auf den Plan: was sich ändert, behält einen blauen Rand.`,
    lessons: {
      place: 'Arbeiter setzen',
      pass: 'Passen',
      provost: 'Der Vogt',
      produce: 'Rohstoffe bekommen',
      castle: 'Am Schloss bauen',
      favor: 'Gunst nutzen',
      build: 'Ein Gebäude bauen',
    },
    tips: {
      first:
        'Willkommen. Jeder leuchtende Platz nimmt einen deiner Arbeiter auf, und die Münze nennt den Preis. Du brauchst Stein: klick auf den markierten Platz.',
      gather:
        'Für das Schloss brauchst du drei verschiedene Rohstoffe, einer davon Nahrung. Hol dir einen, der dir fehlt: Der markierte Platz gibt ihn.',
      castle:
        'Du wirst in dieser Runde liefern können: Nahrung und zwei andere Rohstoffe. Schick einen Arbeiter zum Schloss; er liefert, wenn die Straße gearbeitet hat.',
      carpenter: 'Du hast genug zum Bauen. Ein Arbeiter beim markierten Zimmermann darf ein Holzgebäude errichten.',
      materials: 'Bauen braucht Holz und einen weiteren Rohstoff. Hol, was fehlt, am markierten Platz.',
      joust: 'Der Turnierplatz gibt einen Gunstbeweis für 1 Tuch und 1 Denar.',
      cloth: 'Für den Turnierplatz brauchst du 1 Tuch. Der Bauernhof gibt es.',
      pass: 'Genug für diese Runde. Passe: je früher, desto teurer wird es für die anderen, und der Erste bekommt 1 Denar zurück.',
      free: 'Wie du magst. Jeder leuchtende Platz ist offen; zeig oder tipp auf einen, um zu lesen, was er tut.',
      provost:
        'Der Vogt steht auf der Straße. Bis zu seinem Feld wird gearbeitet, dahinter schlafen Arbeiter. Für 1 Denar das Feld darfst du ihn bewegen, um einen deiner Arbeiter zu wecken oder einen anderen schlafen zu legen. Sind deine alle wach, lass ihn stehen.',
      castleGive:
        'Liefere jetzt. Das setzt ein Haus von dir ins Schloss und bringt Punkte. Wer am meisten liefert, gewinnt einen Gunstbeweis.',
      favor:
        'Du hast die Gunst des Königs gewonnen. Wähle eine Zeile: Punkte, Geld, Rohstoffe oder Bauen. Dein Marker rückt vor, und der nächste Gunstbeweis dort ist mehr wert.',
      favorUse: 'Wähle eine Wirkung der Zeile, bis zu deinem Marker.',
      build:
        'Wähle ein Gebäude. Seine Punkte kommen sofort, es steht auf dem ersten leeren Feld, und jeder Besucher bringt dir 1 Punkt.',
      take: 'Dein Gebäude arbeitet. Nimm den Rohstoff, den du am meisten brauchst.',
      trade: 'Ein Tausch. Ablehnen darfst du immer.',
      other: 'Lies die Frage unten; jede Möglichkeit ist ein Knopf. Im Zweifel ist ein guter Zug einen Klick entfernt.',
    },
    learnt: {
      place: 'Ein Arbeiter steht. Er arbeitet, wenn sein Gebäude an der Reihe ist.',
      pass: 'Du hast gepasst. Jetzt kommt die Stadt, dann der Vogt, dann die Straße.',
      provost: 'Der Vogt steht fest; bis zu ihm arbeitet nun die Straße.',
      produce: 'Dein Arbeiter hat dir Rohstoffe gebracht und ist heimgegangen.',
      castle: 'Dein Haus steht im Schloss.',
      favor: 'Der König hat dir gedankt.',
      build: 'Dein Gebäude steht. Es gehört dir bis zum Ende.',
    },
    done: 'Jetzt kennst du das Spiel.',
    doneAbout:
      'Was bleibt, sind die Gebäude und das, was andere tun. Spiel dieses Spiel zu Ende, oder beginn ein eigenes.',
    playOn: 'Zu Ende spielen',
    own: 'Ein eigenes Spiel',
    read: 'Regeln lesen',
  },
};
