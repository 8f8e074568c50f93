/* Autour de chaque page. */

export const frame = {
  nav: 'Pages',
  play: 'Jouer',
  watch: 'Regarder',
  learn: 'Apprendre',
  me: 'Moi',
  about: 'À propos',
  footer: 'Un projet d’amateurs, non officiel, libre et sans publicité.',
  playingAs: 'Vous jouez sous le nom de',
  guest: 'Invité',
  settings: 'Réglages',
  language: 'Langue',
  skipToMain: 'Aller à la page',
  nowhere: 'Cette page n’existe pas.',
  home: 'Vers l’accueil',
  failed: 'Impossible de charger ceci.',
  again: 'Réessayer',
  loading: 'Un instant …',
};
