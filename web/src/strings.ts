/* The language in use. English is at hand; the others are fetched when somebody wants them, and so are the words of
   pages that are not needed to play. */

import { en, type Strings } from './strings/en';
import type { LearnWords } from './strings/en/learn';
import type { PageWords } from './strings/en/pages';

export type { LearnWords, PageWords, Strings };

/** A language's own name, by its code. */
export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const FURTHER: Record<Language, () => Promise<Strings>> = {
  en: () => Promise.resolve(en),
  fr: async () => (await import('./strings/fr')).fr,
  de: async () => (await import('./strings/de')).de,
};
const PAGES: Record<Language, () => Promise<PageWords>> = {
  en: async () => (await import('./strings/en/pages')).pages,
  fr: async () => (await import('./strings/fr/pages')).pages,
  de: async () => (await import('./strings/de/pages')).pages,
};
const LEARN: Record<Language, () => Promise<LearnWords>> = {
  en: async () => (await import('./strings/en/learn')).learn,
  fr: async () => (await import('./strings/fr/learn')).learn,
  de: async () => (await import('./strings/de/learn')).learn,
};

/** What everything speaks with; components read it when they are made, so a new language needs a new page. */
export const strings: Strings = { ...en };
/** Words of the pages beside the table, there once `loadPageWords` is done. */
export const pageWords = {} as PageWords;
/** Words that teach, there once `loadLearnWords` is done. */
export const learnWords = {} as LearnWords;

/** The language somebody chose, or the browser's, or English. */
export function chosenLanguage(): Language {
  const wishes = [localStorage.getItem('language') ?? '', ...navigator.languages.map((code) => code.slice(0, 2))];
  return (wishes.find((wish) => wish in LANGUAGES) as Language | undefined) ?? 'en';
}

/** Speak the chosen language; English if it cannot be fetched. */
export async function loadStrings(): Promise<void> {
  try {
    Object.assign(strings, await FURTHER[chosenLanguage()]());
  } catch {
    Object.assign(strings, en);
  }
  document.documentElement.lang = strings.language;
}

export async function loadPageWords(): Promise<void> {
  Object.assign(pageWords, await PAGES[strings.language as Language]());
}

export async function loadLearnWords(): Promise<void> {
  Object.assign(learnWords, await LEARN[strings.language as Language]());
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem('language', language);
  location.reload();
}
