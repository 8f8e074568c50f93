/* Languages for tests, with all their words at once; vitest begins in English. */

import { isOf, speak } from '.';

const FILES = import.meta.glob<string>(['@program/words/*/browser/*.ftl', '@program/games/*/words/**/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Speak a language from now on. */
export function speakIn(code: string): void {
  speak(
    code,
    Object.entries(FILES).filter(([path]) => isOf(path, code)),
  );
}

speakIn('en');
