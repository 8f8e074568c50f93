/* Languages for tests, with all their words at once; vitest begins in English. */

import { isOf, speak } from '.';

const ENGLISH = import.meta.glob<string>(
  ['@program/words/en/browser/*.ftl', '@program/games/*/words/{en,learn/en}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const FILES = import.meta.glob<string>(['@program/words/*/browser/*.ftl', '@program/games/*/words/{*,learn/*}.ftl'], {
  query: '?raw',
  import: 'default',
});

/** Speak a language from now on. */
export async function speakIn(code: string): Promise<void> {
  const files = Object.entries(FILES).filter(([path]) => isOf(path, code));
  speak(code, await Promise.all(files.map(async ([path, read]): Promise<[string, string]> => [path, await read()])));
}

speak('en', Object.entries(ENGLISH));
