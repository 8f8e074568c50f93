/* The language in use. English is at hand; the others are fetched when somebody wants them. */

import { en, type Strings } from './strings/en';

export type { Strings };

/** A language's own name, by its code. */
export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** A translation; what it leaves out is said in English. */
export type Translation = Partial<{ [Part in keyof Strings]: Over<Strings[Part]> }>;
type Over<Value> = Value extends (...args: never[]) => unknown
  ? Value
  : Value extends readonly unknown[] | string
    ? Value
    : Partial<Value>;

const FURTHER: Partial<Record<Language, () => Promise<Translation>>> = {
  fr: async () => (await import('./strings/fr')).fr,
  de: async () => (await import('./strings/de')).de,
};

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** English with a translation laid over it, part by part. */
export function translated(over: Translation): Strings {
  const parts = Object.entries(over).map(([name, part]) => {
    const english = en[name as keyof Strings] as unknown;
    return [name, isPlain(english) && isPlain(part) ? { ...english, ...part } : part];
  });
  return { ...en, ...(Object.fromEntries(parts) as Partial<Strings>) };
}

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
    Object.assign(strings, translated((await FURTHER[chosenLanguage()]?.()) ?? {}));
  } catch {
    Object.assign(strings, en);
  }
  document.documentElement.lang = strings.language;
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem('language', language);
  location.reload();
}
