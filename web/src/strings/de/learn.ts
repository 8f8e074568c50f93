/* Wörter, die lehren: die Regeln in Kürze und das erste Spiel mit Begleitung. */

import { byGame, type GameRules } from '../../games/words';
import type { LearnWords } from '../en/learn';

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
  playIt: 'Gleich spielen',
  /** The rules of each game, by its id. */
  rulesInShort: byGame(import.meta.glob<GameRules>('../../games/*/rules/de.ts', { eager: true, import: 'rules' })),
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
