/* Words around every page. */

export const frame = {
  nav: 'Pages',
  play: 'Play',
  watch: 'Watch',
  learn: 'Learn',
  me: 'Me',
  about: 'About',
  footer: 'An unofficial fan project, free and without advertising.',
  playingAs: 'Playing as',
  guest: 'Guest',
  settings: 'Settings',
  language: 'Language',
  skipToMain: 'Skip to the page',
  nowhere: 'There is no such page.',
  home: 'To the first page',
  failed: 'This could not be loaded.',
  again: 'Try again',
  loading: 'One moment …',
};
