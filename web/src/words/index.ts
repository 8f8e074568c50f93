/* The language in use. Its words are catalogues of Fluent beside the program, some shared and some in the folder of a
   game; those to play with are fetched before anything is drawn, those of other pages when somebody goes there. */

import { FluentResource } from '@fluent/bundle';
import languages from '@program/words/languages.json';
import { type Args, Catalogue } from './format';
import type { Words, WordsOfGames } from './ids';

type AtTables = Words & WordsOfGames;
type Filled<Args> = Args extends null ? [] : [args: Args];
/** The beginning that ids have in common: `kind` is that of kind-wood and kind-stone. */
type Family<All, Name extends string> = Extract<keyof All, `${Name}-${string}`> extends never ? never : Name;
type Say<All> = <Id extends keyof All & string>(id: Id, ...args: Filled<All[Id]>) => string;
type Named<All> = <Name extends string>(family: Name & Family<All, Name>, key: string | number) => string | undefined;

/** A language that the client speaks, by its code: its own name, and what is said of it while nobody at home in it has
    read the words. */
export const LANGUAGES: Record<string, { name: string; locale: string; draft?: string }> = languages;

type Files = Record<string, () => Promise<string>>;
const PARTS = {
  play: import.meta.glob<string>(
    ['@program/words/*/browser/{frame,home,live,table}.ftl', '@program/games/*/words/*.ftl'],
    { query: '?raw', import: 'default' },
  ),
  pages: import.meta.glob<string>('@program/words/*/browser/pages.ftl', {
    query: '?raw',
    import: 'default',
  }),
  learn: import.meta.glob<string>(['@program/words/*/browser/learn.ftl', '@program/games/*/words/learn/*.ftl'], {
    query: '?raw',
    import: 'default',
  }),
  gallery: import.meta.glob<string>('@program/words/*/browser/gallery.ftl', {
    query: '?raw',
    import: 'default',
  }),
} satisfies Record<string, Files>;
export type Part = keyof typeof PARTS;

/** The code of the language in use; a new one needs a new page. */
export let language = 'en';
const shared: FluentResource[] = [];
const ofGames = new Map<string, FluentResource[]>();
const catalogues = new Map<string, Catalogue>();

/* A game's folder has the letters and figures of its id. */
function plainly(game: string): string {
  return game.replaceAll(/[^a-z0-9]/g, '');
}

/** The words at a game's table: its own, and those that all games share. */
function catalogueOf(game = ''): Catalogue {
  let catalogue = catalogues.get(game);
  if (!catalogue) {
    catalogue = new Catalogue(LANGUAGES[language]?.locale ?? language, [
      ...shared,
      ...(ofGames.get(plainly(game)) ?? []),
    ]);
    catalogues.set(game, catalogue);
  }
  return catalogue;
}

/** Speak a language by what its files say, each given with its path; what was said before is forgotten. */
export function speak(code: string, files: [path: string, source: string][]): void {
  language = code;
  shared.length = 0;
  ofGames.clear();
  learn(files);
}

function learn(files: [path: string, source: string][]): void {
  for (const [path, source] of files) {
    const game = /\/games\/([^/]+)\//.exec(path)?.[1];
    const known = game ? (ofGames.get(plainly(game)) ?? []) : shared;
    known.push(new FluentResource(source));
    if (game) ofGames.set(plainly(game), known);
  }
  catalogues.clear();
}

/** Whether a file is of a language: it lies in its folder or is called after it. */
export function isOf(path: string, code: string): boolean {
  return path.includes(`/${code}/`) || path.endsWith(`/${code}.ftl`);
}

async function fetched(part: Part, code: string): Promise<[path: string, source: string][]> {
  const files = Object.entries(PARTS[part]).filter(([path]) => isOf(path, code));
  return Promise.all(files.map(async ([path, read]): Promise<[string, string]> => [path, await read()]));
}

/** The language somebody chose, or the browser's, or English. */
export function chosenLanguage(): string {
  const wishes = [localStorage.getItem('language') ?? '', ...navigator.languages.map((code) => code.slice(0, 2))];
  return wishes.find((wish) => Object.hasOwn(LANGUAGES, wish)) ?? 'en';
}

/** Speak the chosen language; English if it cannot be fetched. */
export async function loadLanguage(): Promise<void> {
  const wish = chosenLanguage();
  try {
    speak(wish, await fetched('play', wish));
  } catch {
    speak('en', await fetched('play', 'en'));
  }
  document.documentElement.lang = language;
}

const known = new Set<Part>();

/** Fetch the words of a part of the client, once. */
export async function loadWords(part: Part): Promise<void> {
  if (known.has(part)) return;
  learn(await fetched(part, language));
  known.add(part);
}

export function chooseLanguage(code: string): void {
  localStorage.setItem('language', code);
  location.reload();
}

function idIn(family: string, key: string | number): string {
  return `${family}-${String(key).replaceAll(' ', '-')}`;
}

/** A sentence that is the same at every table. */
export const say: Say<Words> = (id, ...[args]) => catalogueOf().say(id, args as Args | undefined);

/** A word of a family by what it stands for; undefined where there is none. */
export const named: Named<Words> = (family, key) => catalogueOf().find(idIn(family, key));

/** What is said at the table of a game: in its own words where it has some. */
export function inGame(game: string): {
  say: Say<AtTables>;
  named: Named<AtTables>;
  /** What a component is called, or a form of it: shorter, on its picture, what it does in two words. */
  component: (id: string, form?: 'short' | 'caption' | 'note') => string | undefined;
} {
  return {
    say: (id, ...[args]) => catalogueOf(game).say(id, args as Args | undefined),
    named: (family, key) => catalogueOf(game).find(idIn(family, key)),
    component: (id, form) => catalogueOf(game).find(form ? `${id}.${form}` : id),
  };
}
