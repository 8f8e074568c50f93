/* Um jede Seite herum. */

export const frame = {
  nav: 'Seiten',
  play: 'Spielen',
  watch: 'Zuschauen',
  learn: 'Lernen',
  me: 'Ich',
  about: 'Über dieses Projekt',
  footer: 'Ein inoffizielles Projekt von Liebhabern, frei und ohne Werbung.',
  playingAs: 'Du spielst als',
  guest: 'Gast',
  settings: 'Einstellungen',
  language: 'Sprache',
  skipToMain: 'Zur Seite springen',
  nowhere: 'Diese Seite gibt es nicht.',
  home: 'Zur Startseite',
  failed: 'Das ließ sich nicht laden.',
  again: 'Noch einmal',
  loading: 'Einen Augenblick …',
};
