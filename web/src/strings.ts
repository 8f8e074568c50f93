/* The language in use. English is at hand; the others are fetched when somebody wants them. */

import { en, type Strings } from './strings/en';

export type { Strings };

/** A language's own name, by its code. */
export const LANGUAGES = { en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

const FURTHER: Partial<Record<Language, () => Promise<Strings>>> = {};

/** What everything speaks with; components read it when they are made, so a new language needs a new page. */
export const strings: Strings = { ...en };

/** The language somebody chose, or the browser's, or English. */
export function chosenLanguage(): Language {
  const wishes = [localStorage.getItem('language') ?? '', ...navigator.languages.map((code) => code.slice(0, 2))];
  return (wishes.find((wish) => wish in LANGUAGES) as Language | undefined) ?? 'en';
}

/** Speak the chosen language; English if it cannot be fetched. */
export async function loadStrings(): Promise<void> {
  try {
    Object.assign(strings, await FURTHER[chosenLanguage()]?.());
  } catch {
    Object.assign(strings, en);
  }
  document.documentElement.lang = strings.language;
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem('language', language);
  location.reload();
}
